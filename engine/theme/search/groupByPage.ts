import type { SearchResult } from '../../client/index.ts';

export interface ResultGroup {
  page: string;
  results: { result: SearchResult; index: number }[];
}

/** Results of one page stand together already; this finds where each page begins. */
export function groupByPage(results: readonly SearchResult[]): ResultGroup[] {
  const groups: ResultGroup[] = [];
  results.forEach((result, index) => {
    const last = groups[groups.length - 1];
    if (last?.page === result.page) last.results.push({ result, index });
    else groups.push({ page: result.page, results: [{ result, index }] });
  });
  return groups;
}
