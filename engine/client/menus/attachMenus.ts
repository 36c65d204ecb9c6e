import type { Translate } from '../../shared/createTranslate.ts';
import { foldCategory, openCategory } from './foldCategory.ts';

const SHOWN = 'dropdown--show';

/**
 * Menus of the navbar, and folding in sidebar and drawer. Their state is in the DOM only; React renders the elements
 * and does not know it.
 */
export function attachMenus(translate: Translate, autoCollapse: boolean): void {
  document.addEventListener('click', (event) => {
    const find = (selector: string) => (event.target as Element).closest<HTMLAnchorElement>(selector);
    // A component of the site has its own handler.
    if (event.defaultPrevented) return;
    const head = find('.dropdown>a');
    if (head && head.pathname === location.pathname) {
      event.preventDefault();
      toggleMenu(head.parentElement!);
    }
    closeMenus(find('.dropdown__menu a') ? null : head);
    const row = find('.menu__list-item-collapsible');
    const list = row?.nextElementSibling;
    if (!list || !find('.menu__caret,[role=button],.menu__link--sublist[aria-current]')) return;
    event.preventDefault();
    const item = row.parentElement!;
    const isCategory = item.matches('.theme-doc-sidebar-item-category');
    if (item.matches('.menu__list-item--collapsed')) openCategory(item, autoCollapse && isCategory);
    else foldCategory(item, true);
    for (const caret of document.querySelectorAll('.menu__caret')) nameCaret(caret, translate);
  });
  document.addEventListener('focusin', ({ target }) => closeMenus(target as Element));
  document.addEventListener('keydown', (event) => {
    if (!event.defaultPrevented && pressKey(event.target as HTMLElement, event.key)) event.preventDefault();
  });
}

function toggleMenu(dropdown: Element): void {
  dropdown.firstElementChild!.ariaExpanded = `${dropdown.classList.toggle(SHOWN)}`;
}

/** Hides all open menus, except the one that contains `inside`. */
function closeMenus(inside: Element | null): void {
  for (const dropdown of document.querySelectorAll(`.${SHOWN}`)) if (!dropdown.contains(inside)) toggleMenu(dropdown);
}

/** True if the key was handled. */
function pressKey(target: HTMLElement, key: string): boolean {
  const dropdown = target.closest('.dropdown');
  if (!dropdown) {
    if (key !== ' ' || !target.matches('a[role=button]')) return false;
    target.click();
    return true;
  }
  const [head, ...links] = dropdown.querySelectorAll<HTMLElement>('a');
  const at = links.indexOf(target);
  if (key === 'Escape') {
    // Nothing in a hidden menu can have focus.
    if (at >= 0) head!.focus();
    closeMenus(null);
    return false;
  }
  if (at < 0 && (key === 'Enter' || key === ' ')) toggleMenu(dropdown);
  else {
    const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[key];
    if (next === undefined) return false;
    if (!dropdown.matches(`.${SHOWN}`)) toggleMenu(dropdown);
    links.at(next % links.length)?.focus();
  }
  return true;
}

function nameCaret(caret: Element, t: Translate): void {
  const isOpen = caret.ariaExpanded === 'true';
  const label = caret.previousElementSibling!.textContent;
  caret.ariaLabel = caret.closest('.theme-doc-sidebar-item-category')
    ? t(isOpen ? "Collapse sidebar category '{label}'" : "Expand sidebar category '{label}'", { label })
    : t(isOpen ? 'Collapse the dropdown' : 'Expand the dropdown');
}
