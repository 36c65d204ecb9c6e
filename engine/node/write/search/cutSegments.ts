import { cutAtMarks } from './cutAtMarks.ts';

/** About this many pages are indexed again after an edit. With smaller segments, merging takes longer. */
const PAGES = { usual: 64, max: 256 };

/** The segments of an index: pages that are indexed together. */
export function cutSegments<Page extends { key: string }>(pages: readonly Page[]): Page[][] {
  return cutAtMarks(pages, ({ key }) => key, PAGES);
}
