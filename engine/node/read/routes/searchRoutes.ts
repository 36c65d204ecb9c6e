import { applyTrailingSlash, withoutTrailingSlash } from '../../../shared/url/sitePaths.ts';
import type { SiteConfig } from '../config/types.ts';
import type { Route } from './types.ts';

/** The second is for sites with their own page at the first. */
const PATHS = ['/search', '/search-results'];

/** The search page, at a free address. */
export function searchRoutes(
  { search, trailingSlash }: Pick<SiteConfig, 'search' | 'trailingSlash'>,
  others: readonly Route[],
): Route<'search'>[] {
  const taken = new Set(others.map(({ routePath }) => withoutTrailingSlash(routePath)));
  const free = search && PATHS.find((path) => !taken.has(path));
  return free === undefined ? [] : [{ kind: 'search', routePath: applyTrailingSlash(free, trailingSlash) }];
}
