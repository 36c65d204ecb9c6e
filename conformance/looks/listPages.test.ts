import { expect, it } from 'vitest';
import { findBase, samplePages, toKind, type LooksPage } from './listPages.ts';

function pageOf(route: string, kind: string, html = ''): LooksPage {
  return { route, file: `${route}.html`, html, kind };
}

it('gives pages with the same components the same kind', () => {
  const html = (id: string) => `<html lang="en" class="docs-wrapper plugin-id-${id} docs-doc-page docs-doc-id-${id}">`;
  expect(toKind(html('a'), 'a.html')).toBe(toKind(html('b'), 'b.html'));
  expect(toKind(html('a'), '404.html')).toBe('not-found');
});

it('takes every kind before a second page of one', () => {
  const pages = [pageOf('/a', 'doc'), pageOf('/b', 'doc'), pageOf('/c', 'doc'), pageOf('/d', 'post')];
  expect(samplePages(pages, 2).map(({ route }) => route)).toEqual(['/a', '/d']);
  expect(samplePages(pages, 3).map(({ route }) => route)).toEqual(['/a', '/b', '/d']);
  expect(samplePages(pages, 9)).toEqual(pages);
});

it('finds the base by the address of a style sheet', () => {
  expect(findBase([pageOf('/', '', '<link href="/sub/path/assets/css/styles.css">')])).toBe('/sub/path/');
  expect(findBase([pageOf('/', '', '<script src="/assets/js/main.js">')])).toBe('/');
});
