/** The address of a document, against which its links are resolved. */
export interface Place {
  /** Path of the document's own address, base included. */
  path: string;
  /** Path of the site's root, with slashes at both ends. */
  base: string;
}

/** Normalizes an address inside the site: without base, extension, trailing slash, or hash of the content. */
export function toAddress(href: string, { path, base }: Place): string {
  const site = 'http://site.invalid';
  if (href === '') return '';
  const url = new URL(href, site + encodeURI(path));
  if (url.origin !== site) return decode(href);
  const suffix = url.search + decode(url.hash);
  const inside = decode(url.pathname);
  if (!inside.startsWith(base) && `${inside}/` !== base) return `outside:${inside}${suffix}`;
  // The file was not found, so the address stays as written.
  const [, file] = /([^/]+\.mdx?)\/?$/.exec(inside) ?? [];
  if (file !== undefined) return `unresolved:${file}${suffix}`;
  return toRoute(`/${inside.slice(base.length)}`) + suffix;
}

export function toRoute(path: string): string {
  const asset = /\/assets\/.*?([^/]+?)[-.][0-9a-f]{8,32}(\.\w+)$/.exec(path);
  if (asset) return `file:${asset[1]}${asset[2]}`;
  const bare = path
    .replace(/(?:^|\/)index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

function decode(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
