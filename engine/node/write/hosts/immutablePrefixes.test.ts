import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toImmutablePrefixes } from './immutablePrefixes.ts';

const HASH = '0123456789abcdef';

describe('toImmutablePrefixes', () => {
  it('names whole folders where it can', () => {
    const hashed = [`assets/app.${HASH}.js`, `assets/files/a.${HASH}.png`];
    expect(toImmutablePrefixes(hashed, [...hashed, 'index.html'])).toEqual(['assets/']);
  });

  it('names files one by one next to files that may change, under any name', () => {
    const hashed = [`assets/app.${HASH}.js`, `assets/files/a.${HASH}.png`, `_octavo/site-${HASH}.js`];
    const others = ['assets/logo.png', 'assets/photo-1700000000.svg', '_octavo/page/index.js'];
    expect(toImmutablePrefixes(hashed, [...hashed, ...others])).toEqual([
      '_octavo/site-',
      'assets/app.',
      'assets/files/',
    ]);
  });

  it('omits a prefix that also matches a file that may change', () => {
    const hashed = [`assets/app.${HASH}.js`];
    expect(toImmutablePrefixes(hashed, [...hashed, 'assets/app.js'])).toEqual([]);
    expect(toImmutablePrefixes(hashed, [...hashed, 'assets/app.1700000000.js'])).toEqual([]);
  });

  it('ignores files that were not written', () => {
    expect(toImmutablePrefixes([`assets/mermaid.${HASH}.js`], ['index.html'])).toEqual([]);
  });

  it('covers no file that may change, and all others if none may', () => {
    const file = fc
      .tuple(
        fc.constantFrom('assets/', 'assets/files/', '_octavo/', '_octavo/page/'),
        fc.constantFrom('app', 'logo', 'a b', 'app-x'),
        fc.constantFrom(`.${HASH}`, `-${HASH}`, '.1700000000', ''),
      )
      .map(([folder, stem, hash]) => `${folder}${stem}${hash}.js`);
    const named = fc.tuple(file, fc.boolean());
    fc.assert(
      fc.property(fc.uniqueArray(named, { selector: ([name]) => name }), (entries) => {
        const files = entries.map(([name]) => name);
        const hashed = entries.filter(([, isHashed]) => isHashed).map(([name]) => name);
        const prefixes = toImmutablePrefixes(hashed, files);
        const isCovered = (name: string) => prefixes.some((prefix) => name.startsWith(prefix));
        for (const name of files) if (!hashed.includes(name)) expect(isCovered(name)).toBe(false);
        if (hashed.length === files.length) for (const name of files) expect(isCovered(name)).toBe(true);
      }),
    );
  });
});
