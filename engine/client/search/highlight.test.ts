import { expect, test } from 'vitest';
import { highlightTerms, toTermPattern } from './highlight.ts';

const found = (text: string, ...terms: string[]): string[] =>
  [...text.matchAll(toTermPattern(terms)!)].map(([match]) => match);

test('takes every value of the parameter, and nothing else', () => {
  expect(highlightTerms('?_highlight=gpu&x=1&_highlight=set%20up&_highlight=+')).toEqual(['gpu', 'set up']);
  expect(highlightTerms('')).toEqual([]);
  expect(toTermPattern([])).toBeUndefined();
});

test('finds terms in any case and inside words', () => {
  expect(found('Alpha, the ALPHAbet', 'alpha')).toEqual(['Alpha', 'ALPHA']);
  expect(found('Größe', 'GRÖSSE', 'größe')).toEqual(['Größe']);
});

test('prefers the longer of two terms', () => {
  expect(found('models and model', 'model', 'models')).toEqual(['models', 'model']);
});

test('takes signs literally', () => {
  expect(found('a.b a-b a*b (a|b) $1 \\d', 'a.b', '(a|b)', '$1', '\\d', 'a*b')).toEqual([
    'a.b',
    'a*b',
    '(a|b)',
    '$1',
    '\\d',
  ]);
});
