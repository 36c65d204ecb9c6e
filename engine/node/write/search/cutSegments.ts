/** About this many pages are indexed again after an edit. With smaller segments, merging takes longer. */
const USUAL_PAGES = 64;
const MAX_PAGES = 4 * USUAL_PAGES;

/**
 * Splits the pages of an index into segments, after pages whose keys mark a cut: adding, removing or changing a page
 * moves only the cuts next to it.
 */
export function cutSegments<Page extends { key: string }>(pages: readonly Page[]): Page[][] {
  const segments: Page[][] = [];
  let segment: Page[] = [];
  for (const page of pages) {
    segment.push(page);
    const isLast = Number.parseInt(page.key.slice(0, 8), 16) % USUAL_PAGES === 0;
    if (!isLast && segment.length < MAX_PAGES) continue;
    segments.push(segment);
    segment = [];
  }
  if (segment.length > 0) segments.push(segment);
  return segments;
}
