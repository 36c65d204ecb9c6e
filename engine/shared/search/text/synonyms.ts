/** Synonyms: what readers type where the text has another word. */
import { stem } from './stem.ts';
import { wordsOf } from './tokenize.ts';

/** Terms that mean the same, each of one to three words. */
export type SynonymGroups = readonly (readonly string[])[];

/** Terms that readers may type, with other terms that a text may use. */
export interface OtherTerms {
  typed: readonly string[];
  meant: readonly string[];
}

/** Finds the other words for what begins at a place in a list of words. */
export class Synonyms {
  readonly #tables: readonly Table[];
  readonly #longest: number;

  private constructor(tables: readonly Table[]) {
    this.#tables = tables;
    this.#longest = Math.max(...tables.map(({ longest }) => longest));
  }

  static of(groups: SynonymGroups): Synonyms {
    return new Synonyms([toTable(groups.map((group) => ({ typed: group, meant: group })))]);
  }

  /** With the groups of further lists. */
  with(wide: readonly (readonly OtherTerms[])[]): Synonyms {
    return new Synonyms([...this.#tables, ...wide.map(tableOf)]);
  }

  /** Finds the longest term that begins at `at`: how many words it has, and other terms for it. */
  find(words: readonly string[], at: number): { length: number; terms: string[] } | undefined {
    for (let length = Math.min(this.#longest, words.length - at); length > 0; length--) {
      const key = toKey(words.slice(at, at + length));
      const found = this.#tables.flatMap(({ others }) => others.get(key) ?? []);
      if (found.length > 0) return { length, terms: [...new Set(found.flatMap((terms) => [...terms]))] };
    }
    return undefined;
  }
}

interface Table {
  /** Other terms, by the key of what is typed. */
  others: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words of the longest term that is typed. */
  longest: number;
}

function toTable(terms: readonly OtherTerms[]): Table {
  const table = new Map<string, Set<string>>();
  let longest = 1;
  for (const { typed, meant } of terms) {
    const meantKeys = meant.map((term) => toKey(wordsOf(term)));
    for (const key of typed === meant ? meantKeys : typed.map((term) => toKey(wordsOf(term)))) {
      const others = table.get(key) ?? new Set<string>();
      meant.forEach((other, i) => meantKeys[i] !== key && others.add(other));
      table.set(key, others);
      longest = Math.max(longest, key.split(' ').length);
    }
  }
  return { others: table, longest };
}

const tables = new WeakMap<readonly OtherTerms[], Table>();

/** Made once for each list, because the lists that a query needs change from letter to letter. */
function tableOf(terms: readonly OtherTerms[]): Table {
  let table = tables.get(terms);
  if (table === undefined) tables.set(terms, (table = toTable(terms)));
  return table;
}

/** Inflections are the same term. */
export function toKey(words: readonly string[]): string {
  return words.map(stem).join(' ');
}

let last: { own: string; synonyms: Synonyms } | undefined;

/**
 * A site's `own` groups and lists of `wide` terms. The site's stay in memory, because they do not change while a reader
 * types.
 */
export function synonymsOf(own: SynonymGroups = [], wide: readonly (readonly OtherTerms[])[] = []): Synonyms {
  const key = JSON.stringify(own);
  if (last?.own !== key) last = { own: key, synonyms: Synonyms.of(own) };
  return wide.length === 0 ? last.synonyms : last.synonyms.with(wide);
}
