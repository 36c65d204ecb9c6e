import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, readSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file that saves time if it exists. */
export function readCacheFile(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * The same for many files, one after the other, all into the same memory: copy what you keep before you read the next.
 * Otherwise each would stay in memory until the next garbage collection.
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

/** Written whole or not at all: others may read it meanwhile. Where it is large, in pieces: all of it need not be in memory. */
export function writeCacheFile(file: string, content: string | Uint8Array | Iterable<string>): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const part = `${file}.${process.pid}.tmp`;
    if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(part, content);
    else writePieces(part, content);
    renameSync(part, file);
  } catch {
    // A folder that cannot be written costs time, nothing else.
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
