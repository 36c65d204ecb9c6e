/** What search knows of a language. Words are as the index has them: in lower case, accents folded. */
import { stem, sureStart } from './stem.ts';

export interface Language {
  /** What the inflections of a word have in common. */
  stem(word: string): string;
  /** What the words of a stem begin with; none of them begins another. */
  startsOf(stem: string): string[];
  /** Comes after every word that is such a start and further letters. */
  afterLetters: string;
  /** Says nothing in a question, if other words are left. The index has it all the same. */
  isCommon(word: string): boolean;
}

/** Where the script of a language leaves it for that of search, which is a bundle of its own. */
export const LANGUAGE_KEY = Symbol.for('octavo.searchLanguage');

export const ENGLISH: Language = {
  stem,
  startsOf: (stemmed) => [sureStart(stemmed)],
  afterLetters: '{',
  isCommon: () => false,
};
