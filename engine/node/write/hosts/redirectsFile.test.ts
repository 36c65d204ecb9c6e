import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeUrl, matchRedirect, parseRedirectsFile, renderRedirectsFile } from './redirectsFile.ts';

describe('parseRedirectsFile', () => {
  it('reads what it writes', () => {
    const redirects = [
      { from: '/a', to: '/b', status: 301 as const },
      { from: '/old/*', to: 'https://example.com/:splat', status: 308 as const },
    ];
    expect(parseRedirectsFile(renderRedirectsFile(redirects))).toEqual(redirects);
  });

  it('omits what is not a plain redirect', () => {
    const text = [
      '# a comment',
      '',
      '/rewrite /x 200',
      '/by-country /x 302 Country=de',
      '/:year/post /x',
      '/evil //example.com',
      'nonsense',
      '/kept /x # with a comment',
      '/forced /x 301!',
    ].join('\n');
    expect(parseRedirectsFile(text).map(({ from }) => from)).toEqual(['/kept', '/forced']);
  });
});

describe('matchRedirect', () => {
  const redirects = parseRedirectsFile('/a /b\n/v1/* /v2/:splat\n/caf%C3%A9 /x\n/dir /dir/\n/self/* /self/:splat\n');

  it.each([
    ['/a', '/b'],
    ['/a/', '/b'],
    ['/v1', '/v2/'],
    ['/v1/x/y z', '/v2/x/y%20z'],
    ['/café', '/x'],
  ])('%s leads to %s', (path, to) => {
    expect(matchRedirect(redirects, path)?.to).toBe(to);
  });

  it.each(['/', '/ab', '/v10', '/dir', '/dir/', '/self/x'])('%s stays', (path) => {
    expect(matchRedirect(redirects, path)).toBeUndefined();
  });
});

describe('encodeUrl', () => {
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
});
