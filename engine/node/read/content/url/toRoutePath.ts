import { applyTrailingSlash } from '../../../../shared/url/sitePaths.ts';
import type { RoutePath } from '../../../../shared/siteData.ts';

/** Joins parts of a path: exactly one `/` between them, one at the start; a slash at the very end stays. */
export function joinPath(...parts: string[]): RoutePath {
  return `/${parts.filter((part) => part !== '').join('/')}`.replace(/\/{2,}/g, '/');
}

/**
 * The route for joined parts, with or without a slash at the end according to `trailingSlash`. Authors may write slugs
 * percent-encoded; a route is plain text, and encoded where it becomes an `href`.
 */
export function toRoutePath(site: { trailingSlash: boolean | undefined }, ...parts: string[]): RoutePath {
  return toPlainRoutePath(site, decodePath(joinPath(...parts)));
}

/** Like `toRoutePath`, for literal names, in which percent signs have no special meaning. */
export function toPlainRoutePath(site: { trailingSlash: boolean | undefined }, ...parts: string[]): RoutePath {
  return applyTrailingSlash(joinPath(...parts), site.trailingSlash);
}

function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  return path.split('/').map(decodeSegment).join('/');
}

function decodeSegment(segment: string): string {
  try {
    const decoded = decodeURIComponent(segment);
    return decoded.includes('/') ? segment : decoded;
  } catch {
    // A literal percent sign, as in `100%`.
    return segment;
  }
}

/** Whether a path can be that of a URL: absolute, without query, hash, `.` and `..`. */
export function isValidPathname(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, 'https://site.example')) return false;
  const { pathname } = new URL(path, 'https://site.example');
  return pathname === path || pathname === encodeURI(path);
}
