/** Opens or closes a category of the sidebar, or a group of the drawer: a class of its element, which style sheets know. */
export function foldCategory(item: Element, isFolded: boolean): void {
  // A category that cannot be folded has no control with `aria-expanded`.
  const control = item.querySelector(':scope > div > [aria-expanded]');
  if (!control) return;
  item.classList.toggle('menu__list-item--collapsed', isFolded);
  control.ariaExpanded = `${!isFolded}`;
}

/** The same, but also closes its neighbours if the site is configured so. */
export function openCategory(item: Element, isOnly: boolean): void {
  if (isOnly) for (const other of item.parentElement!.children) foldCategory(other, true);
  foldCategory(item, false);
}
