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
  /** Position of its index in the corpus. */
  index: number;
}

export class Corpus {
  readonly indexes: readonly SearchIndex[];
  readonly recordCount: number;
  readonly pageCount: number;
  /** First record of each page, and the number of records at the end. */
  readonly pageStarts: Uint32Array;
  /** Page of each record. */
  readonly pages: Uint32Array;
  readonly levels: Uint8Array;
  /** Mean length of each field, over all records. */
  readonly averages: Record<Field, number>;
  readonly #lengths: Record<Field, Float32Array>;
  /** Number of the first record and page of each index. */
  readonly #offsets: { record: number; page: number }[] = [];

  constructor(indexes: readonly SearchIndex[]) {
    this.indexes = indexes;
    let records = 0;
    let pages = 0;
    for (const index of indexes) {
      this.#offsets.push({ record: records, page: pages });
      records += index.recordCount;
      pages += index.pageCount;
    }
    this.recordCount = records;
    this.pageCount = pages;
    this.pageStarts = new Uint32Array(pages + 1).fill(records);
    this.pages = new Uint32Array(records);
    this.levels = new Uint8Array(records);
    this.#lengths = {
      title: new Float32Array(pages),
      heading: new Float32Array(records),
      description: new Float32Array(pages),
      keywords: new Float32Array(pages),
      content: new Float32Array(records),
    };
    indexes.forEach(({ tables, pageCount }, i) => {
      const { record, page } = this.#offsets[i] ?? { record: 0, page: 0 };
      for (let own = 0; own < pageCount; own++) this.pageStarts[page + own] = record + (tables.pageStarts[own] ?? 0);
      tables.pages.forEach((own, at) => (this.pages[record + at] = page + own));
      this.levels.set(tables.levels, record);
      for (const field of FIELDS) this.#lengths[field].set(tables.lengths[field], isPageField(field) ? page : record);
    });
    this.averages = { title: 0, heading: 0, description: 0, keywords: 0, content: 0 };
    for (const field of FIELDS) {
      let sum = 0;
      for (let record = 0; record < records; record++) sum += this.length(field, record);
      this.averages[field] = sum / Math.max(records, 1);
    }
  }

  get sharded(): boolean {
    return this.indexes.some((index) => index.sharded);
  }

  /** Words of all indexes in a range, each with the index it is from. */
  async terms(from: string, to?: string): Promise<CorpusTerm[]> {
    const lists = await Promise.all(this.indexes.map((index) => index.terms(from, to)));
    return lists.flatMap((terms, index) => terms.map((term) => ({ ...term, index })));
  }

  /** Where any of the words stands; `weights` scales the frequencies of each word. */
  async occurrences(terms: readonly CorpusTerm[], weights?: readonly number[]): Promise<Occurrences> {
    const width = FIELDS.length;
    const lists = await Promise.all(
      terms.map(async (term, i) => ({
        list: await this.indexes[term.index]?.postings(term),
        offset: this.#offsets[term.index]?.record ?? 0,
        weight: weights?.[i] ?? 1,
      })),
    );
    const places = new Map<number, number>();
    for (const { list, offset } of lists) {
      for (const record of list?.records ?? []) {
        if (!places.has(record + offset)) places.set(record + offset, places.size * width);
      }
    }
    const records = Uint32Array.from(places.keys());
    const frequencies = new Float32Array(records.length * width);
    for (const { list, offset, weight } of lists) {
      list?.records.forEach((record, k) => {
        const to = places.get(record + offset) ?? 0;
        for (let field = 0; field < width; field++) {
          const sum = (frequencies[to + field] ?? 0) + (list.frequencies[k * width + field] ?? 0) * weight;
          frequencies[to + field] = sum;
        }
      });
    }
    return { records, frequencies };
  }

  /** Index of a page, and its number there. */
  locate(page: number): { index: SearchIndex; at: number; page: number } {
    let at = this.#offsets.length - 1;
    while (at > 0 && (this.#offsets[at]?.page ?? 0) > page) at--;
    const index = this.indexes[at];
    if (index === undefined) throw new RangeError(`no page ${page}`);
    return { index, at, page: page - (this.#offsets[at]?.page ?? 0) };
  }

  /** First record of a record's page, and the first of the next page. */
  pageRange(record: number): { start: number; end: number } {
    const page = this.pages[record] ?? 0;
    return { start: this.pageStarts[page] ?? 0, end: this.pageStarts[page + 1] ?? 0 };
  }

  /** Number of words in a field of a record. */
  length(field: Field, record: number): number {
    return this.#lengths[field][isPageField(field) ? (this.pages[record] ?? 0) : record] ?? 0;
  }

  /** Length of a field as a part of the mean, blended with `b` as in BM25. */
  norm(field: Field, record: number, b = B): number {
    return 1 - b + (b * this.length(field, record)) / (this.averages[field] || 1);
  }

  /** How rare something is that stands in `count` fields of records. */
  idf(count: number): number {
    return Math.log(1 + Math.abs((this.recordCount - count + 0.5) / (count + 0.5)));
  }

  /** Okapi BM25 of one word in one field, without the weight of the word. */
  saturation(field: Field, record: number, frequency: number): number {
    return ((K1 + 1) * frequency) / (K1 * this.norm(field, record) + frequency);
  }
}

function isPageField(field: Field): boolean {
  return PAGE_FIELDS.includes(field);
}
