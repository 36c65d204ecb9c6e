import { groupBy } from '../groupBy.ts';
import { isNearColor } from './color.ts';
import type { Field, Run } from './types.ts';

export interface RunPair {
  reference: Run;
  octavo: Run;
  /** The differences; empty if the two are alike. */
  off: Field[];
}

export interface RunComparison {
  pairs: RunPair[];
  missing: Run[];
  extra: Run[];
  /** The number of characters of code in both, and of those with the same colour. */
  chars: number;
  charsAlike: number;
}

/** Looks for every run of the reference: first in the same region, then anywhere. The first match counts. */
export function compareRuns(reference: Run[], octavo: Run[]): RunComparison {
  const pool = groupBy(octavo, ({ text }) => text);
  const result: RunComparison = { pairs: [], missing: [], extra: [], chars: 0, charsAlike: 0 };
  for (const run of reference) {
    const found = take(pool.get(run.text) ?? [], run.region);
    if (!found) {
      result.missing.push(run);
      continue;
    }
    result.pairs.push({ reference: run, octavo: found, off: findOff(run, found) });
    const colors = found.colors ?? [];
    result.chars += run.colors?.length ?? 0;
    result.charsAlike += (run.colors ?? []).filter((color, at) => isNearColor(color, colors[at] ?? '')).length;
  }
  result.extra = [...pool.values()].flat();
  return result;
}

function take(candidates: Run[], region: Run['region']): Run | undefined {
  const same = candidates.findIndex((run) => run.region === region);
  return candidates.splice(Math.max(same, 0), 1)[0];
}

function findOff(a: Run, b: Run): Field[] {
  const isAlike: Record<Field, boolean> = {
    size: Math.abs(a.size - b.size) <= 1,
    weight: Math.abs(a.weight - b.weight) <= 100,
    color: isNearColor(a.color, b.color),
    family: a.family === b.family,
    x: Math.abs(a.x - b.x) <= 8,
    y: Math.abs(a.y - b.y) <= toleranceDown(a.y),
  };
  return (Object.keys(isAlike) as Field[]).filter((field) => !isAlike[field]);
}

/** Small differences add up further down a page. */
export function toleranceDown(y: number): number {
  return 24 + 0.02 * y;
}
