/** The loads of a page, by the directive that allows them. */
export type LoadKind =
  | 'image'
  | 'media'
  | 'frame'
  | 'font'
  | 'style'
  | 'script'
  | 'object'
  | 'form'
  | 'manifest'
  | 'connect';

/** Origins besides the site's own, in the form of a policy. */
export type PolicySources = Partial<Record<LoadKind, string[]>>;

/** Represents any page of the site: an address that resolves to it is the site's own. */
const SITE = 'https://site.invalid';

/**
 * The source that a policy must name for an address; `undefined` for the site's own files, and for addresses that are
 * not loaded.
 */
export function toPolicySource(address: string): string | undefined {
  // Parsed as in a browser, including spaces, line breaks and backslashes.
  const url = URL.canParse(address, SITE) ? new URL(address, SITE) : undefined;
  if (!url || url.origin === SITE) return undefined;
  if (url.protocol === 'data:' || url.protocol === 'blob:') return url.protocol;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  // `//host/x` follows the scheme of the page, and so does a source without one.
  return /^\s*https?:/i.test(address) ? url.origin : url.host;
}

const HOST = String.raw`[a-z0-9_-]+(?:\.[a-z0-9_-]+)*(?::\d+)?`;
const SOURCE = new RegExp(`^(?:'self'|data:|blob:|(?:http|ws)s?:|(?:(?:http|ws)s?://)?${HOST})$`, 'i');

/**
 * Whether a policy can name a source. A host may contain signs that would end the directive (`http://0;script-src`) or
 * mean every host (`http://*`): only plain hosts get into a policy.
 */
export function isPolicySource(source: string): boolean {
  return SOURCE.test(source);
}

export function mergeSources(all: PolicySources[]): PolicySources {
  const merged: Partial<Record<LoadKind, Set<string>>> = {};
  for (const sources of all) {
    for (const [kind, list] of Object.entries(sources) as [LoadKind, string[]][]) {
      const set = (merged[kind] ??= new Set());
      for (const source of list) set.add(source);
    }
  }
  return Object.fromEntries(Object.entries(merged).map(([kind, set]) => [kind, [...set].sort()]));
}
