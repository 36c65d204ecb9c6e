/**
 * Answers a query as people type it: any of the words, best first. BM25 over all fields of a record at once (a word
 * in the title and in the text counts once, only more), headings passed down to the sections below them; then the
 * share of the query that is covered, the page as a whole, and titles that are the query. See docs/search-ranking.md.
 */
import { FIELDS } from '../fields.ts';
import { K1, type Corpus, type Occurrences } from './Corpus.ts';
import { nameBonuses } from './nameBonuses.ts';
import { inflections, joinedReading, readWord, type Reading } from './readWord.ts';
import { toQueryWords, type QueryWord } from './toQueryWords.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export interface PlainMatches {
  scores: Map<number, number>;
  /** Fields that matched, as bits in the order of `FIELDS`, by record; page fields only at the lead. */
  fields: Map<number, number>;
  /** Words of the index that were taken for the typed ones. */
  words: Set<string>;
}

/** A typed word with the places of each of its readings. */
export interface FoundWord {
  /** How much the word says: the rarer, the more. */
  weight: number;
  readings: { occurrences: Occurrences; weight: number }[];
}

const [TITLE, HEADING, DESCRIPTION, KEYWORDS, CONTENT] = [0, 1, 2, 3, 4];

export async function rankPlain(corpus: Corpus, query: string, weights: Weights = WEIGHTS): Promise<PlainMatches> {
  const matches: PlainMatches = { scores: new Map(), fields: new Map(), words: new Set() };
  const found = await findWords(corpus, toQueryWords(query), weights, matches.words);
  if (found.length === 0) return matches;

  const total = found.reduce((sum, { weight }) => sum + weight, 0);
  const own = new Tally(corpus.recordCount);
  const whole = new Tally(corpus.pageCount);
  for (const word of found) {
    const scores = scoreWord(corpus, word, weights, matches.fields);
    const best = new Map<number, number>();
    for (const [record, score] of scores) {
      const page = corpus.pages[record] ?? 0;
      own.add(record, score, word.weight);
      if (score > (best.get(page) ?? 0)) best.set(page, score);
    }
    for (const [page, score] of best) whole.add(page, score, word.weight);
  }

  const bonuses = nameBonuses(corpus, found, total, weights);
  for (const record of matches.fields.keys()) {
    const page = corpus.pages[record] ?? 0;
    const score =
      own.score(record, total, weights.coverage) +
      weights.page * whole.score(page, total, weights.coverage) +
      total * (bonuses.get(record) ?? 0);
    matches.scores.set(record, score);
  }
  return matches;
}

/** Sums of scores, and of the weights of the words they are for. */
class Tally {
  readonly #scores: Float64Array;
  readonly #covered: Float64Array;

  constructor(size: number) {
    this.#scores = new Float64Array(size);
    this.#covered = new Float64Array(size);
  }

  add(at: number, score: number, weight: number): void {
    this.#scores[at] = (this.#scores[at] ?? 0) + score;
    this.#covered[at] = (this.#covered[at] ?? 0) + weight;
  }

  /** The sum, less what of the query is missing. */
  score(at: number, total: number, exponent: number): number {
    return (this.#scores[at] ?? 0) * ((this.#covered[at] ?? 0) / total) ** exponent;
  }
}

/** Looks every word up. Words typed apart that the index has in one (`work space`) can mean that one. */
async function findWords(
  corpus: Corpus,
  words: readonly QueryWord[],
  weights: Weights,
  seen: Set<string>,
): Promise<FoundWord[]> {
  const readings = await Promise.all(words.map((word) => readWord(word, corpus, weights)));
  for (let i = 0; i + 1 < words.length; i++) {
    const [a, b] = [words[i], words[i + 1]];
    if (a === undefined || b === undefined || a.part || b.part || a.stop || b.position !== a.position + 1) continue;
    const joined = [
      ...(await inflections(a.word + b.word, corpus, weights)),
      ...(await joinedReading(a.word + b.word, corpus, weights)),
    ];
    if (joined.length > 0) for (const list of [readings[i], readings[i + 1]]) list?.push(joined);
  }
  const found = await Promise.all(
    words.map(async (word, i) => toFound(corpus, word, readings[i] ?? [], weights, seen)),
  );
  return found.filter((word) => word.readings.length > 0);
}

async function toFound(
  corpus: Corpus,
  { part }: QueryWord,
  readings: readonly Reading[],
  weights: Weights,
  seen: Set<string>,
): Promise<FoundWord> {
  const found: FoundWord = { weight: 0, readings: [] };
  for (const reading of readings) {
    for (const { term } of reading) seen.add(term.word);
    const occurrences = await corpus.occurrences(
      reading.map(({ term }) => term),
      reading.map(({ weight }) => weight),
    );
    const weight = corpus.idf(occurrences.records.length) * (part ? weights.part : 1);
    found.readings.push({ occurrences, weight });
    // The first reading is the likeliest; it says how much the word matters.
    found.weight ||= weight;
  }
  return found;
}

/** Score of one typed word by record: the best of its readings. */
function scoreWord(
  corpus: Corpus,
  { readings }: FoundWord,
  weights: Weights,
  fields: Map<number, number>,
): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { occurrences, weight } of readings) {
    for (const [record, frequency] of spread(corpus, occurrences, weights, fields)) {
      const score = (weight * (K1 + 1) * frequency) / (K1 + frequency);
      if (score > (scores.get(record) ?? 0)) scores.set(record, score);
    }
  }
  return scores;
}

/**
 * Weighted frequency in every record that a reading speaks for: the record itself, sections below its heading, and,
 * for the fields of a page, all records of the page.
 */
function spread(
  corpus: Corpus,
  { records, frequencies }: Occurrences,
  weights: Weights,
  fields: Map<number, number>,
): Map<number, number> {
  const sums = new Map<number, number>();
  const add = (record: number, value: number, bits: number): void => {
    sums.set(record, (sums.get(record) ?? 0) + value);
    fields.set(record, (fields.get(record) ?? 0) | bits);
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
  return sums;
}
