import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readCacheFile, writeCacheFile } from '../../../ground/files/cacheFile.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Files by key in a folder, spread over subfolders. They are read and written synchronously: a site has thousands of
 * small files, for which an asynchronous call takes longer than the work.
 */
export interface EntryStore {
  read(key: string): Buffer | undefined;
  /** Marks the entry as used without reading it. */
  use(key: string): void;
  write(key: string, content: Buffer): void;
  /**
   * Removes entries that were not used for this many days, and files that a crash left half written; runs once a day.
   * Returns how many.
   */
  prune(days: number): Promise<number>;
}

export function createEntryStore(dir: string): EntryStore {
  const used = new Set<string>();
  const fileOf = (key: string) => path.join(dir, key.slice(0, 2), key.slice(2));

  return {
    read(key) {
      used.add(key);
      return readCacheFile(fileOf(key));
    },
    use: (key) => void used.add(key),
    write(key, content) {
      used.add(key);
      writeCacheFile(fileOf(key), content);
    },
    async prune(days) {
      const marker = path.join(dir, 'pruned');
      const last = await stat(marker).catch(() => undefined);
      if (last && Date.now() - last.mtimeMs < DAY) return 0;
      let removed = 0;
      for (const name of await readdir(dir, { recursive: true }).catch(() => [])) {
        const file = path.join(dir, name);
        const found = await stat(file);
        if (!found.isFile()) continue;
        const age = Date.now() - found.mtimeMs;
        if (used.has(name.replace(path.sep, ''))) {
          // Its time is that of its last use; one update per day is precise enough.
          if (age > DAY) await utimes(file, new Date(), new Date());
        } else if (age >= (name.endsWith('.tmp') ? DAY : days * DAY)) {
          await rm(file, { force: true });
          removed++;
        }
      }
      await mkdir(dir, { recursive: true });
      await writeFile(marker, '');
      return removed;
    },
  };
}
