import { expect, it } from 'vitest';
import { MAX_MEANT, MEANT_SKELETON } from '../meant.ts';
import { groupDifferences, type PlacedDifference } from './groupDifferences.ts';

const STYLE: PlacedDifference = { part: 'main', kind: 'attributes', at: 'p', what: '-style', page: '/' };
const EXTRA: PlacedDifference = { part: 'main', kind: 'extra', at: 'p', what: 'div.a', page: '/a' };

it('returns one entry for a difference, the one on most pages first', () => {
  const rare = { ...EXTRA, what: 'div.b', page: '/z' };
  const { unexplained } = groupDifferences([rare, EXTRA, EXTRA, { ...EXTRA, page: '/b' }], []);
  expect(unexplained).toMatchObject([
    { what: 'div.a', count: 3, pages: 2, example: '/a' },
    { what: 'div.b', count: 1, pages: 1, example: '/z' },
  ]);
});

it('groups meant differences by their reasons', () => {
  const table = [{ kind: 'attributes' as const, what: /^-style$/, reason: 'The policy.' }];
  const { unexplained, meant } = groupDifferences([STYLE, STYLE, { ...STYLE, what: '-id' }], table);
  expect([...meant]).toEqual([['The policy.', 2]]);
  expect(unexplained.map(({ what }) => what)).toEqual(['-id']);
});

it('lists few intended differences, each with its reason', () => {
  expect(MEANT_SKELETON.length).toBeLessThanOrEqual(MAX_MEANT);
  const reasons = MEANT_SKELETON.map(({ reason }) => reason);
  expect(new Set(reasons).size).toBe(reasons.length);
  for (const { reason, ...patterns } of MEANT_SKELETON) {
    expect(reason).toMatch(/^[A-Z].{20,}\.$/);
    expect(Object.keys(patterns)).not.toEqual([]);
  }
});
