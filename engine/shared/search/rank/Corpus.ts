/** The indexes that one search looks through, counted and numbered as if they were one. */
import { FIELDS, PAGE_FIELDS, type Field } from '../fields.ts';
import type { SearchIndex, Term } from '../index/SearchIndex.ts';

export const K1 = 1.2;
export const B = 0.75;

/** Postings of one or more words taken together, with record numbers of the corpus. */
export interface Occurrences {
  records: Uint32Array;
  /** Five frequencies for each record, in the order of `FIELDS`. */
  frequencies: Float32Array;
}

export interface CorpusTerm extends Term {
  index: number;
}

export class Corpus {
  readonly indexes: readonly SearchIndex[];
  readonly recordCount: number;
  readonly averages: Record<Field, number>;
  /** Number of the first record of each index. */
  readonly #offsets: number[] = [];

  constructor(indexes: readonly SearchIndex[]) {
    this.indexes = indexes;
    let records = 0;
    const sums: Record<Field, number> = { title: 0, heading: 0, description: 0, keywords: 0, content: 0 };
    for (const { recordCount, tables } of indexes) {
      this.#offsets.push(records);
      records += recordCount;
      for (const field of FIELDS) {
        const lengths = tables.lengths[field];
        for (let i = 0; i < lengths.length; i++) {
          // Every record of a page has the page's title, description and keywords.
          const times = PAGE_FIELDS.includes(field) ? (tables.pageStarts[i + 1] ?? 0) - (tables.pageStarts[i] ?? 0) : 1;
          sums[field] += (lengths[i] ?? 0) * times;
        }
      }
    }
    this.recordCount = records;
    this.averages = sums;
    for (const field of FIELDS) this.averages[field] = sums[field] / Math.max(records, 1);
  }

  /** Words of all indexes in a range, each with the index it is from. */
  async terms(from: string, to?: string): Promise<CorpusTerm[]> {
    const lists = await Promise.all(this.indexes.map((index) => index.terms(from, to)));
    return lists.flatMap((terms, index) => terms.map((term) => ({ ...term, index })));
  }

  /** Where any of the words stands; `weights` scales the frequencies of each word. */
  async occurrences(terms: readonly CorpusTerm[], weights?: readonly number[]): Promise<Occurrences> {
    const width = FIELDS.length;
    const lists = await Promise.all(terms.map((term) => this.indexes[term.index]?.postings(term)));
    const places = new Map<number, number>();
    lists.forEach((list, i) => {
      const offset = this.#offsets[terms[i]?.index ?? 0] ?? 0;
      for (const record of list?.records ?? []) {
        if (!places.has(record + offset)) places.set(record + offset, places.size);
      }
    });
    const records = Uint32Array.from(places.keys());
    const frequencies = new Float32Array(records.length * width);
    lists.forEach((list, i) => {
      const offset = this.#offsets[terms[i]?.index ?? 0] ?? 0;
      const weight = weights?.[i] ?? 1;
      list?.records.forEach((record, k) => {
        const to = (places.get(record + offset) ?? 0) * width;
        for (let field = 0; field < width; field++) {
          frequencies[to + field]! += (list.frequencies[k * width + field] ?? 0) * weight;
        }
      });
    });
    return { records, frequencies };
  }

  /** Index and own number of a record. */
  locate(record: number): { index: SearchIndex; record: number; page: number } {
    let at = this.#offsets.length - 1;
    while (at > 0 && (this.#offsets[at] ?? 0) > record) at--;
    const index = this.indexes[at];
    if (index === undefined) throw new RangeError(`no record ${record}`);
    const own = record - (this.#offsets[at] ?? 0);
    return { index, record: own, page: index.tables.pages[own] ?? 0 };
  }

  /** First record of a record's page, and the first of the next page. */
  pageRange(record: number): { start: number; end: number } {
    const { index, record: own, page } = this.locate(record);
    const offset = record - own;
    return {
      start: offset + (index.tables.pageStarts[page] ?? 0),
      end: offset + (index.tables.pageStarts[page + 1] ?? 0),
    };
  }

  level(record: number): number {
    const { index, record: own } = this.locate(record);
    return index.tables.levels[own] ?? 0;
  }

  /** Number of words in a field of a record. */
  length(field: Field, record: number): number {
    const { index, record: own, page } = this.locate(record);
    return index.tables.lengths[field][PAGE_FIELDS.includes(field) ? page : own] ?? 0;
  }

  /** How rare something is that stands in `count` fields of records. */
  idf(count: number): number {
    return Math.log(1 + Math.abs((this.recordCount - count + 0.5) / (count + 0.5)));
  }

  /** Okapi BM25 of one word in one field, without the weight of the word. */
  saturation(field: Field, record: number, frequency: number): number {
    const length = this.length(field, record) / (this.averages[field] || 1);
    return ((K1 + 1) * frequency) / (K1 * (1 - B + B * length) + frequency);
  }
}
