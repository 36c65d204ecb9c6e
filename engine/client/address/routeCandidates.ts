import type { RoutePath } from '../../shared/siteData.ts';
import { withoutTrailingSlash } from '../../shared/url/sitePaths.ts';

/**
 * The routes an address may mean, likeliest first. `/a/index.html` and `/a.html` mean `/a` unless a page has exactly
 * that name. With files named `a.html` almost every address has that form, so the stripped one is tried first there,
 * which saves a request that nearly always fails.
 */
export function routeCandidates(path: RoutePath, trailingSlash: boolean | undefined): RoutePath[] {
  const exact = withoutTrailingSlash(path);
  if (exact.endsWith('/index.html')) return [exact.slice(0, -'/index.html'.length) || '/', exact];
  if (!/[^/]\.html$/.test(exact)) return [exact];
  const stripped = exact.slice(0, -'.html'.length);
  return trailingSlash === false ? [stripped, exact] : [exact, stripped];
}

/** A file that is not a page, judged by its name: a download, a feed, a picture. Versions (`/0.5.1`) are pages. */
export function isFilePath(path: RoutePath): boolean {
  const extension = /\.([a-z][a-z0-9]{1,6})$/i.exec(path)?.[1];
  return extension !== undefined && extension.toLowerCase() !== 'html';
}
