import { attributes, has } from '../browser/attributes.ts';

/**
 * What links alone cannot do, until the app has loaded: the colour mode switch, the announcement's close button (the app then
 * stores that choice), the drawer, menus, what folds, and the search shortcut. State is in class names and `aria-expanded`,
 * where the app finds it.
 */
export function listenForMenus(cycleColorMode: () => void): void {
  document.addEventListener('click', (event) => {
    const find = (selector: string) => (event.target as Element).closest(selector);
    if (has('ocLive')) return;
    if (find('.toggleButton_gllP')) cycleColorMode();
    if (find('.announcementBarClose_gvF7')) attributes.announcementBarInitiallyDismissed = 'true';
    if (find('.navbar__toggle,.navbar-sidebar__close,.navbar-sidebar__backdrop')) toggleDrawer(find('.navbar')!);
    if (find('.navbar-sidebar__back,.oc-panel-switch')) {
      find('.navbar-sidebar__items')!.classList.toggle('navbar-sidebar__items--show-secondary');
    }
    // In place of the link, which leads to where the reader is, or to the first page of a category.
    const menu = find('.dropdown>[href="#"]')?.parentElement;
    const row = find('.menu__list-item-collapsible');
    const item = row?.nextElementSibling && find('.menu__caret,[role=button]') && row.parentElement;
    if (!menu && !item) return;
    event.preventDefault();
    menu?.classList.toggle('dropdown--show');
    item?.classList.toggle('menu__list-item--collapsed');
    const control = (menu ?? row)!.querySelector('[aria-expanded]')!;
    control.ariaExpanded = `${control.ariaExpanded !== 'true'}`;
  });
  // The first key a reader presses may be the search shortcut.
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || has('ocLive')) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-oc-shortcut]')?.focus();
  });
}

/** In the document it is in `<noscript>`, as a popover for readers without JavaScript. React takes over in createDrawer.ts. */
function toggleDrawer(nav: Element): void {
  const drawer = nav.querySelector('.navbar-sidebar');
  const text = nav.querySelector('noscript')?.textContent ?? '';
  if (drawer) drawer.remove();
  else nav.insertAdjacentHTML('beforeend', text.replace(/ popover=[^>]*/, ''));
  nav.classList.toggle('navbar-sidebar--show', !drawer);
}
