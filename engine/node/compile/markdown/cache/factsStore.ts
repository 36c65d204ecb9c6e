/**
 * Facts about compiled pages without their texts, in a few files. A build reads the facts of every page, also of
 * unchanged ones; opening each entry would take most of its time.
 */
import path from 'node:path';
import { readCacheFile, writeCacheFile } from '../../../ground/files/cacheFile.ts';
import { packFile, unpackFile } from '../../../ground/files/packedFile.ts';

/** JSON in two parts, which are read at different times. */
export type FactsTexts = readonly [ofSite: string, ofPage: string];

export interface FactsStore {
  get(key: string): FactsTexts | undefined;
  set(key: string, texts: FactsTexts): void;
  /**
   * Call this when every page has been read: files without changes are released from memory and read again if needed.
   */
  release(): void;
  /** Stores the facts that were read since opening; the others belong to pages that no longer exist. */
  save(): void;
}

const MAGIC = 'octavo-facts-1';

/** `read`: whether to use facts of earlier runs. */
export function createFactsStore(dir: string, read: boolean): FactsStore {
  const shards = new Map<string, Shard>();
  const released = new Set<string>();

  /** Split by the first digit of the keys: after one edit, one of sixteen files is written. */
  function shardOf(key: string): Shard {
    const name = key.slice(0, 1);
    const known = shards.get(name);
    if (known) return known;
    const rest: Shard['rest'] = read ? loadShard(dir, name) : new Map();
    const shard: Shard = { used: released.has(name) ? new Map(rest) : new Map(), rest };
    shards.set(name, shard);
    return shard;
  }

  return {
    get(key) {
      const shard = shardOf(key);
      const known = shard.used.get(key) ?? shard.rest.get(key);
      if (known) shard.used.set(key, known);
      return known;
    },
    set(key, texts) {
      const shard = shardOf(key);
      shard.used.set(key, texts);
      shard.isChanged = true;
    },
    release() {
      for (const [name, { isChanged }] of shards) {
        if (isChanged || !read) continue;
        shards.delete(name);
        released.add(name);
      }
    },
    save() {
      for (const [name, { used, isChanged }] of shards) {
        if (isChanged) writeCacheFile(path.join(dir, name), encodeShard(name, used));
      }
    },
  };
}

interface Shard {
  used: Map<string, FactsTexts>;
  rest: ReadonlyMap<string, FactsTexts>;
  isChanged?: true;
}

/** One line per page; JSON contains neither line breaks nor tabs. */
function encodeShard(name: string, pages: ReadonlyMap<string, FactsTexts>): Buffer {
  const lines = [...pages].map(([key, texts]) => [key, ...texts].join('\t'));
  return packFile(MAGIC, name, [Buffer.from(lines.join('\n'))]);
}

/** Empty if the file is damaged. */
function loadShard(dir: string, name: string): Map<string, FactsTexts> {
  const pages = new Map<string, FactsTexts>();
  const file = readCacheFile(path.join(dir, name));
  const [body] = (file && unpackFile(MAGIC, name, file)) ?? [];
  for (const line of body?.toString().split('\n') ?? []) {
    const [key = '', ofSite, ofPage] = line.split('\t');
    if (ofSite !== undefined && ofPage !== undefined) pages.set(key, [ofSite, ofPage]);
  }
  return pages;
}
