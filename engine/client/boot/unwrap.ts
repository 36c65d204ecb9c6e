/** Puts what each of these `<noscript>` holds into its place. */
export function unwrap(selector: string): void {
  for (const wrapper of document.querySelectorAll(selector)) wrapper.outerHTML = wrapper.textContent;
}
