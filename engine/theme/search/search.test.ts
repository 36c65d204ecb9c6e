import { describe, expect, it } from 'vitest';
import type { SearchResult } from '../../client/index.ts';
import { groupByPage } from './groupByPage.ts';
import { splitAtProblem, toSentence } from './problemSentence.ts';

describe('toSentence', () => {
  it('makes a sentence of a message', () => {
    expect(toSentence('boost must be numeric')).toBe('Boost must be numeric.');
    expect(toSentence('The server does not answer.')).toBe('The server does not answer.');
  });
});

describe('splitAtProblem', () => {
  it.each([
    ['foo:bar', 0, 3, ['', 'foo', ':bar']],
    ['word^', 4, 5, ['word', '^', '']],
    ['^', 1, 1, ['', '^', '']],
    ['', 0, 0, ['', '', '']],
  ])('%j at %i–%i', (query, start, end, pieces) => {
    expect(splitAtProblem(query, { message: '', start, end })).toEqual(pieces);
  });
});

describe('groupByPage', () => {
  it('groups results that follow each other, and keeps their places', () => {
    const results = ['/a', '/a', '/b', '/a'].map((pagePath) => ({ pagePath }) as SearchResult);
    expect(
      groupByPage(results).map(({ pagePath, results: members }) => [pagePath, members.map(({ index }) => index)]),
    ).toEqual([
      ['/a', [0, 1]],
      ['/b', [2]],
      ['/a', [3]],
    ]);
  });
});
