import type { Page } from './pageContent.ts';

/** Whether a page has room for a table of contents. */
export function isTocShown({ toc, hideToc, hasEmptyToc }: Pick<Page, 'toc' | 'hideToc' | 'hasEmptyToc'>): boolean {
  return !hideToc && (toc.length > 0 || hasEmptyToc === true);
}
