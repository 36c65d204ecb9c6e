/** Parts of an index → packs. A pack with the same parts in two builds is the same file. */
import type { PackedParts } from '../../../shared/search/codec/places.ts';
import { toContentId } from './toContentId.ts';

/**
 * The approximate number of parts in a pack, each of a few kilobytes: a host without range requests sends the whole
 * pack.
 */
const USUAL_PARTS = 8;
const MAX_PARTS = 3 * USUAL_PARTS;

/**
 * Splits after parts whose ids mark a cut, so that an added, removed or changed part only moves the cuts next to it.
 */
export function cutPacks(ids: readonly string[]): string[][] {
  const packs: string[][] = [];
  let pack: string[] = [];
  for (const id of ids) {
    pack.push(id);
    const isLast = Number.parseInt(id.slice(0, 8), 16) % USUAL_PARTS === 0;
    if (!isLast && pack.length < MAX_PARTS) continue;
    packs.push(pack);
    pack = [];
  }
  if (pack.length > 0) packs.push(pack);
  return packs;
}

/** Named by its parts and their lengths, so that none of them has to be read. */
export function namePack(parts: PackedParts['parts']): PackedParts {
  return { pack: toContentId(JSON.stringify(parts.map(({ id, length }) => [id, length]))), parts };
}
