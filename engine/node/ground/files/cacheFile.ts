import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file that saves time if it is there. */
export function readCacheFile(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Written whole or not at all: others may read it meanwhile. */
export function writeCacheFile(file: string, content: string | Uint8Array, more?: Uint8Array): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const part = `${file}.${process.pid}.tmp`;
    writeFileSync(part, content);
    if (more) appendFileSync(part, more);
    renameSync(part, file);
  } catch {
    // A folder that cannot be written costs time, nothing else.
  }
}
