import type { PageKind } from './pageData.ts';

/**
 * Whether a page has the docs layout: its view renders the content of `<main>`, next to the sidebar. The views of other
 * kinds render everything between navbar and footer, including `<main>`.
 */
export function hasDocsLayout(kind: PageKind): boolean {
  return kind === 'doc' || kind === 'generated-index';
}
