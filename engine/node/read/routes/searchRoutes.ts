import { applyTrailingSlash, withoutTrailingSlash } from '../../../shared/url/sitePaths.ts';
import type { SiteConfig } from '../config/types.ts';
import type { Route } from './types.ts';

/** The second is for sites that have their own page at the first. */
const PATHS = ['/search', '/search-results'];

/** The search page, at an address where the site has no page. */
export function searchRoutes(
  { search, trailingSlash }: Pick<SiteConfig, 'search' | 'trailingSlash'>,
  others: readonly Route[],
): Route<'search'>[] {
  const taken = new Set(others.map(({ routePath }) => withoutTrailingSlash(routePath)));
  const free = search && PATHS.find((path) => !taken.has(path));
  return free === undefined ? [] : [{ kind: 'search', routePath: applyTrailingSlash(free, trailingSlash) }];
}
