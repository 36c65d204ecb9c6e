import type { PageKind } from './pageData.ts';

/**
 * Whether a page has the layout of docs: its view renders the content of `<main>`, next to which the sidebar is. The
 * view of any other kind renders all that is between navbar and footer, its own `<main>` included.
 */
export function hasDocsLayout(kind: PageKind): boolean {
  return kind === 'doc' || kind === 'generated-index';
}
