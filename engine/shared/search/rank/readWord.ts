/**
 * Turns a typed word into readings, each a set of words of the index with a weight. A known word means itself and its
 * inflections; only an unknown word is read as a beginning, a typing error, or two words run together.
 */
import { sharedLength } from '../codec/sharedLength.ts';
import { isSpecial, JOIN_PREFIX, STOP_PREFIX } from '../text/specialWords.ts';
import { editDistance } from '../../editDistance.ts';
import { UNSPACED } from '../text/cutWords.ts';
import { isStopWord } from '../text/stopWords.ts';
import { wordsOf } from '../text/tokenize.ts';
import type { CorpusTerm, WordSource } from './Corpus.ts';
import { findInflections } from './findInflections.ts';
import type { QueryWord } from './toQueryWords.ts';
import { weights } from './weights.ts';

interface Candidate {
  term: CorpusTerm;
  weight: number;
  /** Another word for the typed one. It never counts more than that. */
  synonym?: boolean;
  /** The probable meaning of an unknown word. */
  correction?: string;
}

/** Words with one meaning; a record scores by the best of its readings. */
export type Reading = Candidate[];

/** Shorter beginnings match too many words; in a split index each would also load many shards. */
const MIN_PREFIX = { typing: 1, finished: 4, sharded: 3 };
const MAX_PREFIX_WORDS = { whole: 24, sharded: 6 };
/** The number of shards of a split index that a prefix may load: a prefix is too vague to load more. */
const MAX_PREFIX_SHARDS = 4;
const MAX_SIMILAR_WORDS = 4;
/** Other words for one word, in a split index. */
const MAX_OTHER_WORDS = 8;

export async function readWord(word: QueryWord, source: WordSource): Promise<Reading[]> {
  if (word.stop) return notEmpty([await stopWord(word, source)]);
  const known = await inflections(word.word, source);
  const starts = word.unfinished || known.length === 0 ? await beginnings(word, known, source) : [];
  const joined = await joinedReading(word.word, source);
  const isFound = known.length + starts.length + joined.length > 0;
  // In a split index every other word means more files to load, so only unclear words and words that were not found get them.
  const terms = source.sharded
    ? isFound && !word.unclear
      ? []
      : word.synonyms.slice(0, MAX_OTHER_WORDS)
    : word.synonyms;
  const ofReaders = known.some(({ term }) => term.ofReaders);
  const synonyms = await Promise.all(terms.map((term) => synonymReading(term, ofReaders, source)));
  if (isFound) return notEmpty([[...known, ...starts], joined, ...synonyms]);
  if (synonyms.some((reading) => reading.length > 0)) return notEmpty(synonyms);
  if (UNSPACED.test(word.word)) return notEmpty([await knownWords(word.word, source)]);
  const similar = await misspellings(word.word, source);
  return similar.length > 0 ? similar : twoWords(word.word, source);
}

/** The index has `work space` or `air-gapped` as one word. */
export async function joinedReading(word: string, source: WordSource): Promise<Reading> {
  return scale(await inflections(JOIN_PREFIX + word, source), weights.joined);
}

/**
 * Another term: its words without stop words, or written as one (`sign-in`). Words that readers are known to use need
 * it less.
 */
async function synonymReading(term: string, ofReaders: boolean, source: WordSource): Promise<Reading> {
  const all = wordsOf(term);
  const words = all.filter((word) => !isStopWord(word));
  const lists = await Promise.all(words.map((word) => inflections(word, source)));
  const joined = all.length > 1 ? await joinedReading(all.join(''), source) : [];
  // Each word of a longer term counts for its share.
  const reading = [...scale(lists.flat(), 1 / Math.max(1, words.length)), ...joined];
  const weight = ofReaders ? weights.synonymOfReaders : weights.synonym;
  return scale(reading, weight).map((candidate) => ({ ...candidate, synonym: true }));
}

/** The word itself and the words with its stem. */
export async function inflections(word: string, source: WordSource): Promise<Reading> {
  const terms = await findInflections(source, source.language.stem(word), word);
  return terms.map((term) => ({ term, weight: term.word === word ? 1 : weights.sameStem }));
}

async function stopWord({ word, unfinished }: QueryWord, source: WordSource): Promise<Reading> {
  const from = STOP_PREFIX + word;
  const terms = await source.terms(from, `${from}${unfinished ? '\uffff' : '\0'}`);
  return terms.map((term) => ({ term, weight: 1 }));
}

async function beginnings({ word, unfinished }: QueryWord, known: Reading, source: WordSource): Promise<Reading> {
  const typing = source.sharded ? MIN_PREFIX.sharded : MIN_PREFIX.typing;
  const shortest = unfinished ? typing : MIN_PREFIX.finished;
  if (word.length < shortest) return [];
  const weight = known.length > 0 ? weights.prefixOfKnown : weights.prefix;
  const seen = new Set(known.map(({ term }) => term.word));
  const maxWords = source.sharded ? MAX_PREFIX_WORDS.sharded : MAX_PREFIX_WORDS.whole;
  const longest = await lengthOfNearest(word, maxWords + seen.size, source);
  const isWanted = (other: string): boolean => other.length <= longest && !seen.has(other);
  const terms = await source.terms(word, `${word}\uffff`, isWanted, MAX_PREFIX_SHARDS);
  return (
    terms
      // The closest to the typed word first, then the most common.
      .sort((a, b) => a.word.length - b.word.length || b.count - a.count)
      .slice(0, maxWords)
      .map((term) => ({ term, weight: weight * Math.sqrt(word.length / term.word.length) }))
  );
}

/**
 * The maximum length of words, so that at least `wanted` begin with `start`. Thousands may begin so (`ERR_…`), few are
 * needed.
 */
async function lengthOfNearest(start: string, wanted: number, source: WordSource): Promise<number> {
  const byLength: number[] = [];
  const count = ({ length }: string): boolean => {
    byLength[length] = (byLength[length] ?? 0) + 1;
    return false;
  };
  await source.terms(start, `${start}\uffff`, count, MAX_PREFIX_SHARDS);
  let sum = 0;
  let length = 0;
  while (length < byLength.length && sum < wanted) sum += byLength[++length] ?? 0;
  return length;
}

/**
 * One error from four letters on, two from eight. The likeliest word comes first; the others stay in case it is wrong.
 */
async function misspellings(word: string, source: WordSource): Promise<Reading[]> {
  const edits = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  if (edits === 0 || !/\p{L}{3}/u.test(word)) return [];
  const near = new Map<string, { distance: number; count: number }>();
  const isNear = (other: string): boolean =>
    Math.abs(other.length - word.length) <= edits && !isSpecial(other) && editDistance(word, other, edits) <= edits;
  for (const term of await neighbours(word, source, isNear)) {
    const distance = editDistance(word, term.word, edits);
    near.set(term.word, { distance, count: (near.get(term.word)?.count ?? 0) + term.count });
  }
  const least = [...near.values()].reduce((known, { distance }) => Math.min(known, distance), edits);
  // Slips at the beginning are rare.
  const best = [...near]
    .filter(([, { distance }]) => distance === least)
    .sort(([a, x], [b, y]) => sharedLength(word, b) - sharedLength(word, a) || y.count - x.count)
    .slice(0, MAX_SIMILAR_WORDS);
  const factor = least === 1 ? weights.oneEdit : weights.twoEdits;
  return Promise.all(
    best.map(async ([similar], i) =>
      asCorrection(scale(await inflections(similar, source), factor / (1 + i * 0.5)), similar),
    ),
  );
}

/**
 * In a split index only words with the same beginning, or with the first two letters swapped or the first one missing.
 */
async function neighbours(word: string, source: WordSource, isNear: (other: string) => boolean): Promise<CorpusTerm[]> {
  if (!source.sharded) return source.terms('', undefined, isNear);
  const starts = [...new Set([word.slice(0, 1), word.slice(1, 2)])];
  return (await Promise.all(starts.map((start) => source.terms(start, `${start}\uffff`, isNear)))).flat();
}

/** `gpusetup` → `gpu` and `setup`, both of which the index must know. */
async function twoWords(word: string, source: WordSource): Promise<Reading[]> {
  for (let cut = word.length - 3; cut >= 3; cut--) {
    const [first, second] = await Promise.all([
      inflections(word.slice(0, cut), source),
      inflections(word.slice(cut), source),
    ]);
    if (first.length > 0 && second.length > 0) {
      return [asCorrection(scale([...first, ...second], weights.joined), `${word.slice(0, cut)} ${word.slice(cut)}`)];
    }
  }
  return [];
}

function asCorrection(reading: Reading, correction: string): Reading {
  return reading.map((candidate) => ({ ...candidate, correction }));
}

/**
 * In a script without spaces, another dictionary may have split the text differently: finds the words of the index that
 * make up the word, the longest first.
 */
async function knownWords(word: string, source: WordSource): Promise<Reading> {
  const found: Reading = [];
  for (let start = 0; start < word.length;) {
    const terms = await source.terms(word[start] ?? '', `${word.slice(start)}\0`, (other) =>
      word.startsWith(other, start),
    );
    const longest = terms.reduce((length, term) => Math.max(length, term.word.length), 0);
    for (const term of terms) if (term.word.length === longest) found.push({ term, weight: 1 });
    start += Math.max(1, longest);
  }
  return scale(found, weights.joined);
}

function scale(reading: Reading, factor: number): Reading {
  return reading.map(({ term, weight }) => ({ term, weight: weight * factor }));
}

function notEmpty(readings: Reading[]): Reading[] {
  return readings.filter((reading) => reading.length > 0);
}
