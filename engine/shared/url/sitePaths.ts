/**
 * Where a route lives in the output folder, and how one page names another.
 *
 * Every link in a document names a real file, relative to the document: that works at any prefix, on a host
 * that knows nothing of clean URLs, and from disk. On a host that has clean URLs the client tidies them.
 */
import type { LinkTarget, RoutePath } from '../siteData.ts';

export interface PathRules {
  trailingSlash: boolean | undefined;
  router: 'browser' | 'hash';
  /** Where the pages of a locale are in the output folder: `fr/`; nothing for those at its root. */
  folder?: string;
}

/** `file`: names files (`a/b.html`). `clean`: as a host with clean URLs serves them (`a/b`). */
export type HrefForm = 'file' | 'clean';

/** The page that hosts show for missing pages. */
export const NOT_FOUND_PATH: RoutePath = '/404.html';

/** `pathname:///a.pdf`, as Docusaurus writes it: a file of the output folder, not a page. */
export const FILE_SCHEME = 'pathname://';

/** `locale:fr//a/b`: the page `/a/b` of the locale in the folder `fr/`; `locale:/a/b` is the one at the root. */
export const LOCALE_SCHEME = 'locale:';

/** Splits `/a?x=1#h` into its path and the rest (`?x=1#h`). */
export function splitTarget(target: LinkTarget): { path: string; suffix: string } {
  const path = /^[^?#]*/.exec(target)![0];
  return { path, suffix: target.slice(path.length) };
}

/**
 * `../x` on the page `/a/b` is `/x`: as a browser resolves paths, but without its second reading of backslashes, and
 * for any text at all.
 */
export function resolvePath(written: string, from: RoutePath): string {
  const resolved: string[] = [];
  const segments = (written.startsWith('/') ? written : from.slice(0, from.lastIndexOf('/') + 1) + written).split('/');
  for (const [index, segment] of segments.slice(1).entries()) {
    const isDots = segment === '.' || segment === '..';
    if (segment === '..') resolved.pop();
    if (!isDots) resolved.push(segment);
    else if (index === segments.length - 2) resolved.push('');
  }
  return `/${resolved.join('/')}`;
}

/** True for `https://…`, `mailto:…`, `//host/…`: addresses outside the site. */
export function isExternal(target: LinkTarget): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target);
}

/** The route without its trailing slash; the root stays `/`. */
export function withoutTrailingSlash(routePath: RoutePath): RoutePath {
  return routePath.length > 1 && routePath.endsWith('/') ? routePath.replace(/\/+$/, '') || '/' : routePath;
}

/** File of a route, relative to the output folder. Not percent-encoded. */
export function toFile(
  routePath: RoutePath,
  { trailingSlash, folder = '' }: Pick<PathRules, 'trailingSlash' | 'folder'>,
): string {
  const bare = folder + withoutTrailingSlash(routePath).slice(1);
  if (bare === folder) return `${folder}index.html`;
  // A route that already names an HTML file (a page `foo.html.md`) is written under that name.
  if (/\.html$/i.test(bare)) return bare;
  return trailingSlash === false ? `${bare}.html` : `${bare}/index.html`;
}

/** A page's Markdown twin: next to the document, so that its links work. */
export function toMarkdownFile(routePath: RoutePath, rules: Pick<PathRules, 'trailingSlash' | 'folder'>): string {
  return toFile(routePath, rules).replace(/\.html$/, '.md');
}

/** Data file of a route for client navigation, relative to the output folder: follows from the path alone. */
export function toDataFile(routePath: RoutePath, { folder = '' }: Pick<PathRules, 'folder'>): string {
  const path = withoutTrailingSlash(`/${folder}${routePath.slice(1)}`);
  // No folder ends like a file: `/node` and `/node.js/intro` would need `node.js` to be both.
  return path === '/' ? '_octavo/page.js' : `_octavo/page${path.replace(/\.js_*(?=\/)/g, '$&_')}.js`;
}

/** `../` for each folder above the file: the path from a document to the site's root. */
export function rootOf(file: string): string {
  return '../'.repeat(file.split('/').length - 1);
}

/** Percent-encodes what a path segment may not hold; `/` stays. */
export function encodePath(path: string): string {
  if (/^[\w./-]*$/.test(path)) return path;
  return path
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .split('/')
    .map((segment) => encodeURIComponent(segment).replace(/%(?:2B|2C|3A|3B|3D|40|24|26)/g, decodeURIComponent))
    .join('/');
}

/** The reverse, for handwritten addresses: a `%` that encodes nothing leaves the text unchanged. */
export function decodePath(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** `a/b/index.html` → `a/b/`, `a/b.html` → `a/b`: the file's address on a host with clean URLs. */
export function cleanFile(file: string): string {
  return file.replace(/(^|\/)index\.html$|\.html$/, '$1');
}

/** Address of a file of the output folder, as seen from a document of it. */
export function relativeFile(fromFile: string, toFilePath: string): string {
  // The end of the folders that both have in common.
  let common = 0;
  for (let at = 0; at < fromFile.length && fromFile[at] === toFilePath[at]; at++) {
    if (fromFile[at] === '/') common = at + 1;
  }
  const path = rootOf(fromFile.slice(common)) + encodePath(toFilePath.slice(common));
  if (path === '') return './';
  // `a:b` would read as a scheme.
  return /^[^/]*:/.test(path) ? `./${path}` : path;
}

/** The `href` of `target` on the page `from`. Targets that leave the site come back unchanged. */
export function toHref(from: RoutePath, target: LinkTarget, rules: PathRules, form: HrefForm = 'file'): string {
  if (target.startsWith(FILE_SCHEME)) return toFileHref(from, target.slice(FILE_SCHEME.length), rules);
  const inLocale = /^locale:([^/]+\/)?(.*)/.exec(target);
  if (!inLocale && isExternal(target)) return target;
  const { path, suffix } = splitTarget(inLocale ? inLocale[2]! : target);
  const there = inLocale ? { ...rules, folder: inLocale[1] } : rules;
  if (path === '') return rules.router === 'hash' ? `#${encodePath(from)}${suffix}` : suffix || '#';
  if (rules.router === 'hash') {
    // Another locale is another document.
    const document = inLocale ? relativeFile(documentFile(from, rules), documentFile(path, there)) : '';
    return `${document}#${encodePath(path)}${suffix}`;
  }
  const file = toFile(path, there);
  // Where pages are folders, a host that serves them need not serve `a.html` for `a`.
  const isExact = rules.trailingSlash !== false && /\.html$/i.test(path);
  return relativeFile(documentFile(from, rules), form === 'clean' && !isExact ? cleanFile(file) : file) + suffix;
}

/** The file that addresses on a page are relative to. Those of the 404 page, which is shown anywhere, start at the root. */
export function documentFile(from: RoutePath, rules: PathRules): string {
  if (rules.router === 'hash') return toFile('/', rules);
  return from === NOT_FOUND_PATH ? '404.html' : toFile(from, rules);
}

/** The `src`/`href` of a file of the output folder (an image, a download) on the page `from`. */
export function toFileHref(from: RoutePath, file: string, rules: PathRules): string {
  const { path, suffix } = splitTarget(file);
  return relativeFile(documentFile(from, rules), path.replace(/^\//, '')) + suffix;
}

/** The absolute URL of a route: for canonical links, feeds and the sitemap. */
export function toCanonical(
  site: { url: string; baseUrl: string; trailingSlash: boolean | undefined },
  routePath: RoutePath,
): string {
  return (
    site.url.replace(/\/+$/, '') +
    site.baseUrl.replace(/\/+$/, '') +
    encodePath(applyTrailingSlash(routePath, site.trailingSlash))
  );
}

/** The route as its canonical URL ends: `true` adds a slash, `false` removes it, unset leaves it. */
export function applyTrailingSlash(routePath: RoutePath, trailingSlash: boolean | undefined): RoutePath {
  if (routePath === '/' || trailingSlash === undefined || /\.html$/i.test(routePath)) return routePath;
  const bare = withoutTrailingSlash(routePath);
  return trailingSlash ? `${bare}/` : bare;
}
