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
    const key = open().toKey(PAGES);
    expect(loaded).toEqual({ ...made, key, postings: read(made.postings), readerWords: read(made.readerWords) });
  });

  it('ignores damaged segments, segments with another key, and all segments if it may not read', () => {
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

  it('returns the words of an index, whole or not at all', () => {
    const words = {
      words: ['a', 'ü'],
      bySegment: new Map([
        ['x', Uint32Array.of(0, 1)],
        ['y', Uint32Array.of(1)],
      ]),
    };
    open().saveWords('index', words);
    expect(open().loadWords('index')).toEqual(words);
    expect(open().loadWords('other')).toBeUndefined();
    expect(open({ engine: '2' }).loadWords('index')).toBeUndefined();
    expect(open({ read: false }).loadWords('index')).toBeUndefined();
    const file = path.join(dir, readdirSync(dir)[0] ?? '');
    const good = readFileSync(file);
    for (let at = 0; at < good.length; at++) {
      writeFileSync(file, Buffer.from(good.map((byte, index) => (index === at ? byte ^ 1 : byte))));
      expect(open().loadWords('index')).toBeUndefined();
    }
  });

  it('distinguishes pages, their order, and engines', () => {
    const keys = [PAGES, PAGES.toReversed(), [{ key: 'a' }], [{ key: 'a\nb' }]].map((pages) => open().toKey(pages));
    keys.push(open({ engine: '2' }).toKey(PAGES));
    expect(new Set(keys).size).toBe(4);
  });

  it('removes what is not used any more', () => {
    save(segment('one'));
    const store = open();
    const key = store.toKey([{ key: 'c' }]);
    store.save(key, segment('two'));
    store.saveWords('index', { words: [], bySegment: new Map() });
    store.prune();
    expect(readdirSync(dir)).toHaveLength(2);
    const next = open();
    next.use('index', [[{ key: 'c' }]]);
    next.prune();
    expect(readdirSync(dir)).toHaveLength(2);
    const last = open();
    last.toKey([{ key: 'c' }]);
    last.prune();
    expect(readdirSync(dir)).toEqual([key]);
  });
});
