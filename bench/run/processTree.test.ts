import { expect, it } from 'vitest';
import { parseStat } from './processTree.ts';
import { parseTime } from './runMeasured.ts';

it('reads a process whose name has brackets', () => {
  const rest = Array.from({ length: 30 }, (_, index) => String(index + 10));
  // Fields 3 and following of proc(5): state, parent, group ...
  const stat = `42 (a) b) S 7 41 ${rest.join(' ')}`;
  expect(parseStat(stat)).toMatchObject({ pid: 42, parent: 7, group: 41 });
});

it('adds up user and system seconds', () => {
  expect(parseTime('real 3.00\nuser 1.25\nsys 0.50\n')).toBe(1.75);
  expect(parseTime('')).toBe(0);
});
