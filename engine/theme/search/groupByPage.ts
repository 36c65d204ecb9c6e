import type { SearchResult } from '../../client/index.ts';
import type { RoutePath } from '../../shared/siteData.ts';

export interface ResultGroup {
  pagePath: RoutePath;
  results: { result: SearchResult; index: number }[];
}

/** Results of one page are next to each other already; this finds where each page begins. */
export function groupByPage(results: readonly SearchResult[]): ResultGroup[] {
  const groups: ResultGroup[] = [];
  results.forEach((result, index) => {
    const last = groups[groups.length - 1];
    if (last?.pagePath === result.pagePath) last.results.push({ result, index });
    else groups.push({ pagePath: result.pagePath, results: [{ result, index }] });
  });
  return groups;
}
