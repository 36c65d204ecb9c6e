import { expect, test } from 'vitest';
import { remember } from './remember.ts';

test('computes a result once for each key, whatever the other arguments are', () => {
  const computed: string[] = [];
  const find = remember((key: string, suffix: string) => {
    computed.push(key + suffix);
    return key === 'none' ? undefined : key + suffix;
  });
  expect([find('a', '1'), find('a', '2'), find('b', '3')]).toEqual(['a1', 'a1', 'b3']);
  expect([find('none', '4'), find('none', '5')]).toEqual([undefined, undefined]);
  expect(computed).toEqual(['a1', 'b3', 'none4']);
});

test('forgets all results when they are too many, or too large together', () => {
  const computed: string[] = [];
  const note = (key: string) => computed.push(key);
  const few = remember(note, 2);
  for (const key of ['a', 'b', 'a', 'c', 'a']) few(key);
  expect(computed.splice(0)).toEqual(['a', 'b', 'c', 'a']);
  const short = remember(note, 6, (key) => key.length);
  for (const key of ['abc', 'def', 'abc', 'g', 'abc']) short(key);
  expect(computed).toEqual(['abc', 'def', 'g', 'abc']);
});
