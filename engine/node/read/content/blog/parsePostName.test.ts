import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePostName } from './parsePostName.ts';

describe('parsePostName', () => {
  // Recorded from Docusaurus 3.8.1.
  it.each([
    ['2024-01-02-first.md', '2024-01-02', 'first', '/2024/01/02/first'],
    ['2024-03-04/index.md', '2024-03-04', 'index', '/2024/03/04/index'],
    ['2024-03-04-name/index.mdx', '2024-03-04', 'name', '/2024/03/04/name'],
    ['2023/05/06/nested-name.md', '2023/05/06', 'nested-name', '/2023/05/06/nested-name'],
    ['folder/2022-1-2-short.md', '2022-1-2', 'short', '/2022/1/2/folder/short'],
    ['2024-01-02.md', '2024-01-02', '', '/2024/01/02/'],
    ['hello.md', undefined, 'hello', '/hello'],
    ['folder/hello/index.md', undefined, 'folder/hello', '/folder/hello'],
    ['about-2024.md', undefined, 'about-2024', '/about-2024'],
  ])('%s', (relPath, date, text, slug) => {
    expect(parsePostName(relPath)).toEqual({ date, text, slug });
  });

  it('puts the date before any name', () => {
    const name = fc.stringMatching(/^[a-z][a-zA-Z_ -]{0,20}$/).filter((text) => text !== 'index');
    const date = fc.tuple(
      fc.integer({ min: 1970, max: 2100 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    );
    fc.assert(
      fc.property(name, date, (text, parts) => {
        expect(parsePostName(`${parts.join('-')}-${text}.md`).slug).toBe(`/${parts.join('/')}/${text}`);
      }),
    );
  });
});
