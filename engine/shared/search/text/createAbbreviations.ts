import type { SynonymGroups } from './synonyms.ts';
import { isStopWord } from './stopWords.ts';

/** Two to six letters in brackets: `(RAG)`. */
const IN_BRACKETS = /\(([A-Z][A-Za-z]{1,5})\)/g;
/** More than the words of an abbreviation with small words between them. */
const MAX_BEFORE = 160;

/** Abbreviations that texts define in brackets, with their long forms: `retrieval-augmented generation (RAG)`. */
export function createAbbreviations() {
  const found = new Map<string, string[]>();
  return {
    add(text: string): void {
      for (const { 1: short = '', index } of text.matchAll(IN_BRACKETS)) {
        const words = wordsFor(short, text.slice(Math.max(0, index - MAX_BEFORE), index));
        if (words !== undefined && !found.has(short)) found.set(short, [short, words]);
      }
    },
    toGroups: (): SynonymGroups => [...found.values()].sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  };
}

/** The last words before the brackets, if they begin with the letters; small words may have no letter. */
function wordsFor(short: string, before: string): string | undefined {
  const words = before.split(/[\s-]+/).filter(Boolean);
  const taken: string[] = [];
  for (let letter = short.length - 1; letter >= 0; letter--) {
    let word = words.pop();
    while (word !== undefined && !beginsWith(word, short[letter]) && isStopWord(word.toLowerCase())) {
      taken.unshift(word);
      word = words.pop();
    }
    if (word === undefined || !beginsWith(word, short[letter]) || /[^\p{L}]/u.test(word)) return undefined;
    taken.unshift(word);
  }
  return taken.join(' ').toLowerCase();
}

function beginsWith(word: string, letter = ''): boolean {
  return word[0]?.toLowerCase() === letter.toLowerCase();
}
