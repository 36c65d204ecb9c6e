/**
 * The button above an article shows its table of contents if there is no column for it. If the server has not rendered
 * the list there, the first click copies it from the column.
 */
export function fillToc(button: Element): void {
  if (!button.nextSibling)
    button.insertAdjacentHTML(
      'afterend',
      `<div class="tocCollapsibleContent_vkbj">${document.querySelector('.theme-doc-toc-desktop')!.innerHTML.replace(/ toc-highlight[^"]*/g, '')}</div>`,
    );
}
