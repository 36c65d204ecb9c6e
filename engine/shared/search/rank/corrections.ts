/** Suggestions for words that no page has. They are offered, never applied silently. */
import { editDistance } from '../../editDistance.ts';
import { isSpecial } from '../text/specialWords.ts';
import type { Corpus } from './Corpus.ts';

/** A typo has at most this many plausible meanings. */
const MAX_WORDS = 4;

/** The query with the words that were probably meant; undefined if there are none. */
export function suggest(query: string, corrections: ReadonlyMap<string, string>): string | undefined {
  let text = query.trim();
  for (const [typed, meant] of corrections) {
    const at = text.toLowerCase().indexOf(typed);
    if (at >= 0) text = text.slice(0, at) + meant + text.slice(at + typed.length);
  }
  return text === query.trim() ? undefined : text;
}

/** Adds the nearest words for a query that finds nothing, further away than search usually looks. */
export async function addFarCorrections(
  corpus: Corpus,
  corrections: Map<string, string>,
  words: readonly string[],
): Promise<void> {
  for (const word of words.slice(0, MAX_WORDS)) {
    if (corrections.has(word)) continue;
    const nearest = await findNearest(corpus, word);
    if (nearest !== undefined && nearest !== word) corrections.set(word, nearest);
  }
}

/** Two typing errors from four letters on, three from eight. Shorter words are too close to many others. */
async function findNearest(corpus: Corpus, word: string): Promise<string | undefined> {
  const edits = word.length >= 8 ? 3 : word.length >= 4 ? 2 : 0;
  if (edits === 0 || !/\p{L}{3}/u.test(word)) return undefined;
  // In a split index only words with the same beginning, because every other beginning is a download.
  const [from, to] = corpus.sharded ? [word.slice(0, 2), `${word.slice(0, 2)}\uffff`] : ['', undefined];
  let best: { word: string; distance: number; count: number } | undefined;
  const isNear = (other: string): boolean =>
    Math.abs(other.length - word.length) <= edits && !isSpecial(other) && editDistance(word, other, edits) <= edits;
  for (const term of await corpus.terms(from, to, isNear)) {
    const distance = editDistance(word, term.word, edits);
    const isBetter =
      best === undefined || distance < best.distance || (distance === best.distance && term.count > best.count);
    if (isBetter) best = { word: term.word, distance, count: term.count };
  }
  return best?.word;
}
