import type { BoxComparison } from './compareBoxes.ts';
import type { RunComparison } from './compareRuns.ts';
import { FIELDS, type Field } from './types.ts';

/** How many of the reference's runs and boxes exist, and how many look alike. */
export interface Tally extends Record<Field, number> {
  runs: number;
  found: number;
  alike: number;
  extra: number;
  chars: number;
  charsAlike: number;
  boxes: number;
  boxesAlike: number;
}

export function emptyTally(): Tally {
  const zero = { runs: 0, found: 0, alike: 0, extra: 0, chars: 0, charsAlike: 0, boxes: 0, boxesAlike: 0 };
  return { ...zero, size: 0, weight: 0, color: 0, family: 0, x: 0, y: 0 };
}

export function addTallies(tallies: Tally[]): Tally {
  const sum = emptyTally();
  for (const tally of tallies) {
    for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += tally[key];
  }
  return sum;
}

export function toTally(runs: RunComparison, boxes: BoxComparison): Tally {
  const { pairs, missing, extra, chars, charsAlike } = runs;
  const counts = FIELDS.map((field) => [field, pairs.filter(({ off }) => !off.includes(field)).length]);
  return {
    ...(Object.fromEntries(counts) as Record<Field, number>),
    runs: pairs.length + missing.length,
    found: pairs.length,
    alike: pairs.filter(({ off }) => off.length === 0).length,
    extra: extra.length,
    chars,
    charsAlike,
    boxes: boxes.alike.length + boxes.missing.length,
    boxesAlike: boxes.alike.length,
  };
}

/** The same figures for each region. */
export function toRegionTallies(runs: RunComparison, boxes: BoxComparison): Record<string, Tally> {
  const regions = new Set([
    ...[...runs.pairs.map(({ reference }) => reference), ...runs.missing, ...runs.extra].map(({ region }) => region),
    ...[...boxes.alike, ...boxes.missing].map(({ region }) => region),
  ]);
  return Object.fromEntries(
    [...regions].map((region) => {
      const isHere = (item: { region: string }): boolean => item.region === region;
      const here = {
        pairs: runs.pairs.filter(({ reference }) => isHere(reference)),
        missing: runs.missing.filter(isHere),
        extra: runs.extra.filter(isHere),
        // The counts of code blocks, which are all in the middle of the page.
        chars: region === 'main' ? runs.chars : 0,
        charsAlike: region === 'main' ? runs.charsAlike : 0,
      };
      const boxesHere = { alike: boxes.alike.filter(isHere), missing: boxes.missing.filter(isHere), extra: [] };
      return [region, toTally(here, boxesHere)];
    }),
  );
}

export function toPercent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
}

export function formatTally(tally: Tally): string {
  const { runs, found, alike, extra, chars, charsAlike, boxes, boxesAlike } = tally;
  const fields = FIELDS.map((field) => `${field} ${toPercent(tally[field], found)}`).join(', ');
  return [
    `text ${toPercent(alike, runs)} of ${runs}`,
    `found ${toPercent(found, runs)}`,
    fields,
    `only Octavo ${extra}`,
    `code ${toPercent(charsAlike, chars)}`,
    `boxes ${toPercent(boxesAlike, boxes)} of ${boxes}`,
  ].join(', ');
}
