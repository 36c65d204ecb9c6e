/** Caches segments of search indexes between builds: after one edit only the segment with that page is rebuilt. */
import path from 'node:path';
import type { NumberedWords } from '../../../shared/search/index/mergeSegments.ts';
import type { PackedPostings } from '../../../shared/search/index/Postings.ts';
import type { IndexSegment } from '../../../shared/search/index/types.ts';
import { createCacheReader, keepCacheFiles, writeCacheFile } from '../../ground/files/cacheFile.ts';
import { packFile, unpackFile } from '../../ground/files/packedFile.ts';
import { hashOf, longHashOf } from '../../ground/hashOf.ts';

export interface SegmentStore {
  /** The name of the segment of pages with these keys. */
  toKey(pages: readonly { key: string }[]): string;
  /** `numbers`: the numbers of its words in the index, if known; the words themselves are then not kept in memory. */
  load(key: string, numbers?: Uint32Array): IndexSegment | undefined;
  /** Returns it in the form of a loaded one: its words are packed. */
  save(key: string, segment: IndexSegment): IndexSegment;
  /** The words of the last index that was saved under this name. */
  loadWords(index: string): NumberedWords | undefined;
  saveWords(index: string, words: NumberedWords): void;
  /** Call this for an unchanged index with segments of these pages, all of which are still needed. */
  use(index: string, segments: readonly (readonly { key: string }[])[]): void;
  /** Removes everything that was not read. */
  prune(): void;
}

export interface SegmentStoreOptions {
  dir: string;
  /** Identifies the code that makes segments. */
  engine: string;
  /** `false`: segments of earlier runs do not count. */
  read: boolean;
}

const MAGIC = 'octavo-segment-2';
const WORDS_MAGIC = 'octavo-words-1';

export function createSegmentStore({ dir, engine, read }: SegmentStoreOptions): SegmentStore {
  const used = new Set<string>();
  const readFile = createCacheReader();
  /** Segments of this run, which other versions may share. */
  const saved = new Set<string>();
  const wordsKey = (index: string): string => {
    const key = `words-${hashOf(`${engine}\n${index}`)}`;
    used.add(key);
    return key;
  };
  const toKey: SegmentStore['toKey'] = (pages) => {
    const key = longHashOf([engine, ...pages.map((page) => page.key)].join('\n'));
    used.add(key);
    return key;
  };
  return {
    toKey,
    load(key, numbers) {
      const file = read || saved.has(key) ? readFile(path.join(dir, key)) : undefined;
      return file && decodeSegment(key, file, numbers);
    },
    save(key, segment) {
      writeCacheFile(path.join(dir, key), encodeSegment(key, segment));
      saved.add(key);
      const { words, ...postings } = segment.postings;
      return { ...segment, postings: withWords(postings, Buffer.from(words.join('\n'))) };
    },
    loadWords(index) {
      const key = wordsKey(index);
      const file = read ? readFile(path.join(dir, key)) : undefined;
      return file && decodeWords(key, file);
    },
    saveWords(index, words) {
      const key = wordsKey(index);
      writeCacheFile(path.join(dir, key), encodeWords(key, words));
    },
    use(index, segments) {
      wordsKey(index);
      segments.forEach(toKey);
    },
    prune: () => keepCacheFiles(dir, used),
  };
}

function encodeSegment(key: string, { postings, readerWords, key: _key, ...rest }: IndexSegment): Buffer {
  return packFile(MAGIC, key, [Buffer.from(JSON.stringify(rest)), ...toParts(postings), ...toParts(readerWords)]);
}

/** Undefined if the file is damaged or of another version. */
function decodeSegment(key: string, file: Buffer, numbers?: Uint32Array): IndexSegment | undefined {
  const [rest, ...parts] = unpackFile(MAGIC, key, file) ?? [];
  const postings = fromParts(parts.slice(0, 4), numbers);
  const readerWords = fromParts(parts.slice(4));
  if (!rest || !postings || !readerWords) return undefined;
  return {
    ...(JSON.parse(rest.toString()) as Omit<IndexSegment, 'postings' | 'readerWords' | 'key'>),
    key,
    postings,
    readerWords,
  };
}

function toParts({ words, counts, ends, bytes }: PackedPostings): Uint8Array[] {
  return [Buffer.from(words.join('\n')), toBytes(counts), toBytes(ends), bytes];
}

function fromParts([words, counts, ends, bytes, ...more]: Buffer[], numbers?: Uint32Array): PackedPostings | undefined {
  if (!words || !counts || !ends || !bytes || more.length > 0) return undefined;
  // Copies the data, because the next file is read into the same buffer.
  const rest = { counts: toNumbers(counts), ends: toNumbers(ends), bytes: Buffer.from(bytes) };
  return withWords(rest, numbers?.length === rest.counts.length ? undefined : Buffer.from(words));
}

/** Stored as lines they take less memory, and most segments' words are never read, because their numbers are known. */
function withWords(postings: Omit<PackedPostings, 'words'>, lines: Buffer | undefined): PackedPostings {
  return {
    ...postings,
    get words() {
      if (!lines) throw new Error('The words of a segment were left out, and somebody asks for them.');
      return toLines(lines);
    },
  };
}

function encodeWords(key: string, { words, bySegment }: NumberedWords): Buffer {
  const lists = [...bySegment.values()];
  const texts = [words, [...bySegment.keys()]].map((lines) => Buffer.from(lines.join('\n')));
  const lengths = Uint32Array.from(lists, ({ length }) => length);
  return packFile(WORDS_MAGIC, key, [...texts, toBytes(lengths), Buffer.concat(lists.map(toBytes))]);
}

function decodeWords(key: string, file: Buffer): NumberedWords | undefined {
  const [words, keys, lengths, numbers, ...more] = unpackFile(WORDS_MAGIC, key, file) ?? [];
  if (!words || !keys || !lengths || !numbers || more.length > 0) return undefined;
  const all = toNumbers(numbers);
  const ends = toNumbers(lengths);
  let at = 0;
  const bySegment = toLines(keys).map((name, i) => [name, all.subarray(at, (at += ends[i] ?? 0))] as const);
  return { words: toLines(words), bySegment: new Map(bySegment) };
}

function toLines(text: Buffer): string[] {
  return text.length === 0 ? [] : text.toString().split('\n');
}

function toBytes({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** A copy also because numbers must be aligned. */
function toNumbers(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(new Uint8Array(bytes).buffer);
}
