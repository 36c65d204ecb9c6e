import path from 'node:path';
import { keepCacheFiles, readCacheFile, writeCacheFile } from '../../ground/files/cacheFile.ts';
import { hashOf } from '../../ground/hashOf.ts';

/**
 * Output files as they were before plugins changed them, by hash. A page whose file a plugin rewrites still counts as
 * the last build's: the next build shows the plugin the same file again, without rendering.
 */
export interface Originals {
  /** Stores a text and returns its hash. */
  save(content: Uint8Array): string;
  /** Undefined if it is missing or damaged. */
  read(hash: string): Uint8Array | undefined;
  /** Removes all others. */
  keepOnly(hashes: Iterable<string>): void;
}

/** One per output folder. */
export function openOriginals(siteDir: string, outDir: string): Originals {
  const dir = path.join(siteDir, '.octavo', `originals-${hashOf(outDir).slice(0, 10)}`);
  return {
    save(content) {
      const hash = hashOf(content);
      writeCacheFile(path.join(dir, hash), content);
      return hash;
    },
    read(hash) {
      const content = readCacheFile(path.join(dir, hash));
      return content && hashOf(content) === hash ? content : undefined;
    },
    keepOnly: (hashes) => keepCacheFiles(dir, new Set(hashes)),
  };
}
