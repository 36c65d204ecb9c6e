import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyTrailingSlash,
  cleanFile,
  encodePath,
  isExternal,
  relativeFile,
  resolvePath,
  rootOf,
  splitTarget,
  toCanonical,
  toDataFile,
  toFile,
  toFileHref,
  toHref,
  toMarkdownFile,
} from './sitePaths.ts';

const flat = { trailingSlash: false, router: 'browser' } as const;
const folders = { trailingSlash: true, router: 'browser' } as const;

const segment = fc
  .stringMatching(/^[\p{L}\p{N} %._~:@+-]{1,8}$/u)
  .filter((text) => !/^\.+$/.test(text) && !/\.html$/i.test(text));
const route = fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);

describe('toDataFile', () => {
  it('never needs a file and a folder of one name', () => {
    expect(toDataFile('/node', {})).toBe('_octavo/page/node.js');
    expect(toDataFile('/node.js/intro', {})).toBe('_octavo/page/node.js_/intro.js');
    const names = fc.array(fc.constantFrom('a', 'a.js', 'a.js_', 'a.js__', 'page.js'), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(names, names, (a, b) => {
        const [first, second] = [`/${a.join('/')}`, `/${b.join('/')}`].map((path) => toDataFile(path, {})) as [
          string,
          string,
        ];
        expect(first === second).toBe(a.join('/') === b.join('/'));
        expect(second.startsWith(`${first}/`)).toBe(false);
      }),
    );
  });
});

describe('toFile', () => {
  it.each([
    ['/', false, 'index.html'],
    ['/a/b', false, 'a/b.html'],
    ['/a/b/', false, 'a/b.html'],
    ['/a/b', true, 'a/b/index.html'],
    ['/a/b/', undefined, 'a/b/index.html'],
    ['/404.html', true, '404.html'],
    ['/0.5.1', false, '0.5.1.html'],
    ['/old.html', true, 'old.html'],
  ])('%s with trailingSlash %s is %s', (path, trailingSlash, file) => {
    expect(toFile(path, { trailingSlash })).toBe(file);
  });
});

describe('toHref', () => {
  it.each([
    ['/', '/a/b', 'a/b.html'],
    ['/a/b', '/', '../index.html'],
    ['/a/b', '/a/c#x', 'c.html#x'],
    ['/a/b', '/a?q=1#x', '../a.html?q=1#x'],
    ['/0.5.0', '/0.5.0/quickstart', '0.5.0/quickstart.html'],
    ['/a', '#x', '#x'],
    ['/a', 'https://x.example/y', 'https://x.example/y'],
    ['/a', 'mailto:a@b.example', 'mailto:a@b.example'],
    ['/a/b', 'pathname:///img/a b.pdf#p2', '../img/a%20b.pdf#p2'],
  ])('from %s to %s is %s', (from, to, href) => {
    expect(toHref(from, to, flat)).toBe(href);
  });

  it('has a clean form and a hash form', () => {
    expect(toHref('/a/b', '/', flat, 'clean')).toBe('../');
    expect(toHref('/', '/', flat, 'clean')).toBe('./');
    expect(toHref('/a/b', '/a/c', folders, 'clean')).toBe('../c/');
    expect(toHref('/a/b', '/a/c#x', { ...flat, router: 'hash' })).toBe('#/a/c#x');
  });

  it('always leads the browser from one file to the other, at any prefix', () => {
    fc.assert(
      fc.property(route, route, fc.constantFrom(flat, folders), route, (from, to, rules, prefix) => {
        const base = `https://host.example${encodePath(prefix === '/' ? '/' : `${prefix}/`)}`;
        const document = new URL(encodePath(toFile(from, rules)).replace(/^([^/]*:)/, './$1'), base);
        const target = new URL(toHref(from, to, rules), document);
        const expected = new URL(encodePath(toFile(to, rules)).replace(/^([^/]*:)/, './$1'), base);
        expect(target.href).toBe(expected.href);
      }),
    );
  });
});

describe('resolvePath', () => {
  // Recorded from Docusaurus 3.8.1.
  it.each([
    ['a', '/', '/a'],
    ['./a', '/x/', '/x/a'],
    ['../a', '/x/', '/a'],
    ['../../a', '/x/', '/a'],
    ['a/', '/x/', '/x/a/'],
    ['..', '/x/y/', '/x/'],
    ['a/../b', '/x/', '/x/b'],
    ['a//b', '/x/', '/x/a//b'],
    ['a/..', '/x/', '/x/'],
    ['...', '/x/', '/x/...'],
  ])('%s in %s → %s', (slug, folder, expected) => {
    expect(resolvePath(slug, folder)).toBe(expected);
  });

  it('agrees with the browser on paths it reads one way only', () => {
    const piece = fc.constantFrom('a', 'b c', 'é', '.', '..', '...', '');
    const path = fc.array(piece, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('/'));
    fc.assert(
      fc.property(path, route, (written, from) => {
        fc.pre(written !== '' && !written.startsWith('//'));
        const url = new URL(encodePath(written), `https://host.example${encodePath(from)}`);
        expect(encodePath(resolvePath(written, from))).toBe(url.pathname);
      }),
    );
  });

  it('takes any text', () => {
    expect(resolvePath('\\\\[', '/a/b')).toBe('/a/\\\\[');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), route, (written, from) => {
        expect(resolvePath(written, from)).toMatch(/^\//);
        expect(() => encodePath(resolvePath(written, from))).not.toThrow();
      }),
    );
  });
});

describe('files', () => {
  it('reach the root from any depth', () => {
    expect(rootOf('index.html')).toBe('');
    expect(rootOf('a/b/c.html')).toBe('../../');
    expect(toFileHref('/a/b', '/img/x y.png', flat)).toBe('../img/x%20y.png');
    expect(toFileHref('/a/b', 'img/x.png', { ...flat, router: 'hash' })).toBe('img/x.png');
    expect(relativeFile('a/b.html', 'a:b.html')).toBe('../a:b.html');
    expect(relativeFile('b.html', 'a:b.html')).toBe('./a:b.html');
  });

  it('have clean addresses and data files that follow from the path', () => {
    expect(cleanFile('a/index.html')).toBe('a/');
    expect(cleanFile('a.html')).toBe('a');
    expect(cleanFile('index.html')).toBe('');
    expect(toDataFile('/', {})).toBe('_octavo/page.js');
    expect(toDataFile('/a/b/', {})).toBe('_octavo/page/a/b.js');
  });
});

describe('URLs', () => {
  it('end as configured', () => {
    expect(applyTrailingSlash('/a', true)).toBe('/a/');
    expect(applyTrailingSlash('/a/', false)).toBe('/a');
    expect(applyTrailingSlash('/a/', undefined)).toBe('/a/');
    expect(applyTrailingSlash('/', false)).toBe('/');
    expect(toCanonical({ url: 'https://x.example', baseUrl: '/b/', trailingSlash: false }, '/a b/')).toBe(
      'https://x.example/b/a%20b',
    );
  });

  it('are distinguished', () => {
    expect(isExternal('//cdn.example/x')).toBe(true);
    expect(isExternal('/a')).toBe(false);
    expect(splitTarget('/a?b#c')).toEqual({ path: '/a', suffix: '?b#c' });
  });
});

describe('a locale in its own folder', () => {
  const german = { trailingSlash: false, router: 'browser', folder: 'de/' } as const;
  const hashed = { ...german, router: 'hash' } as const;

  it('has its documents and data there, and shares the files', () => {
    expect(toFile('/', german)).toBe('de/index.html');
    expect(toFile('/a/b', german)).toBe('de/a/b.html');
    expect(toFile('/404.html', german)).toBe('de/404.html');
    expect(toDataFile('/', german)).toBe('_octavo/page/de.js');
    expect(toDataFile('/a/b', german)).toBe('_octavo/page/de/a/b.js');
    expect(toMarkdownFile('/a', german)).toBe('de/a.md');
    expect(toFileHref('/a/b', '/img/x.png', german)).toBe('../../img/x.png');
    expect(toFileHref('/a/b', '/img/x.png', hashed)).toBe('../img/x.png');
  });

  it('links to its own pages as ever', () => {
    expect(toHref('/a/b', '/c#x', german)).toBe('../c.html#x');
    expect(toHref('/a/b', '/', german, 'clean')).toBe('../');
    expect(toHref('/a/b', '/c', hashed)).toBe('#/c');
  });

  it('links to those of other locales', () => {
    expect(toHref('/a/b', 'locale:/a/b?x#y', german)).toBe('../../a/b.html?x#y');
    expect(toHref('/a/b', 'locale:fr//c', german)).toBe('../../fr/c.html');
    expect(toHref('/a/b', 'locale:/', german, 'clean')).toBe('../../');
    expect(toHref('/', 'locale:de//', { trailingSlash: false, router: 'browser' }, 'clean')).toBe('de/');
    expect(toHref('/a/b', 'locale:/c?x#y', hashed)).toBe('../index.html#/c?x#y');
  });

  it('has a 404 page whose links start at the root of all', () => {
    expect(toHref('/404.html', '/a', german)).toBe('de/a.html');
    expect(toHref('/404.html', 'locale:/a', german)).toBe('a.html');
    expect(toFileHref('/404.html', '/img/x.png', german)).toBe('img/x.png');
  });
});
