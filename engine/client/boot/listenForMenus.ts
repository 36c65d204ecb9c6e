import { has } from '../browser/attributes.ts';
import { cycleColorMode } from '../colorMode/bootColorMode.ts';
import { fillToc } from '../toc/bootToc.ts';
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
addEventListener('click', (event) => {
  const find = (selector: string) => (event.target as Element).closest(selector);
  // The app leaves it to this script. The site's own components have their own handlers and no such attribute.
  const toc = find('.tocCollapsibleButton_TO0P[aria-expanded]');
  if (toc) fillToc(toc);
  else if (has('ocLive')) return;
  if (find('.toggleButton_gllP')) cycleColorMode();
  // In the document the drawer is in `<noscript>`: a popover, which its button then opens. React takes over in createDrawer.ts.
  if (find('.navbar__toggle')) unwrap('.navbar>noscript');
  // In place of the link, which leads to where the reader is, or to the first page of a category.
  const control =
    toc ?? find('.dropdown>[href="#"],.menu__list-item-collapsible:has(+*)>:is(.menu__caret,[role=button])');
  if (!control) return;
  event.preventDefault();
  for (const selector in STATES) find(selector)?.classList.toggle(STATES[selector]!);
  // Next to a link, a button carries the state for both.
  const said = control.ariaExpanded ? control : control.nextElementSibling!;
  said.ariaExpanded = `${said.ariaExpanded !== 'true'}`;
});

// The first key a reader presses may be the search shortcut.
addEventListener('keydown', ((event: KeyboardEvent) => {
  if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || has('ocLive')) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-oc-shortcut]')?.focus();
}) as EventListener);
