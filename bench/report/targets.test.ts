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

  it('compares large sites with a limit and with Hugo', () => {
    const run = { run: 'r', figures: { 'cold.cpu': [30], 'cold.memory': [700e6] } };
    const part = { octavo: { r: run }, peers: { hugo: { run: 'r', figures: { 'cold.cpu': [9.9] } } } };
    const found = toVerdicts({ runs: {}, versions: {}, parts: { 'build/10000/cold': part } });
    const measured = found.filter(({ target }) => target === '≤ 700 MB' || target === '≤ 3 times those of Hugo');
    expect(measured.map(({ figure, isMet }) => [figure, isMet])).toEqual([
      ['cold build, CPU seconds', undefined],
      ['cold build of 10,000 pages, CPU seconds', false],
      ['10,000 pages, memory', true],
    ]);
  });
});
