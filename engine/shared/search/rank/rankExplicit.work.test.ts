/** The work of any query is bounded, and the closest matches are still found. */
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeIndex, SHARD_SIZES, type ShardSizes } from '../codec/encodeIndex.ts';
import { buildIndex } from '../index/buildIndex.ts';
import { SearchIndex } from '../index/SearchIndex.ts';
import type { IndexData, SearchPageInput } from '../index/types.ts';
import { parseQuery } from '../query/parseQuery.ts';
import { QueryWork, SHARDED_WORK_LIMITS, WORK_LIMITS, type WorkLimits } from '../query/QueryWork.ts';
import { search } from '../search.ts';
import { Corpus, type CorpusPostings, type CorpusTerm } from './Corpus.ts';
import { NONE } from './Matches.ts';
import { rankExplicit } from './rankExplicit.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** No vowels, no `s`, no `y`: these words are their own stems. */
const ENDINGS = [...'bcdfghjkmnpqrtvwxz'];

/** 151,632 words of four letters, and one page with the 26 shortest words. */
function generatePages(): SearchPageInput[] {
  const page = (routePath: string, words: string[]): SearchPageInput => ({
    routePath,
    title: '0',
    description: '',
    keywords: [],
    breadcrumbs: [],
    sections: [{ heading: '', level: 0, text: words.join(' ') }],
  });
  const pages = LETTERS.flatMap((first) =>
    ENDINGS.map((second) => {
      const words = ENDINGS.flatMap((third) => ENDINGS.map((fourth) => first + second + third + fourth));
      return page(`/${first}${second}`, words);
    }),
  );
  return [...pages, page('/nearest', LETTERS.map(toNearest))];
}

const toNearest = (letter: string): string => `${letter}bc`;

class CountingCorpus extends Corpus {
  words = 0;
  read = 0;
  override postings(term: CorpusTerm): Promise<CorpusPostings> {
    this.words++;
    this.read += term.count;
    return super.postings(term);
  }
}

let built: IndexData | undefined;

describe.each<[string, ShardSizes, WorkLimits]>([
  ['one file', { ...SHARD_SIZES, inline: Infinity }, WORK_LIMITS],
  ['many files', SHARD_SIZES, SHARDED_WORK_LIMITS],
])('an index of 150,000 words in %s', (_, sizes, limits) => {
  let data: IndexData;
  let index: SearchIndex;
  beforeAll(() => {
    data = built ??= buildIndex(generatePages());
    let next = 0;
    const { main, parts } = encodeIndex(data, () => (next++).toString(16).padStart(16, '0'), sizes);
    const contents = new Map(parts.map(({ id, content }) => [id, content]));
    index = new SearchIndex(main.content, async (id) => contents.get(id)!);
  }, 60_000);

  /** The record of the last page. */
  const nearest = LETTERS.length * ENDINGS.length;
  const all = (form: (letter: string) => string): string => LETTERS.map(form).join(' ');

  it.each([
    ['a* b* … z*', all((letter) => `${letter}*`)],
    ['*b *c … *z', ENDINGS.map((letter) => `*${letter}`).join(' ')],
    ['*a* *b* … *z*', all((letter) => `*${letter}*`)],
    ['abc~1 bbc~1 … zbc~1', all((letter) => `${toNearest(letter)}~1`)],
    ['abc~9 bbc~9 … zbc~9', all((letter) => `${toNearest(letter)}~9`)],
    ['+a* +b* … +z*', all((letter) => `+${letter}*`)],
    ['*', '*'],
    ['* * …', '* '.repeat(500)],
  ])('answers %s', async (_name, query) => {
    expect(data.terms.length).toBeGreaterThan(150_000);
    const corpus = new CountingCorpus([index]);
    const work = new QueryWork(limits);
    const { clauses } = parseQuery(query);
    const { scores } = await rankExplicit(corpus, clauses, work);
    expect(work.letters).toBeLessThanOrEqual(limits.letters);
    expect(corpus.words).toBeGreaterThan(0);
    expect(corpus.words).toBeLessThanOrEqual(limits.stems);
    expect(corpus.read).toBeLessThanOrEqual(limits.postings);
    const found = [...scores.keys()].filter((record) => scores[record] !== NONE);
    expect(found).toContain(nearest);
    expect(found.length === 1).toBe(query.startsWith('+'));
  });

  it('leaves out what a clause excludes, the nearest first', async () => {
    const { hits } = await search(
      [index],
      all((letter) => `-${letter}*`),
      { limit: 1000, perPage: 1 },
    );
    const found = hits.map(({ document }) => document.u);
    expect(found).not.toContain('/nearest');
    expect(found).toContain('/zz');
  });
});
