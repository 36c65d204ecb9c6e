import { describe, expect, it } from 'vitest';
import { compareRuns } from './compareRuns.ts';
import type { Run } from './types.ts';

const RUN: Run = {
  text: 'Guide',
  region: 'main',
  x: 100,
  y: 200,
  w: 50,
  h: 20,
  size: 16,
  weight: 400,
  color: 'rgb(28, 30, 33)',
  family: 'system-ui',
};

describe('compareRuns', () => {
  it('finds no difference that a reader would not notice', () => {
    const octavo = { ...RUN, x: 107, y: 220, size: 16.5, weight: 500, color: 'rgba(40, 50, 33, 1)' };
    expect(compareRuns([RUN], [octavo])).toMatchObject({ pairs: [{ off: [] }], missing: [], extra: [] });
  });

  it.each([
    ['size', { size: 18 }],
    ['weight', { weight: 700 }],
    ['color', { color: 'rgb(90, 30, 33)' }],
    ['family', { family: 'georgia' }],
    ['x', { x: 120 }],
    ['y', { y: 240 }],
  ])('names %s where it differs', (field, change) => {
    expect(compareRuns([RUN], [{ ...RUN, ...change }]).pairs[0]?.off).toEqual([field]);
  });

  it('allows for more further down the page', () => {
    const [a, b] = [
      { ...RUN, y: 5000 },
      { ...RUN, y: 5100 },
    ];
    expect(compareRuns([a], [b]).pairs[0]?.off).toEqual([]);
  });

  it('prefers the same region, and matches each run once', () => {
    const inToc: Run = { ...RUN, region: 'toc' };
    const { pairs, missing, extra } = compareRuns([RUN, inToc, RUN], [inToc, RUN, { ...RUN, text: 'More' }]);
    expect(pairs.map(({ octavo }) => octavo.region)).toEqual(['main', 'toc']);
    expect(missing).toEqual([RUN]);
    expect(extra.map(({ text }) => text)).toEqual(['More']);
  });

  it('counts the colours of code by character', () => {
    const [red, blue] = ['rgb(200, 0, 0)', 'rgb(0, 0, 200)'];
    const code = { ...RUN, text: 'pre ab', chars: 'ab', colors: [red, blue] };
    expect(compareRuns([code], [{ ...code, colors: [red, red] }])).toMatchObject({ chars: 2, charsAlike: 1 });
  });
});
