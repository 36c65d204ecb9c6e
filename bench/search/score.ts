import type { Engine } from './engines/types.ts';
import type { GoldenQuery } from './golden.ts';

export interface Score {
  count: number;
  /** Mean reciprocal rank of the first right page among the pages shown. */
  mrr: number;
  /** Share of queries whose first page is right. */
  success: number;
  /** Share of queries with a right page among the eight results. */
  recall: number;
  /** Share of queries without any result. */
  empty: number;
}

/** Rank of the first right page for each query: 0 for none; undefined when nothing was found at all. */
export function rankAll(engine: Engine, queries: readonly GoldenQuery[]): Promise<(number | undefined)[]> {
  return rank(engine, queries, ({ pages }, results) => {
    const found = [...new Set(results.map((target) => target.replace(/#.*$/, '')))];
    return found.findIndex((page) => pages.includes(page)) + 1;
  });
}

/** Rank of the first right section among the results. */
export function rankSections(engine: Engine, queries: readonly GoldenQuery[]): Promise<(number | undefined)[]> {
  return rank(engine, queries, ({ sections = [] }, results) => {
    return results.findIndex((target) => sections.includes(target)) + 1;
  });
}

async function rank(
  engine: Engine,
  queries: readonly GoldenQuery[],
  toRank: (query: GoldenQuery, results: string[]) => number,
): Promise<(number | undefined)[]> {
  const ranks: (number | undefined)[] = [];
  for (const query of queries) {
    const results = await engine.search(query.context, query.query);
    ranks.push(results.length === 0 ? undefined : toRank(query, results));
  }
  return ranks;
}

export function toScore(ranks: readonly (number | undefined)[]): Score {
  const share = (test: (rank: number | undefined) => number): number =>
    ranks.reduce((sum: number, rank) => sum + test(rank), 0) / Math.max(ranks.length, 1);
  return {
    count: ranks.length,
    mrr: share((rank) => (rank ? 1 / rank : 0)),
    success: share((rank) => (rank === 1 ? 1 : 0)),
    recall: share((rank) => (rank ? 1 : 0)),
    empty: share((rank) => (rank === undefined ? 1 : 0)),
  };
}
