/**
 * lunr 2.3.9 is the oracle: thousands of random queries over random documents, the same hits in the same order. It
 * is adapted in one point: patterns with `*` are compared with the words of the text, not with their stems.
 */
import fc from 'fast-check';
import lunr from 'lunr';
import { describe, expect, it } from 'vitest';
import { encodeIndex, SHARD_SIZES, type ShardSizes } from '../codec/encodeIndex.ts';
import { FIELDS } from '../fields.ts';
import { buildIndex } from '../index/buildIndex.ts';
import { SearchIndex } from '../index/SearchIndex.ts';
import type { SearchPageInput } from '../index/types.ts';
import { parseQuery } from '../query/parseQuery.ts';
import { isStopWord } from '../text/stopWords.ts';
import { wordsOf } from '../text/tokenize.ts';
import { Corpus } from './Corpus.ts';
import { NONE } from './Matches.ts';
import { rankExplicit } from './rankExplicit.ts';

const TINY: ShardSizes = { inline: 0, words: 30, postings: 20, documents: 60 };

function openIndex(pages: readonly SearchPageInput[], sizes: ShardSizes): SearchIndex {
  let next = 0;
  const encoded = encodeIndex(buildIndex(pages), () => (next++).toString(16).padStart(16, '0'), sizes);
  return new SearchIndex(encoded.main.content, async (id) => encoded.parts.find((part) => part.id === id)!.content);
}

/** Parts of lunr that its types leave out. */
interface TokenSet {
  intersect(other: TokenSet): TokenSet;
  toArray(): string[];
}
const { TokenSet, stemmer } = lunr as unknown as {
  TokenSet: {
    fromArray(words: string[]): TokenSet;
    fromClause(clause: { term: string; editDistance?: number }): TokenSet & { clause?: typeof clause };
  };
  stemmer(token: lunr.Token): lunr.Token;
};
const fromClause = TokenSet.fromClause;
TokenSet.fromClause = (clause) => Object.assign(fromClause(clause), { clause });

/** lunr matches the stems that fit a clause. For a clause with `*` it receives the stems of the words that fit. */
function matchPatternsWithWords(index: lunr.Index, pages: readonly SearchPageInput[]): lunr.Index {
  const texts = pages.flatMap(({ title, description, keywords, sections }) => [
    ...[title, description, ...keywords],
    ...sections.flatMap(({ heading, text }) => [heading, text]),
  ]);
  const words = [...new Set(texts.flatMap(wordsOf))].filter((word) => !isStopWord(word)).sort();
  const wordSet = TokenSet.fromArray(words);
  const stemOf = (word: string): string => stemmer(new lunr.Token(word, {})).toString();
  const stems = (index as unknown as { tokenSet: TokenSet }).tokenSet;
  const intersect = (set: ReturnType<typeof fromClause>): TokenSet => {
    const { term = '', editDistance } = set.clause ?? {};
    if (!term.includes('*')) return stems.intersect(set);
    const fitting = wordSet.intersect(set).toArray();
    const whole = /^[^*]+(?=\*$)/.exec(term)?.[0];
    if (whole !== undefined && editDistance === undefined) fitting.push(whole);
    const found = [...new Set(fitting.map(stemOf))].sort();
    return stems.intersect(TokenSet.fromArray(found));
  };
  return Object.assign(index, { tokenSet: { intersect } });
}

/** One lunr document per record, with the fields of its page. */
function lunrIndex(pages: readonly SearchPageInput[], stock: boolean): lunr.Index {
  const index = lunr(function () {
    if (!stock) {
      this.pipeline.remove(lunr.trimmer);
      this.tokenizer = Object.assign((text: string) => wordsOf(text).map((word) => new lunr.Token(word, {})), {
        separator: /[\s-]+/,
      }) as unknown as typeof lunr.tokenizer;
    }
    this.ref('id');
    for (const field of FIELDS) this.field(field);
    let id = 0;
    for (const page of pages) {
      for (const section of page.sections) {
        this.add({
          id: String(id++),
          title: page.title,
          heading: section.heading,
          description: page.description,
          keywords: page.keywords.join(' '),
          content: section.text,
        });
      }
    }
  });
  return matchPatternsWithWords(index, pages);
}

const VOCABULARY = (
  'install installs installing installation policy policies probability probable relate relational relation hop hopping hoping ' +
  'file filing files model models modeling deploy deployment deploying the with about other yes year gpu cpu set settings ' +
  'a1 b2 ab ba abc acb'
).split(' ');
const NAMES = [...VOCABULARY, 'client.models', 'download_many', 'AsyncClient', 'Größe', 'don’t', '0.5.1'];

const phrase = (words: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...words), { maxLength }).map((list) => list.join(' '));

function pagesOf(words: readonly string[]): fc.Arbitrary<SearchPageInput[]> {
  const section = fc.record({
    id: fc.constant('x'),
    heading: phrase(words, 3).map((heading) => heading || 'gpu'),
    level: fc.integer({ min: 2, max: 4 }),
    text: phrase(words, 12),
  });
  const page = fc.record({
    routePath: fc.constant('/x'),
    title: phrase(words, 3),
    description: phrase(words, 3),
    keywords: fc.array(phrase(words, 2), { maxLength: 2 }),
    breadcrumbs: fc.constant([]),
    sections: fc
      .tuple(phrase(words, 8), fc.array(section, { maxLength: 3 }))
      .map(([text, rest]) => [{ heading: '', level: 0, text }, ...rest.filter(({ heading }) => heading !== '')]),
  });
  // A heading that repeats the title belongs to the lead; here every section must be a record.
  return fc.array(page, { minLength: 1, maxLength: 5 }).map((pages) =>
    pages.map((made) => ({
      ...made,
      sections: made.sections.map((own, i) =>
        i > 0 && own.heading === made.title ? { ...own, heading: `${own.heading} cpu` } : own,
      ),
    })),
  );
}

function queryOf(words: readonly string[]): fc.Arbitrary<string> {
  const word = fc.constantFrom(...words);
  const wild = fc.tuple(word, fc.nat({ max: 9 }), fc.nat({ max: 3 })).map(([text, from, cut]) => {
    const at = Math.min(from, text.length);
    return `${text.slice(0, at)}*${text.slice(at + cut)}`;
  });
  const clause = fc
    .record({
      presence: fc.constantFrom('', '', '', '+', '-'),
      field: fc.constantFrom('', '', '', ...FIELDS.map((field) => `${field}:`)),
      term: fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: wild }),
      distance: fc.constantFrom('', '', '', '~0', '~1', '~2'),
      boost: fc.constantFrom('', '', '^2', '^10', '^0'),
    })
    .map((part) => part.presence + part.field + part.term + part.distance + part.boost);
  return fc.array(clause, { minLength: 1, maxLength: 4 }).map((clauses) => clauses.join(' '));
}

/** Scores of the records that match, by record. */
async function scoresOf(corpus: Corpus, query: string): Promise<Map<number, number>> {
  const { scores } = await rankExplicit(corpus, parseQuery(query).clauses);
  return new Map([...scores.entries()].filter(([, score]) => score !== NONE));
}

async function compare(query: string, index: SearchIndex, theirs: lunr.Index): Promise<void> {
  const expected = theirs.search(query);
  const scores = await scoresOf(new Corpus([index]), query);
  const hits = [...scores].sort((a, b) => b[1] - a[1]);
  expect(hits.map(([record]) => record).sort((a, b) => a - b)).toEqual(
    expected.map((hit) => Number(hit.ref)).sort((a, b) => a - b),
  );
  // lunr rounds its weights to three digits; scores further apart than that must be in the same order.
  const score = new Map(expected.map((hit) => [Number(hit.ref), hit.score]));
  hits.forEach(([record], i) => {
    const next = hits[i + 1]?.[0];
    if (next !== undefined) expect(score.get(record)! + 0.02).toBeGreaterThanOrEqual(score.get(next)!);
    expect(Math.abs((scores.get(record) ?? 0) - score.get(record)!)).toBeLessThan(0.02);
  });
}

/** In the form of the index, because lunr does not change a query. */
const asTyped = (query: string): string => query.toLowerCase().replace(/ö/g, 'o').replace(/ß/g, 'ss').replace(/’/g, '');

const STOP = /(?:^|\s)\+(?:\w+:)?(?:the|with|about|other)(?![\w*])/;

describe('explicit queries', () => {
  it('match and rank as in lunr with its own pipeline', async () => {
    await fc.assert(
      fc.asyncProperty(
        pagesOf(VOCABULARY),
        fc.array(queryOf(VOCABULARY), { minLength: 8, maxLength: 8 }),
        async (pages, queries) => {
          const index = openIndex(pages, SHARD_SIZES);
          const theirs = lunrIndex(pages, true);
          // A required stop word finds nothing in lunr; here stop words are filtered from the query, as specified.
          for (const query of queries) if (!STOP.test(query)) await compare(query, index, theirs);
        },
      ),
      { numRuns: 100 },
    );
  }, 60_000);

  it('match and rank as in lunr over names, accents and split indexes', async () => {
    await fc.assert(
      fc.asyncProperty(
        pagesOf(NAMES),
        fc.array(queryOf(NAMES), { minLength: 8, maxLength: 8 }),
        async (pages, queries) => {
          const index = openIndex(pages, TINY);
          const theirs = lunrIndex(pages, false);
          for (const query of queries) if (!STOP.test(query)) await compare(asTyped(query), index, theirs);
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);

  it('drops stop words, even required ones', async () => {
    const pages = [
      {
        routePath: '/',
        title: 'Models',
        description: '',
        keywords: [],
        breadcrumbs: [],
        sections: [{ heading: '', level: 0, text: 'gpu' }],
      },
    ];
    const corpus = new Corpus([openIndex(pages, SHARD_SIZES)]);
    const search = async (query: string) => (await scoresOf(corpus, query)).size;
    expect(await search('+the +models')).toBe(1);
    expect(await search('+the +cats')).toBe(0);
    expect(await search('+the')).toBe(0);
  });

  it('counts several indexes as one', async () => {
    const arbitrary = fc.tuple(pagesOf(VOCABULARY), pagesOf(VOCABULARY), queryOf(VOCABULARY));
    await fc.assert(
      fc.asyncProperty(arbitrary, async ([first, second, query]) => {
        const one = await scoresOf(new Corpus([openIndex([...first, ...second], SHARD_SIZES)]), query);
        const two = await scoresOf(new Corpus([openIndex(first, SHARD_SIZES), openIndex(second, SHARD_SIZES)]), query);
        expect([...two.keys()].sort((a, b) => a - b)).toEqual([...one.keys()].sort((a, b) => a - b));
        for (const [record, score] of one) expect(two.get(record)).toBeCloseTo(score, 6);
      }),
      { numRuns: 100 },
    );
  });
});
