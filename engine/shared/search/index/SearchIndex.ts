/** An index as the query engine sees it: the same whether it is one file or hundreds, loaded as needed. */
import { ByteReader, IndexFormatError } from '../codec/bytes.ts';
import { toHex } from '../codec/container.ts';
import { decodeDocuments, type PageDocument } from '../codec/documents.ts';
import { FORM_INLINE, FORM_SHARDED } from '../codec/encodeIndex.ts';
import { decodeLexicon, type Lexicon } from '../codec/lexicon.ts';
import { PostingBlock, type PostingList } from '../codec/postings.ts';
import { decodeOtherWords, decodeSynonyms } from '../codec/synonymGroups.ts';
import { sharedLength } from '../codec/sharedLength.ts';
import { decodeTables, type Tables } from '../codec/tables.ts';
import { decodeUtf8 } from '../codec/utf8.ts';
import type { OtherTerms, SynonymGroups } from '../text/synonyms.ts';
import { lowerBound } from './lowerBound.ts';

const ID_BYTES = 8;

/** Gives the content of a part by its id, checked and inflated. */
export type LoadPart = (id: string) => Promise<Uint8Array>;

/** A word of the index. */
export interface Term {
  word: string;
  /** The number of records that contain it. */
  count: number;
  shard: WordShard;
  ordinal: number;
}

export interface WordShard {
  lexicon: Lexicon;
  /** First ordinal of each block. */
  starts: number[];
  load: (block: number) => Promise<PostingBlock>;
}

export class SearchIndex {
  readonly tables: Tables;
  /** Terms that mean the same: those the pages themselves define, and what is common in the field. */
  readonly synonyms: SynonymGroups;
  /** The site's name as readers type it, if the first page introduces the site. */
  readonly siteName: string | undefined;
  readonly #readerWords: (() => Promise<WordShard>) | undefined;
  readonly #otherWords: { first: string; open: () => Promise<readonly OtherTerms[]> }[] = [];
  readonly #wordShards: { first: string; open: () => Promise<WordShard> }[] = [];
  readonly #pageShards: { first: number; open: () => Promise<PageDocument[]> }[] = [];

  /** `content` is the main file's. */
  constructor(content: Uint8Array, load: LoadPart) {
    const reader = new ByteReader(content);
    const form = reader.byte();
    if (form !== FORM_INLINE && form !== FORM_SHARDED) throw new IndexFormatError();
    this.tables = decodeTables(new ByteReader(reader.block()));
    this.synonyms = decodeSynonyms(reader.block());
    const [[name, other] = []] = this.synonyms;
    if (other === undefined) this.siteName = name;
    const apart = new ByteReader(reader.block());
    const readerWords = toHex(apart.block());
    if (readerWords !== '') this.#readerWords = once(async () => this.#readReaderWords(await load(readerWords)));
    while (!apart.done) {
      const first = decodeUtf8(apart.block());
      const id = toHex(apart.raw(ID_BYTES));
      this.#otherWords.push({ first, open: once(async () => decodeOtherWords(await load(id))) });
    }
    if (form === FORM_INLINE) this.#readInline(reader);
    else this.#readDirectory(reader, load);
    if (!reader.done) throw new IndexFormatError();
  }

  /** More synonyms, the same on every site: the lists for these words, each loaded when first needed. */
  otherWords(words: readonly string[]): Promise<(readonly OtherTerms[])[]> {
    const parts = words.map((word) => this.#otherWords.findLast(({ first }) => first <= word));
    return Promise.all([...new Set(parts)].flatMap((part) => part?.open() ?? []));
  }

  /** Readers' words that the text does not have, from the author. Loaded when first needed. */
  readerWords(): Promise<WordShard | undefined> {
    return this.#readerWords?.() ?? Promise.resolve(undefined);
  }

  get recordCount(): number {
    return this.tables.levels.length;
  }

  get pageCount(): number {
    return this.tables.pageStarts.length - 1;
  }

  get sharded(): boolean {
    return this.#wordShards.length > 1;
  }

  /**
   * Words from `from` up to, but not including, `to` (to the end if undefined), in order, that `accepts` accepts. Of
   * more than `maxShards` shards, only the first are read, and none whose words all begin with what `mayBegin` refuses.
   */
  async terms(
    from: string,
    to?: string,
    accepts?: (word: string) => boolean,
    maxShards = Infinity,
    mayBegin?: (start: string) => boolean,
  ): Promise<Term[]> {
    const shards = this.#wordShards
      .filter(({ first }, i) => {
        const next = this.#wordShards[i + 1]?.first;
        if (to !== undefined && first >= to) return false;
        if (next === undefined) return true;
        return next > from && (mayBegin?.(first.slice(0, sharedLength(first, next))) ?? true);
      })
      .slice(0, maxShards);
    const opened = await Promise.all(shards.map(({ open }) => open()));
    return opened.flatMap((shard) => termsOf(shard, from, to, accepts));
  }

  async postings({ shard, ordinal }: Term): Promise<PostingList> {
    let block = shard.starts.length - 1;
    while (block > 0 && (shard.starts[block] ?? 0) > ordinal) block--;
    const loaded = await shard.load(block);
    return loaded.list(ordinal - (shard.starts[block] ?? 0));
  }

  async document(page: number): Promise<PageDocument> {
    const shard = this.#pageShards.findLast(({ first }) => first <= page);
    const document = (await shard?.open())?.[page - (shard?.first ?? 0)];
    if (document === undefined) throw new IndexFormatError();
    return document;
  }

  #readInline(reader: ByteReader): void {
    const shard = this.#toShard(reader.block(), reader.block());
    this.#wordShards.push({ first: '', open: () => Promise.resolve(shard) });
    const documents = decodeDocuments(reader.block());
    this.#checkDocuments(documents, 0, this.pageCount);
    this.#pageShards.push({ first: 0, open: () => Promise.resolve(documents) });
  }

  #readReaderWords(content: Uint8Array): WordShard {
    const reader = new ByteReader(content);
    return this.#toShard(reader.block(), reader.rest());
  }

  /** Makes a shard of words whose postings are one loaded block. */
  #toShard(words: Uint8Array, postings: Uint8Array): WordShard {
    const lexicon = decodeLexicon(words);
    const block = new PostingBlock(postings, lexicon.counts, this.recordCount);
    // Unpacks everything now: usually nothing is typed yet, so no reader waits.
    if (block.length > 0) block.list(block.length - 1);
    return { lexicon, starts: [0], load: () => Promise.resolve(block) };
  }

  #readDirectory(reader: ByteReader, load: LoadPart): void {
    for (let i = reader.count(1 + ID_BYTES); i > 0; i--) {
      const first = decodeUtf8(reader.block());
      const id = toHex(reader.raw(ID_BYTES));
      this.#wordShards.push({ first, open: once(async () => this.#readWordShard(await load(id), load)) });
    }
    let first = 0;
    for (let i = reader.count(1 + ID_BYTES); i > 0; i--) {
      const start = first;
      const count = reader.varint();
      const id = toHex(reader.raw(ID_BYTES));
      const open = once(async () => {
        const documents = decodeDocuments(await load(id));
        this.#checkDocuments(documents, start, count);
        return documents;
      });
      this.#pageShards.push({ first, open });
      first += count;
    }
    if (first !== this.pageCount) throw new IndexFormatError();
  }

  #readWordShard(content: Uint8Array, load: LoadPart): WordShard {
    const reader = new ByteReader(content);
    const lexicon = decodeLexicon(reader.block());
    const starts: number[] = [];
    const open: (() => Promise<PostingBlock>)[] = [];
    let start = 0;
    for (let i = reader.count(1 + ID_BYTES); i > 0; i--) {
      const count = reader.varint();
      const id = toHex(reader.raw(ID_BYTES));
      const sizes = lexicon.counts.subarray(start, start + count);
      if (sizes.length !== count) throw new IndexFormatError();
      open.push(once(async () => new PostingBlock(await load(id), sizes, this.recordCount)));
      starts.push(start);
      start += count;
    }
    if (start !== lexicon.words.length || !reader.done) {
      throw new IndexFormatError();
    }
    return {
      lexicon,
      starts,
      load: (block) => open[block]?.() ?? Promise.reject(new IndexFormatError('no such block of postings')),
    };
  }

  #checkDocuments(documents: readonly PageDocument[], first: number, count: number): void {
    const { pageStarts } = this.tables;
    const right =
      documents.length === count &&
      documents.every(({ records }, i) => {
        const page = first + i;
        return records.length === (pageStarts[page + 1] ?? 0) - (pageStarts[page] ?? 0);
      });
    if (!right) throw new IndexFormatError();
  }
}

/** Words of a shard from `from` up to, but not including, `to`, in order, that `accepts` accepts. */
export function termsOf(shard: WordShard, from: string, to?: string, accepts?: (word: string) => boolean): Term[] {
  const terms: Term[] = [];
  const { words, counts } = shard.lexicon;
  const end = to === undefined ? words.length : lowerBound(words, to);
  for (let i = lowerBound(words, from); i < end; i++) {
    const word = words[i] ?? '';
    if (accepts === undefined || accepts(word)) terms.push({ word, count: counts[i] ?? 0, shard, ordinal: i });
  }
  return terms;
}

/** Loads at most once; a failure is not remembered, so that the next search tries again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
