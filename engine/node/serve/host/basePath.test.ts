import { describe, expect, it } from 'vitest';
import { enterBase, parseBase, toBasePath } from './basePath.ts';
import { parseRequestPath } from './requestPath.ts';

function enter(target: string, base: string) {
  const path = parseRequestPath(target);
  if (typeof path === 'string') throw new Error(path);
  return enterBase(path, parseBase(base) ?? []);
}

describe('parseBase', () => {
  it.each(['/a/b/', 'a/b', '/a/b', 'a/b/'])('reads %s', (base) => {
    expect(parseBase(base)).toEqual(['a', 'b']);
  });

  it('reads the root', () => {
    expect(parseBase('/')).toEqual([]);
    expect(toBasePath([])).toBe('/');
    expect(toBasePath(['a b', 'c'])).toBe('/a%20b/c/');
  });

  it.each(['/../', '/a//b/', '/a?b/', '/a#b', '/%zz/', '/.git/'])('refuses %s', (base) => {
    expect(parseBase(base)).toBeUndefined();
  });
});

describe('enterBase', () => {
  it.each([
    ['/x/y', '/', ['x', 'y']],
    ['/', '/', []],
    ['/docs/', '/docs/', []],
    ['/docs/a/b', '/docs/', ['a', 'b']],
    ['/a/b/c/d', '/a/b/c/', ['d']],
    ['/docs/docs', '/docs/', ['docs']],
  ])('%s under %s', (target, base, segments) => {
    expect(enter(target, base)).toMatchObject({ segments });
  });

  it.each([
    ['/', '/docs/', './docs/'],
    ['/docs?q=1', '/docs/', './docs/?q=1'],
    ['/', '/a/b/', './a/b/'],
    ['/a', '/a/b/', './a/b/'],
    ['/a/', '/a/b/', './b/'],
    ['/a/b', '/a/b/', './b/'],
  ])('leads from %s into %s', (target, base, location) => {
    expect(enter(target, base)).toEqual({ location });
    expect(new URL(location, `http://h${target}`).pathname).toBe(base);
  });

  it.each([
    ['/other', '/docs/'],
    ['/docsx/a', '/docs/'],
    ['/a/c', '/a/b/'],
    ['/b/', '/a/b/'],
  ])('%s is outside of %s', (target, base) => {
    expect(enter(target, base)).toBe('outside');
  });
});
