import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeUrl } from './encodeUrl.ts';

it.each([
  ['/a/b?c=d&e#f', '/a/b?c=d&e#f'],
  ['/größe 100%', '/gr%C3%B6%C3%9Fe%20100%25'],
  ['/a%2Fb%20', '/a%2Fb%20'],
  ['/💥', '/%F0%9F%92%A5'],
  ['/\ud800', '/%EF%BF%BD'],
  ['/a\r\nb', '/a%0D%0Ab'],
])('%j becomes %s', (text, url) => {
  expect(encodeUrl(text)).toBe(url);
});

it('always gives plain ASCII, and leaves that alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const url = encodeUrl(text);
      expect(url).toMatch(/^[\x21-\x7e]*$/);
      expect(encodeUrl(url)).toBe(url);
    }),
  );
});
