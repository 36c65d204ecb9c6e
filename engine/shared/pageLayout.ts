import type { PageKind } from './pageData.ts';

/**
 * Whether a page has the docs layout: its view renders the content of `<main>`, next to the sidebar. The view of any
 * other kind renders everything between navbar and footer, its own `<main>` included.
 */
export function hasDocsLayout(kind: PageKind): boolean {
  return kind === 'doc' || kind === 'generated-index';
}
