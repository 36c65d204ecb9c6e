import { has } from '../browser/attributes.ts';
import { SINGLE_KEYS } from '../browser/singleKeys.ts';
import { readItem } from '../browser/storedItem.ts';
import { cycleColorMode } from '../colorMode/earlyColorMode.ts';

import { fillToc } from '../toc/fillToc.ts';
import { unwrap } from './unwrap.ts';

/** Elements that open or close when their control is clicked, and the class for it. */
const STATES: Record<string, string> = {
  '.dropdown': 'dropdown--show',
  '.menu__list-item': 'menu__list-item--collapsed',
  '.tocCollapsible_ETCw': 'tocCollapsibleExpanded_sAul',
  '.tocCollapsibleButton_TO0P': 'tocCollapsibleButtonExpanded_MG3E',
};

/**
 * Controls that links alone cannot replace, until the app has loaded: the colour mode switch, menus, folding, the
 * drawer, and the search shortcut. State is in class names and `aria-expanded`, where the app finds it.
 */
function onClick(event: Event): void {
  const find = (selector: string) => (event.target as Element).closest(selector);
  // The app leaves it to this script. The site's own components have their own handlers and no such attribute.
  const toc = find('.tocCollapsibleButton_TO0P[aria-expanded]');
  if (toc) fillToc(toc);
  else if (has('ocLive')) return;
  if (find('.toggleButton_gllP')) cycleColorMode();
  if (find('.navbar__toggle')) takeDrawer();
  // In place of the link, which leads to where the reader is, or to the first page of a category.
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
 * In the document the drawer is in `<noscript>`: a popover, which its button then opens. Its menu has the way to the page only;
 * the column has all of it. React takes over in createDrawer.ts.
 */
function takeDrawer(): void {
  unwrap('.navbar>noscript');
  const [menu, column] = document.querySelectorAll('.theme-doc-sidebar-menu');
  if (column) menu!.innerHTML = column.innerHTML;
}

addEventListener('click', onClick);
// One that came earlier than this script.
if ((octavo.event as Event | undefined)?.type === 'click') onClick(octavo.event as Event);

/**
 * `/` opens search, also when the app is there. The first key a reader presses may be the longer shortcut, which is the app's
 * own otherwise (theme/search/useShortcut.ts).
 */
addEventListener('keydown', ((event: KeyboardEvent) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const hasModifier = ctrlKey || metaKey;
  const isTyping = (target as Element).closest('input, textarea, select, [contenteditable]');
  const fits =
    key === '/'
      ? !(hasModifier || altKey || isTyping || readItem(SINGLE_KEYS))
      : key === 'k' && hasModifier && !has('ocLive');
  const field = document.querySelector<HTMLInputElement>('[data-oc-shortcut]');
  if (!fits || !field) return;
  event.preventDefault();
  field.focus();
  field.select();
}) as EventListener);
