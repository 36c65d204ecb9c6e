import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHref } from '../../shared/url/sitePaths.ts';
import { toCleanHref } from './rewriteLinks.ts';

describe('toCleanHref', () => {
  test.each([
    ['../a/b.html#x', '../a/b#x'],
    ['b.html?x=1.html#y.html', 'b?x=1.html#y.html'],
    ['index.html', './'],
    ['index.html?a=1', './?a=1'],
    ['index.html#x', './#x'],
    ['../index.html', '../'],
    ['../a/index.html#x', '../a/#x'],
    ['myindex.html', 'myindex'],
  ])('%s → %s', (href, clean) => {
    expect(toCleanHref(href, true)).toBe(clean);
  });

  test.each(['https://x.example/a.html', '//x.example/a.html', '/a.html', '#a.html', '?a=b.html', 'mailto:a.html'])(
    'leaves %s alone',
    (href) => {
      expect(toCleanHref(href, true)).toBe(href);
    },
  );

  test('keeps file names if the host is only known to serve folders', () => {
    expect(toCleanHref('../a/b.html', false)).toBe('../a/b.html');
    expect(toCleanHref('../a/index.html', false)).toBe('../a/');
  });

  // When React hydrates, it expects the links as boot has rewritten them.
  test('agrees with toHref', () => {
    const segment = fc.stringMatching(/^[a-z0-9._~ä:-]{1,8}$/).filter((s) => !/^\.+$|\.html$|^index$/.test(s));
    const route = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(
        route,
        route,
        fc.constantFrom(true, false, undefined),
        fc.constantFrom('', '?a=1', '#b'),
        (from, to, slash, end) => {
          const rules = { trailingSlash: slash, router: 'browser' as const };
          const file = toHref(from, to + end, rules, 'file');
          expect(toCleanHref(file, slash === false)).toBe(toHref(from, to + end, rules, 'clean'));
        },
      ),
    );
  });
});
