import { expect, test } from 'vitest';
import { nearestFirst, toSuggestionQueries, versionPathOf } from './suggestions.ts';

test('tries the last part first, then everything, then each part', () => {
  expect(toSuggestionQueries('/models/gpu_setup-guide.html', '')).toEqual([
    'gpu setup guide',
    'models gpu setup guide',
    'models',
  ]);
  expect(toSuggestionQueries('/quickStart', '')).toEqual(['quick Start']);
});

test('a version is where to look, not what to look for', () => {
  const versions = ['', '0.5.1/', '0.5.0/', '0.5/'];
  expect(versionPathOf('/0.5.0/models', versions)).toBe('0.5.0/');
  expect(versionPathOf('/0.5.0', versions)).toBe('0.5.0/');
  expect(versionPathOf('/0.5.01/models', versions)).toBe('');
  expect(toSuggestionQueries('/0.5.0/models', '0.5.0/')).toEqual(['models']);
});

test('characters of the query language are not words', () => {
  expect(toSuggestionQueries('/+a/-b*/title:c~2^3', '')).toEqual(['title c 2 3', 'a b title c 2 3', 'b', 'a']);
  expect(toSuggestionQueries('/', '')).toEqual([]);
  expect(toSuggestionQueries('/---/', '')).toEqual([]);
});

test('a page with nearly the same address comes first, the others stay in order', () => {
  const pages = ['/sdk/services/serving', '/models/deployment', '/models/gui-walkthrough'].map((pagePath) => ({
    pagePath,
  }));
  const order = (path: string) => nearestFirst(path, pages).map(({ pagePath }) => pagePath);
  expect(order('/models/deploymint')).toEqual([
    '/models/deployment',
    '/sdk/services/serving',
    '/models/gui-walkthrough',
  ]);
  expect(order('/guides/how-to-serve')).toEqual(pages.map(({ pagePath }) => pagePath));
  expect(nearestFirst('/a', [])).toEqual([]);
});
