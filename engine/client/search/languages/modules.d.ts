/** Filled in by `engine/build.mjs` for each language. */
declare const LANGUAGE: string;

declare module 'language:stemmer' {
  /** Stems a word in lower case. */
  export function stemmer(word: string): string;
}

declare module 'language:words' {
  /** Words that are in every text. */
  export const stopwords: string[];
}
