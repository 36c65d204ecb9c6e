/** Words of an index that only plain queries use; the query language cannot name them. */

/**
 * Stop words of titles and headings are indexed with this in front: out of the way of the query language, where
 * they do not exist, and there for a search that has nothing else.
 */
export const STOP_PREFIX = ' ';

/** Prefix of hyphenated words that are indexed in one piece, for readers who write them together or apart. */
export const JOIN_PREFIX = '-';

export function isSpecial(word: string): boolean {
  return word.startsWith(STOP_PREFIX) || word.startsWith(JOIN_PREFIX);
}
