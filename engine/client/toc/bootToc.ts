import { ACTIVE_LINK } from './activeLink.ts';

/**
 * The button above an article shows its table of contents where there is no column for it. Where the server has not
 * written the list there, it is copied from the column at the first click.
 */
export function fillToc(button: Element): void {
  if (!button.nextSibling)
    button.insertAdjacentHTML(
      'afterend',
      `<div class="tocCollapsibleContent_vkbj">${document.querySelector('.theme-doc-toc-desktop')!.innerHTML.replace(/ toc-highlight[^"]*/g, '')}</div>`,
    );
}

/**
 * Until something has been scrolled, the first section counts as current if it begins on the screen's upper half.
 * Headings have this class, except the page's own.
 */
export function markFirst(): void {
  const top = document.querySelector('.anchor')?.getBoundingClientRect().top;
  if (top! < innerHeight / 2) document.querySelector('.toc-highlight')?.classList.add(ACTIVE_LINK);
}
