import { expect, test } from 'vitest';
import { isFilePath, routeCandidates } from './routeCandidates.ts';

test('a path is its route, with or without slash', () => {
  expect(routeCandidates('/a/b', false)).toEqual(['/a/b']);
  expect(routeCandidates('/a/b/', true)).toEqual(['/a/b']);
  expect(routeCandidates('/', undefined)).toEqual(['/']);
  expect(routeCandidates('/0.5.1', false)).toEqual(['/0.5.1']);
});

test('index.html is stripped, unless there is a page of that name', () => {
  expect(routeCandidates('/index.html', false)).toEqual(['/', '/index.html']);
  expect(routeCandidates('/a/index.html', true)).toEqual(['/a', '/a/index.html']);
});

test('.html is stripped; where files are folders an exact page comes first', () => {
  expect(routeCandidates('/a.html', false)).toEqual(['/a', '/a.html']);
  expect(routeCandidates('/a.html', true)).toEqual(['/a.html', '/a']);
  expect(routeCandidates('/a.html', undefined)).toEqual(['/a.html', '/a']);
});

test('downloads and pictures are not pages, but versions are', () => {
  for (const file of ['/a.pdf', '/blog/rss.xml', '/img/a.SVG', '/a/b.md', '/x.tar.gz'])
    expect(isFilePath(file)).toBe(true);
  for (const page of ['/a', '/0.5.1', '/a/v1.2', '/a.html', '/', '/a.b/c']) expect(isFilePath(page)).toBe(false);
});
