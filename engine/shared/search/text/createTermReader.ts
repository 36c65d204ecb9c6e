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
  const known = new Map<string, string>();
  const texts = new Map<string, string>();
  let length = 0;

  function termsOf(chunk: string): string {
    let terms = known.get(chunk);
    if (terms === undefined) {
      terms = wordsOf(chunk)
        .filter((word) => !isStopWord(word))
        .join(' ');
      if (known.size < MAX_KNOWN) known.set(chunk, terms);
    }
    return terms;
  }

  function readText(text: string): string {
    const terms: string[] = [];
    for (const chunk of chunksOf(text)) {
      const found = termsOf(chunk);
      if (found !== '') terms.push(found);
    }
    for (const word of joinedWords(text)) terms.push(JOIN_PREFIX + word);
    return terms.join(' ');
  }

  return (text) => {
    let terms = texts.get(text);
    if (terms !== undefined) return terms;
    terms = readText(text);
    if (length > MAX_TEXT_LENGTH) {
      texts.clear();
      length = 0;
    }
    length += text.length;
    texts.set(text, terms);
    return terms;
  };
}
