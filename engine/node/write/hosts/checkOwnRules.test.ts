import { expect, it } from 'vitest';
import { checkOwnHeaders, checkOwnRedirects } from './checkOwnRules.ts';

const HEADERS = `/*
  ! Content-Security-Policy
  Cache-Control: no-store
  Refresh: 0; url=https://evil.example
/a
  X-Frame-Options: DENY
  x-content-type-options: none
`;

it('headers of content may add, but neither remove nor replace what protects readers', () => {
  const { text, warnings } = checkOwnHeaders(HEADERS, false);
  expect(text).toBe('/*\n  Cache-Control: no-store\n\n/a\n  X-Frame-Options: DENY\n');
  expect(warnings).toEqual([
    'For "/*" it removes `Content-Security-Policy`, which protects readers.',
    'For "/*" it sets `Refresh`, which content may not.',
    'For "/a" it replaces `x-content-type-options`, which protects readers.',
  ]);
});

it('headers of an author who may write code stay unchanged, and are named', () => {
  const { text, warnings } = checkOwnHeaders(HEADERS, true);
  expect(text).toBe(HEADERS);
  expect(warnings).toHaveLength(2);
  expect(checkOwnHeaders('/*\n  Cache-Control: no-store\n', true).warnings).toEqual([]);
});

const REDIRECTS = `# Old addresses
/old /new
/all/* https://evil.example/:splat 302
/b //evil.example
/c /\\evil.example
/d/* /:splat
/e /f 200
/g/* /h/:splat
`;

it('redirects of content lead to pages of the site', () => {
  const { text, warnings } = checkOwnRedirects(REDIRECTS, false);
  expect(text).toBe('/old /new 301\n/g/* /h/:splat 301\n');
  expect(warnings).toEqual([
    '"/all/*" leads to another site, "https://evil.example/:splat".',
    '"/c" leads to another site, "/\\evil.example".',
    '"/d/*" leads to another site, "/:splat".',
    '2 of its lines are no plain redirects, which content may not bring.',
  ]);
  expect(checkOwnRedirects(REDIRECTS, true)).toMatchObject({ text: REDIRECTS, warnings: { length: 3 } });
});
