import type { PageKind } from './pageData.ts';

/**
 * Whether a page has the docs layout: its view renders the content of `<main>`, next to the sidebar. The views of other
 * kinds render everything between navbar and footer, including `<main>`.
 */
export function hasDocsLayout(kind: PageKind): boolean {
  return kind === 'doc' || kind === 'generated-index';
}

/**
 * Whether React also renders the page in the browser, unlike articles, which stay the server's HTML. Its document starts
 * the app immediately.
 */
export function isLivePage(kind: PageKind): kind is 'search' {
  return kind === 'search';
}
