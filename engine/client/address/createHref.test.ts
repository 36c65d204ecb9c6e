import { expect, test } from 'vitest';
import { createHref } from './createHref.ts';

const rules = { trailingSlash: false, router: 'browser' as const };

test('is relative to the page, in the form of the host', () => {
  expect(createHref('/a/b', '/c#x', rules, { form: 'file', root: undefined })).toBe('../c.html#x');
  expect(createHref('/a/b', '/c#x', rules, { form: 'clean', root: undefined })).toBe('../c#x');
  expect(createHref('/a', 'https://x.example/', rules, { form: 'clean', root: undefined })).toBe('https://x.example/');
});

test('starts at the root where the document is not at its own address', () => {
  const lost = { form: 'file' as const, root: '/docs/' };
  expect(createHref('/404.html', '/a/b?x#y', rules, lost)).toBe('/docs/a/b.html?x#y');
  expect(createHref('/404.html', '/', rules, { ...lost, form: 'clean' })).toBe('/docs/');
  expect(createHref('/404.html', '#x', rules, lost)).toBe('#x');
  expect(createHref('/404.html', 'mailto:a@x.example', rules, lost)).toBe('mailto:a@x.example');
});
