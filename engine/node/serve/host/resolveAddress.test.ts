import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePath } from '../../../shared/url/sitePaths.ts';
import { parseRequestPath } from './requestPath.ts';
import { resolveAddress, type Address } from './resolveAddress.ts';

const FILES = ['index.html', '0.5.1.html', '0.5.1/models.html', 'guide/index.html', 'both.html', 'both/index.html'];

function resolve(target: string, files: string[]): Address {
  const parsed = parseRequestPath(target);
  if (typeof parsed === 'string') throw new Error(`${target} is ${parsed}`);
  return resolveAddress(parsed, (file) => files.includes(file));
}

describe('resolveAddress', () => {
  it.each([
    ['/', 'index.html'],
    ['/0.5.1', '0.5.1.html'],
    ['/0.5.1/models', '0.5.1/models.html'],
    ['/guide/', 'guide/index.html'],
    ['/both', 'both.html'],
    ['/both/', 'both/index.html'],
  ])('answers %s with %s', async (target, file) => {
    expect(resolve(target, FILES)).toEqual({ kind: 'file', file });
  });

  it.each([
    ['/index.html', './'],
    ['/index', './'],
    ['/0.5.1/', '../0.5.1'],
    ['/0.5.1.html?x=1', './0.5.1?x=1'],
    ['/0.5.1/models/', '../models'],
    ['/0.5.1/models.html', './models'],
    ['/guide', './guide/'],
    ['/guide/index.html?q=a%20b', './?q=a%20b'],
    ['/both.html', './both'],
    ['/0.5.1/index.html?x=1', '../0.5.1?x=1'],
    ['/0.5.1/models/index.html', '../models'],
  ])('redirects %s to %s', async (target, location) => {
    expect(resolve(target, FILES)).toEqual({ kind: 'redirect', location });
  });

  it.each(['/nope', '/0.5.1/nope', '/nope/index.html', '/guide/nope/', '/0.5.1/models.html/'])(
    'finds nothing at %s',
    async (target) => {
      expect(resolve(target, FILES)).toEqual({ kind: 'missing' });
    },
  );

  it('keeps the name of a document whose clean address belongs to another file', async () => {
    expect(resolve('/data.html', ['data', 'data.html'])).toEqual({ kind: 'file', file: 'data.html' });
    expect(resolve('/data', ['data', 'data.html'])).toEqual({ kind: 'file', file: 'data' });
    expect(resolve('/data/', ['data', 'data.html'])).toEqual({ kind: 'missing' });
    expect(resolve('/a.html/', ['a.html', 'a.html.html'])).toEqual({ kind: 'missing' });
  });

  it('leaves the not-found page where it is', async () => {
    expect(resolve('/404.html', ['404.html'])).toEqual({ kind: 'file', file: '404.html' });
  });

  const segment = fc.constantFrom('a', 'b', 'index', 'a.html', 'index.html', '0.5.1', 'é ü', '100%', 'a:b', '404');
  const file = fc
    .tuple(fc.array(segment, { maxLength: 2 }), segment, fc.constantFrom('.html', '/index.html', ''))
    .map(([folders, name, end]) => [...folders, name + end].join('/'));
  const files = fc.array(file, { maxLength: 8 });

  it('answers the target of every redirect with a file: no loops, in any folder', async () => {
    const target = fc
      .tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom('', '/'))
      .map(([segments, slash]) => `/${segments.map(encodePath).join('/')}${segments.length ? slash : ''}`);
    await fc.assert(
      fc.asyncProperty(files, target, async (folder, requested) => {
        const address = resolve(requested, folder);
        if (address.kind !== 'redirect') return;
        const next = new URL(address.location, `http://host${requested}`);
        expect(next.host).toBe('host');
        expect(resolve(next.pathname, folder).kind).toBe('file');
      }),
      { numRuns: 2000 },
    );
  });

  it('serves every document, in at most one redirect, from the folder its links are relative to', async () => {
    await fc.assert(
      fc.asyncProperty(files, async (folder) => {
        for (const document of folder.filter((name) => name.endsWith('.html'))) {
          const requested = `/${encodePath(document)}`;
          const address = resolve(requested, folder);
          if (address.kind === 'file') {
            expect(address.file).toBe(document);
            continue;
          }
          expect(address.kind).toBe('redirect');
          const next = new URL(address.kind === 'redirect' ? address.location : '', `http://host${requested}`);
          expect(resolve(next.pathname, folder)).toEqual({ kind: 'file', file: document });
          expect(new URL('x', next).href).toBe(new URL('x', `http://host${requested}`).href);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
