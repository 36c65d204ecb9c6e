import { expect, it } from 'vitest';
import { insetOf } from './outline.ts';

const below = { isVertical: true, isFar: true };
const right = { isVertical: false, isFar: true };
const left = { isVertical: false, isFar: false };

it('lines meet the shape, not its box', () => {
  expect(insetOf('rect', 100, 40, below, 30)).toBe(0);
  expect(insetOf('diamond', 100, 40, below, 0)).toBe(0);
  expect(insetOf('diamond', 100, 40, below, 25)).toBe(10);
  expect(insetOf('circle', 40, 40, right, 20)).toBe(20);
  expect(insetOf('hexagon', 100, 40, right, 10)).toBe(6);
  expect(insetOf('lean-right', 100, 40, left, 0)).toBe(6);
  expect(insetOf('lean-right', 100, 40, right, 0)).toBe(6);
  expect(insetOf('flag', 100, 40, left, 0)).toBe(12);
  expect(insetOf('stadium', 100, 40, right, 20)).toBe(20);
});
