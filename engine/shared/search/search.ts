/** One search: a query and indexes in, hits out. Never throws, whatever a reader types. */
import type { SearchIndex } from './index/SearchIndex.ts';
import { parseQuery, QueryParseError, type ParsedQuery, type QueryProblemCode } from './query/parseQuery.ts';
import { Corpus } from './rank/Corpus.ts';
import { releaseMatches } from './rank/Matches.ts';
import { rankExplicit } from './rank/rankExplicit.ts';
import { rankPlain, type ReadQuery } from './rank/rankPlain.ts';
import { addFarCorrections, suggest } from './rank/corrections.ts';
import { toQueryWords } from './rank/toQueryWords.ts';
import { toHits, type HitLimits, type SearchHit } from './rank/toHits.ts';
import { ENGLISH, type Language } from './text/language.ts';
import { synonymsOf, type SynonymGroups } from './text/synonyms.ts';

export interface SearchAnswer {
  hits: SearchHit[];
  /** Words of the index that were searched for and are marked. */
  words: string[];
  /** The reason why the query was not read as written in the query language; the hits are for its plain words. */
  problem?: QueryProblem;
  /** The query with unknown words replaced by words of the index, as a suggestion to the reader. */
  suggestion?: string;
}

export interface QueryProblem {
  code: QueryProblemCode;
  /** The place in the query. */
  start: number;
  end: number;
}

/** Longer queries are cut, because they were pasted by accident. */
const MAX_QUERY = 1000;

/** A request, which only an API reference describes. */
const PATH = /(^| )\/\w\S*/g;

export interface SearchLimits extends HitLimits {
  /** Positions of indexes that rank behind equal results of others, such as the blog behind the docs. */
  secondary?: readonly number[];
  /** Synonyms besides those that search knows. */
  synonyms?: SynonymGroups;
  /** The language of the texts and the reader; English if absent. */
  language?: Language;
}

export async function search(
  indexes: readonly SearchIndex[],
  query: string,
  limits: SearchLimits,
): Promise<SearchAnswer> {
  const text = query.slice(0, MAX_QUERY);
  const corpus = toCorpus(indexes, limits.language);
  const { parsed, problem } = parse(text);
  // `/v1/chat` → `v1.chat`: by such names operations are indexed.
  const named = text.replace(PATH, (path) => path.replaceAll('/', '.'));
  const matches = parsed?.explicit
    ? await rankExplicit(corpus, parsed.clauses)
    : await rankPlain(
        corpus,
        createReader(named, corpus, limits.synonyms),
        limits.secondary,
        // `max_tokens` is more likely the name of a field than a word of a text; plain words look for pages that explain.
        named === text ? (text.includes('_') ? 1 : 0.3) : 2,
      );
  // The site's name, typed alone, asks what the site is about: the first page of its docs says that.
  const typed = typedWords(text, parsed, corpus.language);
  const docs = indexes.findIndex(({ siteName }) => siteName === typed.join(' '));
  const isSite = docs >= 0;
  if (isSite) matches.scores[corpus.offsets[docs]?.record ?? 0] = 2 * matches.scores.reduce((a, b) => Math.max(a, b));
  const hits = await toHits(corpus, matches, limits);
  // `About Emberhold` in full is that page: the common word would be ignored.
  const isTitle = ({ document }: SearchHit): number => Number(document.t.toLowerCase() === text.trim().toLowerCase());
  if (isSite) hits.sort((a, b) => isTitle(b) - isTitle(a));
  releaseMatches(corpus, matches);
  if (hits.length === 0) await addFarCorrections(corpus, matches.corrections, typed);
  const suggestion = suggest(text, matches.corrections);
  return {
    hits,
    words: [...matches.words],
    ...(problem && { problem }),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** Words that may be misspelt: the words of a plain query, and the terms of an explicit one that are not patterns. */
function typedWords(text: string, parsed: ParsedQuery | undefined, language: Language): string[] {
  if (!parsed?.explicit) return toQueryWords(text, synonymsOf([]), language).map(({ word }) => word);
  return parsed.clauses.flatMap(({ term, presence }) =>
    presence === 'prohibited' || term.includes('*') ? [] : [term.toLowerCase()],
  );
}

/** The words of a plain query with their common synonyms, and all synonyms for those that are not clear. */
function createReader(text: string, { indexes, language }: Corpus, synonyms: SynonymGroups = []): ReadQuery {
  // The site's configured groups, and those of its pages.
  const own = [...synonyms, ...indexes.flatMap((index) => index.synonyms)];
  return async (unclear) => {
    // The same in every index. Where they cannot be loaded, search does without.
    const others = await indexes[0]?.otherWords(unclear).catch(() => undefined);
    return toQueryWords(text, synonymsOf(own, others), language);
  };
}

function parse(query: string): { parsed?: ParsedQuery; problem?: QueryProblem } {
  try {
    return { parsed: parseQuery(query) };
  } catch (error) {
    if (!(error instanceof QueryParseError)) throw error;
    const { code, start, end } = error;
    return { problem: { code, start, end } };
  }
}

/** Counts the records of indexes before the first search: in a large site that takes longer than the search. */
export function prepareSearch(indexes: readonly SearchIndex[], language?: Language): void {
  toCorpus(indexes, language);
}

/** The last corpus is cached: while a reader types, the indexes stay the same. */
let last: Corpus | undefined;

function toCorpus(indexes: readonly SearchIndex[], language = ENGLISH): Corpus {
  const same =
    last?.language === language &&
    last?.indexes.length === indexes.length &&
    indexes.every((index, i) => last?.indexes[i] === index);
  if (last === undefined || !same) last = new Corpus(indexes, language);
  return last;
}
