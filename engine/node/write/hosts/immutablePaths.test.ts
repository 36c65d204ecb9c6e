import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchHeaders } from './headersFile.ts';
import { isImmutableFile } from './immutableFiles.ts';
import { toImmutablePaths } from './immutablePaths.ts';

const HASH = '0123456789abcdef';

describe('toImmutablePaths', () => {
  it('names whole folders where it can', () => {
    expect(toImmutablePaths([`assets/app.${HASH}.js`, `assets/files/a.${HASH}.png`, 'index.html'])).toEqual([
      '/assets/*',
    ]);
  });

  it('names files one by one beside files without a hash', () => {
    const files = [
      `assets/app.${HASH}.js`,
      'assets/logo.png',
      `assets/files/a.${HASH}.png`,
      `_octavo/site-${HASH}.js`,
      '_octavo/page/index.js',
    ];
    expect(toImmutablePaths(files)).toEqual(['/_octavo/site-*', '/assets/app.*', '/assets/files/*']);
  });

  it('leaves a name out that an unhashed file starts with', () => {
    expect(toImmutablePaths([`assets/app.${HASH}.js`, 'assets/app.js'])).toEqual([]);
  });

  it('covers no file that may change', () => {
    const name = fc.constantFrom('app', 'logo', 'a b', 'app-x');
    const file = fc
      .tuple(
        fc.constantFrom('assets/', 'assets/files/', '_octavo/', '_octavo/page/'),
        name,
        fc.constantFrom(`.${HASH}`, `-${HASH}`, ''),
      )
      .map(([folder, stem, hash]) => `${folder}${stem}${hash}.js`);
    fc.assert(
      fc.property(fc.array(file), (files) => {
        const rules = toImmutablePaths(files).map((path) => ({ path, headers: [['x', 'y']] as [string, string][] }));
        for (const changing of files.filter((entry) => !isImmutableFile(entry))) {
          expect(matchHeaders(rules, encodeURI(`/${changing}`)).size).toBe(0);
        }
      }),
    );
  });
});
