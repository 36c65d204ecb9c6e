import { expect, test } from 'vitest';
import { notFoundRoot, toRootedHref } from './notFoundRoot.ts';

test('only the 404 page has links that start at the base URL', () => {
  expect(notFoundRoot({ baseUrl: '/a é/', router: 'browser' }, { kind: 'not-found' })).toBe('/a%20%C3%A9/');
  expect(notFoundRoot({ baseUrl: '/docs/', router: 'browser' }, { kind: 'doc' })).toBeUndefined();
  expect(notFoundRoot({ baseUrl: '/docs/', router: 'hash' }, { kind: 'not-found' })).toBeUndefined();
});

test('toRootedHref leads from the root', () => {
  expect(toRootedHref('a/b.html#x', '/docs/')).toBe('/docs/a/b.html#x');
  expect(toRootedHref('./', '/docs/')).toBe('/docs/');
  expect(toRootedHref('a/b.html', undefined)).toBe('a/b.html');
  for (const fixed of ['#x', 'https://x.example/', 'mailto:a@b', '//x.example/']) {
    expect(toRootedHref(fixed, '/docs/')).toBe(fixed);
  }
});
