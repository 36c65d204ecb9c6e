import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePath } from '../../../../shared/url/sitePaths.ts';
import { joinUrl } from '../editUrl.ts';
import { isValidPathname, joinPath, toRoutePath } from './toRoutePath.ts';

const unset = { trailingSlash: undefined };

describe('joinPath', () => {
  it.each([
    [['/', 'docs', ''], '/docs'],
    [['/', '/', ''], '/'],
    [['/docs', '/'], '/docs/'],
    [['/docs/', '/a/'], '/docs/a/'],
    [['', 'docs'], '/docs'],
    [[''], '/'],
    [['/docs', '//a'], '/docs/a'],
  ])('%j → %s', (parts, expected) => {
    expect(joinPath(...parts)).toBe(expected);
  });

  it('makes one path, with any slashes in the parts', () => {
    const part = fc.stringMatching(/^\/{0,2}[a-z]{1,5}\/{0,2}$/);
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const joined = joinPath(...parts);
        expect(joined).not.toContain('//');
        expect(joined.split('/').filter(Boolean)).toEqual(parts.map((one) => one.replaceAll('/', '')));
      }),
    );
  });
});

describe('toRoutePath', () => {
  it.each([
    [unset, ['/docs', '/guides/'], '/docs/guides/'],
    [{ trailingSlash: false }, ['/docs', '/guides/'], '/docs/guides'],
    [{ trailingSlash: true }, ['/docs', '/guides/a'], '/docs/guides/a/'],
    [{ trailingSlash: true }, ['/'], '/'],
    [unset, ['/a%20b', '/%C3%BC'], '/a b/ü'],
    [unset, ['/100%'], '/100%'],
    [unset, ['/50%25'], '/50%'],
    [unset, ['/a%2Fb'], '/a%2Fb'],
  ])('%j %j → %s', (site, parts, expected) => {
    expect(toRoutePath(site, ...parts)).toBe(expected);
  });

  it('returns any plain path from its encoded form', () => {
    const segment = fc
      .string({ minLength: 1, maxLength: 8 })
      .filter((text) => !/[/]|^\.{1,2}$/.test(text) && text.isWellFormed());
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
        const plain = `/${segments.join('/')}`;
        expect(toRoutePath(unset, encodePath(plain))).toBe(plain);
      }),
    );
  });
});

describe('isValidPathname', () => {
  it.each(['/a', '/a b', '/a%20b', '/é', '/100%', '/a:b', '/[x]'])('accepts %s', (path) => {
    expect(isValidPathname(path)).toBe(true);
  });

  it.each(['a', '/a?b', '/a#b', '/../a', '/a/./b', '/a\\b', '//a', '/a\tb', ''])('refuses %j', (path) => {
    expect(isValidPathname(path)).toBe(false);
  });
});

describe('joinUrl', () => {
  it.each([
    [['https://x.y/z/', '/docs', 'a.md'], 'https://x.y/z/docs/a.md'],
    [['https://x.y', '../docs', 'a.md'], 'https://x.y/../docs/a.md'],
    [['https://x.y/edit/main/', '', 'a/b.md'], 'https://x.y/edit/main/a/b.md'],
  ] as [[string, ...string[]], string][])('%j → %s', (parts, expected) => {
    expect(joinUrl(...parts)).toBe(expected);
  });
});
