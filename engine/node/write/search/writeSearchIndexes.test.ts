import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unwrapContent } from '../../../shared/search/codec/container.ts';
import type { Piece } from '../../../shared/search/codec/places.ts';
import { toPackFile, toScriptTwin, type DiskIndex } from '../../../shared/search/files.ts';
import { openIndex } from '../../../shared/search/index/openIndex.ts';
import type { SearchIndex } from '../../../shared/search/index/SearchIndex.ts';
import type { SearchPageInput } from '../../../shared/search/index/types.ts';
import { search } from '../../../shared/search/search.ts';
import type { SearchInput, SearchOutput } from '../../assemble/search/types.ts';
import { writeSearchIndexes } from './writeSearchIndexes.ts';

const page = (routePath: string, title: string, ...texts: string[]): SearchPageInput => ({
  routePath,
  title,
  description: `All about ${title}.`,
  keywords: [],
  breadcrumbs: ['Docs'],
  sections: texts.map((text, i) =>
    i === 0 ? { heading: '', level: 0, text } : { id: `s${i}`, heading: `Section ${i}`, level: 2, text },
  ),
});

const input = (versionName: string, versionPath: string, pages: SearchPageInput[]): SearchInput => ({
  type: 'docs',
  instanceId: 'default',
  versionName,
  versionPath,
  pages: pages.map((page) => ({ routePath: page.routePath, key: page.routePath, read: async () => page })),
});

/** The files of an index, as a reader's browser sees them. */
function openOutput({ files, refs }: SearchOutput) {
  const bytesOf = (path: string): Uint8Array => files.find((file) => file.path === path)!.bytes;
  const unwrap = (bytes: Uint8Array, id?: string) => unwrapContent(bytes, (packed) => inflateRawSync(packed), id);
  const cut = ({ pack, start, length }: Piece) => bytesOf(toPackFile(pack)).subarray(start, start + length);
  return {
    open: async (at: number): Promise<SearchIndex> =>
      openIndex(await unwrap(bytesOf(refs[at]!.file)), (piece, id) => unwrap(cut(piece), id)),
    textsAt: async (piece: Piece) => JSON.parse(Buffer.from(await unwrap(cut(piece))).toString()) as string[],
    textPacksOf: async (at: number): Promise<Set<string>> => {
      const index = await openOutput({ files, refs }).open(at);
      const pages = await Promise.all(Array.from({ length: index.pageCount }, (_, page) => index.document(page)));
      return new Set(pages.flatMap(({ texts }) => texts.pack));
    },
  };
}

describe('writeSearchIndexes', async () => {
  const shared = ['Same text\nin both versions.', 'And here.'];
  const output = await writeSearchIndexes([
    input('current', '', [page('/a', 'Alpha', ...shared), page('/b', 'Beta', 'new text')]),
    input('0.5.0', '0.5.0/', [page('/0.5.0/a', 'Alpha', ...shared)]),
    {
      type: 'blog',
      instanceId: 'default',
      versionName: '',
      versionPath: '',
      pages: [{ routePath: '/blog/x', key: 'x', read: async () => page('/blog/x', 'Post', 'words') }],
    },
  ]);
  const bytesOf = (path: string): Uint8Array => output.files.find((file) => file.path === path)!.bytes;
  const textOf = (path: string): string => Buffer.from(bytesOf(path)).toString();

  it('refers to one index for each version and blog', () => {
    expect(output.refs.map(({ type, versionName, versionPath }) => [type, versionName, versionPath])).toEqual([
      ['docs', 'current', ''],
      ['docs', '0.5.0', '0.5.0/'],
      ['blog', '', ''],
    ]);
    for (const { file } of output.refs) expect(file).toMatch(/^_octavo\/search\/\w+\.bin$/);
  });

  it('writes indexes that answer', async () => {
    const { open, textsAt } = openOutput(output);
    const index = await open(0);
    const { hits } = await search([index], 'beta', { limit: 8, perPage: 3 });
    expect(hits[0]?.document.u).toBe('/b');
    const text = hits[0]!.text!;
    expect((await textsAt(text))[text.at]).toBe('All about Beta. new text');
  });

  it('gives every index file a twin that a script tag can load', () => {
    for (const { file } of output.refs) {
      const twin = toScriptTwin(file);
      const [, key, json] = /^octavo\("(.*?)",(.*)\)$/.exec(textOf(twin))!;
      expect(key).toBe(twin);
      const { main, packs } = JSON.parse(json!) as DiskIndex;
      expect(Buffer.from(main, 'base64').equals(bytesOf(file))).toBe(true);
      for (const [pack, base64] of Object.entries(packs)) {
        expect(Buffer.from(base64, 'base64').equals(bytesOf(toPackFile(pack)))).toBe(true);
      }
    }
  });

  it('stores pages that two versions share once', async () => {
    const pages = [page('/a', 'Alpha', ...shared), page('/b', 'Beta', 'new text')];
    const { textPacksOf } = openOutput(await writeSearchIndexes([input('2', '', pages), input('1', '1/', pages)]));
    expect(await textPacksOf(0)).toEqual(await textPacksOf(1));
  });

  it('cuts long pages into pieces that an excerpt can afford', async () => {
    const long = page('/long', 'Long', ...Array.from({ length: 12 }, (_, i) => `${'word '.repeat(100)}${i}`));
    const { open, textsAt } = openOutput(await writeSearchIndexes([input('current', '', [long])]));
    const { pack, start, pieces } = (await (await open(0)).document(0)).texts;
    // Two of 500 characters fit into a piece.
    expect(pieces.map(([count]) => count)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(await textsAt({ pack, start, length: pieces[0]![1] })).toHaveLength(2);
  });

  it('writes few files, however long its pages', async () => {
    const words = (page: number) => Array.from({ length: 900 }, (_, i) => `w${((page * 900 + i) * 48_271) % 999_983}`);
    const pages = Array.from({ length: 300 }, (_, i) => page(`/${i}`, `Page ${i}`, words(i).join(' ')));
    const output = await writeSearchIndexes([input('current', '', pages)]);
    expect(output.files.length).toBeLessThan(pages.length * 0.2);
    const { open, textsAt } = openOutput(output);
    const { hits } = await search([await open(0)], 'page 217', { limit: 8, perPage: 1 });
    expect(hits[0]?.document.u).toBe('/217');
    expect((await textsAt(hits[0]!.text!))[0]).toContain(words(217).join(' '));
  });

  it('names files by their content, so that the same input gives the same files', async () => {
    const again = await writeSearchIndexes([input('0.5.0', '0.5.0/', [page('/0.5.0/a', 'Alpha', ...shared)])]);
    expect(again.refs[0]!.file).toBe(output.refs[1]!.file);
  });
});

it.each([
  [true, ['/verzeichnis', '/modelle']],
  [false, ['/verzeichnis']],
])('compounds are found by their end where the language has them: %s', async (hasCompounds, found) => {
  const pages = [
    page('/modelle', 'Modelle', 'Ein Modell liegt im Modellverzeichnis.'),
    page('/verzeichnis', 'Verzeichnis', 'Wo Dateien liegen.'),
  ];
  const output = await writeSearchIndexes([{ ...input('current', '', pages), hasCompounds }]);
  expect(output.refs[0]).not.toHaveProperty('hasCompounds');
  const index = await openOutput(output).open(0);
  const { hits } = await search([index], 'verzeichnis', { limit: 8, perPage: 1 });
  expect(hits.map(({ document }) => document.u)).toEqual(found);
});
