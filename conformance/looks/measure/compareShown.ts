import { compareBoxes, type BoxComparison } from './compareBoxes.ts';
import { compareRuns, type RunComparison } from './compareRuns.ts';
import { toRegionTallies, toTally, type Tally } from './tally.ts';
import type { Shown } from './types.ts';

export interface ShownComparison {
  runs: RunComparison;
  boxes: BoxComparison;
  tally: Tally;
  regions: Record<string, Tally>;
}

export function compareShown(reference: Shown, octavo: Shown): ShownComparison {
  const runs = compareRuns(reference.runs, octavo.runs);
  const boxes = compareBoxes(reference.boxes, octavo.boxes);
  return { runs, boxes, tally: toTally(runs, boxes), regions: toRegionTallies(runs, boxes) };
}
