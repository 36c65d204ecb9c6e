import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SearchPageInput } from '../../../shared/search/index/types.ts';
import type { KeyedSearchInput } from '../../assemble/search/types.ts';
import type { Output } from '../output/openOutput.ts';
import { createSegmentStore } from '../search/segmentStore.ts';
import { nameIndexes, writeSearchIndexes } from '../search/writeSearchIndexes.ts';
import { emitSearch } from './emitSearch.ts';

let dir: string;
beforeEach(() => void (dir = mkdtempSync(path.join(tmpdir(), 'octavo-emit-search-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

let reads = 0;

/** One page per text. The text is also its title. */
function version(name: string, base: string, texts: string[]): KeyedSearchInput {
  const pages = texts.map((text, i) => {
    const routePath = `${base}/${i}`;
    const read = async (): Promise<SearchPageInput> => {
      reads++;
      const sections = [{ heading: '', level: 0, text: `${text} `.repeat(20) }];
      return { routePath, title: text, description: '', keywords: [], breadcrumbs: [], sections };
    };
    // The first digits of a hash decide where a segment ends: here, nowhere.
    return { routePath, key: `00000001${text}`, read };
  });
  const contentKey = texts.join();
  const place = { type: 'docs' as const, instanceId: 'default', versionName: name, versionPath: base.slice(1) };
  return { ...place, pages, key: base + contentKey, contentKey };
}

async function emit(inputs: KeyedSearchInput[]): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const output: Pick<Output, 'write' | 'keep' | 'read'> = {
    write: async (file, content) => void files.set(file, content as Uint8Array),
    keep: (wanted) => wanted.length === 0,
    read: (file) => files.get(file),
  };
  const segments = createSegmentStore({ dir, engine: 'e', read: false });
  const record = await emitSearch(nameIndexes(inputs), output as Output, segments, {});
  for (const { files: own } of Object.values(record)) expect([...files.keys()]).toEqual(expect.arrayContaining(own));
  return files;
}

it.each([
  ['the same pages', ['alpha', 'beta', 'gamma']],
  ['other pages', ['alpha', 'delta']],
])('writes of versions with %s what each of them alone would have', async (_, texts) => {
  const inputs = [version('2', '', ['alpha', 'beta', 'gamma']), version('1', '/1', texts)];
  const together = await emit(inputs);
  const apart = await writeSearchIndexes(inputs);
  expect(together).toEqual(new Map(apart.files.map(({ path: file, bytes }) => [file, bytes])));
});

it('reads pages once that several versions have', async () => {
  const texts = ['alpha', 'beta', 'gamma'];
  reads = 0;
  await emit([version('3', '', texts), version('2', '/2', texts), version('1', '/1', texts)]);
  expect(reads).toBe(texts.length);
});
