import { describe, expect, it } from 'vitest';
import type { Results } from './results.ts';
import { toVerdicts } from './targets.ts';

function withCold(own: number, reference: number, peer: number): Results {
  const part = {
    octavo: { r: { run: 'r', figures: { 'cold.wall': [own] } } },
    peers: {
      'docusaurus-3.8': { run: 'r', figures: { 'cold.wall': [reference] } },
      starlight: { run: 'r', figures: { 'cold.wall': [peer] } },
    },
  };
  return { runs: {}, versions: {}, parts: { 'build/site/cold': part } };
}

const coldOf = (results: Results): (boolean | undefined)[] =>
  toVerdicts(results)
    .filter(({ figure }) => figure === 'cold build, wall seconds')
    .map(({ isMet }) => isMet);

describe('toVerdicts', () => {
  it('compares with the reference and with the fastest peer', () => {
    expect(coldOf(withCold(4, 100, 8))).toEqual([true, true]);
    expect(coldOf(withCold(4.1, 100, 8))).toEqual([false, false]);
  });

  it('judges nothing that was not measured', () => {
    const verdicts = toVerdicts({ runs: {}, versions: {}, parts: {} });
    expect(verdicts.length).toBeGreaterThan(20);
    expect(verdicts.every(({ isMet, measured }) => isMet === undefined && measured === 'not measured')).toBe(true);
  });
});
