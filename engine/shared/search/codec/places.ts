/** The place of each part of an index: its pack and first byte. Stored in front of the main file's content. */
import { ByteReader, ByteWriter, IndexFormatError } from './bytes.ts';
import { toHex } from './container.ts';

/** Bytes of a pack. */
export interface Piece {
  pack: string;
  start: number;
  length: number;
}

/** Bytes of a pack's name. */
export const PACK_ID_BYTES = 8;

/** The parts of a pack, one after the other. */
export interface PackedParts {
  pack: string;
  parts: readonly { id: string; length: number }[];
}

export function encodePlaces(packs: readonly PackedParts[]): Uint8Array {
  const ids = packs.flatMap(({ parts }) => parts.map(({ id }) => id));
  const idBytes = uniqueBytes(ids);
  const writer = new ByteWriter();
  writer.varint(idBytes);
  for (const { pack, parts } of packs) {
    writeHex(writer, pack, PACK_ID_BYTES);
    writer.varint(parts.length);
    for (const { id, length } of parts) {
      writeHex(writer, id, idBytes);
      writer.varint(length);
    }
  }
  return writer.toBytes();
}

/** Finds a part by its id. */
export function decodePlaces(bytes: Uint8Array): (id: string) => Piece {
  const reader = new ByteReader(bytes);
  const idBytes = reader.varint();
  const pieces = new Map<string, Piece>();
  while (!reader.done) {
    const pack = toHex(reader.raw(PACK_ID_BYTES));
    let start = 0;
    for (let i = reader.count(idBytes + 1); i > 0; i--) {
      const id = toHex(reader.raw(idBytes));
      const length = reader.varint();
      pieces.set(id, { pack, start, length });
      start += length;
    }
  }
  return (id) => {
    const piece = pieces.get(id.slice(0, idBytes * 2));
    if (!piece) throw new IndexFormatError('the search index lacks a part');
    return piece;
  };
}

/** The shortest prefix of ids, in bytes, that distinguishes all of them. */
function uniqueBytes(ids: readonly string[]): number {
  const count = new Set(ids).size;
  let bytes = 3;
  while (new Set(ids.map((id) => id.slice(0, bytes * 2))).size < count) bytes++;
  return bytes;
}

export function writeHex(writer: ByteWriter, hex: string, bytes: number): void {
  for (let i = 0; i < bytes; i++) writer.byte(Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16));
}
