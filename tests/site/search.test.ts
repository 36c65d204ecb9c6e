/** The quality of search, measured by golden queries over the built site, and its cost for a reader. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { createOctavo } from '../../bench/search/engines/octavo.ts';
import type { Contexts } from '../../bench/search/engines/types.ts';
import { GOLDEN } from '../../bench/search/golden.ts';
import { loadContexts, openIndexes, readSiteData } from '../../bench/search/loadSite.ts';
import { rankAll, rankSections, toScore } from '../../bench/search/score.ts';
import { search } from '../../engine/shared/search/search.ts';
import { buildSiteOnce } from '../support/siteServer.ts';

let outDir: string;
let contexts: Contexts;
beforeAll(async () => {
  outDir = await buildSiteOnce();
  contexts = await loadContexts(outDir);
});

describe('golden queries', () => {
  it('name pages that exist', () => {
    const known = new Set(Object.values(contexts).flatMap(({ pages }) => pages.map(({ routePath }) => routePath)));
    const unknown = GOLDEN.flatMap(({ query, pages }) =>
      pages.filter((page) => !known.has(page)).map((page) => `${query}: ${page}`),
    );
    expect(unknown).toEqual([]);
    expect(GOLDEN.length).toBeGreaterThanOrEqual(100);
  });

  it('name sections that exist', () => {
    const known = new Set(
      Object.values(contexts).flatMap(({ pages }) =>
        pages.flatMap(({ routePath, sections }) => sections.map(({ id }) => routePath + (id ? `#${id}` : ''))),
      ),
    );
    const unknown = GOLDEN.flatMap(({ query, sections = [] }) =>
      sections.filter((section) => !known.has(section)).map((section) => `${query}: ${section}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    ['tuned on', 0.95],
    ['held out', 0.95],
    ['later', 0.95],
  ] as const)('are answered well: those %s', async (set, least) => {
    const queries = GOLDEN.filter((query) => query.set === set);
    const score = toScore(await rankAll(createOctavo(contexts), queries));
    expect(score.mrr).toBeGreaterThanOrEqual(least);
    expect(score.empty).toBeLessThanOrEqual(0.02);
  });

  it('that ask for sections are answered well: page and section', async () => {
    const queries = GOLDEN.filter(({ set }) => set === 'second');
    const octavo = createOctavo(contexts);
    expect(toScore(await rankAll(octavo, queries)).mrr).toBeGreaterThanOrEqual(0.94);
    expect(toScore(await rankSections(octavo, queries)).mrr).toBeGreaterThanOrEqual(0.87);
  });

  it('of the third set are answered as well as they were', async () => {
    const octavo = createOctavo(contexts);
    for (const [set, page, section] of [
      ['third', 0.92, 0.86],
      ['third unseen', 0.93, 0.88],
    ] as const) {
      const queries = GOLDEN.filter((query) => query.set === set);
      expect(toScore(await rankAll(octavo, queries)).mrr, set).toBeGreaterThanOrEqual(page);
      expect(toScore(await rankSections(octavo, queries)).mrr, set).toBeGreaterThanOrEqual(section);
    }
  });

  it('that are titles find their page first', async () => {
    const titles = GOLDEN.filter(({ kind }) => kind === 'title');
    expect(await rankAll(createOctavo(contexts), titles)).toEqual(titles.map(() => 1));
  });
});

it('a page whose title answers the query comes before sections that mention it', async () => {
  expect((await createOctavo(contexts).search('docs', 'deploy model'))[0]).toBe('/models/deployment');
});

describe("a question about the site's own name leads to the introduction", () => {
  it('unless a title is typed in full', async () => {
    expect((await createOctavo(contexts).search('docs', 'About Emberhold'))[0]).toBe('/team/emberhold');
  });

  it.each(['what is emberhold', 'emberhold', 'What is Emberhold?', "what's emberhold"])('%s', async (query) => {
    const octavo = createOctavo(contexts);
    expect((await octavo.search('docs', query))[0]).toBe('/');
    expect((await octavo.search('sdk', query))[0]).toBe('/sdk/intro');
    const older = await openIndexes(outDir, '0.5.0/');
    expect((await search(older, query, { limit: 8, perPage: 2 })).hits[0]?.document.u).toBe('/0.5.0');
  });
});

describe('every version and context', () => {
  it('has its index', () => {
    const { indexes } = readSiteData(outDir).search!;
    const names = indexes.map(({ type, instanceId, versionName }) => [type, instanceId, versionName].join(' ').trim());
    expect(names.toSorted()).toEqual(
      [
        'blog default',
        'docs default 0.3.2',
        'docs default 0.5.0',
        'docs default 0.5.1',
        'docs default current',
        'docs sdk current',
      ].toSorted(),
    );
  });
});

describe('what a search costs', () => {
  /** Bytes of the reference plugin on these pages: index and scripts, gzip, measured by `npm run bench:search`. */
  const REFERENCE = 360_000;
  /** Bytes of the smallest peer, MiniSearch, which has no excerpts: 6,477 of script and 79,313 of index. */
  const SMALLEST_PEER = 85_700;

  it('is less than a third of the reference and than any peer, script and excerpts included', async () => {
    const { assets, search: data } = readSiteData(outDir);
    const read = (file: string): Buffer => readFileSync(path.join(outDir, file));
    const latest = data!.indexes.filter((ref) => ref.versionPath === '' && ref.instanceId === 'default');
    const fixed = gzipSync(read(assets.search!)).length + latest.reduce((sum, { file }) => sum + read(file).length, 0);
    for (const query of ['gpu memory', 'how do i install on windows', 'backup', 'api key', 'rag pipeline']) {
      const { hits } = await search(contexts.docs.indexes, query, { limit: 8, perPage: 2 });
      const texts = new Map(hits.flatMap(({ text }) => (text ? [[`${text.pack} ${text.start}`, text.length]] : [])));
      const bytes = [...texts.values()].reduce((sum, length) => sum + length, fixed);
      expect(bytes).toBeLessThanOrEqual(Math.min(REFERENCE / 3, SMALLEST_PEER));
    }
  });
});
