import { isNearColor } from './color.ts';
import { toleranceDown } from './compareRuns.ts';
import type { Box } from './types.ts';

export interface BoxComparison {
  alike: Box[];
  missing: Box[];
  extra: Box[];
}

/** Looks for a box of the same kind, colour and place for every box of the reference. */
export function compareBoxes(reference: Box[], octavo: Box[]): BoxComparison {
  const free = [...octavo];
  const result: BoxComparison = { alike: [], missing: [], extra: free };
  for (const box of reference) {
    const found = free.findIndex((candidate) => isAlike(box, candidate));
    if (found >= 0) free.splice(found, 1);
    result[found >= 0 ? 'alike' : 'missing'].push(box);
  }
  return result;
}

function isAlike(a: Box, b: Box): boolean {
  return (
    a.sides === b.sides &&
    a.isPicture === b.isPicture &&
    Math.abs(a.x - b.x) <= 8 &&
    Math.abs(a.w - b.w) <= 12 &&
    Math.abs(a.h - b.h) <= 12 + 0.03 * a.h &&
    Math.abs(a.y - b.y) <= toleranceDown(a.y) &&
    (a.ground === b.ground || (a.ground !== '' && b.ground !== '' && isNearColor(a.ground, b.ground)))
  );
}
