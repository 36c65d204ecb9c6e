/** Other words for the same thing: what readers type where the text says something else. */
import { stem } from './stem.ts';
import { wordsOf } from './tokenize.ts';

/** Terms that mean the same, each of one to three words. */
export type SynonymGroups = readonly (readonly string[])[];

/** What readers may type, and other terms that a text may have for it. */
export interface OtherTerms {
  typed: readonly string[];
  meant: readonly string[];
}

/** Finds the other words for what begins at a place in a list of words. */
export class Synonyms {
  readonly #others = new Map<string, Set<string>>();
  #longest = 1;

  constructor(groups: SynonymGroups, wide: readonly OtherTerms[] = []) {
    for (const group of groups) this.#add(group, group);
    for (const { typed, meant } of wide) this.#add(typed, meant);
  }

  #add(typed: readonly string[], meant: readonly string[]): void {
    const meantKeys = meant.map((term) => toKey(wordsOf(term)));
    for (const key of typed === meant ? meantKeys : typed.map((term) => toKey(wordsOf(term)))) {
      const others = this.#others.get(key) ?? new Set<string>();
      meant.forEach((other, i) => meantKeys[i] !== key && others.add(other));
      this.#others.set(key, others);
      this.#longest = Math.max(this.#longest, key.split(' ').length);
    }
  }

  /** Of the longest term that begins at `at`: the number of its words, and other terms for it. */
  find(words: readonly string[], at: number): { length: number; terms: string[] } | undefined {
    for (let length = Math.min(this.#longest, words.length - at); length > 0; length--) {
      const terms = this.#others.get(toKey(words.slice(at, at + length)));
      if (terms !== undefined) return { length, terms: [...terms] };
    }
    return undefined;
  }
}

/** Inflections are the same term. */
export function toKey(words: readonly string[]): string {
  return words.map(stem).join(' ');
}

const NONE: readonly OtherTerms[] = [];
const cache = new WeakMap<readonly OtherTerms[], { key: string; synonyms: Synonyms }>();

/** A site's `own` groups and `wide` terms. Cached: while a reader types, they stay the same. */
export function synonymsOf(own: SynonymGroups = [], wide = NONE): Synonyms {
  const key = JSON.stringify(own);
  let cached = cache.get(wide);
  if (cached?.key !== key) {
    cached = { key, synonyms: new Synonyms(own, wide) };
    cache.set(wide, cached);
  }
  return cached.synonyms;
}
