import { describe, expect, it } from 'vitest';
import type { Part } from './results.ts';
import { seconds, toMarkdownTable, toRatio, toTables } from './tables.ts';

const part: Part = {
  octavo: {
    '2026-01-01': { run: '2026-01-01', figures: { 'cold.wall': [2] } },
    '2026-01-02': { run: '2026-01-02', figures: { 'cold.wall': [1, 3, 2] } },
  },
  peers: {
    old: { run: '2026-01-01', figures: { 'cold.wall': [8] } },
    slow: { run: '2026-01-02', figures: {}, notes: { cold: 'not done after 15 min' } },
  },
};
const tools = ['octavo', 'old', 'slow', 'absent'].map((name) => ({ name, label: name.toUpperCase() }));

const runs = {
  '2026-01-01': { date: '2026-01-01', machine: 'Old, 2 cores', node: '20', engine: 'aaa' },
  '2026-01-02': { date: '2026-01-02', machine: 'New, 4 cores', node: '20', engine: 'bbb' },
};

describe('toTables', () => {
  it('gives each run its own table: median, spread, ratio to Octavo, and measurements that did not end', () => {
    expect(toTables(part, { runs }, tools, [{ figure: 'cold.wall', title: 's', format: seconds }])).toBe(
      [
        '2026-01-02, New, engine bbb:',
        '',
        '|  | s |',
        '| --- | --- |',
        '| OCTAVO | 2.00 (1.00–3.00) |',
        '| SLOW | not done after 15 min |',
        '',
        '2026-01-01, Old, engine aaa:',
        '',
        '|  | s |',
        '| --- | --- |',
        '| OCTAVO | 2.00 |',
        '| OLD | 8.00, 4.00× |',
      ].join('\n'),
    );
  });

  it('keeps cells in their columns', () => {
    expect(toMarkdownTable(['a'], [['x|y\nz']])).toBe('| a |\n| --- |\n| x\\|y z |');
  });

  it('writes ratios with a sensible number of digits', () => {
    expect([0.001, 0.123, 0.61, 12.34, 123.4].map(toRatio)).toEqual(['1/1000', '1/8.1', '0.61×', '12.3×', '123×']);
  });
});
