import type { Block } from './article.ts';
import { saysTheSame } from './meaning.ts';
import { bagOf, sharedWords, type WordBag } from './words.ts';

/** The minimal likeness between two versions of one block. */
export const MIN_LIKENESS = 0.4;
/** The minimal number of words of a block that counts as contained in a longer one. */
const MIN_CONTAINED_WORDS = 3;
const MIN_CONTAINED = 0.85;

/**
 * The share of words that two blocks have in common, from 0 to 1; 0 if they cannot be compared. A block that is
 * contained in a longer one counts as like it, however long that is.
 */
export function likeness(before: Block, after: Block): number {
  if (before.kind !== after.kind || before.element.tag !== after.element.tag) return 0;
  if (before.key === after.key) return 1;
  if (before.kind === 'whole') return saysTheSame(before.element, after.element) ? MIN_LIKENESS : 0;
  return bagLikeness(bagOf(before), bagOf(after));
}

export function bagLikeness(before: WordBag, after: WordBag): number {
  const shorter = Math.min(before.size, after.size);
  if (shorter === 0) return 0;
  const shared = sharedWords(before, after);
  const dice = (2 * shared) / (before.size + after.size);
  const isContained = shorter >= MIN_CONTAINED_WORDS && shared / shorter >= MIN_CONTAINED;
  return isContained ? Math.max(dice, MIN_LIKENESS) : dice;
}
