/**
 * The bonus for title and heading: the more of the query they contain, and the less else, the likelier they are the
 * answer.
 */
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
  for (const { field, exact, holds, covers } of [
    { field: 'title', exact: weights.exactTitle, holds: weights.titleHolds, covers: weights.titleCovers },
    { field: 'heading', exact: weights.exactHeading, holds: weights.headingHolds, covers: weights.headingCovers },
  ] as const) {
    for (const [record, { weight, typed, words }] of held(found, FIELDS.indexOf(field))) {
      const filled = Math.min(1, words / Math.max(1, corpus.length(field, record)));
      let bonus = covers * Math.sqrt((weight / total) * filled);
      if (typed >= 0.99 * total) bonus += filled === 1 ? exact : holds * (0.5 + 0.5 * filled);
      bonuses.set(record, (bonuses.get(record) ?? 0) + bonus);
    }
  }
  return bonuses;
}

interface Held {
  /** How much of the query, each word by how near it is to what was typed. */
  weight: number;
  /** How much of the query, not counting other words for the same thing. */
  typed: number;
  words: number;
}

/** The part of the query that a field of each record contains. */
function held(found: readonly FoundWord[], field: number): Map<number, Held> {
  const sums = new Map<number, Held>();
  for (const { readings, weight } of found) {
    const nearest = new Map<number, { share: number; typed: boolean }>();
    for (const { lists, synonym } of readings) {
      for (const { postings, weight: share } of lists) {
        for (const { record, frequencies } of postings.named) {
          if ((frequencies[field] ?? 0) === 0) continue;
          const at = postings.offset + record;
          const known = nearest.get(at);
          nearest.set(at, {
            share: Math.max(known?.share ?? 0, Math.min(1, share)),
            typed: !synonym || known?.typed === true,
          });
        }
      }
    }
    for (const [record, { share, typed }] of nearest) {
      const sum = sums.get(record) ?? { weight: 0, typed: 0, words: 0 };
      sum.weight += weight * share;
      if (typed) sum.typed += weight;
      sum.words++;
      sums.set(record, sum);
    }
  }
  return sums;
}
