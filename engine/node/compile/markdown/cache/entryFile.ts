/**
 * The form of a cache entry on disk: one line that says what the file is, then parts of known length. The long
 * texts are parts of their own, because reading them out of JSON would take longer than all the rest.
 */
import { crc32 } from 'node:zlib';

const MAGIC = 'octavo-page-3';

export interface EntryParts {
  meta: unknown;
  texts: string[];
}

export function encodeEntry(key: string, { meta, texts }: EntryParts): Buffer {
  const parts = [Buffer.from(JSON.stringify(meta)), ...texts.map((text) => Buffer.from(text))];
  const body = Buffer.concat(parts);
  const header = [MAGIC, key, checksum(body), ...parts.map((part) => part.length)].join(' ');
  return Buffer.concat([Buffer.from(`${header}\n`), body]);
}

/** Nothing if the file is not what it should be: cut short, changed, of another key, not ours. */
export function decodeEntry(key: string, file: Buffer): EntryParts | undefined {
  const end = file.indexOf(10);
  if (end < 0 || end > 500) return undefined;
  const [magic, ownKey, sum, ...lengths] = file.toString('latin1', 0, end).split(' ');
  if (magic !== MAGIC || ownKey !== key || lengths.length === 0) return undefined;
  const body = file.subarray(end + 1);
  const sizes = lengths.map(Number);
  if (sizes.reduce((total, size) => total + size, 0) !== body.length || sum !== checksum(body)) return undefined;
  let at = 0;
  const [meta = '', ...texts] = sizes.map((size) => body.toString('utf8', at, (at += size)));
  try {
    return { meta: JSON.parse(meta) as unknown, texts };
  } catch {
    return undefined;
  }
}

function checksum(body: Buffer): string {
  return crc32(body).toString(16);
}
