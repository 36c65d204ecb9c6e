import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
      try {
        mkdirSync(dir, { recursive: true });
        writeFileSync(path.join(dir, hash), content);
      } catch {
        // If the folder cannot be written, the next build renders the file again.
      }
      return hash;
    },
    read(hash) {
      try {
        const content = readFileSync(path.join(dir, hash));
        return hashOf(content) === hash ? content : undefined;
      } catch {
        return undefined;
      }
    },
    keepOnly(hashes) {
      const wanted = new Set(hashes);
      try {
        for (const name of readdirSync(dir)) if (!wanted.has(name)) rmSync(path.join(dir, name), { force: true });
      } catch {
        // There are none, or they cannot be removed.
      }
    },
  };
}
