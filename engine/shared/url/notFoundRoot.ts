import type { PageData } from '../pageData.ts';
import type { SiteData } from '../siteData.ts';
import { encodePath, isExternal } from './sitePaths.ts';

/**
 * The start of a document's links if they cannot be relative: a host shows the 404 page at any address, so its links
 * start at the configured base URL. If the site is deployed elsewhere, the browser corrects them
 * (client/notFound/findRoot.ts). With hash routing there is one document, and its links are hashes.
 */
export function notFoundRoot(
  site: Pick<SiteData, 'baseUrl' | 'rootBaseUrl' | 'router'>,
  page: Pick<PageData, 'kind'>,
): string | undefined {
  return page.kind === 'not-found' && site.router === 'browser'
    ? encodePath(site.rootBaseUrl ?? site.baseUrl)
    : undefined;
}

/** A relative address as seen from anywhere on the host; `root` is a path with trailing slash, if one is needed. */
export function toRootedHref(href: string, root: string | undefined): string {
  if (root === undefined || isExternal(href) || href.startsWith('#')) return href;
  return root + href.replace(/^\.\//, '');
}
