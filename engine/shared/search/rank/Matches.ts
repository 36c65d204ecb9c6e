import type { Corpus } from './Corpus.ts';

/** What ranking finds, by record. Dense, because a common word is everywhere. */
export interface Matches {
  /** `NONE` where nothing matches. */
  scores: Float64Array;
  /** Fields that matched, as bits in the order of `FIELDS`. */
  fields: Uint8Array;
  /** Words of the index that were looked for. */
  words: Set<string>;
}

/** Score of a record that does not match. */
export const NONE = -1;

/** Used again when hits are made of them: new ones for every letter typed would be work for the garbage collector. */
const spare = new WeakMap<Corpus, Matches>();

export function createMatches(corpus: Corpus): Matches {
  const kept = spare.get(corpus);
  spare.delete(corpus);
  return {
    scores: (kept?.scores ?? new Float64Array(corpus.recordCount)).fill(NONE),
    fields: (kept?.fields ?? new Uint8Array(corpus.recordCount)).fill(0),
    words: new Set(),
  };
}

/** Nobody looks at `matches` any more. */
export function releaseMatches(corpus: Corpus, matches: Matches): void {
  spare.set(corpus, matches);
}
