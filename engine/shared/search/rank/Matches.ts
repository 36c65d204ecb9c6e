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

export function createMatches(recordCount: number): Matches {
  return {
    scores: new Float64Array(recordCount).fill(NONE),
    fields: new Uint8Array(recordCount),
    words: new Set(),
  };
}
