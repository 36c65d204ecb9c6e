/**
 * Attributes of `<html>` that a document passes to its first scripts. The boot script itself is the same text in every
 * document of a build, so that a Content-Security-Policy can name it by its hash.
 */
import type { PageData } from './pageData.ts';
import { isLivePage } from './pageLayout.ts';
import type { DocumentAssets } from './renderer.ts';
import type { SiteData } from './siteData.ts';
import { encodePath, rootOf, toFile } from './url/sitePaths.ts';

/** Marks the tags in `<head>` that belong to the page and are replaced by a client navigation. */
export const HEAD_MARK = 'data-oc-head';

/** Marks the tag in the head of a document that redirects; the app redirects without it. */
export const REDIRECT_ATTRIBUTE = 'data-oc-redirect';

/**
 * Marks each `<noscript>` with a link to a style sheet that boot loads after the first paint. Its position is that of
 * the sheet in the cascade.
 */
export const LATE_MARK = 'data-oc-late';

/** The same in the 404 page, whose script loads the sheet when it has found the root of the site. */
export const LOST_LATE_MARK = 'data-oc-lost-late';

/** On the element that shows the comparison of versions: the script of its worker. */
export const COMPARE_ATTRIBUTE = 'data-oc-compare';
/** On the same element: `ComparedDocs` as JSON. */
export const COMPARED_DOCS_ATTRIBUTE = 'data-oc-compare-docs';
/** On marks of a comparison: the number of their change. */
export const CHANGE_ATTRIBUTE = 'data-oc-change';

/** `<body>` has this class while the reader may be using the keyboard. */
export const KEYBOARD_CLASS = 'navigation-with-keyboard';

/** A script at the site's root with which a document of unknown address (the 404 page) finds that root. */
export const ROOT_FILE = '_octavo/root.js';

/** A page that is requested by its clean address to test the host: only hosts with clean URLs have it. */
export const CLEAN_PROBE_FILE = '_octavo/clean.html';

export function documentAttributes(
  site: SiteData,
  page: Pick<PageData, 'path' | 'kind' | 'features'>,
  assets: Pick<DocumentAssets, 'appFile' | 'menusFile' | 'siteDataFile'>,
): Record<string, string> {
  const { defaultMode, respectPrefersColorScheme } = site.colorMode;
  const isNotFound = page.kind === 'not-found';
  const file = toFile(site.router === 'hash' && !isNotFound ? '/' : page.path, site);
  const attributes: Record<string, string> = {
    'data-has-hydrated': 'false',
    'data-theme': defaultMode,
    'data-theme-choice': respectPrefersColorScheme ? 'system' : defaultMode,
    ...(!isNotFound && { 'data-oc-root': rootOf(file) || './' }),
    'data-oc-app': assets.appFile,
    'data-oc-menus': assets.menusFile,
    'data-oc-site': assets.siteDataFile,
  };
  const isIndex = /(?:^|\/)index\.html$/.test(file);
  if (isIndex) attributes['data-oc-index'] = '';
  if (site.announcementBar) attributes['data-oc-announcement'] = site.announcementBar.id;
  if (site.router === 'hash') attributes['data-oc-hash'] = '';
  // Live pages, suggestions and some diagrams are rendered in the browser even if the reader does nothing.
  if (isNotFound || isLivePage(page.kind) || page.kind === 'compare' || page.features?.mermaid)
    attributes['data-oc-now'] = '';
  if (isNotFound) attributes['data-oc-lost'] = encodePath(site.rootBaseUrl ?? site.baseUrl);
  // Any host serves `index.html` for a folder, so only such a document proves that the host serves `a.html` for `a`.
  else if (site.trailingSlash !== false || !isIndex) attributes['data-oc-clean'] = '';
  if (page.path === '/') attributes['data-oc-banner'] = loadBanner(site.baseUrl);
  return attributes;
}

/**
 * Shown on the home page if the app did not load; the current path follows. Readers of Docusaurus sites know the
 * wording.
 */
function loadBanner(baseUrl: string): string {
  return [
    'Your Docusaurus site did not load properly.',
    'A very common reason is a wrong site baseUrl configuration.',
    `Current configured baseUrl = ${baseUrl}${baseUrl === '/' ? '  (default value)' : ''}`,
    'We suggest trying baseUrl = ',
  ].join('\n');
}
