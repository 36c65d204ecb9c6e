import { expect, it } from 'vitest';
import { findCycle } from './findCycle.ts';

it('finds where a value contains itself', () => {
  const shared = { a: 1 };
  expect(findCycle({ one: shared, two: [shared, shared], three: null })).toBeUndefined();
  const outer: Record<string, unknown> = { list: [shared, {}] };
  (outer['list'] as Record<string, unknown>[])[1]!['back'] = outer;
  expect(findCycle(outer)).toEqual({ keys: ['list', '1', 'back'], depth: 0 });
  expect(findCycle({ inside: outer })).toEqual({ keys: ['inside', 'list', '1', 'back'], depth: 1 });
});
