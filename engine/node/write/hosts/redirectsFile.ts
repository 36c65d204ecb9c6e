import { decodePath, encodePath } from '../../../shared/url/sitePaths.ts';

/**
 * The `_redirects` file, as Netlify and Cloudflare Pages read it: `from to status` per line.
 * A build writes the site's old addresses into it; `octavo serve` obeys it.
 */
export interface Redirect {
  /** A path of the site; may end with `/*`. */
  from: string;
  /** A path of the site, or an absolute URL; `:splat` is the text that `*` matched. */
  to: string;
  status: 301 | 302 | 303 | 307 | 308;
}

const STATUSES = [301, 302, 303, 307, 308] as const;

export function renderRedirectsFile(redirects: Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${encodeUrl(from)} ${encodeUrl(to)} ${status}\n`).join('');
}

/** Other lines than plain redirects (rewrites, rules by country or cookie) are for other hosts and skipped. */
export function parseRedirectsFile(text: string): Redirect[] {
  const redirects: Redirect[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [from = '', to = '', code = '301', ...conditions] = line
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    const status = STATUSES.find((known) => String(known) === code.replace('!', ''));
    const isPlain = /^\/[^*:]*\*?$/.test(from) && /^(?:\/(?!\/)|https?:\/\/)/.test(to);
    if (isPlain && status !== undefined && conditions.length === 0) redirects.push({ from, to, status });
  }
  return redirects;
}

/** The target of a decoded path without base, if any. The first matching rule wins. */
export function matchRedirect(redirects: Redirect[], path: string): { to: string; status: number } | undefined {
  for (const redirect of redirects) {
    const to = applyRule(redirect, path);
    // A rule that only adds or removes a slash would redirect its own target forever.
    if (to !== undefined && withoutSlash(decodePath(to)) !== withoutSlash(path)) return { to, status: redirect.status };
  }
  return undefined;
}

function applyRule({ from, to }: Redirect, path: string): string | undefined {
  if (!from.endsWith('*')) return withoutSlash(decodePath(from)) === withoutSlash(path) ? to : undefined;
  const start = decodePath(from.slice(0, -1));
  if (!path.startsWith(start) && withoutSlash(start) !== withoutSlash(path)) return undefined;
  return to.replace(/:splat\b/, () => encodePath(path.slice(start.length)));
}

/** With or without a slash at the end, a folder has the same address. */
function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}

/** Encodes every character that is not allowed in a URL; encoded characters stay. */
export function encodeUrl(text: string): string {
  return text.replace(/%(?![0-9a-f]{2})|[^\x21-\x7e]|["<>\\^`{|}]/giu, (character) =>
    // Half of a surrogate pair has no encoding.
    /\p{Surrogate}/u.test(character) ? '%EF%BF%BD' : encodeURIComponent(character),
  );
}
