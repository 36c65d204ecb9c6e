import type { EntryParts } from './entryFile.ts';

/** The limit in characters: all pages of an ordinary site, or part of a very large one. */
const MAX_CHARACTERS = 24_000_000;

/**
 * Keeps entries in memory. A build reads each page twice, to check its links and to publish it, and again for each
 * version.
 */
export function createRecentEntries(max = MAX_CHARACTERS) {
  const entries = new Map<string, EntryParts>();
  let size = 0;

  function remove(key: string): void {
    size -= sizeOf(entries.get(key));
    entries.delete(key);
  }

  return {
    get: (key: string): EntryParts | undefined => entries.get(key),
    set(key: string, entry: EntryParts): void {
      remove(key);
      entries.set(key, entry);
      size += sizeOf(entry);
      for (const oldest of entries.keys()) {
        if (size <= max) break;
        remove(oldest);
      }
    },
  };
}

function sizeOf(entry: EntryParts | undefined): number {
  return entry?.texts.reduce((sum, text) => sum + text.length, 0) ?? 0;
}
