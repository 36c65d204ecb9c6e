/** Looks up what was typed: for each word its readings, with the places of each. */
import type { Corpus, CorpusPostings, WordSource } from './Corpus.ts';
import { keepByCorpus } from './keepByCorpus.ts';
import { inflections, joinedReading, readWord, type Reading } from './readWord.ts';
import type { QueryWord } from './toQueryWords.ts';
import { weights } from './weights.ts';

export interface FoundWord {
  /** The weight of the word: the rarer, the higher. */
  weight: number;
  /** The word as a fraction: a word of little weight is not a whole one. */
  share: number;
  typed: string;
  /** The probable meaning of an unknown word. */
  correction?: string;
  readings: FoundReading[];
}

/** Where a word of a reading occurs. */
interface FoundList {
  postings: CorpusPostings;
  weight: number;
  /** True for readers' words. */
  ofReaders: boolean | undefined;
}

export interface FoundReading {
  weight: number;
  /** Other words for what was typed. */
  synonym: boolean;
  /** Words of the index. */
  words: string[];
  lists: FoundList[];
}

export async function findWords(
  corpus: Corpus,
  words: readonly QueryWord[],
  source: WordSource = corpus,
): Promise<FoundWord[]> {
  const readings = await Promise.all(words.map((word) => readWord(word, source)));
  await addJoined(source, words, readings);
  const found = await Promise.all(words.map((word, i) => toFound(corpus, word, readings[i] ?? [])));
  return found.filter((word) => word.readings.length > 0);
}

/** Words typed apart (`work space`) can mean the one word that the index has. */
async function addJoined(source: WordSource, words: readonly QueryWord[], readings: Reading[][]): Promise<void> {
  for (let i = 0; i + 1 < words.length; i++) {
    const [a, b] = [words[i], words[i + 1]];
    if (a === undefined || b === undefined || a.part || b.part || a.stop || b.position !== a.position + 1) continue;
    const both = a.word + b.word;
    const [plain, hyphenated] = await Promise.all([inflections(both, source), joinedReading(both, source)]);
    const joined = [...plain, ...hyphenated];
    if (joined.length > 0) for (const list of [readings[i], readings[i + 1]]) list?.push(joined);
  }
}

async function toFound(
  corpus: Corpus,
  { word, part, filler }: QueryWord,
  readings: readonly Reading[],
): Promise<FoundWord> {
  const found = await Promise.all(
    readings.map(async (reading): Promise<FoundReading> => {
      const lists = await Promise.all(
        reading.map(async ({ term, weight }) => ({
          postings: await corpus.postings(term),
          weight,
          ofReaders: term.ofReaders,
        })),
      );
      const weight = rarity(corpus, lists) * (part ? weights.part : 1) * (filler ? weights.filler : 1);
      return { weight, words: reading.map(({ term }) => term.word), lists, synonym: reading[0]?.synonym ?? false };
    }),
  );
  // A word in no title or heading is rarely the subject of a search, however rare it is.
  const nearness = found.some(isName) ? 1 : weights.unnamed;
  for (const reading of found) reading.weight *= nearness;
  // The first reading is the likeliest; it decides the weight of the word.
  const weight = found[0]?.weight ?? 0;
  // However rare another word is, it counts no more than the word that was typed.
  for (const reading of found) if (reading.synonym) reading.weight = Math.min(reading.weight, weight);
  const correction = readings[0]?.[0]?.correction;
  const share = (filler ? weights.filler : 1) * nearness;
  return { weight, share, typed: word, ...(correction !== undefined && { correction }), readings: found };
}

/** True if the page's own description or a heading has the word. */
export function isName({ lists }: FoundReading): boolean {
  return lists.some(({ postings }) => postings.named.length > 0);
}

/**
 * The mean of its rarity in the texts and in readers' words: a word that is rare in one is not common because of the
 * other.
 */
function rarity(corpus: Corpus, lists: readonly FoundList[]): number {
  const known = [lists.filter((list) => list.ofReaders), lists.filter((list) => !list.ofReaders)].filter(
    ({ length }) => length > 0,
  );
  return known.reduce((product, some) => product * corpus.idf(countRecords(corpus, some)), 1) ** (1 / known.length);
}

/** The number of records that contain any of the words. */
function countRecords(corpus: Corpus, lists: readonly FoundList[]): number {
  const [only, ...others] = lists;
  if (others.length === 0) return only?.postings.records.length ?? 0;
  const seen = stampsOf(corpus);
  const { stamps } = seen;
  const stamp = ++seen.stamp;
  let count = 0;
  for (const { postings } of lists) {
    const { records, offset } = postings;
    for (let i = 0; i < records.length; i++) {
      const record = offset + (records[i] ?? 0);
      if (stamps[record] !== stamp) {
        stamps[record] = stamp;
        count++;
      }
    }
  }
  return count;
}

/** Records that were seen have the newest stamp, so nothing has to be cleared between two counts. */
const stampsOf = keepByCorpus(({ recordCount }) => ({ stamps: new Float64Array(recordCount), stamp: 0 }));
