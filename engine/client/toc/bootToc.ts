import { ACTIVE_LINK } from './activeLink.ts';

/**
 * The button above an article that shows its table of contents where there is no column for it. Where the server has not
 * written the list there, it is copied from the column at the first click.
 */
export function bootToc(): void {
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(markFirst));
  addEventListener('click', ({ target }) => {
    // One of the site's own components has its own handler, and no such attribute.
    const button = (target as Element).closest('.tocCollapsibleButton_TO0P[aria-expanded]');
    const box = button?.parentElement;
    if (!box) return;
    if (!box.children[1]) {
      const list = document.querySelector('.theme-doc-toc-desktop')!.innerHTML.replaceAll(' toc-highlight', '');
      box.insertAdjacentHTML('beforeend', `<div class="tocCollapsibleContent_vkbj">${list}</div>`);
    }
    const isOpen = box.classList.toggle('tocCollapsibleExpanded_sAul');
    button.classList.toggle('tocCollapsibleButtonExpanded_MG3E', isOpen);
    button.ariaExpanded = `${isOpen}`;
  });
}

/** As long as nothing has been scrolled, the first section counts as the one being read, if it begins on the screen's upper half. */
function markFirst(): void {
  const link = document.querySelector<HTMLAnchorElement>('.toc-highlight');
  const heading = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (heading && heading.getBoundingClientRect().top < innerHeight / 2) link.classList.add(ACTIVE_LINK);
}
