/**
 * Answers a query as people type it: any of the words, best first. BM25 over all fields of a record at once (a word
 * in the title and in the text counts once, only more), headings passed down to the sections below them; then the
 * share of the query that is covered, the page as a whole, and titles that are the query. See docs/search-ranking.md.
 */
import { FIELDS } from '../fields.ts';
import { K1, type Corpus, type Occurrences } from './Corpus.ts';
import { expandWord, inflections, type Candidate } from './expandWord.ts';
import { toQueryWords, type QueryWord } from './toQueryWords.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export interface PlainMatches {
  scores: Map<number, number>;
  /** Fields that matched, as bits in the order of `FIELDS`, by record; page fields only at the lead. */
  fields: Map<number, number>;
  /** Words of the index that were taken for the typed ones. */
  words: Set<string>;
}

const [TITLE, HEADING, DESCRIPTION, KEYWORDS, CONTENT] = [0, 1, 2, 3, 4];

export async function rankPlain(corpus: Corpus, query: string, weights: Weights = WEIGHTS): Promise<PlainMatches> {
  const words = await withJoined(toQueryWords(query), corpus, weights);
  const matches: PlainMatches = { scores: new Map(), fields: new Map(), words: new Set() };
  const found = words.filter(({ candidates }) => candidates.length > 0);
  if (found.length === 0) return matches;

  const parts = await Promise.all(
    found.map(async ({ word, candidates }) => {
      for (const { term } of candidates) matches.words.add(term.word);
      const occurrences = await corpus.occurrences(
        candidates.map(({ term }) => term),
        candidates.map(({ weight }) => weight),
      );
      const weight = corpus.idf(occurrences.records.length) * (word.part ? weights.part : 1);
      return { occurrences, weight, exact: candidates.some((candidate) => candidate.weight === 1) };
    }),
  );
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const sums = new Float64Array(corpus.recordCount);
  const covered = new Float64Array(corpus.recordCount);
  const pageSums = new Float64Array(corpus.pageCount);
  const pageCovered = new Float64Array(corpus.pageCount);
  const frequency = new Float64Array(corpus.recordCount);

  for (const { occurrences, weight } of parts) {
    const touched = spread(corpus, occurrences, weights, frequency, matches.fields);
    const pageBest = new Map<number, number>();
    for (const record of touched) {
      const value = frequency[record] ?? 0;
      frequency[record] = 0;
      if (value === 0) continue;
      const score = (weight * (K1 + 1) * value) / (K1 + value);
      sums[record] = (sums[record] ?? 0) + score;
      covered[record] = (covered[record] ?? 0) + weight;
      const page = corpus.pages[record] ?? 0;
      if (score > (pageBest.get(page) ?? 0)) pageBest.set(page, score);
    }
    for (const [page, score] of pageBest) {
      pageSums[page] = (pageSums[page] ?? 0) + score;
      pageCovered[page] = (pageCovered[page] ?? 0) + weight;
    }
  }

  const names = nameBonuses(corpus, parts, total, weights);
  for (const record of matches.fields.keys()) {
    const page = corpus.pages[record] ?? 0;
    const own = (sums[record] ?? 0) * ((covered[record] ?? 0) / total) ** weights.coverage;
    const whole = (pageSums[page] ?? 0) * ((pageCovered[page] ?? 0) / total) ** weights.coverage;
    matches.scores.set(record, own + weights.page * whole + total * (names.get(record) ?? 0));
  }
  return matches;
}

interface FoundWord {
  word: QueryWord;
  candidates: Candidate[];
}

/** Looks every word up; words typed apart that the index has in one (`work space`) also mean that one. */
async function withJoined(words: readonly QueryWord[], corpus: Corpus, weights: Weights): Promise<FoundWord[]> {
  const found = await Promise.all(
    words.map(async (word) => ({ word, candidates: await expandWord(word, corpus, weights) })),
  );
  for (let i = 0; i + 1 < found.length; i++) {
    const [a, b] = [found[i], found[i + 1]];
    if (a === undefined || b === undefined || a.word.part || b.word.part) continue;
    if (a.word.stop || b.word.position !== a.word.position + 1) continue;
    const joined = await inflections(a.word.word + b.word.word, corpus, weights);
    for (const { term, weight } of joined) {
      for (const { candidates } of [a, b]) candidates.push({ term, weight: weight * weights.joined });
    }
  }
  return found;
}

/**
 * Adds one word's weighted frequencies to every record it speaks for: the record itself, sections below its heading,
 * and, for the fields of a page, all records of the page. Returns the records.
 */
function spread(
  corpus: Corpus,
  { records, frequencies }: Occurrences,
  weights: Weights,
  frequency: Float64Array,
  fields: Map<number, number>,
): Set<number> {
  const touched = new Set<number>();
  const add = (record: number, value: number, field: number): void => {
    frequency[record] = (frequency[record] ?? 0) + value;
    touched.add(record);
    fields.set(record, (fields.get(record) ?? 0) | field);
  };
  records.forEach((record, i) => {
    const at = (field: number): number => frequencies[i * FIELDS.length + field] ?? 0;
    if (at(CONTENT) > 0) add(record, at(CONTENT) / corpus.norm('content', record), 1 << CONTENT);
    const { end } = corpus.pageRange(record);
    if (at(HEADING) > 0) {
      add(record, (weights.heading * at(HEADING)) / corpus.norm('heading', record, 0.5), 1 << HEADING);
      const level = corpus.levels[record] ?? 0;
      for (let below = record + 1; below < end && (corpus.levels[below] ?? 0) > level; below++) {
        add(below, weights.ancestor * at(HEADING), 0);
      }
    }
    const name = (weights.title * at(TITLE)) / corpus.norm('title', record, 0.5);
    const about = weights.description * at(DESCRIPTION) + weights.keywords * at(KEYWORDS);
    if (name + about === 0) return;
    const bits = [TITLE, DESCRIPTION, KEYWORDS].reduce((sum, field) => sum | (at(field) > 0 ? 1 << field : 0), 0);
    add(record, name + about, bits);
    for (let section = record + 1; section < end; section++) add(section, name * weights.titleInSections, 0);
  });
  return touched;
}

/** Records whose title or heading holds the whole query, the more the less else it holds. */
function nameBonuses(
  corpus: Corpus,
  parts: readonly { occurrences: Occurrences; weight: number }[],
  total: number,
  weights: Weights,
): Map<number, number> {
  const bonuses = new Map<number, number>();
  for (const { field, exact, holds } of [
    { field: 'title', exact: weights.exactTitle, holds: weights.titleHolds },
    { field: 'heading', exact: weights.exactHeading, holds: weights.headingHolds },
  ] as const) {
    const column = FIELDS.indexOf(field);
    const held = new Map<number, { weight: number; words: number }>();
    for (const { occurrences, weight } of parts) {
      occurrences.records.forEach((record, i) => {
        if ((occurrences.frequencies[i * FIELDS.length + column] ?? 0) === 0) return;
        const sum = held.get(record) ?? { weight: 0, words: 0 };
        held.set(record, { weight: sum.weight + weight, words: sum.words + 1 });
      });
    }
    for (const [record, { weight, words }] of held) {
      const share = weight / total;
      const filled = Math.min(1, words / Math.max(1, corpus.length(field, record)));
      if (share > 0.99) {
        const bonus = filled === 1 ? exact : holds * (0.5 + 0.5 * filled);
        bonuses.set(record, (bonuses.get(record) ?? 0) + bonus);
      }
    }
  }
  return bonuses;
}
