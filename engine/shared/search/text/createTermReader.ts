import { JOIN_PREFIX } from './specialWords.ts';
import { isStopWord } from './stopWords.ts';
import { createWordReader, joinedWords } from './tokenize.ts';

/**
 * Reads a text into the terms an index has of it, in one line: its words without stop words, then those that were
 * written with a hyphen in one piece. A page's terms are cached with it, so that an index can be built without its text.
 */
export function createTermReader(): (text: string) => string {
  const readWords = createWordReader();
  return (text) => {
    const words = readWords(text).filter((word) => !isStopWord(word));
    for (const word of joinedWords(text)) words.push(JOIN_PREFIX + word);
    return words.join(' ');
  };
}
