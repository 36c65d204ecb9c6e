/**
 * A typed word → the words of the index it may mean, each with a weight. A word that the index knows means itself and
 * its inflections; only an unknown one is taken for a beginning, a slip of the keys, or two words run together.
 */
import { STOP_PREFIX } from '../index/buildIndex.ts';
import { editDistance } from '../text/editDistance.ts';
import { stem } from '../text/stem.ts';
import type { Corpus, CorpusTerm } from './Corpus.ts';
import type { QueryWord } from './toQueryWords.ts';
import type { Weights } from './weights.ts';

export interface Candidate {
  term: CorpusTerm;
  weight: number;
}

/** Shorter beginnings fit too much; in a split index each would also load many shards. */
const MIN_PREFIX = { whole: 1, sharded: 3 };
const MAX_PREFIX_WORDS = 24;
const MAX_SIMILAR_WORDS = 4;

export async function expandWord(word: QueryWord, corpus: Corpus, weights: Weights): Promise<Candidate[]> {
  if (word.stop) return exactStop(word, corpus);
  const known = await inflections(word.word, corpus, weights);
  const starts = word.unfinished || known.length === 0 ? await beginnings(word, known, corpus, weights) : [];
  if (known.length > 0 || starts.length > 0) return [...known, ...starts];
  const similar = await misspellings(word.word, corpus, weights);
  return similar.length > 0 ? similar : twoWords(word.word, corpus, weights);
}

async function exactStop({ word, unfinished }: QueryWord, corpus: Corpus): Promise<Candidate[]> {
  const from = STOP_PREFIX + word;
  const terms = await corpus.terms(from, `${from}${unfinished ? '\uffff' : '\0'}`);
  return terms.map((term) => ({ term, weight: 1 }));
}

/** The word itself and what shares its stem. */
export async function inflections(word: string, corpus: Corpus, weights: Weights): Promise<Candidate[]> {
  const stemmed = stem(word);
  // The stem is a beginning of its words but for the last two letters.
  const sure = stemmed.slice(0, Math.max(1, stemmed.length - 2));
  const terms = await corpus.terms(sure, `${sure}\uffff`);
  return terms
    .filter((term) => term.word === word || stem(term.word) === stemmed)
    .map((term) => ({ term, weight: term.word === word ? 1 : weights.sameStem }));
}

async function beginnings(
  { word, unfinished }: QueryWord,
  known: readonly Candidate[],
  corpus: Corpus,
  weights: Weights,
): Promise<Candidate[]> {
  const shortest = corpus.sharded ? MIN_PREFIX.sharded : unfinished ? MIN_PREFIX.whole : 3;
  if (word.length < shortest) return [];
  const terms = await corpus.terms(word, `${word}\uffff`);
  const weight = known.length > 0 ? weights.prefixOfKnown : weights.prefix;
  const seen = new Set(known.map(({ term }) => term.word));
  return (
    terms
      .filter((term) => !seen.has(term.word))
      // The nearest to what was typed first, then the most common.
      .sort((a, b) => a.word.length - b.word.length || b.count - a.count)
      .slice(0, MAX_PREFIX_WORDS)
      .map((term) => ({ term, weight: weight * Math.sqrt(word.length / term.word.length) }))
  );
}

/** One slip from four letters on, two from eight. */
async function misspellings(word: string, corpus: Corpus, weights: Weights): Promise<Candidate[]> {
  const edits = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  if (edits === 0 || !/\p{L}{3}/u.test(word)) return [];
  const near: { term: CorpusTerm; distance: number }[] = [];
  for (const term of await neighbours(word, corpus)) {
    const distance = editDistance(word, term.word, edits);
    if (distance <= edits && !term.word.startsWith(STOP_PREFIX)) near.push({ term, distance });
  }
  const least = Math.min(...near.map(({ distance }) => distance));
  const best = near
    .filter(({ distance }) => distance === least)
    .sort((a, b) => agreement(word, b.term.word) - agreement(word, a.term.word) || b.term.count - a.term.count);
  const words = [...new Set(best.map(({ term }) => term.word))].slice(0, MAX_SIMILAR_WORDS);
  const groups = await Promise.all(words.map((similar) => inflections(similar, corpus, weights)));
  const factor = least === 1 ? weights.oneEdit : weights.twoEdits;
  const merged = new Map<CorpusTerm['word'], Candidate[]>();
  groups.forEach((group, i) => {
    for (const { term, weight } of group) {
      const list = merged.get(term.word) ?? [];
      if (list.some((other) => other.term.index === term.index)) continue;
      // The first is the likeliest; the others are kept in case it is not.
      list.push({ term, weight: (weight * factor) / (1 + i * 0.5) });
      merged.set(term.word, list);
    }
  });
  return [...merged.values()].flat();
}

/** In a split index only words that begin alike, or with the first two letters exchanged or the first left out. */
async function neighbours(word: string, corpus: Corpus): Promise<CorpusTerm[]> {
  if (!corpus.sharded) return corpus.terms('');
  const starts = [...new Set([word.slice(0, 1), word.slice(1, 2)])];
  return (await Promise.all(starts.map((start) => corpus.terms(start, `${start}\uffff`)))).flat();
}

/** Letters that agree at the beginning: slips there are rare. */
function agreement(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** `gpusetup` → `gpu` and `setup`, both of which the index must know. */
async function twoWords(word: string, corpus: Corpus, weights: Weights): Promise<Candidate[]> {
  for (let cut = word.length - 3; cut >= 3; cut--) {
    const [first, second] = await Promise.all([
      inflections(word.slice(0, cut), corpus, weights),
      inflections(word.slice(cut), corpus, weights),
    ]);
    if (first.length > 0 && second.length > 0) {
      return [...first, ...second].map(({ term, weight }) => ({ term, weight: weight * weights.joined }));
    }
  }
  return [];
}
