/**
 * The frame of every index file: `OcS`, format version, eight bytes of identity (for a part the name of the file, so
 * that a file of another build is detected), length and CRC-32 of the content, then the content, deflated.
 */
import { ByteReader, ByteWriter, IndexFormatError } from './bytes.ts';

const MAGIC = [0x4f, 0x63, 0x53, 2];
const ID_BYTES = 8;
/** No index file is written larger; a damaged length must not cause a larger allocation. */
const MAX_CONTENT = 64 * 1024 * 1024;

export type Deflate = (bytes: Uint8Array) => Uint8Array;
/** `size` is how long the result is if the data is whole; more than that need not be inflated. */
export type Inflate = (bytes: Uint8Array<ArrayBuffer>, size: number) => Uint8Array | Promise<Uint8Array>;

/** `id` is 16 hexadecimal digits. */
export function wrapContent(content: Uint8Array, id: string, deflate: Deflate): Uint8Array {
  const writer = new ByteWriter();
  for (const byte of MAGIC) writer.byte(byte);
  for (let i = 0; i < ID_BYTES; i++) writer.byte(Number.parseInt(id.slice(i * 2, i * 2 + 2), 16));
  const crc = crc32(content);
  for (let shift = 0; shift < 32; shift += 8) writer.byte((crc >>> shift) & 255);
  writer.varint(content.length);
  writer.raw(deflate(content));
  return writer.toBytes();
}

/** Without `id` any id is accepted, because the name of a main file does not contain it. */
export async function unwrapContent(file: Uint8Array, inflate: Inflate, id?: string): Promise<Uint8Array> {
  const reader = new ByteReader(file);
  for (const byte of MAGIC) {
    if (reader.byte() !== byte) throw new IndexFormatError('the file is not a search index of this version');
  }
  const found = toHex(reader.raw(ID_BYTES));
  if (id !== undefined && found !== id) throw new IndexFormatError('the search index belongs to another build');
  let crc = 0;
  for (let shift = 0; shift < 32; shift += 8) crc |= reader.byte() << shift;
  const size = reader.varint();
  if (size > MAX_CONTENT) throw new IndexFormatError();
  const content = await inflateAll(reader.rest(), size, inflate);
  if (crc32(content) !== crc >>> 0) throw new IndexFormatError();
  return content;
}

async function inflateAll(bytes: Uint8Array, size: number, inflate: Inflate): Promise<Uint8Array> {
  let content: Uint8Array;
  try {
    content = await inflate(bytes as Uint8Array<ArrayBuffer>, size);
  } catch (cause) {
    throw new IndexFormatError(undefined, { cause });
  }
  if (content.length !== size) throw new IndexFormatError();
  return content;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i++) text += HEX[bytes[i] ?? 0] ?? '';
  return text;
}

/** CRC-32 (IEEE 802.3): finds every flipped bit and every cut that a download can suffer. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (let i = 0; i < bytes.length; i++) crc = (CRC_TABLE[(crc ^ (bytes[i] ?? 0)) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
