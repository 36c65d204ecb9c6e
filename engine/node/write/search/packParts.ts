/** Parts of an index → packs. A pack with the same parts in two builds is the same file. */
import type { PackedParts } from '../../../shared/search/codec/places.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { cutAtMarks } from './cutAtMarks.ts';

/**
 * The approximate number of parts in a pack, each of a few kilobytes: a host without range requests sends the whole
 * pack.
 */
const PARTS = { usual: 8, max: 24 };

export function cutPacks(ids: readonly string[]): string[][] {
  return cutAtMarks(ids, (id) => id, PARTS);
}

/** Named by its parts and their lengths, so that none of them has to be read. */
export function namePack(parts: PackedParts['parts']): PackedParts {
  return { pack: hashOf(JSON.stringify(parts.map(({ id, length }) => [id, length]))), parts };
}
