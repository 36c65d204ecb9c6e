import { describe, expect, it } from 'vitest';
import type { Part } from './results.ts';
import { seconds, toMarkdownTable, toRatio, toTable } from './tables.ts';

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

describe('toTable', () => {
  it('gives median, spread and ratio to Octavo in the same run, and says what did not end', () => {
    expect(toTable(part, tools, [{ figure: 'cold.wall', title: 's', format: seconds }])).toBe(
      [
        '|  | s |',
        '| --- | --- |',
        '| OCTAVO | 2.00 (1.00–3.00) |',
        '| OLD | 8.00, 4.00× |',
        '| SLOW | not done after 15 min |',
      ].join('\n'),
    );
  });

  it('keeps cells in their columns', () => {
    expect(toMarkdownTable(['a'], [['x|y\nz']])).toBe('| a |\n| --- |\n| x\\|y z |');
  });

  it('writes ratios as precisely as they are worth', () => {
    expect([0.001, 0.123, 0.61, 12.34, 123.4].map(toRatio)).toEqual(['1/1000', '1/8.1', '0.61×', '12.3×', '123×']);
  });
});
