import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSegmentBuilder } from '../../../shared/search/index/buildIndex.ts';
import type { PackedPostings } from '../../../shared/search/index/Postings.ts';
import type { IndexSegment } from '../../../shared/search/index/types.ts';
import { createSegmentStore } from './segmentStore.ts';

let dir: string;
beforeEach(() => void (dir = mkdtempSync(path.join(tmpdir(), 'octavo-segments-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const PAGES = [{ key: 'a' }, { key: 'b' }];
const open = (options: { engine?: string; read?: boolean } = {}) =>
  createSegmentStore({ dir, engine: '1', read: true, ...options });

function segment(...texts: string[]): IndexSegment {
  const builder = createSegmentBuilder();
  for (const [at, text] of texts.entries()) {
    const sections = [{ heading: '', level: 0, text }];
    const readerWords = { '': [`wörter ${at}`] };
    const page = { routePath: `/${at}`, title: 'Ünïcode 字', description: '', keywords: [], breadcrumbs: [] };
    builder.add({ ...page, readerWords, sections });
  }
  return builder.finish();
}

function save(made: IndexSegment): string {
  const store = open();
  const key = store.toKey(PAGES);
  store.save(key, made);
  return key;
}

describe('createSegmentStore', () => {
  it.each([
    ['words', segment('one two two', 'three')],
    ['no word', segment('', '')],
    ['no page', segment()],
  ])('gives back what it was given: %s', (_, made) => {
    const loaded = open().load(save(made));
    const read = (postings: PackedPostings) => ({ ...postings, bytes: Buffer.from(postings.bytes) });
    expect(loaded).toEqual({ ...made, postings: read(made.postings), readerWords: read(made.readerWords) });
  });

  it('takes no damaged segment, no other one, none where it may not read', () => {
    const key = save(segment('one two'));
    const file = path.join(dir, key);
    const good = readFileSync(file);
    expect(open({ read: false }).load(key)).toBeUndefined();
    for (let at = 0; at < good.length; at++) {
      writeFileSync(file, Buffer.from(good.map((byte, index) => (index === at ? byte ^ 1 : byte))));
      expect(open().load(key)).toBeUndefined();
    }
    for (const length of [0, 1, 40, good.length - 1]) {
      writeFileSync(file, good.subarray(0, length));
      expect(open().load(key)).toBeUndefined();
    }
    const other = open().toKey([{ key: 'c' }]);
    writeFileSync(path.join(dir, other), good);
    expect(open().load(other)).toBeUndefined();
  });

  it('tells apart pages, their order, and engines', () => {
    const keys = [PAGES, PAGES.toReversed(), [{ key: 'a' }], [{ key: 'a\nb' }]].map((pages) => open().toKey(pages));
    keys.push(open({ engine: '2' }).toKey(PAGES));
    expect(new Set(keys).size).toBe(4);
  });

  it('removes what is not used any more', () => {
    save(segment('one'));
    const store = open();
    const key = store.toKey([{ key: 'c' }]);
    store.save(key, segment('two'));
    store.prune();
    expect(readdirSync(dir)).toEqual([key]);
  });
});
