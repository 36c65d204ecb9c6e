import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDocId } from './docId.ts';
import { parseNumberPrefix } from './numberPrefix.ts';

const idOf = (relPath: string, frontMatterId?: string, stripsPrefixes = true) =>
  toDocId({ relPath, frontMatterId, stripsPrefixes, parser: parseNumberPrefix });

describe('toDocId', () => {
  // Recorded from Docusaurus 3.8.1.
  it.each([
    ['intro.md', 'intro', undefined],
    ['01-intro.md', 'intro', 1],
    ['003 - intro.mdx', 'intro', 3],
    ['2._intro.md', 'intro', 2],
    ['10-guides/02-deep/1-a.md', 'guides/deep/a', 1],
    ['2024-01-02-post.md', '2024-01-02-post', undefined],
    ['1.5-version.md', '1.5-version', undefined],
    ['01-.md', '01-', undefined],
    ['guides/index.md', 'guides/index', undefined],
    ['a.b.md', 'a.b', undefined],
    ['sp ace/na me.md', 'sp ace/na me', undefined],
    ['100%/a%20b.md', '100%/a%20b', undefined],
  ])('%s → %s', (relPath, id, numberPrefix) => {
    expect(idOf(relPath)).toMatchObject({ id, numberPrefix });
  });

  it('takes the last part from the front matter, the folder from the path', () => {
    expect(idOf('1-api/2-x.md', 'why')).toMatchObject({ id: 'api/why', baseId: 'why', numberPrefix: 2 });
  });

  it('keeps prefixes on request', () => {
    expect(idOf('1-api/2-x.md', undefined, false)).toEqual({ id: '1-api/2-x', baseId: '2-x', numberPrefix: undefined });
  });

  it('never loses a name: ids of different unprefixed paths differ', () => {
    const name = fc.stringMatching(/^[a-z][a-z.-]{0,8}$/);
    const relPath = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => `${parts.join('/')}.md`);
    fc.assert(
      fc.property(relPath, relPath, (a, b) => {
        expect(idOf(a).id === idOf(b).id).toBe(a === b);
      }),
    );
  });

  it('is the same with and without number prefixes', () => {
    const name = fc.stringMatching(/^[a-z][a-z]{0,8}$/);
    const prefix = fc.tuple(fc.nat(999), fc.constantFrom('-', '_', '. ', ' - '));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, prefix), { minLength: 1, maxLength: 4 }), (parts) => {
        const plain = parts.map(([part]) => part).join('/');
        const numbered = parts.map(([part, [number, separator]]) => `${number}${separator}${part}`).join('/');
        expect(idOf(`${numbered}.md`).id).toBe(plain);
      }),
    );
  });
});
