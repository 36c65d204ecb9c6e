import { describe, expect, it } from 'vitest';
import type { EntriesInput, QueryProblem, SearchResult } from '../../client/index.ts';
import type { Translations } from '../../shared/messages.ts';
import { createTranslate } from '../../shared/createTranslate.ts';
import { groupByPage } from './groupByPage.ts';
import { toEntries } from './toEntries.ts';
import { explainProblem, splitAtProblem, toSentence } from './problemSentence.ts';

describe('toSentence', () => {
  it('makes a sentence of a message', () => {
    expect(toSentence('the server does not answer')).toBe('The server does not answer.');
    expect(toSentence('The server does not answer.')).toBe('The server does not answer.');
  });
});

describe('splitAtProblem', () => {
  it.each([
    ['foo:bar', 0, 3, ['', 'foo', ':bar']],
    ['word^', 4, 5, ['word', '^', '']],
    ['^', 1, 1, ['', '^', '']],
    ['', 0, 0, ['', '', '']],
  ])('%j at %i–%i', (query, start, end, pieces) => {
    expect(splitAtProblem(query, { code: 'field', start, end })).toEqual(pieces);
  });
});

describe('groupByPage', () => {
  it('groups results that follow each other, and keeps their places', () => {
    const results = ['/a', '/a', '/b', '/a'].map((pagePath) => ({ result: { pagePath } as SearchResult }));
    const more = { label: '2 more from this page', pagePath: '/b' };
    const all = { label: 'See all results' };
    const { groups, actions } = groupByPage([...results.slice(0, 3), more, ...results.slice(3), all]);
    expect(groups.map((group) => [group.pagePath, group.results.map(({ index }) => index), group.more?.index])).toEqual(
      [
        ['/a', [0, 1], undefined],
        ['/b', [2], 3],
        ['/a', [4], undefined],
      ],
    );
    expect(actions).toEqual([{ action: all, index: 5 }]);
  });
});

describe('explainProblem', () => {
  it('reports what is wrong and how it is written, with the word that was typed', () => {
    const t = createTranslate({ locale: { htmlLang: 'en' } });
    const explain = (query: string, code: QueryProblem['code'], start: number) =>
      explainProblem(query, { code, start, end: start + 1 }, t).join(' ');
    expect(explain('größe^x', 'boost', 5)).toBe('Boost must be numeric. Write a number there, as in größe^2.');
    expect(explain('~', 'distance', 0)).toBe('Edit distance must be numeric. Write a number there, as in model~1.');
    expect(explain('a:b', 'field', 0)).toMatch(
      /^Unrecognised field 'a', possible fields: 'title', .*leave out the colon/,
    );
    expect(explain('+', 'clause', 0)).toMatch(/^Expected either a field or a term\. .*\+model/);
    expect(explain('title:', 'term', 0)).toMatch(/^Expected a term\. .*title:model/);
  });

  it('reports nothing in English where the site is translated', () => {
    const translations: Translations = {
      'Write a number there, as in {example}.': 'Eine Zahl, etwa {example}.',
      'To find the word itself, leave out the colon.': 'Ohne Doppelpunkt.',
    };
    const t = createTranslate({ locale: { htmlLang: 'de' }, translations });
    expect(explainProblem('a^', { code: 'boost', start: 1, end: 2 }, t)).toEqual(['', 'Eine Zahl, etwa a^2.']);
    expect(explainProblem('a:b', { code: 'field', start: 0, end: 1 }, t)).toEqual(['', 'Ohne Doppelpunkt.']);
  });
});

describe('toEntries', () => {
  const result = (pagePath: string, more?: number) => ({ pagePath, ...(more && { more }) }) as SearchResult;
  const labelsFor = (input: Partial<EntriesInput>) =>
    toEntries({
      response: { query: 'gpu', results: [], complete: true },
      t: createTranslate({ locale: { htmlLang: 'en' } }),
      searchTarget: '/search?q=gpu',
      context: undefined,
      canWiden: true,
      page: undefined,
      type: () => undefined,
      showPage: () => undefined,
      searchEverywhere: () => undefined,
      ...input,
    }).map((entry) => ('result' in entry ? entry.result.pagePath : entry.label));

  it('offers what a page has besides behind its results, and what was probably meant behind all', () => {
    const results = [result('/a'), result('/a', 2), result('/b', 1)];
    expect(labelsFor({ response: { query: 'gpu', results, suggestion: 'cpu', complete: true } })).toEqual([
      '/a',
      '/a',
      '2 more from this page',
      '/b',
      '1 more from this page',
      'Did you mean "cpu"?',
      'See all results',
      'Search everywhere',
    ]);
  });

  it('offers the way back from the results of one page', () => {
    const response = { query: 'gpu', results: [result('/a')], complete: true };
    expect(labelsFor({ response, page: '/a' })).toEqual(['/a', 'Results of all pages']);
  });
});
