/** Search in other languages, measured by golden queries over a small documentation in each. */
import { stopwords as arabicWords } from '@orama/stopwords/arabic';
import { stopwords as germanWords } from '@orama/stopwords/german';
import { stopwords as japaneseWords } from '@orama/stopwords/japanese';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { describe, expect, it } from 'vitest';
import { ARABIC } from '../../bench/search/languages/arabic.ts';
import { GERMAN } from '../../bench/search/languages/german.ts';
import { JAPANESE } from '../../bench/search/languages/japanese.ts';
import type { LanguagePage, LanguageSet } from '../../bench/search/languages/types.ts';
import { encodeIndex } from '../../engine/shared/search/codec/encodeIndex.ts';
import { buildIndex } from '../../engine/shared/search/index/buildIndex.ts';
import { SearchIndex } from '../../engine/shared/search/index/SearchIndex.ts';
import { search } from '../../engine/shared/search/search.ts';
import { createLanguage } from '../../engine/shared/search/text/createLanguage.ts';
import type { Language } from '../../engine/shared/search/text/language.ts';
import { ARABIC_PREFIXES, stemArabic } from '../../engine/shared/search/text/stemArabic.ts';

const SETS: [name: string, set: LanguageSet, language: Language, least: number][] = [
  ['German', GERMAN, createLanguage({ code: 'de', commonWords: germanWords, stem: stemGerman }), 0.98],
  ['Japanese', JAPANESE, createLanguage({ code: 'ja', commonWords: japaneseWords }), 0.98],
  [
    'Arabic',
    ARABIC,
    createLanguage({ code: 'ar', commonWords: arabicWords, stem: stemArabic, prefixes: ARABIC_PREFIXES }),
    0.95,
  ],
];

describe.each(SETS)('golden queries in %s', (_, set, language, least) => {
  const index = openIndex(set.pages);

  it('are answered', async () => {
    expect(set.queries).toHaveLength(25);
    const ranks = await Promise.all(
      set.queries.map(async ([query, page]) => ({ query, rank: await rankOf(index, query, page, language) })),
    );
    const mrr = ranks.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;
    expect(mrr, JSON.stringify(ranks.filter(({ rank }) => rank !== 1))).toBeGreaterThanOrEqual(least);
  });
});

async function rankOf(index: SearchIndex, query: string, page: string, language: Language): Promise<number> {
  const { hits } = await search([index], query, { limit: 8, perPage: 1, language });
  return hits.findIndex(({ document }) => document.u === page) + 1;
}

function openIndex(pages: readonly LanguagePage[]): SearchIndex {
  const inputs = pages.map(({ path, sections, ...page }) => ({
    ...page,
    routePath: path,
    keywords: [],
    breadcrumbs: [],
    sections: sections.map((section, at) => ({ ...section, id: `s${at}`, level: 2 })),
  }));
  const { main } = encodeIndex(buildIndex(inputs), () => '0'.repeat(16));
  return new SearchIndex(main.content, () => Promise.reject(new Error('It is one file.')));
}
