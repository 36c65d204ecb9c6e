import { encodePath } from '../../../shared/url/sitePaths.ts';
import { parseRequestPath, type RequestPath } from './requestPath.ts';

/** The decoded segments of a prefix; `/` has none. `undefined`: a site cannot have this path. */
export function parseBase(base: string): string[] | undefined {
  const path = parseRequestPath(`/${base.replace(/^\/+|\/+$/g, '')}`);
  if (typeof path === 'string' || path.search || base.includes('#')) return undefined;
  return path.segments.filter(Boolean);
}

/** `/x/y/`, percent-encoded. */
export function toBasePath(segments: string[]): string {
  return segments.length === 0 ? '/' : `/${encodePath(segments.join('/'))}/`;
}

/** The path below the prefix, a redirect for a visitor just above it, or neither. */
export function enterBase(path: RequestPath, base: string[]): RequestPath | { location: string } | 'outside' {
  const shared = path.segments.findIndex((segment, at) => segment !== base[at]);
  const depth = shared < 0 ? Math.min(path.segments.length, base.length) : shared;
  if (depth === base.length && (path.segments.length > base.length || path.trailingSlash || base.length === 0)) {
    return { ...path, segments: path.segments.slice(base.length) };
  }
  // A visitor to `/`, or to the prefix without its slash, can only mean the site.
  const isAbove = path.segments.length === depth && depth <= base.length;
  if (!isAbove) return 'outside';
  const rest = path.trailingSlash || depth === 0 ? base.slice(depth) : base.slice(depth - 1);
  return { location: `./${encodePath(rest.join('/'))}/${path.search}` };
}
