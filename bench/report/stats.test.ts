import { describe, expect, it } from 'vitest';
import { median, quantile, spread } from './stats.ts';

describe('stats', () => {
  it('takes the middle', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBeUndefined();
  });

  it('takes any percentile', () => {
    expect(quantile([1, 2, 3, 4, 5], 0.95)).toBeCloseTo(4.8);
    expect(quantile([7], 0.95)).toBe(7);
  });

  it('finds minimum and maximum', () => {
    expect(spread([3, 1, 2])).toEqual([1, 3]);
    expect(spread([])).toBeUndefined();
  });
});
