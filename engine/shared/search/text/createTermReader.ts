import { remember } from '../../remember.ts';
import { JOIN_PREFIX } from './specialWords.ts';
import { isStopWord } from './stopWords.ts';
import { chunksOf, joinedWords, wordsOf } from './tokenize.ts';

/** More distinct names than any documentation has; only pasted data has more. */
const MAX_KNOWN = 100_000;

/** The length of whole texts that stay known. */
const MAX_TEXT_LENGTH = 1_000_000;

/**
 * Reads a text into the index's terms, in one line: its words without stop words, then hyphenated words in one piece. A
 * page's terms are cached with it, so that an index can be built without its text. Texts of one site repeat their
 * words, so the terms of each word are remembered, and versions repeat whole sections, so those are too.
 */
export function createTermReader(): (text: string) => string {
  const termsOf = remember(
    (chunk: string) =>
      wordsOf(chunk)
        .filter((word) => !isStopWord(word))
        .join(' '),
    MAX_KNOWN,
  );

  function readText(text: string): string {
    const terms: string[] = [];
    for (const chunk of chunksOf(text)) {
      const found = termsOf(chunk);
      if (found !== '') terms.push(found);
    }
    for (const word of joinedWords(text)) terms.push(JOIN_PREFIX + word);
    return terms.join(' ');
  }

  return remember(readText, MAX_TEXT_LENGTH, (text) => text.length);
}
