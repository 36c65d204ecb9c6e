/**
 * The format of a cache entry on disk. Long texts are stored outside the JSON, because parsing them would take longer
 * than everything else.
 */
import { packFile, unpackFile } from '../../../ground/files/packedFile.ts';

const MAGIC = 'octavo-page-3';

export interface EntryParts {
  meta: unknown;
  texts: string[];
}

export function encodeEntry(key: string, { meta, texts }: EntryParts): Buffer {
  return packFile(
    MAGIC,
    key,
    [JSON.stringify(meta), ...texts].map((text) => Buffer.from(text)),
  );
}

/** Undefined if the file is damaged. */
export function decodeEntry(key: string, file: Buffer): EntryParts | undefined {
  const parts = unpackFile(MAGIC, key, file);
  if (!parts) return undefined;
  const [meta = '', ...texts] = parts.map((part) => part.toString());
  try {
    return { meta: JSON.parse(meta) as unknown, texts };
  } catch {
    return undefined;
  }
}
