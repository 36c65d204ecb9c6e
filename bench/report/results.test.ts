import { expect, it } from 'vitest';
import { entryOf, replaceEntry, type Results } from './results.ts';

it('keeps, for every peer, the Octavo row of the same run', () => {
  const info = { date: '', machine: '', node: '', engine: '' };
  const results: Results = { runs: {}, versions: {}, parts: {} };
  const put = (tool: string, run: string): void => {
    results.runs[run] = info;
    replaceEntry(results, 'dev', tool, { run, figures: {} });
  };
  put('octavo', 'a');
  put('peer', 'a');
  put('octavo', 'b');
  put('other', 'b');
  expect(Object.keys(results.parts['dev']?.octavo ?? {})).toEqual(['a', 'b']);
  put('octavo', 'c');
  put('peer', 'c');
  put('other', 'c');
  expect(Object.keys(results.parts['dev']?.octavo ?? {})).toEqual(['c']);
  expect(Object.keys(results.runs)).toEqual(['c']);
  expect(entryOf(results.parts['dev'], 'octavo')?.run).toBe('c');
});
