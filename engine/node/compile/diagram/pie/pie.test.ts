import { expect, it } from 'vitest';
import { describePie, drawPie } from './drawPie.ts';
import { parsePie } from './parsePie.ts';

it('reads slices and shows their shares', () => {
  const pie = parsePie('pie showData title Pets\n  "Dogs" : 3\n  "Cats" : 1.0\n  "Fish" : 0.001');
  expect(pie.title).toBe('Pets');
  expect(describePie('Pie chart', pie)).toBe('Pie chart: Dogs 75 % (3); Cats 25 % (1); Fish <1 % (0.001).');
  const { content } = drawPie(pie);
  expect(content).toContain('&lt;1 %');
  // Three quarters of a turn clockwise from the top is at the left.
  expect(content).toContain('d="M100 100L100 0A100 100 0 1 1 0 100z"');
});

it('draws a whole as a circle', () => {
  expect(drawPie(parsePie('pie\n"All" : 5\n"None" : 0')).content).toContain('<circle class="c0"');
});

it.each(['pie', 'pie\n"a" : 0', 'pie\n"a" : -1', 'pie\na : 1', 'pie\n"a" : 1e999', 'pier\n"a" : 1'])(
  'does not guess: %j',
  (source) => {
    expect(() => parsePie(source)).toThrow();
  },
);
