import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hashOf } from '../../ground/hashOf.ts';
import type { Compressed } from '../../ground/files/writeFile.ts';

export interface FileJob {
  /** Absolute. */
  target: string;
  content: string | Uint8Array;
  /** What the last build wrote there. */
  known?: FileState;
  /** Ready, or whether it is to be made. */
  compressed: Compressed | boolean;
}

export interface FileState {
  hash: string;
  size: number;
}

/** The last build wrote the same, and it is still there. */
export function isThere(job: FileJob): job is FileJob & { known: FileState } {
  const { target, content, known } = job;
  if (!known || known.hash !== hashOf(content)) return false;
  return hasSize(target, known.size);
}

export function hasSize(file: string, size: number): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === size;
}

/**
 * Writes a file and its compressed forms. At once, because a site has thousands of small files: a promise for each
 * call takes longer than the call.
 */
export function putFile({ target, content, known, compressed }: FileJob): FileState {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const state = { hash: hashOf(bytes), size: bytes.byteLength };
  mkdirSync(path.dirname(target), { recursive: true });
  if (known) {
    // A reader of a folder that is served while it is rebuilt never sees half a file.
    writeFileSync(`${target}.part`, bytes);
    renameSync(`${target}.part`, target);
  } else {
    writeFileSync(target, bytes);
  }
  for (const form of ['br', 'gz'] as const) {
    const small = typeof compressed === 'object' ? compressed[form] : compressed && COMPRESS[form](bytes);
    if (small) writeFileSync(`${target}.${form}`, small);
    else if (known) rmSync(`${target}.${form}`, { force: true });
  }
  return state;
}

/** Within a few percent of the best for a page, in a tenth of the time. */
const COMPRESS: Record<keyof Compressed, (bytes: Uint8Array) => Uint8Array> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gz: (bytes) => gzipSync(bytes, { level: 6 }),
};
