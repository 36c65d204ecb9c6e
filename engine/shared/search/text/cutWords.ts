/** Scripts that are written without spaces between words. */
export const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

export interface CutWord {
  word: string;
  /** Where it begins. */
  at: number;
}

/** A platform may copy the whole text for every word of it. No sentence is longer. */
const MAX_PIECE = 500;

let segmenter: Intl.Segmenter | undefined;

/**
 * Cuts a text of such a script into its words. The dictionary is that of the platform, and not the same in every browser:
 * a word that the index does not know is looked for by the words that it consists of (`rank/readWord.ts`). A browser without
 * a dictionary takes the text for one word.
 */
export function cutWords(text: string): CutWord[] {
  if (typeof Intl.Segmenter === 'undefined') return [{ word: text, at: 0 }];
  // A text finds its dictionary by its script; a locale is named so that the machine's own has no say.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  const words: CutWord[] = [];
  for (let start = 0; start < text.length; start += MAX_PIECE) {
    for (const { segment, index, isWordLike } of segmenter.segment(text.slice(start, start + MAX_PIECE))) {
      if (isWordLike) words.push({ word: segment, at: start + index });
    }
  }
  return words;
}
