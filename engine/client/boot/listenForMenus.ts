import { has } from '../browser/attributes.ts';
import { SINGLE_KEYS } from '../browser/singleKeys.ts';
import { readItem } from '../browser/storedItem.ts';
import { cycleColorMode } from '../colorMode/earlyColorMode.ts';

import { fillToc } from '../toc/fillToc.ts';
import { unwrap } from './unwrap.ts';

/** The event that came before this script. If the app had loaded and handles the key, it has prevented the default. */
const early = octavo.event as Event | undefined;

/** Elements that open or close when their control is clicked, and the class for it. */
const STATES: Record<string, string> = {
  '.dropdown': 'dropdown--show',
  '.menu__list-item': 'menu__list-item--collapsed',
  '.tocCollapsible_ETCw': 'tocCollapsibleExpanded_sAul',
  '.tocCollapsibleButton_TO0P': 'tocCollapsibleButtonExpanded_MG3E',
};

/**
 * Handles controls that links cannot replace, until the app has loaded: the colour mode switch, menus, folding, the
 * drawer and the search shortcut. Their state is in class names and `aria-expanded`, where the app finds it.
 */
function onClick(event: Event): void {
  const find = (selector: string) => (event.target as Element).closest(selector);
  // Only this script handles these controls. The site's own components have their own handlers and no such attribute.
  const toc = find('.tocCollapsibleButton_TO0P[aria-expanded]');
  if (toc) fillToc(toc);
  else if (has('ocLive')) return;
  if (find('.toggleButton_gllP')) cycleColorMode();
  if (find('.navbar__toggle')) removeBootDrawer();
  // Replaces the action of the link, which leads to the current page or to the first page of a category.
  const control =
    toc ?? find('.dropdown>[href="#"],.menu__list-item-collapsible:has(+*)>:is(.menu__caret,[role=button])');
  if (!control) return;
  event.preventDefault();
  for (const selector in STATES) find(selector)?.classList.toggle(STATES[selector]!);
  // Next to a link, a button carries the state for both.
  const said = control.ariaExpanded ? control : control.nextElementSibling!;
  said.ariaExpanded = `${said.ariaExpanded !== 'true'}`;
}

/**
 * In the document the drawer is in `<noscript>`: a popover that its button opens. Its menu only contains the way to the
 * page, but the sidebar column is complete. React takes over in createDrawer.ts.
 */
function removeBootDrawer(): void {
  unwrap('.navbar>noscript');
  const [menu, column] = document.querySelectorAll('.theme-doc-sidebar-menu');
  if (column) menu!.innerHTML = column.innerHTML;
}

/**
 * `/` opens search, even after the app has loaded. The longer shortcut belongs to the app
 * (theme/search/useShortcut.ts), unless the app was not there when the reader pressed it.
 */
function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const hasModifier = ctrlKey || metaKey;
  const isTyping = (target as Element).closest('input, textarea, select, [contenteditable]');
  const fits =
    key === '/'
      ? !(hasModifier || altKey || isTyping || readItem(SINGLE_KEYS))
      : key === 'k' && hasModifier && !(event === early ? event.defaultPrevented : has('ocLive'));
  const field = document.querySelector<HTMLInputElement>('[data-oc-shortcut]');
  if (!fits || !field) return;
  event.preventDefault();
  field.focus();
  field.select();
}

addEventListener('click', onClick);
addEventListener('keydown', onKey);
if (early?.type === 'click') onClick(early);
if (early?.type === 'keydown') onKey(early as KeyboardEvent);
