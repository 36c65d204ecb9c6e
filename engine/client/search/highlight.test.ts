import { expect, test } from 'vitest';
import { highlightTerms, toHighlightParameters, toTermPattern, typedQuery, withoutHighlight } from './highlight.ts';

const found = (text: string, ...terms: string[]): string[] =>
  [...text.matchAll(toTermPattern(terms)!)].map(([match]) => match);

test('takes every value of the parameter, and nothing else', () => {
  expect(highlightTerms('?_highlight=gpu&x=1&_highlight=set%20up&_highlight=+')).toEqual(['gpu', 'set up']);
  expect(highlightTerms('')).toEqual([]);
  expect(toTermPattern([])).toBeUndefined();
});

test.each([
  [['gpu', 'memory'], 'gpu memory', '_highlight=gpu&_highlight=memory'],
  [['emberhold', 'emberhold_url'], 'emberhold', '_highlight=emberhold&_highlight=emberhold_url&_query=emberhold'],
  [['deploy', 'model'], 'deploy a model', '_highlight=deploy&_highlight=model&_query=deploy%20a%20model'],
  [['gpu'], 'GPU & co+', '_highlight=gpu&_query=GPU%20%26%20co%2B'],
  [[], '-gpu', '_query=-gpu'],
])('marks %j and keeps %j', (terms, query, parameters) => {
  expect(toHighlightParameters(terms, query)).toBe(parameters);
  expect(highlightTerms(`?x=1&${parameters}`)).toEqual(terms);
  expect(typedQuery(`?x=1&${parameters}`)).toBe(query);
  expect(withoutHighlight(`?x=1&${parameters}&y=2`)).toBe('?x=1&y=2');
  expect(withoutHighlight(`?${parameters}`)).toBe('');
});

test('leaves an address alone if no search led to it', () => {
  expect(withoutHighlight('?x=1')).toBeUndefined();
  expect(typedQuery('?x=1')).toBe('');
});

test('finds terms in any case and inside words', () => {
  expect(found('Alpha, the ALPHAbet', 'alpha')).toEqual(['Alpha', 'ALPHA']);
  expect(found('Größe', 'GRÖSSE', 'größe')).toEqual(['Größe']);
});

test('prefers the longer of two terms', () => {
  expect(found('models and model', 'model', 'models')).toEqual(['models', 'model']);
});

test('takes special characters literally', () => {
  expect(found('a.b a-b a*b (a|b) $1 \\d', 'a.b', '(a|b)', '$1', '\\d', 'a*b')).toEqual([
    'a.b',
    'a*b',
    '(a|b)',
    '$1',
    '\\d',
  ]);
});
