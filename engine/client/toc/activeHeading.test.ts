import { expect, test } from 'vitest';
import { findActiveHeading, type HeadingsOnScreen } from './activeHeading.ts';

const screen = (over: Partial<HeadingsOnScreen>): number =>
  findActiveHeading({ tops: [], line: 80, viewportHeight: 800, atEnd: false, target: -1, ...over });

test('the last heading above the line is active', () => {
  expect(screen({ tops: [-900, -100, 300] })).toBe(1);
  expect(screen({ tops: [-900, 80, 300] })).toBe(1);
  expect(screen({ tops: [-900, 81, 300] })).toBe(0);
});

test('above the first heading, that one is active if it is near, else none', () => {
  expect(screen({ tops: [300, 900] })).toBe(0);
  expect(screen({ tops: [500, 900] })).toBe(-1);
  expect(screen({ tops: [] })).toBe(-1);
});

test('at the end of the page, the last heading in view is active, although it cannot reach the line', () => {
  expect(screen({ tops: [-900, 100, 400, 700], atEnd: true })).toBe(3);
});

test('at the end of the page a heading that was jumped to wins', () => {
  expect(screen({ tops: [-900, 100, 400, 700], atEnd: true, target: 2 })).toBe(2);
  expect(screen({ tops: [-900, 100, 400, 700], atEnd: true, target: 0 })).toBe(3);
});
