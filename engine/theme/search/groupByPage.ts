import type { BoxAction, BoxEntry, SearchResult } from '../../client/index.ts';
import type { RoutePath } from '../../shared/siteData.ts';

export interface ResultGroup {
  pagePath: RoutePath;
  results: { result: SearchResult; index: number }[];
  /** A link to the other results of the page. */
  more?: { action: BoxAction; index: number };
}

/**
 * Results of one page are already next to each other. This finds where each page begins, and entries without a page.
 */
export function groupByPage(entries: readonly BoxEntry[]): {
  groups: ResultGroup[];
  actions: { action: BoxAction; index: number }[];
} {
  const groups: ResultGroup[] = [];
  const actions: { action: BoxAction; index: number }[] = [];
  entries.forEach((entry, index) => {
    const last = groups[groups.length - 1];
    if ('result' in entry) {
      const { result } = entry;
      if (last?.pagePath === result.pagePath) last.results.push({ result, index });
      else groups.push({ pagePath: result.pagePath, results: [{ result, index }] });
    } else if (last !== undefined && entry.pagePath === last.pagePath) last.more = { action: entry, index };
    else actions.push({ action: entry, index });
  });
  return { groups, actions };
}
