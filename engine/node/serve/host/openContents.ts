import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isAbsent, toFound, type FoundFile } from './openFolder.ts';

/** A file in the form that is sent. */
interface Content {
  bytes: Buffer;
  etag: string;
}

/** The encoding: as on disk, or compressed here. */
export type Form = 'stored' | 'br' | 'gzip';

/**
 * The contents of files; small ones stay in memory. Entity tags are strong: a hash of the bytes. Unlike a tag made of
 * dates it stays the same if a build writes the same page again, so readers keep their copies across deployments.
 */
export interface Contents {
  /** The contents in memory. */
  peek(found: FoundFile, form: Form): Content | undefined;
  /** The whole file, compressed on request. `undefined`: the file has been replaced. */
  load(found: FoundFile, form: Form): Promise<Content | undefined>;
  /** A file that is too large to hold in memory for one response. Close the handle. */
  open(found: FoundFile): Promise<{ handle: FileHandle; etag: string } | undefined>;
}

/** A larger file is read from the disk each time. */
const MAX_KEPT_FILE = 1_000_000;
const MAX_KEPT_BYTES = 64_000_000;
const MAX_TAGS = 20_000;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
/** Smaller than gzip, in a tenth of the time of the best level. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const COMPRESS: Record<Exclude<Form, 'stored'>, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => toBrotli(bytes, BROTLI),
  gzip: (bytes) => toGzip(bytes),
};

export function openContents(maxBytes = MAX_KEPT_BYTES): Contents {
  // In the order of their last use.
  const kept = new Map<string, Content>();
  const loading = new Map<string, Promise<Content | undefined>>();
  const tags = new Map<string, string>();
  let size = 0;

  function keep(key: string, content: Content): void {
    if (content.bytes.byteLength > MAX_KEPT_FILE) return;
    kept.set(key, content);
    size += content.bytes.byteLength;
    for (const [oldest, { bytes }] of kept) {
      if (size <= maxBytes) break;
      kept.delete(oldest);
      size -= bytes.byteLength;
    }
  }

  async function read(found: FoundFile, form: Form): Promise<Content | undefined> {
    const handle = await openFound(found);
    if (!handle) return undefined;
    try {
      const stored = await handle.readFile();
      const etag = toTag(createHash('sha256').update(stored));
      return form === 'stored'
        ? { bytes: stored, etag }
        : { bytes: await COMPRESS[form](stored), etag: toFormTag(etag, form) };
    } finally {
      await handle.close();
    }
  }

  return {
    peek(found, form) {
      const key = keyOf(found, form);
      const content = kept.get(key);
      if (!content) return undefined;
      kept.delete(key);
      kept.set(key, content);
      return content;
    },
    load(found, form) {
      // Not even a running read is shared if the file may be written again.
      if (!found.isSettled) return read(found, form);
      const key = keyOf(found, form);
      const content =
        loading.get(key) ??
        read(found, form)
          .then((content) => {
            if (content) keep(key, content);
            return content;
          })
          .finally(() => loading.delete(key));
      loading.set(key, content);
      return content;
    },
    async open(found) {
      const handle = await openFound(found);
      if (!handle) return undefined;
      try {
        const etag = tags.get(found.id) ?? toTag(await hashFile(handle));
        if (tags.size >= MAX_TAGS) tags.clear();
        if (found.isSettled) tags.set(found.id, etag);
        return { handle, etag };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },
  };
}

function keyOf({ id }: FoundFile, form: Form): string {
  return `${form} ${id}`;
}

/**
 * Read through a handle, so that a file that is replaced in the meantime is still sent completely, and only if it is
 * the file that was found.
 */
async function openFound(found: FoundFile): Promise<FileHandle | undefined> {
  const handle = await open(found.filePath, 'r').catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });
  if (handle && toFound(found.filePath, await handle.stat()).id === found.id) return handle;
  await handle?.close();
  return undefined;
}

async function hashFile(handle: FileHandle) {
  const hash = createHash('sha256');
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk as Buffer);
  return hash;
}

function toTag(hash: { digest(encoding: 'base64url'): string }): string {
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}

function toFormTag(etag: string, form: Form): string {
  return etag.replace(/"$/, `-${form}"`);
}
