import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Stats } from 'node:fs';

/** Beyond this many files the oldest are hashed again when asked for. */
const MOST_REMEMBERED = 20_000;

/**
 * Strong entity tags: a hash of the bytes. Unlike a tag made of dates it stays the same when a build writes the same
 * page again, so that readers keep their copies across deployments.
 */
export interface EntityTags {
  tagOf(handle: FileHandle, stats: Stats): Promise<string>;
}

export function createEntityTags(): EntityTags {
  const known = new Map<string, Promise<string>>();
  return {
    tagOf(handle, stats) {
      const key = `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeMs}`;
      const remembered = known.get(key);
      if (remembered) return remembered;
      const tag = hashFile(handle);
      known.set(key, tag);
      // A failed read must not be remembered as the tag.
      tag.catch(() => known.delete(key));
      const [oldest] = known.keys();
      if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
      return tag;
    },
  };
}

async function hashFile(handle: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk as Buffer);
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}
