import os from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { timeLimit } from './callWithLimit.ts';

afterEach(() => void vi.restoreAllMocks());

it.each([
  [0, 1000],
  [2, 1000],
  [13, 6500],
])('with a load of %i on two cores a second is %i ms', (load, expected) => {
  vi.spyOn(os, 'loadavg').mockReturnValue([load, 0, 0]);
  vi.spyOn(os, 'availableParallelism').mockReturnValue(2);
  expect(timeLimit(1000)).toBe(expected);
});
