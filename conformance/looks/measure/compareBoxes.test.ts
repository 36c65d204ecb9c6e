import { expect, it } from 'vitest';
import { compareBoxes } from './compareBoxes.ts';
import type { Box } from './types.ts';

const BOX: Box = {
  region: 'main',
  x: 0,
  y: 100,
  w: 300,
  h: 40,
  ground: 'rgb(255, 255, 255)',
  sides: '0010',
  isPicture: false,
  element: 'div.a',
};

it('finds a box by place, size, borders and background, whichever element has it', () => {
  const octavo = { ...BOX, x: 5, y: 110, w: 305, h: 45, ground: 'rgb(250, 250, 250)', element: 'section' };
  expect(compareBoxes([BOX], [octavo])).toEqual({ alike: [BOX], missing: [], extra: [] });
});

it.each([
  { x: 20 },
  { w: 320 },
  { h: 60 },
  { y: 140 },
  { sides: '0000' },
  { ground: '' },
  { ground: 'rgb(0, 0, 0)' },
  { isPicture: true },
])('takes %o for another box', (change) => {
  const other = { ...BOX, ...change };
  expect(compareBoxes([BOX], [other])).toEqual({ alike: [], missing: [BOX], extra: [other] });
});

it('matches each box once', () => {
  expect(compareBoxes([BOX, BOX], [BOX])).toEqual({ alike: [BOX], missing: [BOX], extra: [] });
});
