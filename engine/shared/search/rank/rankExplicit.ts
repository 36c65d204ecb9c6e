/**
 * Answers a query that uses the query language. Matching and scoring follow lunr 2.3.9 on the same records and stems: a
 * record must match every `+` clause and no `-` clause, and at least one clause at all; with only `-` clauses
 * everything else matches. Its score is, summed over the fields, the cosine-like product of the query's boosts with the
 * BM25 weights of the record's stems. The work is bounded for every query.
 */
import { FIELDS, PAGE_FIELDS, type Field } from '../fields.ts';
import { expandClause } from '../query/expandClause.ts';
import type { Clause } from '../query/parseQuery.ts';
import { QueryWork, SHARDED_WORK_LIMITS, WORK_LIMITS } from '../query/QueryWork.ts';
import type { Corpus, CorpusPostings } from './Corpus.ts';
import { findInflections } from './findInflections.ts';
import { keepByCorpus } from './keepByCorpus.ts';
import { createMatches, NONE, type Matches } from './Matches.ts';
import { Sums } from './Sums.ts';

/** Longer queries are pasted by accident. */
const MAX_CLAUSES = 64;

/** One word of a clause and its stems, the nearest first. */
interface Expansion {
  clause: Clause;
  stems: string[];
}

/** By stem, for each of its words. */
type Postings = ReadonlyMap<string, readonly CorpusPostings[]>;

export async function rankExplicit(
  corpus: Corpus,
  clauses: readonly Clause[],
  work = new QueryWork(corpus.sharded ? SHARDED_WORK_LIMITS : WORK_LIMITS),
): Promise<Matches> {
  const expanded = cutTo(work.limits.stems, await expandClauses(corpus, clauses.slice(0, MAX_CLAUSES), work), () => 1);
  const terms = await mapStems(expanded, (stem) => findInflections(corpus, stem));
  const countOf = (stem: string): number => (terms.get(stem) ?? []).reduce((sum, { count }) => sum + count, 0);
  // A stem that the text lacks does not affect the score, as in lunr.
  const known = expanded.map(({ clause, stems }) => ({ clause, stems: stems.filter((stem) => countOf(stem) > 0) }));
  const chosen = cutTo(work.limits.postings, known, countOf);
  const postings = await mapStems(chosen, (stem) =>
    Promise.all((terms.get(stem) ?? []).map((term) => corpus.postings(term))),
  );

  // Nothing is awaited from here on, so the sums belong to this query alone.
  const matches = createMatches(corpus);
  const allowed = findAllowed(corpus, chosen, postings);
  if (clauses.length > 0 && clauses.every((clause) => clause.presence === 'prohibited')) {
    for (let record = 0; record < corpus.recordCount; record++) if (allowed[record]) matches.scores[record] = 0;
    return matches;
  }
  score(corpus, chosen, postings, matches);
  for (let record = 0; record < corpus.recordCount; record++) if (!allowed[record]) matches.scores[record] = NONE;
  for (const { clause, stems } of chosen) {
    if (clause.presence === 'prohibited') continue;
    for (const stem of stems) for (const { word } of terms.get(stem) ?? []) matches.words.add(word);
  }
  return matches;
}

async function expandClauses(corpus: Corpus, clauses: readonly Clause[], work: QueryWork): Promise<Expansion[]> {
  const expanded: Expansion[] = [];
  const known = new Map<string, string[][]>();
  for (const [i, clause] of clauses.entries()) {
    work.startClause(clauses.length - i);
    const key = `${clause.term}~${clause.editDistance}`;
    const lists = known.get(key) ?? (await expandClause(clause, corpus, work));
    known.set(key, lists);
    for (const stems of lists) expanded.push({ clause, stems });
  }
  return expanded.slice(0, MAX_CLAUSES);
}

/** Takes stems from all clauses in turn, the nearest of each first, as long as they cost no more than `limit`. */
function cutTo(limit: number, expanded: readonly Expansion[], costOf: (stem: string) => number): Expansion[] {
  const taken = new Set<string>();
  let sum = 0;
  let depth = 0;
  for (; expanded.some(({ stems }) => stems.length > depth); depth++) {
    for (const { stems } of expanded) {
      const stem = stems[depth];
      if (stem === undefined || taken.has(stem)) continue;
      taken.add(stem);
      sum += costOf(stem);
    }
    if (depth > 0 && sum > limit) break;
  }
  return expanded.map(({ clause, stems }) => ({ clause, stems: stems.slice(0, depth) }));
}

async function mapStems<T>(
  expanded: readonly Expansion[],
  toValue: (stem: string) => Promise<T>,
): Promise<Map<string, T>> {
  const stems = [...new Set(expanded.flatMap((expansion) => expansion.stems))];
  return new Map(await Promise.all(stems.map(async (stem): Promise<[string, T]> => [stem, await toValue(stem)])));
}

/** 1 for each record that every `+` clause and no `-` clause matches. */
function findAllowed(corpus: Corpus, expanded: readonly Expansion[], postings: Postings): Uint8Array {
  const allowed = new Uint8Array(corpus.recordCount).fill(1);
  const records = new Uint8Array(corpus.recordCount);
  const pages = new Uint8Array(corpus.pageCount);
  for (const { clause, stems } of expanded) {
    if (clause.presence === 'optional') continue;
    records.fill(0);
    pages.fill(0);
    for (const stem of stems) {
      eachPosting(corpus, postings.get(stem), (field, at) => {
        if (clause.fields.includes(field)) (isPageField(field) ? pages : records)[at] = 1;
      });
    }
    const wanted = clause.presence === 'required' ? 1 : 0;
    for (let record = 0; record < allowed.length; record++) {
      const found = (records[record] ?? 0) | (pages[corpus.pages[record] ?? 0] ?? 0);
      if (found !== wanted) allowed[record] = 0;
    }
  }
  return allowed;
}

/** Matches in the fields of pages, which all their records share. */
interface PageScores {
  scores: Float64Array;
  fields: Uint8Array;
}

function score(corpus: Corpus, expanded: readonly Expansion[], postings: Postings, matches: Matches): void {
  const pages: PageScores = {
    scores: new Float64Array(corpus.pageCount),
    fields: new Uint8Array(corpus.pageCount),
  };
  const boosts = sumBoosts(expanded);
  const frequencies = frequenciesOf(corpus);
  for (const [stem, lists] of postings) {
    eachPosting(corpus, lists, (field, at, frequency) => frequencies[field].add(at, frequency));
    const idf = corpus.idf(countFields(corpus, frequencies));
    FIELDS.forEach((field, i) => {
      const { byStem, magnitude } = boosts[field];
      const boost = byStem.get(stem);
      const weight = magnitude > 0 ? (idf * (boost ?? 0)) / magnitude : 0;
      const isPage = isPageField(field);
      const { scores, fields } = isPage ? pages : matches;
      frequencies[field].drain((at, frequency) => {
        if (boost === undefined) return;
        const record = isPage ? (corpus.pageStarts[at] ?? 0) : at;
        scores[at] = Math.max(0, scores[at] ?? NONE) + weight * corpus.saturation(field, record, frequency);
        fields[at] = (fields[at] ?? 0) | (1 << i);
      });
    });
  }
  for (let record = 0; record < corpus.recordCount; record++) {
    const page = corpus.pages[record] ?? 0;
    if (pages.fields[page] === 0) continue;
    matches.scores[record] = Math.max(0, matches.scores[record] ?? NONE) + (pages.scores[page] ?? 0);
    // Only for the page itself, not for each of its sections.
    if (corpus.levels[record] === 0) {
      matches.fields[record] = (matches.fields[record] ?? 0) | (pages.fields[page] ?? 0);
    }
  }
}

type Boosts = Record<Field, { byStem: Map<string, number>; magnitude: number }>;

/** The query as a vector for each field: the boosts of its stems. */
function sumBoosts(expanded: readonly Expansion[]): Boosts {
  const boosts = byField((): Boosts[Field] => ({ byStem: new Map(), magnitude: 0 }));
  for (const { clause, stems } of expanded) {
    if (clause.presence === 'prohibited') continue;
    for (const stem of stems) {
      for (const field of clause.fields) {
        const { byStem } = boosts[field];
        byStem.set(stem, (byStem.get(stem) ?? 0) + clause.boost);
      }
    }
  }
  for (const own of Object.values(boosts)) {
    let squares = 0;
    for (const boost of own.byStem.values()) squares += boost * boost;
    own.magnitude = Math.sqrt(squares);
  }
  return boosts;
}

/** Visits every field that has one of the words, with the number of the record or, for fields of pages, the page. */
function eachPosting(
  { pages, levels }: Corpus,
  lists: readonly CorpusPostings[] = [],
  visit: (field: Field, at: number, frequency: number) => void,
): void {
  for (const { records, content, named, offset } of lists) {
    for (let i = 0; i < records.length; i++) {
      const frequency = content[i] ?? 0;
      if (frequency > 0) visit('content', offset + (records[i] ?? 0), frequency);
    }
    for (const { record, frequencies } of named) {
      const own = offset + record;
      FIELDS.forEach((field, i) => {
        const frequency = frequencies[i] ?? 0;
        // Other pages' names for a section are not words of the page.
        const isForeign = isPageField(field) && levels[own] !== 0;
        if (frequency > 0 && !isForeign) visit(field, isPageField(field) ? (pages[own] ?? 0) : own, frequency);
      });
    }
  }
}

/** lunr counts a record once for each field with the stem, and every record has the fields of its page. */
function countFields({ pageStarts }: Corpus, frequencies: Record<Field, Sums>): number {
  let count = 0;
  for (const field of FIELDS) {
    const isPage = isPageField(field);
    frequencies[field].each((at) => {
      count += isPage ? (pageStarts[at + 1] ?? 0) - (pageStarts[at] ?? 0) : 1;
    });
  }
  return count;
}

const frequenciesOf = keepByCorpus(({ pageCount, recordCount }) =>
  byField((field) => new Sums(isPageField(field) ? pageCount : recordCount)),
);

function byField<T>(create: (field: Field) => T): Record<Field, T> {
  return Object.fromEntries(FIELDS.map((field) => [field, create(field)])) as Record<Field, T>;
}

function isPageField(field: Field): boolean {
  return PAGE_FIELDS.includes(field);
}
