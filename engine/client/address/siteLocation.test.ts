import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitLocation, toFragmentId, toLocation, toUrl, type AddressSpace } from './siteLocation.ts';

const space = (
  router: 'browser' | 'hash',
  root = 'https://x.example/docs/',
  trailingSlash?: boolean,
): AddressSpace => ({
  root,
  rules: { router, trailingSlash },
});
const at = (address: string, where: AddressSpace) => toLocation(new URL(address), where);

describe('browser routing', () => {
  const here = space('browser');

  test('a place is what follows the root, decoded', () => {
    expect(at('https://x.example/docs/a/b%20c.html?q=1#h', here)).toEqual({
      path: '/a/b c.html',
      search: '?q=1',
      hash: '#h',
    });
    expect(at('https://x.example/docs/', here)?.path).toBe('/');
    expect(at('https://x.example/docs', here)?.path).toBe('/');
  });

  test('other sites and other folders are elsewhere', () => {
    expect(at('https://y.example/docs/a', here)).toBeUndefined();
    expect(at('http://x.example/docs/a', here)).toBeUndefined();
    expect(at('https://x.example/docs2/a', here)).toBeUndefined();
    expect(at('https://x.example/', here)).toBeUndefined();
    expect(at('mailto:a@x.example', here)).toBeUndefined();
    expect(at('https://x.example/docs/%E0%A4%A', here)).toBeUndefined();
  });

  test('an address leads back to its place', () => {
    const segment = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 6 })
      .filter((s) => !/^\.{1,2}$|[\\/?#]|\.html$|^index$/.test(s));
    const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((s) => `/${s.join('/')}`);
    fc.assert(
      fc.property(path, fc.constantFrom('file' as const, 'clean' as const), (route, form) => {
        const files = space('browser', 'https://x.example/a/', false);
        const place = { path: route, search: '?q=1', hash: '#h' };
        const back = at(toUrl(place, files, form), files)!;
        expect(back).toEqual({ ...place, path: form === 'file' ? `${route}.html` : route });
      }),
    );
  });

  test('an address ends as the host wants it', () => {
    const place = { path: '/a/b/', search: '', hash: '' };
    expect(toUrl(place, space('browser', 'https://x.example/', false), 'clean')).toBe('https://x.example/a/b');
    expect(toUrl(place, space('browser', 'https://x.example/', true), 'clean')).toBe('https://x.example/a/b/');
    expect(toUrl(place, space('browser', 'https://x.example/', true), 'file')).toBe('https://x.example/a/b/index.html');
    expect(toUrl({ ...place, path: '/' }, space('browser', 'https://x.example/d/'), 'clean')).toBe(
      'https://x.example/d/',
    );
  });
});

describe('hash routing', () => {
  const here = space('hash', 'file:///site/');

  test('the place is in the hash, including a query and an inner hash', () => {
    expect(at('file:///site/index.html#/a/b%20c?q=1#h', here)).toEqual({ path: '/a/b c', search: '?q=1', hash: '#h' });
    expect(at('file:///site/index.html', here)).toEqual({ path: '/', search: '', hash: '' });
    expect(at('file:///site/#/a', here)?.path).toBe('/a');
  });

  test('other documents are elsewhere', () => {
    expect(at('file:///site/a.html#/a', here)).toBeUndefined();
  });

  test('an address leads back to its place', () => {
    const place = { path: '/ä/b', search: '?q=1', hash: '#h' };
    expect(at(toUrl(place, here, 'file'), here)).toEqual(place);
  });
});

test('splitLocation takes a target apart', () => {
  expect(splitLocation('/a?b=1#c')).toEqual({ path: '/a', search: '?b=1', hash: '#c' });
  expect(splitLocation('/a#c?d')).toEqual({ path: '/a', search: '', hash: '#c?d' });
  expect(splitLocation('?q=x')).toEqual({ path: '', search: '?q=x', hash: '' });
  expect(splitLocation('/a?')).toEqual({ path: '/a', search: '', hash: '' });
});

test('toFragmentId decodes, and survives what cannot be decoded', () => {
  expect(toFragmentId('#gr%C3%B6%C3%9Fe')).toBe('größe');
  expect(toFragmentId('#100%')).toBe('100%');
});
