import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRequestPath } from './requestPath.ts';

describe('parseRequestPath', () => {
  it.each([
    ['/', [], true, ''],
    ['/a/b', ['a', 'b'], false, ''],
    ['/a/b/?q=1&r=%20', ['a', 'b'], true, '?q=1&r=%20'],
    ['/caf%C3%A9/100%25', ['café', '100%'], false, ''],
    ['http://example.com/a?b', ['a'], false, '?b'],
    ['http://example.com', [], true, ''],
    ['/a?x=../../etc', ['a'], false, '?x=../../etc'],
    ['/.well-known/security.txt', ['.well-known', 'security.txt'], false, ''],
    ['/a#b?c', ['a'], false, ''],
  ])('reads %s', (target, segments, trailingSlash, search) => {
    expect(parseRequestPath(target)).toEqual({ segments, trailingSlash, search });
  });

  it.each(['*', 'a/b', '/%', '/%zz', '/%C3', '/a/%E0%A4'])('finds %s malformed', (target) => {
    expect(parseRequestPath(target)).toBe('malformed');
  });

  it.each([
    '/..',
    '/../etc/passwd',
    '/a/../../b',
    '/%2e%2e/x',
    '/%2E%2E%2Fx',
    '/a%2fb',
    '/..%5c..%5cx',
    '/a\\b',
    '/a%00.html',
    '/a%0d%0ab',
    '//a',
    '/a//b',
    '/.git/config',
    '/.env',
    `/${'x'.repeat(256)}`,
  ])('hides %s', (target) => {
    expect(parseRequestPath(target)).toBe('hidden');
  });

  it('never names anything outside the folder, for any request', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '..',
        '.',
        '%2e%2e',
        '%2E.',
        '..%2f',
        '%5c',
        '\\',
        '/',
        '//',
        '%00',
        '%25%32%65',
        'a',
        '%',
        ':',
        '~',
      ),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const parsed = parseRequestPath(`/${pieces.join('')}`);
        if (typeof parsed === 'string') return;
        const root = path.resolve('/srv/site');
        const target = path.resolve(root, ...parsed.segments);
        expect(target === root || target.startsWith(root + path.sep)).toBe(true);
        expect(path.relative(root, target).split(path.sep).filter(Boolean)).toEqual(parsed.segments);
      }),
      { numRuns: 2000 },
    );
  });
});
