import { expect, test } from 'vitest';
import { LimitedMap } from './LimitedMap.ts';

test('keeps a limited number of entries and drops the oldest', () => {
  const cache = new LimitedMap<number, string>(10_000);
  for (let key = 0; key < 10_050; key++) cache.set(key, String(key));
  expect(cache.size).toBe(10_000);
  expect(cache.get(49)).toBeUndefined();
  expect(cache.get(50)).toBe('50');
});

test('counts an entry that is set again as new', () => {
  const cache = new LimitedMap<string, number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('a', 3);
  cache.set('c', 4);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([3, undefined, 4]);
  cache.delete('a');
  expect(cache.size).toBe(1);
});
