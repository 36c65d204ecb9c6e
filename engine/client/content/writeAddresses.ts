/**
 * Before a page is printed: where each link leads, in full, for the print style to write behind it. Links are relative,
 * which says nothing on paper, and the copy at hand may be one on disk; the canonical address is the one to name.
 */
export function writeAddresses(root: ParentNode): void {
  const base = root.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('article a[href]')) {
    const href = link.getAttribute('href')!;
    if (URL.canParse(href, base)) link.dataset.ocAddress = new URL(href, base).href;
  }
}
