import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Reads a cache file, if it exists. */
export function readCacheFile(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * The same for many files in turn, all into the same buffer, because separate buffers would stay in memory until the
 * next garbage collection. Copy what you keep before you read the next file.
 */
export function createCacheReader(): (file: string) => Buffer | undefined {
  let memory = Buffer.alloc(0);
  return (file) => {
    try {
      const opened = openSync(file, 'r');
      try {
        const { size } = fstatSync(opened);
        if (memory.length < size) memory = Buffer.allocUnsafeSlow(size);
        return memory.subarray(0, readSync(opened, memory, 0, size, 0));
      } finally {
        closeSync(opened);
      }
    } catch {
      return undefined;
    }
  };
}

/**
 * Written completely or not at all, because others may read the file in the meantime. Large content may come in pieces,
 * so that it need not all be in memory.
 */
export function writeCacheFile(file: string, content: string | Uint8Array | Iterable<string>): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const part = `${file}.${process.pid}.tmp`;
    if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(part, content);
    else writePieces(part, content);
    renameSync(part, file);
  } catch {
    // If the folder cannot be written, the next run only takes longer.
  }
}

/** Removes all files of a folder but those with these names. */
export function keepCacheFiles(dir: string, names: ReadonlySet<string>): void {
  try {
    for (const name of readdirSync(dir)) if (!names.has(name)) rmSync(path.join(dir, name), { force: true });
  } catch {
    // The folder is missing or cannot be written, so old files only take space.
  }
}

function writePieces(file: string, pieces: Iterable<string>): void {
  const opened = openSync(file, 'w');
  try {
    for (const piece of pieces) writeFileSync(opened, piece);
  } finally {
    closeSync(opened);
  }
}
