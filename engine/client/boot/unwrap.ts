/** Replaces each of these `<noscript>` elements by its content. */
export function unwrap(selector: string): void {
  for (const wrapper of document.querySelectorAll(selector)) wrapper.outerHTML = wrapper.textContent;
}
