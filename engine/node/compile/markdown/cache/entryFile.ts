/**
 * The form of a cache entry on disk. The long texts are parts of their own, because reading them out of JSON would take
 * longer than all the rest.
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

/** Nothing if the file is not what it should be. */
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
