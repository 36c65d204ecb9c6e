import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unwrapContent } from '../../../shared/search/codec/container.ts';
import { toScriptTwin } from '../../../shared/search/files.ts';
import { SearchIndex } from '../../../shared/search/index/SearchIndex.ts';
import type { SearchPageInput } from '../../../shared/search/index/types.ts';
import { search } from '../../../shared/search/search.ts';
import type { SearchInput } from '../../assemble/search/types.ts';
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
    const { file } = output.refs[0]!;
    const index = new SearchIndex(await unwrapContent(bytesOf(file), (packed) => inflateRawSync(packed)), () =>
      Promise.reject(new Error('no parts')),
    );
    const { hits } = await search([index], 'beta', { limit: 8, perPage: 3 });
    expect(hits[0]?.document.u).toBe('/b');
    const { id, at } = hits[0]!.text!;
    expect(textOf(`_octavo/search/text-${id}.js`)).toBe(
      `octavo("_octavo/search/text-${id}.js",["All about Beta. new text"])`,
    );
    expect(at).toBe(0);
  });

  it('gives every index file a twin that a script tag can load', () => {
    for (const { file } of output.refs) {
      const twin = toScriptTwin(file);
      const [, key, base64] = /^octavo\("(.*)","(.*)"\)$/.exec(textOf(twin))!;
      expect(key).toBe(twin);
      expect(new Uint8Array(Buffer.from(base64!, 'base64'))).toEqual(new Uint8Array(bytesOf(file)));
    }
  });

  it('stores a text that two versions share once', () => {
    const texts = output.files.filter(({ path }) => path.includes('/text-'));
    expect(texts.length).toBe(3);
    expect(texts.filter(({ bytes }) => Buffer.from(bytes).includes('Same text in both versions.')).length).toBe(1);
  });

  it('cuts long pages into pieces that an excerpt can afford', async () => {
    const long = page('/long', 'Long', ...Array.from({ length: 12 }, (_, i) => `${'word '.repeat(180)}${i}`));
    const { files } = await writeSearchIndexes([input('current', '', [long])]);
    const sizes = files.filter(({ path }) => path.includes('/text-')).map(({ bytes }) => bytes.length);
    // Two of 900 characters fit into a piece.
    expect(sizes.length).toBe(6);
    expect(Math.max(...sizes)).toBeLessThan(2500);
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
  const { files, refs } = await writeSearchIndexes([{ ...input('current', '', pages), hasCompounds }]);
  expect(refs[0]).not.toHaveProperty('hasCompounds');
  const main = files.find(({ path }) => path === refs[0]!.file)!.bytes;
  const index = new SearchIndex(await unwrapContent(main, (packed) => inflateRawSync(packed)), () => Promise.reject());
  const { hits } = await search([index], 'verzeichnis', { limit: 8, perPage: 1 });
  expect(hits.map(({ document }) => document.u)).toEqual(found);
});
