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
 * Cuts a text of such a script into its words. The dictionary is the platform's and differs between browsers: a word
 * that the index does not have is looked up by its parts (`rank/readWord.ts`). A browser without a dictionary reads the
 * text as one word.
 */
export function cutWords(text: string): CutWord[] {
  if (typeof Intl.Segmenter === 'undefined') return [{ word: text, at: 0 }];
  // A text finds its dictionary by its script; a locale is named so that the machine's locale has no influence.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  const words: CutWord[] = [];
  for (let start = 0; start < text.length; start += MAX_PIECE) {
    for (const { segment, index, isWordLike } of segmenter.segment(text.slice(start, start + MAX_PIECE))) {
      if (isWordLike) words.push({ word: segment, at: start + index });
    }
  }
  return words;
}
