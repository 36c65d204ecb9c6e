import { deflateRawSync } from 'node:zlib';
import { wrapContent } from '../../../shared/search/codec/container.ts';

/**
 * `memLevel` of deflate, lower than usual so that blocks are short. An index holds words, packed postings and headings
 * next to each other, and a block that spans two of them fits neither. Saves 4 % of an index.
 */
const MEM_LEVEL = 5;

/** A part of an index in its form inside a pack. */
export function wrapPart(content: Uint8Array, id: string): Uint8Array {
  return wrapContent(content, id, (plain) => deflateRawSync(plain, { memLevel: MEM_LEVEL }));
}
