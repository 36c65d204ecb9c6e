import { expect, it } from 'vitest';
import { createRecentEntries } from './recentEntries.ts';

const entry = (length: number) => ({ meta: {}, texts: ['x'.repeat(length)] });

it('forgets the oldest when there is too much', () => {
  const recent = createRecentEntries(10);
  const known = () => ['a', 'b', 'c'].filter((key) => recent.get(key));
  recent.set('a', entry(4));
  recent.set('b', entry(4));
  expect(known()).toEqual(['a', 'b']);
  recent.set('a', entry(5));
  expect(known()).toEqual(['a', 'b']);
  recent.set('c', entry(2));
  expect(known()).toEqual(['a', 'c']);
  recent.set('b', entry(11));
  expect(known()).toEqual([]);
});
