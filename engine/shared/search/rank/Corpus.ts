/** The indexes that one search looks through, counted and numbered as if they were one. */
import type { PostingList } from '../codec/postings.ts';
import { FIELDS, PAGE_FIELDS, type Field } from '../fields.ts';
import { termsOf, type SearchIndex, type Term } from '../index/SearchIndex.ts';
import { ENGLISH, type Language } from '../text/language.ts';

export const K1 = 1.2;
const B = 0.75;

export interface CorpusTerm extends Term {
  /** Position of its index in the corpus. */
  index: number;
  /** True for readers' words, from the author. */
  ofReaders?: boolean;
}

/** Postings of a word; add `offset` to a record to get its number in the corpus. */
export interface CorpusPostings extends PostingList {
  offset: number;
}

/** Where words are looked up. */
export type WordSource = Pick<Corpus, 'terms' | 'sharded' | 'language'>;

export class Corpus {
  readonly indexes: readonly SearchIndex[];
  /** In which words are inflected. */
  readonly language: Language;
  readonly recordCount: number;
  readonly pageCount: number;
  /** First record of each page, and the number of records at the end. */
  readonly pageStarts: Uint32Array;
  /** Page of each record. */
  readonly pages: Uint32Array;
  readonly levels: Uint8Array;
  /** What each record loses of its score, in parts of `DEDUCTIONS`. */
  readonly deductions: Uint8Array;
  /** Mean length of each field, over all records. */
  readonly averages: Record<Field, number>;
  readonly #lengths: Record<Field, Float32Array>;
  /** `norm` of the text of each record, which every posting needs. */
  readonly contentNorms: Float32Array;
  /** Number of words of each page's texts, as a part of the mean. */
  readonly #pageSizes: Float32Array;
  /** Number of the first record and page of each index. */
  readonly offsets: { record: number; page: number }[] = [];

  constructor(indexes: readonly SearchIndex[], language = ENGLISH) {
    this.indexes = indexes;
    this.language = language;
    let records = 0;
    let pages = 0;
    for (const index of indexes) {
      this.offsets.push({ record: records, page: pages });
      records += index.recordCount;
      pages += index.pageCount;
    }
    this.recordCount = records;
    this.pageCount = pages;
    this.pageStarts = new Uint32Array(pages + 1).fill(records);
    this.pages = new Uint32Array(records);
    this.levels = new Uint8Array(records);
    this.deductions = new Uint8Array(records);
    this.#lengths = {
      title: new Float32Array(pages),
      heading: new Float32Array(records),
      description: new Float32Array(pages),
      keywords: new Float32Array(pages),
      content: new Float32Array(records),
    };
    indexes.forEach(({ tables, pageCount }, i) => {
      const { record, page } = this.offsets[i] ?? { record: 0, page: 0 };
      for (let own = 0; own < pageCount; own++) this.pageStarts[page + own] = record + (tables.pageStarts[own] ?? 0);
      tables.pages.forEach((own, at) => (this.pages[record + at] = page + own));
      this.levels.set(tables.levels, record);
      this.deductions.set(tables.deductions, record);
      for (const field of FIELDS) this.#lengths[field].set(tables.lengths[field], isPageField(field) ? page : record);
    });
    this.averages = { title: 0, heading: 0, description: 0, keywords: 0, content: 0 };
    for (const field of FIELDS) this.averages[field] = this.#sumOf(field) / Math.max(records, 1);
    this.contentNorms = new Float32Array(records);
    for (let record = 0; record < records; record++) this.contentNorms[record] = this.norm('content', record);
    this.#pageSizes = new Float32Array(pages);
    const mean = (this.averages.content * records) / Math.max(pages, 1) || 1;
    for (let record = 0; record < records; record++) {
      const page = this.pages[record] ?? 0;
      this.#pageSizes[page] = (this.#pageSizes[page] ?? 0) + this.length('content', record) / mean;
    }
  }

  /** Sum of a field's lengths over all records; every record of a page has the fields of the page. */
  #sumOf(field: Field): number {
    const lengths = this.#lengths[field];
    if (!isPageField(field)) return lengths.reduce((sum, length) => sum + length, 0);
    return lengths.reduce((sum, length, page) => {
      return sum + length * ((this.pageStarts[page + 1] ?? 0) - (this.pageStarts[page] ?? 0));
    }, 0);
  }

  get sharded(): boolean {
    return this.indexes.some((index) => index.sharded);
  }

  /** Words of all indexes in a range, each with the index it is from; see `SearchIndex`. */
  async terms(
    from: string,
    to?: string,
    accepts?: (word: string) => boolean,
    maxShards?: number,
    mayBegin?: (start: string) => boolean,
  ): Promise<CorpusTerm[]> {
    const lists = await Promise.all(this.indexes.map((index) => index.terms(from, to, accepts, maxShards, mayBegin)));
    return lists.flatMap((terms, index) => terms.map((term) => Object.assign(term, { index })));
  }

  /** With the words that only readers use. */
  async withReaderWords(): Promise<WordSource> {
    const shards = await Promise.all(this.indexes.map((index) => index.readerWords()));
    return {
      sharded: this.sharded,
      language: this.language,
      terms: async (from, to, accepts, ...limits) => [
        ...(await this.terms(from, to, accepts, ...limits)),
        ...shards.flatMap((shard, index) =>
          (shard ? termsOf(shard, from, to, accepts) : []).map((term) =>
            Object.assign(term, { index, ofReaders: true }),
          ),
        ),
      ],
    };
  }

  async postings(term: CorpusTerm): Promise<CorpusPostings> {
    const list = await this.indexes[term.index]?.postings(term);
    if (list === undefined) throw new RangeError(`no index ${term.index}`);
    return { ...list, offset: this.offsets[term.index]?.record ?? 0 };
  }

  /** Index of a page, and its number there. */
  locate(page: number): { index: SearchIndex; at: number; page: number } {
    let at = this.offsets.length - 1;
    while (at > 0 && (this.offsets[at]?.page ?? 0) > page) at--;
    const index = this.indexes[at];
    if (index === undefined) throw new RangeError(`no page ${page}`);
    return { index, at, page: page - (this.offsets[at]?.page ?? 0) };
  }

  /** The same for all sections that have the same heading and text. */
  originalOf(record: number): number {
    const { index, at } = this.locate(this.pages[record] ?? 0);
    const first = this.offsets[at]?.record ?? 0;
    return first + (index.tables.repeats.get(record - first) ?? record - first);
  }

  /** First record after the page of a record. */
  pageEnd(record: number): number {
    return this.pageStarts[(this.pages[record] ?? 0) + 1] ?? 0;
  }

  /** Number of words in a field of a record. */
  length(field: Field, record: number): number {
    return this.#lengths[field][isPageField(field) ? (this.pages[record] ?? 0) : record] ?? 0;
  }

  /** Length of a field as a part of the mean, blended with `b` as in BM25. */
  norm(field: Field, record: number, b = B): number {
    return 1 - b + (b * this.length(field, record)) / (this.averages[field] || 1);
  }

  /** The same for all texts of a page together. */
  pageNorm(page: number, b: number): number {
    return 1 - b + b * (this.#pageSizes[page] ?? 1);
  }

  /** How rare something is that occurs in `count` fields of records. */
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
