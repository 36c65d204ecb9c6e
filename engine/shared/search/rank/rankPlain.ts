/**
 * Answers a query as people type it: any of the words, best first. BM25 over all fields of a record at once (a word in
 * the title and in the text counts once, but more), with headings passed down to the sections below them; then the
 * share of the query that is covered, the page as a whole, and titles that equal the query. See
 * handbook/docs/search-ranking.md.
 */
import type { Corpus } from './Corpus.ts';
import { DEDUCTIONS } from '../codec/tables.ts';
import { findWords, isName, type FoundReading, type FoundWord } from './findWords.ts';
import { REFERENCE_LEVEL } from '../index/types.ts';
import { keepByCorpus } from './keepByCorpus.ts';
import { createMatches, NONE, releaseMatches, type Matches } from './Matches.ts';
import { nameBonuses } from './nameBonuses.ts';
import { raiseStarts } from './raiseStarts.ts';
import { Scoreboard, type QueryWeight } from './Scoreboard.ts';
import { scoreReading, type Boards } from './scoreReading.ts';
import type { QueryWord } from './toQueryWords.ts';
import { weights } from './weights.ts';

/** Returns the words of a query with their common synonyms, and all synonyms for those that are not clear. */
export type ReadQuery = (unclear: readonly string[]) => Promise<QueryWord[]>;

/** A reader who types this many words describes the subject in their own words. */
const DESCRIPTION = 5;

export async function rankPlain(
  corpus: Corpus,
  readQuery: ReadQuery,
  secondary: readonly number[] = [],
  /** The share of their score that pages of an API reference keep. */
  reference: number,
): Promise<Matches> {
  const words = await readQuery([]);
  const found = await findWords(corpus, words);
  const rank = (all: readonly FoundWord[]): Ranking => rankFound(corpus, all, secondary, reference);
  const first = rank(found);
  const isLacking = (word: QueryWord): boolean => !word.stop && first.lacking.has(word.word) && !isBegun(word, found);
  // They are also not worth loading for words of little weight.
  const isUnclear = (word: QueryWord): boolean => !isClear(word, found) || isLacking(word);
  const unclear = words.filter(isUnclear);
  const isDescribed = !first.isNamed && words.filter(({ stop }) => !stop).length >= DESCRIPTION;
  const isNeeded = isDescribed || unclear.some((word) => !word.filler || !isClear(word, found));
  if (!isNeeded) return first.matches;
  const [wide, source] = await Promise.all([
    readQuery(unclear.map(({ word }) => word)),
    // Where they cannot be loaded, search does without.
    corpus.withReaderWords().catch(() => corpus),
  ]);
  releaseMatches(corpus, first.matches);
  const wider = words.map((word, i) => (isUnclear(word) ? { ...(wide[i] ?? word), unclear: true } : word));
  return rank(await findWords(corpus, wider, source)).matches;
}

/**
 * A word that names nothing on the site may not be the site's word, and a word that the best answer lacks may not be
 * the answer's word: both are read with all their synonyms. A word that names something and is in the best answer is
 * meant as typed; its synonyms would only add other subjects.
 */
function isClear(word: QueryWord, found: readonly FoundWord[]): boolean {
  const own = ownReadings(word, found);
  if (word.stop || (word.filler && own.length > 0)) return true;
  const isCorrected = found.some(({ typed, correction }) => typed === word.word && correction !== undefined);
  return !isCorrected && (isBegun(word, found) || own.some(isName));
}

/** Still being typed: it only begins words of the site. One longer than all of them, as a plural may be, is finished. */
function isBegun(word: QueryWord, found: readonly FoundWord[]): boolean {
  const words = ownReadings(word, found).flatMap((reading) => reading.words);
  return word.unfinished && !words.includes(word.word) && words.some((other) => other.startsWith(word.word));
}

function ownReadings({ word }: QueryWord, found: readonly FoundWord[]): FoundReading[] {
  return found.find(({ typed }) => typed === word)?.readings.filter(({ synonym }) => !synonym) ?? [];
}

interface Ranking {
  matches: Matches;
  /** Typed words that the best record lacks. */
  lacking: Set<string>;
  /** The query is the name of the best record. */
  isNamed: boolean;
}

/** Awaits nothing, so the boards are this query's alone. */
function rankFound(
  corpus: Corpus,
  found: readonly FoundWord[],
  secondary: readonly number[],
  reference: number,
): Ranking {
  const matches = createMatches(corpus);
  for (const { readings } of found) {
    for (const { words, synonym } of readings) {
      // Other words come behind what was typed, and are marked only where it is not known.
      if (!synonym || readings[0]?.synonym) for (const word of words) matches.words.add(word);
    }
  }
  for (const { typed, correction } of found) if (correction !== undefined) matches.corrections.set(typed, correction);
  const total = found.reduce((sum, { weight }) => sum + weight, 0);
  const queryWeight: QueryWeight = {
    weight: total,
    words: found.reduce((sum, { share }) => sum + share, 0),
    byCount: weights.coverByCount,
    power: weights.coverPower,
  };

  const boards = boardsOf(corpus);
  const { records, pages, readers } = boards;
  for (const { readings, weight, share } of found) {
    for (const reading of readings) scoreReading(corpus, reading, boards, matches.fields);
    for (const board of Object.values(boards)) board.settle(weight, share);
  }

  const names = nameBonuses(corpus, found, total);
  const isNamed = (record: number): boolean => (names.bonuses.get(record) ?? 0) >= weights.exactHeading;
  let lastPage = -1;
  let pageScore = 0;
  let share = 1;
  let best = 0;
  for (const record of records.places) {
    const page = corpus.pages[record] ?? 0;
    // Records of a page mostly follow each other.
    if (page !== lastPage) {
      pageScore = weights.page * pages.total((lastPage = page), queryWeight);
      // The level of its first section shows that it is a reference page.
      share = (corpus.levels[(corpus.pageStarts[page] ?? 0) + 1] ?? 0) > REFERENCE_LEVEL ? reference : 1;
      if (secondary.includes(corpus.locate(page).at)) share *= weights.secondary;
    }
    // A heading that was typed in full is meant, wherever it stands.
    const kept = isNamed(record) ? 1 : 1 - (corpus.deductions[record] ?? 0) / DEDUCTIONS;
    const score =
      share *
      kept *
      (records.total(record, queryWeight) +
        pageScore +
        weights.readers * readers.total(record, queryWeight) +
        total * (names.bonuses.get(record) ?? 0));
    if (score > (matches.scores[best] ?? NONE)) best = record;
    matches.scores[record] = score;
  }
  raiseStarts(corpus, names, matches.scores, weights.titleSpeaks * total);
  const lacking = new Set<string>();
  found.forEach(({ typed }, i) => !records.has(best, i) && lacking.add(typed));
  for (const board of Object.values(boards)) board.clear();
  return { matches, lacking, isNamed: isNamed(best) };
}

const boardsOf = keepByCorpus(({ recordCount, pageCount }): Boards => ({
  records: new Scoreboard(recordCount),
  pages: new Scoreboard(pageCount),
  readers: new Scoreboard(recordCount),
}));
