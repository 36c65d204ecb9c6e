import type { Corpus } from './Corpus.ts';

/** The results of ranking, by record. In dense arrays, because a common word is in most records. */
export interface Matches {
  /** `NONE` where nothing matches. */
  scores: Float64Array;
  /** Fields that matched, as bits in the order of `FIELDS`. */
  fields: Uint8Array;
  /** Words of the index that were looked for. */
  words: Set<string>;
  /** An unknown typed word → its probable meaning. */
  corrections: Map<string, string>;
}

/** Score of a record that does not match. */
export const NONE = -1;

/** Reused once their hits are made: new ones for every letter typed would be work for the garbage collector. */
const spare = new WeakMap<Corpus, Matches>();

export function createMatches(corpus: Corpus): Matches {
  const reused = spare.get(corpus);
  spare.delete(corpus);
  return {
    scores: (reused?.scores ?? new Float64Array(corpus.recordCount)).fill(NONE),
    fields: (reused?.fields ?? new Uint8Array(corpus.recordCount)).fill(0),
    words: new Set(),
    corrections: new Map(),
  };
}

/** To be called when nothing uses `matches` any more. */
export function releaseMatches(corpus: Corpus, matches: Matches): void {
  spare.set(corpus, matches);
}
