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
