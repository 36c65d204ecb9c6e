/** Browser addresses to locations in the site, and back. */
import type { LinkTarget, RoutePath } from '../../shared/siteData.ts';
import { decodePath, splitTarget, toHref, type HrefForm, type PathRules } from '../../shared/url/sitePaths.ts';

/** A location in the site. `path` is taken from the address; only loading shows which route it means. */
export interface SiteLocation {
  path: RoutePath;
  search: string;
  hash: string;
}

/** The base for reading addresses. `root` is the absolute URL of the site's root, with trailing slash. */
export interface AddressSpace {
  root: string;
  rules: PathRules;
}

/** The location an address names; undefined when it leads out of the site. */
export function toLocation(url: URL, space: AddressSpace): SiteLocation | undefined {
  return space.rules.router === 'hash' ? fromHash(url, space.root) : fromPath(url, space.root);
}

function fromPath(url: URL, root: string): SiteLocation | undefined {
  const address = url.href.replace(/[?#].*$/s, '');
  // The root belongs to the site even without its slash.
  const rest = `${address}/` === root ? '' : address.startsWith(root) ? address.slice(root.length) : undefined;
  const path = rest === undefined ? undefined : tryDecode(`/${rest}`);
  return path === undefined ? undefined : { path, search: url.search, hash: url.hash };
}

/** All pages live in one document: `index.html#/a/b?x=1#section`. A hash without a route names the home page. */
function fromHash(url: URL, root: string): SiteLocation | undefined {
  const address = url.href.replace(/[?#].*$/s, '');
  if (address !== root && address !== `${root}index.html`) return undefined;
  if (!url.hash.startsWith('#/')) return { path: '/', search: '', hash: url.hash };
  const location = splitLocation(url.hash.slice(1));
  const path = tryDecode(location.path);
  return path === undefined ? undefined : { ...location, path };
}

/** `/a?x=1#h` → its parts, unchanged. */
export function splitLocation(target: LinkTarget): SiteLocation {
  const { path, suffix } = splitTarget(target);
  const at = suffix.indexOf('#');
  const search = at < 0 ? suffix : suffix.slice(0, at);
  return { path, search: search === '?' ? '' : search, hash: at < 0 ? '' : suffix.slice(at) };
}

function tryDecode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The absolute URL of a location, as this host wants it: relative links of the page there resolve against it. */
export function toUrl({ path, search, hash }: SiteLocation, { root, rules }: AddressSpace, form: HrefForm): string {
  const home = rules.router === 'hash' ? documentOf(root) : root;
  return new URL(toHref('/', path, rules, form), home).href.replace(/#$/, '') + search + (hash === '#' ? '' : hash);
}

/** With hash routing the document keeps the name it was opened by, which is `index.html` from disk. */
function documentOf(root: string): string {
  const here = globalThis.location?.href.replace(/#.*$/s, '');
  return here?.startsWith(root) ? here : root;
}

/** The id that a hash names. */
export function toFragmentId(hash: string): string {
  return decodePath(hash.slice(1));
}
