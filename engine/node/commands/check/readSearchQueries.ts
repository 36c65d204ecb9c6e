import { readFileSync } from 'node:fs';
import type { ContentProblem } from '../../ground/problems.ts';

/** One line of a file of queries. */
export interface SearchQuery {
  query: string;
  /** Pages or sections, any of which is a right answer: `/guide`, `/guide#install`. */
  expected: string[];
  /** The lowest rank that counts as right. */
  maxRank: number;
  line: number;
}

/**
 * Reads `query → /page /other#section`, one per line; `->` and `|` also work as the arrow. `(3)` at the end allows up to
 * rank 3. Empty lines and lines that start with `#` are skipped.
 */
export function readSearchQueries(filePath: string): { queries: SearchQuery[]; problems: ContentProblem[] } {
  const queries: SearchQuery[] = [];
  const problems: ContentProblem[] = [];
  const lines = readFileSync(filePath, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  lines.forEach((text, i) => {
    const line = i + 1;
    if (text.trim() === '' || text.trimStart().startsWith('#')) return;
    const parts = /^(.*)(?:→|->|\|)(.*)$/.exec(text);
    const [, rank] = /\((\d+)\)\s*$/.exec(parts?.[2] ?? '') ?? [];
    const expected = (parts?.[2] ?? '')
      .replace(/\(\d+\)\s*$/, '')
      .split(/\s+/)
      .filter(Boolean);
    const query = parts?.[1]?.trim() ?? '';
    if (query === '' || expected.length === 0 || expected.some((target) => !target.startsWith('/'))) {
      const message = `"${text.trim()}" is no query with its page. Write: how do I install it → /installation`;
      problems.push({ severity: 'error', code: 'search-query', filePath, line, message });
    } else queries.push({ query, expected, maxRank: Number(rank ?? 1), line });
  });
  return { queries, problems };
}
