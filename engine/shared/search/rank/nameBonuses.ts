/** Records whose title or heading holds the whole query are what was asked for, the more so the less else it holds. */
import { FIELDS } from '../fields.ts';
import type { Corpus } from './Corpus.ts';
import type { FoundWord } from './findWords.ts';
import type { Weights } from './weights.ts';

export function nameBonuses(
  corpus: Corpus,
  found: readonly FoundWord[],
  total: number,
  weights: Weights,
): Map<number, number> {
  const bonuses = new Map<number, number>();
  for (const { field, exact, holds } of [
    { field: 'title', exact: weights.exactTitle, holds: weights.titleHolds },
    { field: 'heading', exact: weights.exactHeading, holds: weights.headingHolds },
  ] as const) {
    for (const [record, { weight, words }] of held(found, FIELDS.indexOf(field))) {
      if (weight < 0.99 * total) continue;
      const filled = Math.min(1, words / Math.max(1, corpus.length(field, record)));
      const bonus = filled === 1 ? exact : holds * (0.5 + 0.5 * filled);
      bonuses.set(record, (bonuses.get(record) ?? 0) + bonus);
    }
  }
  return bonuses;
}

/** How much of the query, and how many of its words, a field of each record holds. */
function held(found: readonly FoundWord[], field: number): Map<number, { weight: number; words: number }> {
  const sums = new Map<number, { weight: number; words: number }>();
  for (const { readings, weight } of found) {
    const records = new Set<number>();
    for (const { lists } of readings) {
      for (const { postings } of lists) {
        for (const { record, frequencies } of postings.named) {
          if ((frequencies[field] ?? 0) > 0) records.add(postings.offset + record);
        }
      }
    }
    for (const record of records) {
      const sum = sums.get(record) ?? { weight: 0, words: 0 };
      sums.set(record, { weight: sum.weight + weight, words: sum.words + 1 });
    }
  }
  return sums;
}
