import { describe, expect, it } from 'vitest';
import { matchRedirect, parseRedirectsFile, renderRedirectsFile } from './redirectsFile.ts';

describe('parseRedirectsFile', () => {
  it('reads what it writes', () => {
    const redirects = [
      { from: '/a', to: '/b', status: 301 as const },
      { from: '/old/*', to: 'https://example.com/:splat', status: 308 as const },
    ];
    expect(parseRedirectsFile(renderRedirectsFile(redirects))).toEqual(redirects);
  });

  it('leaves out what is not a plain redirect', () => {
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
