/**
 * Index data → files. A small index is one file. A large one is split, so that a search loads a directory, the words
 * and postings around its terms and the pages it shows:
 *
 *     main ─┬─ words a…  ─┬─ postings
 *           │             └─ postings
 *           ├─ words d…  ─── postings
 *           ├─ pages 0…
 *           ├─ pages 200…
 *           ├─ readers' words, and where they occur
 *           ├─ other words for a…
 *           └─ other words for d…
 *
 * Readers' words, and other words for the same thing, are always apart: few searches need them.
 */
import type { IndexData, IndexPage, IndexTerm } from '../index/types.ts';
import type { SynonymGroups } from '../text/synonyms.ts';
import { ByteWriter } from './bytes.ts';
import { encodeDocuments } from './documents.ts';
import { encodeLexicon } from './lexicon.ts';
import { encodeOtherWordParts } from './otherWordParts.ts';
import { encodePostings } from './postings.ts';
import { splitBySize } from './splitBySize.ts';
import { encodeSynonyms } from './synonymGroups.ts';
import { encodeTables } from './tables.ts';
import { encodeUtf8 } from './utf8.ts';

interface ContentFile {
  /** 16 hexadecimal digits that follow from the content. */
  id: string;
  content: Uint8Array;
}

export interface EncodedIndex {
  main: ContentFile;
  /** Without those that are known. */
  parts: ContentFile[];
  /** Ids of all parts, in order. */
  order: string[];
}

/** Parts of earlier indexes, by the hash of their input. */
export interface KnownParts {
  /** Key of the bytes that `visitAll` passes to its callback. */
  toKey(visitAll: (visit: (bytes: Uint8Array) => void) => void): string;
  /** Id of the part that was made from this input, if it still exists. */
  find(key: string): string | undefined;
  add(key: string, id: string): void;
}

export interface ShardSizes {
  /** An index of at most this many bytes (before compression, which leaves two thirds) is one file. */
  inline: number;
  /** Aimed-at size of a part, before compression; compressed it is about half. */
  words: number;
  postings: number;
  documents: number;
}

export const SHARD_SIZES: ShardSizes = { inline: 145_000, words: 16_000, postings: 8_000, documents: 8_000 };

export const FORM_INLINE = 0;
export const FORM_SHARDED = 1;

/** `otherWords`: the parts of other words, which are the same in every index; they are then left out of the result. */
export function encodeIndex(
  data: IndexData,
  toId: (content: Uint8Array) => string,
  sizes: ShardSizes = SHARD_SIZES,
  knownParts?: KnownParts,
  otherWords?: readonly { first: string; id: string }[],
): EncodedIndex {
  const tables = encodeTables(data);
  const file = (content: Uint8Array): ContentFile => ({ id: toId(content), content });
  const ownWords = otherWords ? [] : encodeOtherWordParts().map(({ first, content }) => ({ first, ...file(content) }));
  const parts: ContentFile[] = ownWords.map(({ id, content }) => ({ id, content }));
  const recordCount = data.lengths.content.length;
  const readerPart = data.readerWords.length > 0 ? file(encodeReaderWords(data.readerWords, recordCount)) : undefined;
  if (readerPart) parts.push(readerPart);
  const apart = encodeApart(readerPart, otherWords ?? ownWords);
  const order = parts.map(({ id }) => id);
  if (mayFitInline(data.terms, sizes)) {
    const inline = encodeInline(data, tables, apart);
    if (inline.length <= sizes.inline) return { main: file(inline), parts, order };
  }

  const part = (content: Uint8Array): Uint8Array => {
    const made = file(content);
    parts.push(made);
    order.push(made.id);
    return idBytes(made.id);
  };
  /** The terms from `from` on. Packing their postings is most of the work of encoding. */
  const postingsPart = (terms: readonly IndexTerm[], from: number): Uint8Array => {
    if (!knownParts) return part(encodePostings(terms, recordCount));
    const key = knownParts.toKey((visit) => {
      visit(new Uint8Array(Uint32Array.of(recordCount, terms.length).buffer));
      data.visitPostings(from, from + terms.length, visit);
    });
    let id = knownParts.find(key);
    if (id === undefined) {
      const made = file(encodePostings(terms, recordCount));
      parts.push(made);
      ({ id } = made);
    }
    knownParts.add(key, id);
    order.push(id);
    return idBytes(id);
  };
  const writer = new ByteWriter();
  writer.byte(FORM_SHARDED);
  writer.block(tables);
  writer.block(encodeSynonyms(withSiteName(data)));
  writer.block(apart);

  const wordShards = splitBySize(data.terms, sizes.words, ({ word }) => 3 + word.length / 2);
  writer.varint(wordShards.length);
  let from = 0;
  for (const terms of wordShards) {
    writer.block(encodeUtf8(terms[0]?.word ?? ''));
    writer.raw(part(encodeWordShard(terms, from, sizes, postingsPart)));
    from += terms.length;
  }
  const pageShards = splitBySize(data.pages, sizes.documents, documentSize);
  writer.varint(pageShards.length);
  for (const pages of pageShards) {
    writer.varint(pages.length);
    writer.raw(part(encodeDocuments(pages, data.language)));
  }
  return { main: file(writer.toBytes()), parts, order };
}

/** The site's name is the first group, which has one term. */
function withSiteName({ siteName, synonyms }: IndexData): SynonymGroups {
  return siteName === undefined ? synonyms : [[siteName], ...synonyms];
}

/** A posting takes at least a quarter of a byte, so a large index is recognised without encoding it. */
function mayFitInline(terms: readonly IndexTerm[], { inline }: ShardSizes): boolean {
  return terms.reduce((sum, { count }) => sum + count, 0) / 4 <= inline;
}

function encodeInline(data: IndexData, tables: Uint8Array, apart: Uint8Array): Uint8Array {
  const writer = new ByteWriter();
  writer.byte(FORM_INLINE);
  writer.block(tables);
  writer.block(encodeSynonyms(withSiteName(data)));
  writer.block(apart);
  for (const block of encodeTerms(data)) writer.block(block);
  writer.block(encodeDocuments(data.pages, data.language));
  return writer.toBytes();
}

/** By the list of terms, which versions with the same pages share. */
const encodedTerms = new WeakMap<readonly IndexTerm[], Uint8Array[]>();

function encodeTerms({ terms, lengths }: IndexData): Uint8Array[] {
  const blocks = encodedTerms.get(terms) ?? [encodeLexicon(terms), encodePostings(terms, lengths.content.length)];
  encodedTerms.set(terms, blocks);
  return blocks;
}

/** One block of words and their postings, because authors' own words are never many. */
function encodeReaderWords(terms: readonly IndexTerm[], recordCount: number): Uint8Array {
  const writer = new ByteWriter();
  writer.block(encodeLexicon(terms));
  writer.raw(encodePostings(terms, recordCount));
  return writer.toBytes();
}

/** The readers' words by the id of their part, if there is one; then each part of the other words, by its first letters and id. */
function encodeApart(
  readerPart: { id: string } | undefined,
  parts: readonly { first: string; id: string }[],
): Uint8Array {
  const writer = new ByteWriter();
  writer.block(readerPart ? idBytes(readerPart.id) : new Uint8Array());
  for (const { first, id } of parts) {
    writer.block(encodeUtf8(first));
    writer.raw(idBytes(id));
  }
  return writer.toBytes();
}

function encodeWordShard(
  terms: readonly IndexTerm[],
  from: number,
  sizes: ShardSizes,
  postingsPart: (terms: readonly IndexTerm[], from: number) => Uint8Array,
): Uint8Array {
  const writer = new ByteWriter();
  writer.block(encodeLexicon(terms));
  const blocks = splitBySize(terms, sizes.postings, ({ count }) => count * 2.3);
  writer.varint(blocks.length);
  let at = from;
  for (const block of blocks) {
    writer.varint(block.length);
    writer.raw(postingsPart(block, at));
    at += block.length;
  }
  return writer.toBytes();
}

function documentSize({ routePath, title, records, texts }: IndexPage): number {
  let size = routePath.length + title.length + 8 + (texts?.pieces.length ?? 0) * 3;
  for (const { heading } of records) size += heading.length + 2;
  return size;
}

function idBytes(id: string): Uint8Array {
  return Uint8Array.from({ length: id.length / 2 }, (_, i) => Number.parseInt(id.slice(i * 2, i * 2 + 2), 16));
}
