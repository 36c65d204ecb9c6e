import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hashOf } from '../../ground/hashOf.ts';
import type { Compressed } from '../../ground/files/writeFile.ts';

export interface FileJob {
  /** An absolute path that readers do not see yet. */
  target: string;
  content: string | Uint8Array;
  /** The compressed copies, or whether to create them. */
  compressed: Compressed | boolean;
}

/** Endings of a file's forms: itself, and its compressed copies. */
export const FORMS = ['', '.br', '.gz'] as const;
export type Form = (typeof FORMS)[number];

export interface StagedFile {
  size: number;
  /** Hashes of the forms that were written. */
  hashes: Partial<Record<Form, string>>;
}

/**
 * Writes a file and its compressed forms. Synchronously, because a site has thousands of small files: a promise for
 * each call takes longer than the call.
 */
export function stageFile({ target, content, compressed }: FileJob): StagedFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const staged: StagedFile = { size: bytes.byteLength, hashes: { '': hashOf(bytes) } };
  writeInFolder(target, bytes);
  for (const form of ['br', 'gz'] as const) {
    const small = typeof compressed === 'object' ? compressed[form] : compressed && COMPRESS[form](bytes);
    if (!small) continue;
    writeFileSync(`${target}.${form}`, small);
    staged.hashes[`.${form}`] = hashOf(small);
  }
  return staged;
}

/** Most folders exist already, so a folder is created only when a write finds it missing. */
function writeInFolder(target: string, bytes: Uint8Array): void {
  try {
    writeFileSync(target, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
}

/** Within a few percent of the best compression, in a tenth of the time. */
const COMPRESS: Record<keyof Compressed, (bytes: Uint8Array) => Uint8Array> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gz: (bytes) => gzipSync(bytes, { level: 6 }),
};
