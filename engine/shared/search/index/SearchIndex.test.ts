import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IndexFormatError } from '../codec/bytes.ts';
import { encodeIndex, type EncodedIndex, type ShardSizes } from '../codec/encodeIndex.ts';
import { buildIndex } from './buildIndex.ts';
import { frequencyOf, unpackFrequencies } from './frequencies.ts';
import { SearchIndex } from './SearchIndex.ts';
import type { IndexData, SearchPageInput, TextPiece } from './types.ts';

let nextId = 0;
const toId = (): string => (nextId++).toString(16).padStart(16, '0');
const TINY: ShardSizes = { inline: 0, words: 40, postings: 20, documents: 60 };

function open(encoded: EncodedIndex): SearchIndex {
  return new SearchIndex(encoded.main.content, async (id) => {
    const part = encoded.parts.find((candidate) => candidate.id === id);
    if (part === undefined) throw new Error(`no part ${id}`);
    return part.content;
  });
}

/** Everything an index answers, as plain data. */
async function dump(index: SearchIndex): Promise<unknown> {
  const terms = [];
  for (const term of await index.terms('')) {
    const { records, content, named } = await index.postings(term);
    terms.push([term.word, [...records], [...content], named]);
  }
  const pages = [];
  for (let page = 0; page < index.pageCount; page++) pages.push(await index.document(page));
  const { levels, repeats } = index.tables;
  return { terms, pages, levels: [...levels], repeats, synonyms: index.synonyms };
}

/** Reads everything; damage may only show as damage. */
async function attempt(bytes: Uint8Array): Promise<void> {
  try {
    await dump(new SearchIndex(bytes, () => Promise.reject(new IndexFormatError('no parts'))));
  } catch (error) {
    expect(error).toBeInstanceOf(IndexFormatError);
  }
}

function expectedDump(data: IndexData): unknown {
  return {
    terms: data.terms.map((term) => {
      const postings: { record: number; packed: number }[] = [];
      term.forEach((record, packed) => postings.push({ record, packed }));
      expect(term.count).toBe(postings.length);
      return [
        term.word,
        postings.map(({ record }) => record),
        postings.map(({ packed }) => frequencyOf(packed, 'content')),
        postings.flatMap(({ record, packed }) => {
          const own = unpackFrequencies(packed - frequencyOf(packed, 'content'));
          return own.some((frequency) => frequency > 0) ? [{ record, frequencies: own }] : [];
        }),
      ];
    }),
    pages: data.pages.map(({ routePath, title, breadcrumbs, originals = 0, records, texts }) => ({
      routePath,
      title,
      breadcrumbs,
      originals,
      language: data.language ?? '',
      records: records.map(({ heading, id }) => ({ heading, id })),
      texts,
    })),
    levels: data.pages.flatMap(({ records }) => records.map(({ level }) => level)),
    repeats: data.repeats,
    synonyms: [...(data.siteName === undefined ? [] : [[data.siteName]]), ...data.synonyms],
  };
}

const words = fc.array(fc.constantFrom('install', 'models', 'the', 'Größe', '東京', 'a.b_c', '😀x', 'über', 'x'), {
  maxLength: 30,
});
const phrase = words.map((list) => list.join(' '));
const section = fc.record({
  id: fc.oneof(fc.constantFrom('install', 'größe-models', 'x-1'), fc.string({ minLength: 1, unit: 'binary' })),
  heading: phrase,
  level: fc.integer({ min: 2, max: 6 }),
  text: fc.oneof(phrase, fc.string({ unit: 'binary', maxLength: 80 })),
});
const page: fc.Arbitrary<SearchPageInput> = fc.record({
  routePath: fc.array(fc.constantFrom('a', 'b', 'ü', 'models'), { maxLength: 3 }).map((parts) => `/${parts.join('/')}`),
  title: phrase,
  description: phrase,
  keywords: fc.array(phrase, { maxLength: 2 }),
  breadcrumbs: fc.array(fc.constantFrom('Docs', 'Models', 'Größe'), { maxLength: 3 }),
  originals: fc.nat({ max: 15 }),
  sections: fc
    .tuple(phrase, fc.array(section, { maxLength: 6 }))
    .map(([text, sections]) => [{ heading: '', level: 0, text }, ...sections]),
});

const whole = fc.record({
  siteName: fc.constantFrom(undefined, 'x', 'größe models'),
  language: fc.constantFrom('', 'en ltr'),
});

const texts = () => ({ pack: 'abcdef0123456789', start: 7, pieces: [[1, 300]] as TextPiece[] });

describe('SearchIndex', () => {
  it('answers what was put in, as one file and split', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(page, { maxLength: 8 }), whole, async (pages, more) => {
        const data = { ...buildIndex(pages, { toTexts: texts }), ...more };
        expect(await dump(open(encodeIndex(data, toId)))).toEqual(expectedDump(data));
        expect(await dump(open(encodeIndex(data, toId, TINY)))).toEqual(expectedDump(data));
      }),
      { numRuns: 300 },
    );
  });

  it('holds numbers of any size', async () => {
    const text = 'alpha '.repeat(1000);
    const data = buildIndex([
      {
        routePath: '/',
        title: 'T',
        description: '',
        keywords: [],
        breadcrumbs: [],
        sections: [{ heading: '', level: 0, text }],
      },
    ]);
    const index = open(encodeIndex(data, toId));
    const [term] = await index.terms('alpha', 'alphb');
    expect((await index.postings(term!)).content[0]).toBe(1000);
    expect(index.tables.lengths.content[0]).toBeCloseTo(1000, -2);
    expect(index.tables.lengths.title[0]).toBe(1);
  });

  it('finds ranges of words across shards', async () => {
    const text = Array.from({ length: 400 }, (_, i) => `w${i}`).join(' ');
    const data = buildIndex([
      {
        routePath: '/',
        title: 'T',
        description: '',
        keywords: [],
        breadcrumbs: [],
        sections: [{ heading: '', level: 0, text }],
      },
    ]);
    const index = open(encodeIndex(data, toId, TINY));
    expect(index.sharded).toBe(true);
    expect((await index.terms('w1', 'w2')).length).toBe(111);
    expect((await index.terms('w399')).map(({ word }) => word)).toContain('w399');
    expect(await index.terms('zzz')).toEqual([]);
  });

  it('tries again after a part failed to load', async () => {
    const data = buildIndex([
      { routePath: '/', title: 'alpha beta', description: '', keywords: [], breadcrumbs: [], sections: [] },
    ]);
    const encoded = encodeIndex(data, toId, TINY);
    let failures = 1;
    const index = new SearchIndex(encoded.main.content, async (id) => {
      if (failures-- > 0) throw new Error('offline');
      return encoded.parts.find((part) => part.id === id)!.content;
    });
    await expect(index.terms('a')).rejects.toThrow('offline');
    expect((await index.terms('a')).length).toBeGreaterThan(0);
  });

  it('reports damaged content as such, and never hangs or crashes otherwise', async () => {
    const data = buildIndex(
      [
        {
          routePath: '/models/overview',
          title: 'Models overview',
          description: 'What models are',
          keywords: ['llm'],
          breadcrumbs: ['Docs', 'Models'],
          sections: [
            { heading: '', level: 0, text: 'Models run on your machine.' },
            { id: 'sizes', heading: 'Sizes', level: 2, text: 'Small, medium and large models.' },
          ],
        },
      ],
      { toTexts: texts },
    );
    const content = encodeIndex(data, toId).main.content;
    for (let length = 0; length < content.length; length++) {
      await expect(
        (async () => dump(new SearchIndex(content.subarray(0, length), () => Promise.reject(new Error('no parts')))))(),
      ).rejects.toBeInstanceOf(IndexFormatError);
    }
    // The container's checksum catches these first; the decoder must survive them all the same.
    for (let bit = 0; bit < content.length * 8; bit++) {
      const damaged = content.slice();
      damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      await attempt(damaged);
    }
  });
});
