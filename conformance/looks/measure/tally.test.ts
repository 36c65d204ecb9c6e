import { expect, it } from 'vitest';
import { compareShown } from './compareShown.ts';
import { addTallies, formatTally, toPercent } from './tally.ts';
import type { Region, Run } from './types.ts';

function runOf(text: string, region: Region, size = 16): Run {
  return { text, region, x: 0, y: 0, w: 9, h: 9, size, weight: 400, color: 'rgb(0, 0, 0)', family: 'a' };
}

it('counts what is found, what is equal and what only Octavo has, also by region', () => {
  const reference = { runs: [runOf('a', 'main'), runOf('b', 'main'), runOf('c', 'footer')], boxes: [] };
  const octavo = { runs: [runOf('a', 'main'), runOf('b', 'main', 30), runOf('d', 'toc')], boxes: [] };
  const { tally, regions } = compareShown(reference, octavo);
  expect(tally).toMatchObject({ runs: 3, found: 2, alike: 1, size: 1, color: 2, extra: 1 });
  expect(regions).toMatchObject({
    main: { runs: 2, found: 2, alike: 1 },
    footer: { runs: 1, found: 0 },
    toc: { runs: 0, extra: 1 },
  });
  expect(addTallies(Object.values(regions))).toEqual(tally);
  expect(formatTally(tally)).toContain('text 33.3 % of 3, found 66.7 %, size 50.0 %');
});

it('has no percentage if there is nothing to count', () => {
  expect(toPercent(0, 0)).toBe('-');
});
