/**
 * The bonus for title and heading: the more of the query they contain, and the less else, the likelier they are the
 * answer.
 */
import { FIELDS, type Field } from '../fields.ts';
import type { Corpus } from './Corpus.ts';
import type { FoundWord } from './findWords.ts';
import { weights } from './weights.ts';

/** The part of the query that the names of each record contain, and the bonus for it. */
export interface Names {
  bonuses: Map<number, number>;
  titles: Map<number, Held>;
  headings: Map<number, Held>;
}

export function nameBonuses(corpus: Corpus, found: readonly FoundWord[], total: number): Names {
  const bonuses = new Map<number, number>();
  const add = (field: Field, exact: number, holds: number, covers: number): Map<number, Held> => {
    const names = held(found, FIELDS.indexOf(field));
    for (const [record, { weight, typed, words }] of names) {
      const filled = Math.min(1, words / Math.max(1, corpus.length(field, record)));
      let bonus = covers * Math.sqrt((weight / total) * filled);
      if (typed >= 0.99 * total) bonus += filled === 1 ? exact : holds * (0.5 + 0.5 * filled);
      bonuses.set(record, (bonuses.get(record) ?? 0) + bonus);
    }
    return names;
  };
  const titles = add('title', weights.exactTitle, weights.titleHolds, weights.titleCovers);
  const headings = add('heading', weights.exactHeading, weights.headingHolds, weights.headingCovers);
  return { bonuses, titles, headings };
}

export interface Held {
  /** The covered weight of the query; each word counts by its closeness to the typed word. */
  weight: number;
  /** The covered weight without other words for the same thing. */
  typed: number;
  words: number;
  /** The covered words of the query, as bits. */
  bits: number;
}

/** The part of the query that a field of each record contains. */
function held(found: readonly FoundWord[], field: number): Map<number, Held> {
  const sums = new Map<number, Held>();
  found.forEach(({ readings, weight }, i) => {
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
      const sum = sums.get(record) ?? { weight: 0, typed: 0, words: 0, bits: 0 };
      sum.weight += weight * share;
      if (typed) sum.typed += weight;
      sum.words++;
      sum.bits |= 1 << i;
      sums.set(record, sum);
    }
  });
  return sums;
}
