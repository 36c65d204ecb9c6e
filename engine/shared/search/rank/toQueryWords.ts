/** A plain query → the words to look for. */
import type { Language } from '../text/language.ts';
import { isFiller, isQuestionWord, isStopWord } from '../text/stopWords.ts';
import { toKey, type Synonyms } from '../text/synonyms.ts';
import { tokenize, wordsOf } from '../text/tokenize.ts';

/** Longer queries were pasted; their first words are enough. */
const MAX_WORDS = 24;

export interface QueryWord {
  word: string;
  /** A part of a compound that is looked for as a whole too. */
  part: boolean;
  /** May be unfinished: nothing has been typed after it. */
  unfinished: boolean;
  /** Only stop words were typed, and this is one. */
  stop: boolean;
  /** Says little about the subject, however rare it is on the site. */
  filler: boolean;
  /** Position among the typed words: words next to each other may belong together. */
  position: number;
  /** Other terms for it, or for the words it is typed with. */
  synonyms: string[];
  /** Perhaps not the word of the site or of the answer. */
  unclear?: boolean;
}

export function toQueryWords(query: string, synonyms: Synonyms, language: Language): QueryWord[] {
  const open = /[\p{L}\p{N}\p{M}_.]$/u.test(query);
  const tokens = tokenize(query);
  const words: QueryWord[] = [];
  tokens.forEach(({ word, part }, position) => {
    const unfinished = open && position === tokens.length - 1;
    const known = words.find((other) => other.word === word);
    if (known === undefined)
      words.push({ word, part, unfinished, stop: false, filler: isFiller(word), position, synonyms: [] });
    else known.unfinished ||= unfinished;
  });
  addSynonyms(
    words,
    tokens.map(({ word }) => word),
    synonyms,
  );
  // `client.mod` may be unfinished as a whole and in its last part.
  const last = words[words.length - 1];
  if (last?.unfinished && last.part) {
    const whole = words.findLast((other) => !other.part && other.word.endsWith(last.word));
    if (whole !== undefined) whole.unfinished = true;
  }
  return dropCommon(words, language).slice(0, MAX_WORDS);
}

/** Each word of a term gets the other terms for it: a text with one of them counts as having the word. */
function addSynonyms(words: readonly QueryWord[], typed: readonly string[], synonyms: Synonyms): void {
  const typedTerms = new Set(typed.map((word) => toKey([word])));
  for (let at = 0; at < typed.length;) {
    const { length, terms } = synonyms.find(typed, at) ?? { length: 1, terms: [] };
    for (const word of words) {
      if (word.position < at || word.position >= at + length) continue;
      word.synonyms.push(...terms.filter((term) => !typedTerms.has(toKey(wordsOf(term)))));
      // `set up` was typed; `set` alone need not match.
      if (length > 1) word.filler = false;
    }
    at += length;
  }
}

/** Without stop words and question words if anything else remains, else without question words, else as typed. */
function dropCommon(words: QueryWord[], { isCommon }: Language): QueryWord[] {
  const meaningful = words.filter(({ word }) => !isQuestionWord(word) && !isCommon(word));
  if (meaningful.length > 0) return meaningful;
  const known = words.filter(({ word }) => !isStopWord(word));
  return known.length > 0 ? known : words.map((word) => ({ ...word, stop: true }));
}
