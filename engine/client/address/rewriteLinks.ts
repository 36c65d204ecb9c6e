/** Not relative: `https:…`, `//host`, `/path`, `#hash`, `?query`. */
const FIXED = /^([\w+.-]*:|[/#?])/;

/**
 * A link to a file as a host with clean URLs wants it: `../a/index.html#x` → `../a/#x` and, where the host is
 * known to serve `b.html` for `b`, `b.html` → `b`. Agrees with `toHref` in its form `clean`.
 */
export function toCleanHref(href: string, stripsHtml: boolean): string {
  if (FIXED.test(href)) return href;
  let clean = href.replace(/(^|\/)index\.html(?=[?#]|$)/, '$1');
  if (stripsHtml) clean = clean.replace(/\.html(?=[?#]|$)/, '');
  return /^[^?#]/.test(clean) ? clean : `./${clean}`;
}

/** Applies `rewrite` to the addresses of the elements that match. */
export function rewriteLinks(
  selector: string,
  rewrite: (value: string) => string,
  within: ParentNode = document,
): void {
  for (const element of within.querySelectorAll(selector)) {
    for (const name of ['href', 'src', 'action']) {
      const value = element.getAttribute(name);
      if (value) element.setAttribute(name, rewrite(value));
    }
  }
}
