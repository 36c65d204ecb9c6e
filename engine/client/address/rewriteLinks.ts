/** A relative address of a file: not `https:…`, `//host`, `/path`, `#hash`, `?query`. */
const FILE = /^(?![\w+.-]*:|\/)([^?#]*?)((?<![^/])index)?\.html(?=[?#]|$)/;

/**
 * A link to a file as a host with clean URLs wants it: `../a/index.html#x` → `../a/#x` and, where the host is known to
 * serve `b.html` for `b`, `b.html` → `b`. Gives the same results as `toHref` in its form `clean`.
 */
export function toCleanHref(href: string, stripsHtml: boolean): string {
  return href.replace(FILE, (file, folder: string, index) => (stripsHtml || index ? folder || './' : file));
}

/** Applies `rewrite` to the addresses of the elements that match. */
export function rewriteLinks(
  selector: string,
  rewrite: (value: string) => string,
  within: ParentNode = document,
): void {
  for (const element of within.querySelectorAll(selector)) {
    for (const name of ['href', 'src', 'action']) {
      const attribute = (element.attributes as unknown as Record<string, Attr | undefined>)[name];
      if (attribute) attribute.value = rewrite(attribute.value);
    }
  }
}
