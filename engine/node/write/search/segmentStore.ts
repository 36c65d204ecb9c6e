/** Segments of search indexes between builds: after one edit only the one with that page is made again. */
import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { IndexSegment } from '../../../shared/search/index/types.ts';
import { readCacheFile, writeCacheFile } from '../../ground/files/cacheFile.ts';

export interface SegmentStore {
  /** Name of the segment that is made of pages with these keys. */
  toKey(pages: readonly { key: string }[]): string;
  load(key: string): IndexSegment | undefined;
  save(key: string, segment: IndexSegment): void;
  /** Removes all that nobody asked a key for. */
  prune(): void;
}

export interface SegmentStoreOptions {
  dir: string;
  /** Identifies the code that makes segments. */
  engine: string;
  /** `false`: segments of earlier runs do not count. */
  read: boolean;
}

const MAGIC = 'octavo-segment-1';

export function createSegmentStore({ dir, engine, read }: SegmentStoreOptions): SegmentStore {
  const used = new Set<string>();
  return {
    toKey(pages) {
      const sum = createHash('sha256').update(engine);
      for (const page of pages) sum.update(`\n${page.key}`);
      const key = sum.digest('hex').slice(0, 32);
      used.add(key);
      return key;
    },
    load(key) {
      const file = read ? readCacheFile(path.join(dir, key)) : undefined;
      return file && decodeSegment(key, file);
    },
    save: (key, segment) => writeCacheFile(path.join(dir, key), encodeSegment(key, segment)),
    prune() {
      try {
        for (const name of readdirSync(dir)) if (!used.has(name)) rmSync(path.join(dir, name));
      } catch {
        // No such folder, or one that cannot be written: it costs room, nothing else.
      }
    },
  };
}

export function encodeSegment(key: string, { postings, ...rest }: IndexSegment): Buffer {
  const { words, counts, ends, bytes } = postings;
  const parts = [
    Buffer.from(JSON.stringify(rest)),
    Buffer.from(words.join('\n')),
    toBytes(counts),
    toBytes(ends),
    bytes,
  ];
  const body = Buffer.concat(parts);
  const header = [MAGIC, key, crc32(body).toString(16), ...parts.map((part) => part.length)].join(' ');
  return Buffer.concat([Buffer.from(`${header}\n`), body]);
}

/** Nothing if the file is not what it should be: cut short, changed, of another key, not ours. */
export function decodeSegment(key: string, file: Buffer): IndexSegment | undefined {
  const end = file.indexOf(10);
  const [magic, ownKey, sum, ...lengths] = file.toString('latin1', 0, Math.max(0, end)).split(' ');
  if (magic !== MAGIC || ownKey !== key || lengths.length !== 5) return undefined;
  const body = file.subarray(end + 1);
  const sizes = lengths.map(Number);
  if (sizes.reduce((total, size) => total + size, 0) !== body.length) return undefined;
  if (crc32(body).toString(16) !== sum) return undefined;
  let at = 0;
  const [rest, words, counts, ends, bytes] = sizes.map((size) => body.subarray(at, (at += size)));
  if (!rest || !words || !counts || !ends || !bytes) return undefined;
  return {
    ...(JSON.parse(rest.toString()) as Omit<IndexSegment, 'postings'>),
    postings: {
      words: words.length === 0 ? [] : words.toString().split('\n'),
      counts: toNumbers(counts),
      ends: toNumbers(ends),
      bytes,
    },
  };
}

function toBytes({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** A copy: numbers must begin at a multiple of their size. */
function toNumbers(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(new Uint8Array(bytes).buffer);
}
