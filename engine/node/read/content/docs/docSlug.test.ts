import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidPathname } from '../url/toRoutePath.ts';
import { toDocId } from './docId.ts';
import { toDocSlug } from './docSlug.ts';
import { parseNumberPrefix } from './numberPrefix.ts';

function slugOf(relPath: string, frontMatterSlug?: string): string {
  const naming = { relPath, stripsPrefixes: true, parser: parseNumberPrefix };
  return toDocSlug({ ...naming, frontMatterSlug, baseId: toDocId(naming).baseId });
}

describe('toDocSlug', () => {
  // Recorded from Docusaurus 3.8.1.
  it.each([
    ['intro.md', undefined, '/intro'],
    ['index.md', undefined, '/'],
    ['README.mdx', undefined, '/'],
    ['01-guides/index.md', undefined, '/guides/'],
    ['guides/readme.md', undefined, '/guides/'],
    ['guides/Guides.md', undefined, '/guides/'],
    ['01-guides/01-guides.md', undefined, '/guides/'],
    ['01-guides/guides.md', undefined, '/guides/guides'],
    ['a/b/01-c.md', undefined, '/a/b/c'],
    ['a/b.md', '/x/y', '/x/y'],
    ['a/b.md', '/x/', '/x/'],
    ['a/b.md', 'c', '/a/c'],
    ['a/b.md', './c', '/a/c'],
    ['a/b.md', '../c', '/c'],
    ['a/b.md', '../../../c', '/c'],
    ['a/b.md', 'c/d/', '/a/c/d/'],
    ['a/index.md', 'c', '/a/c'],
    ['a/b.md', '..', '/'],
    ['a/b.md', '.', '/a/'],
    ['a/b.md', './', '/a/'],
    ['1-a/b.md', 'c', '/a/c'],
  ])('%s with slug %s → %s', (relPath, slug, expected) => {
    expect(slugOf(relPath, slug)).toBe(expected);
  });

  it('is always an absolute path without dot segments', () => {
    const segment = fc.constantFrom('a', 'b c', 'é', '.', '..', '1-x', 'index');
    const slug = fc.option(
      fc.array(segment, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/')),
      { nil: undefined },
    );
    const relPath = fc.array(fc.constantFrom('a', '02-b', 'index', 'c d'), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(relPath, slug, (parts, written) => {
        expect(isValidPathname(slugOf(`${parts.join('/')}.md`, written))).toBe(true);
      }),
    );
  });
});
