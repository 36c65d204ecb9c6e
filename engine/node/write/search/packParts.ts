/** Parts of an index → packs. A pack with the same parts in two builds is the same file. */
import type { PackedParts } from '../../../shared/search/codec/places.ts';
import { toContentId } from './toContentId.ts';

/** About so many parts are in a pack, each of some kilobytes: a host that sends no pieces sends all of them. */
const USUAL_PARTS = 8;
const MAX_PARTS = 3 * USUAL_PARTS;

/** Cut behind parts that their own ids choose: a part that is added, removed or changed moves no cut but those next to it. */
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

/** Named by its parts and their lengths: none of them has to be read for that. */
export function namePack(parts: PackedParts['parts']): PackedParts {
  return { pack: toContentId(JSON.stringify(parts.map(({ id, length }) => [id, length]))), parts };
}
