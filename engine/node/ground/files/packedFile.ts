/** A file of several parts: one line that identifies the file, then the parts, each of known length. */
import { crc32 } from 'node:zlib';

/** The maximal length of that line. */
const MAX_LINE = 500;

/** `magic` names the format of the parts, `key` identifies their source. */
export function packFile(magic: string, key: string, parts: readonly Uint8Array[]): Buffer {
  const line = [magic, key, checksum(parts), ...parts.map((part) => part.length)].join(' ');
  return Buffer.concat([Buffer.from(`${line}\n`), ...parts]);
}

/** Undefined if the file is truncated, changed, not ours, or has another key. */
export function unpackFile(magic: string, key: string, file: Buffer): Buffer[] | undefined {
  const end = file.indexOf(10);
  if (end < 0 || end > MAX_LINE) return undefined;
  const [ownMagic, ownKey, sum, ...lengths] = file.toString('latin1', 0, end).split(' ');
  if (ownMagic !== magic || ownKey !== key || lengths.length === 0) return undefined;
  const body = file.subarray(end + 1);
  const sizes = lengths.map(Number);
  if (sizes.reduce((total, size) => total + size, 0) !== body.length || sum !== checksum([body])) return undefined;
  let at = 0;
  return sizes.map((size) => body.subarray(at, (at += size)));
}

function checksum(parts: readonly Uint8Array[]): string {
  // zlib's checksum of an empty part is always 0.
  return parts.reduce((sum, part) => (part.length === 0 ? sum : crc32(part, sum)), 0).toString(16);
}
