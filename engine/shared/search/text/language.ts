/** Search's knowledge of a language. Words are in the index's form: in lower case, accents folded. */
import { stem, sureStart } from './stem.ts';

export interface Language {
  /** The common form of a word's inflections. */
  stem(word: string): string;
  /** The prefixes of a stem's words; none of them begins another. */
  startsOf(stem: string): string[];
  /** Sorts after every word that begins so. */
  afterLetters: string;
  /** A word that is ignored in a question with other words. The index contains it nevertheless. */
  isCommon(word: string): boolean;
}

/** The global through which a language's script passes it to the search script, which is a separate bundle. */
export const LANGUAGE_KEY = Symbol.for('octavo.searchLanguage');

export const ENGLISH: Language = {
  stem,
  startsOf: (stemmed) => [sureStart(stemmed)],
  afterLetters: '{',
  isCommon: () => false,
};
