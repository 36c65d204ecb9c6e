import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROGRESS, trickle } from './createProgress.ts';

test('has the figures of the specification', () => {
  expect(PROGRESS).toEqual({ minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 });
});

test('creeps by at most two hundredths and never reaches the end alone', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 0.994, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (value, random) => {
        const next = trickle(value, random);
        expect(next).toBeGreaterThanOrEqual(Math.max(value, 0.08));
        expect(next).toBeLessThan(1);
        expect(next - Math.max(value, 0.08)).toBeLessThanOrEqual(0.02 + 1e-9);
      },
    ),
  );
});
