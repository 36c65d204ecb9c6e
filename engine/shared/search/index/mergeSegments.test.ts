import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeIndex, type EncodedIndex, type KnownParts, type ShardSizes } from '../codec/encodeIndex.ts';
import { buildIndex, createSegmentBuilder } from './buildIndex.ts';
import { mergeSegments, type MergedIndex, type NumberedWords } from './mergeSegments.ts';
import type { IndexSegment, SearchPageInput } from './types.ts';

/** Small enough to split every index. */
const TINY: ShardSizes = { inline: 0, words: 40, postings: 40, documents: 60 };

const word = fc.constantFrom(
  'model',
  'models',
  'install',
  'gpu-layers',
  'the',
  'Large Model (LM)',
  'Local Map (LM)',
  'zeta',
);
const text = fc.array(word, { maxLength: 14 }).map((words) => words.join(' '));
const section = fc.record({ id: fc.constantFrom('a', 'b', 'c'), heading: text, level: fc.constant(2), text });
const page: fc.Arbitrary<SearchPageInput> = fc.record({
  routePath: fc.constantFrom('/a', '/b', '/c'),
  title: text,
  description: text,
  keywords: fc.array(word, { maxLength: 2 }),
  breadcrumbs: fc.constant(['Docs']),
  sections: fc.array(section, { maxLength: 4 }),
});

const toId = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16);
const idsOf = ({ main, parts }: EncodedIndex): string[] => [main, ...parts].map(({ id }) => id);

function toSegment(pages: readonly SearchPageInput[]): IndexSegment {
  const builder = createSegmentBuilder();
  for (const one of pages) builder.add(one);
  return { ...builder.finish(), key: JSON.stringify(pages) };
}

/** A segment ends behind each place. */
function mergeCut(pages: readonly SearchPageInput[], places: readonly number[], known?: NumberedWords): MergedIndex {
  const ends = [...new Set(places.map((place) => place % (pages.length + 1))), pages.length].sort((a, b) => a - b);
  const segments = ends.map((end, at) => toSegment(pages.slice(ends[at - 1] ?? 0, end)));
  return mergeSegments(segments, known);
}

/** Remembers parts as a build does, and counts those that it had to encode. */
function createMemory(): KnownParts & { encoded: number } {
  const ids = new Map<string, string>();
  return {
    encoded: 0,
    toKey(visitAll) {
      const seen: string[] = [];
      visitAll((bytes) => seen.push(Buffer.from(bytes).toString('hex')));
      return seen.join();
    },
    find: (key) => ids.get(key),
    add(key, id) {
      if (!ids.has(key)) this.encoded++;
      ids.set(key, id);
    },
  };
}

describe('mergeSegments', () => {
  it('gives the same index, wherever its pages are cut', () => {
    fc.assert(
      fc.property(fc.array(page, { maxLength: 7 }), fc.array(fc.nat(7), { maxLength: 4 }), (pages, places) => {
        const whole = buildIndex(pages);
        const merged = mergeCut(pages, places);
        expect(idsOf(encodeIndex(merged, toId))).toEqual(idsOf(encodeIndex(whole, toId)));
        expect(idsOf(encodeIndex(merged, toId, TINY))).toEqual(idsOf(encodeIndex(whole, toId, TINY)));
      }),
      { numRuns: 50 },
    );
  });

  it('gives the same index for any known words, and reads no word of a known segment', () => {
    const pagesTwice = fc.tuple(fc.array(page, { maxLength: 5 }), fc.array(page, { maxLength: 5 }));
    fc.assert(
      fc.property(pagesTwice, fc.array(fc.nat(5), { maxLength: 3 }), ([first, second], places) => {
        let known: NumberedWords | undefined;
        for (const pages of [first, second, [...first, ...second], first]) {
          const merged = mergeCut(pages, places, known);
          expect(idsOf(encodeIndex(merged, toId, TINY))).toEqual(idsOf(encodeIndex(buildIndex(pages), toId, TINY)));
          known = merged.numbered;
        }
      }),
      { numRuns: 50 },
    );
    const { postings, ...rest } = toSegment([]);
    const unread = { ...rest, postings: { ...postings, counts: Uint32Array.of(1), words: undefined as never } };
    const known = { words: ['a', 'b', 'c'], bySegment: new Map([[rest.key ?? '', Uint32Array.of(1)]]) };
    expect(mergeSegments([unread], known).terms.map((term) => term.word)).toEqual(['b']);
  });

  it('distinguishes postings that differ: an index with known parts equals one without', () => {
    const pagesTwice = fc.tuple(fc.array(page, { maxLength: 5 }), fc.array(page, { maxLength: 5 }));
    fc.assert(
      fc.property(pagesTwice, fc.array(fc.nat(5), { maxLength: 3 }), ([first, second], places) => {
        const memory = createMemory();
        for (const pages of [first, second, [...first, ...second], first]) {
          const { main } = encodeIndex(mergeCut(pages, places), toId, TINY, memory);
          expect(main.id).toBe(encodeIndex(buildIndex(pages), toId, TINY).main.id);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('encodes only the postings of words that moved', () => {
    const pages = Array.from({ length: 20 }, (_, at) => ({
      routePath: `/${at}`,
      title: `page${at}`,
      description: '',
      keywords: [],
      breadcrumbs: [],
      sections: [{ heading: '', level: 0, text: Array.from({ length: 40 }, (_, i) => `word${at}x${i}`).join(' ') }],
    }));
    const memory = createMemory();
    encodeIndex(mergeCut(pages, [4, 8, 12]), toId, TINY, memory);
    const all = memory.encoded;
    const edited = pages.with(3, { ...pages[3]!, sections: [{ heading: '', level: 0, text: 'word3x1 word3x1' }] });
    encodeIndex(mergeCut(edited, [4, 8, 12]), toId, TINY, memory);
    expect(all).toBeGreaterThan(16);
    expect(memory.encoded - all).toBeLessThan(all / 4);
  });
});
