/**
 * Expands a clause into stems of the index. A plain term means its stem, and an edit distance is measured between
 * stems, as in lunr. A pattern with `*` is compared with the words of the text and means the stems of those that match,
 * because a reader cannot know that the stem of `install` has lost a letter.
 */
import { isSpecial } from '../text/specialWords.ts';
import type { Corpus } from '../rank/Corpus.ts';
import { editDistance } from '../../editDistance.ts';
import { foldDiacritics } from '../text/fold.ts';
import { ENGLISH } from '../text/language.ts';
import { isStopWord } from '../text/stopWords.ts';
import { tokenize } from '../text/tokenize.ts';
import { matchWildcard } from './matchWildcard.ts';
import type { Clause } from './parseQuery.ts';
import type { QueryWork } from './QueryWork.ts';

/**
 * One list of stems per word of the term (`foo/bar` is two); the clause needs all of them. Each list starts with the
 * stem nearest to the term. Empty if only stop words remain.
 */
export async function expandClause(clause: Clause, corpus: Corpus, work: QueryWork): Promise<string[][]> {
  const distance = clause.editDistance ?? 0;
  if (clause.term.includes('*')) return [await expandPattern(clause, corpus, work)];
  const { stem } = corpus.language;
  const words = tokenize(clause.term).filter((token) => !token.part);
  // A stop word is not in the index, but a word of the index can be near it.
  const sought = distance > 0 ? words : words.filter(({ word }) => !isStopWord(word));
  if (sought.length === 0) return words.length > 0 ? [] : [[]];
  return Promise.all(
    sought.map(async ({ word }) => {
      const stemmed = stem(word);
      if (distance === 0) return [stemmed];
      return findStems(corpus, work, '', (candidate) => isWithin(stemmed, stemOf(candidate, corpus), distance, work));
    }),
  );
}

async function expandPattern({ term, editDistance }: Clause, corpus: Corpus, work: QueryWork): Promise<string[]> {
  const pattern = foldDiacritics(term).toLowerCase();
  if (editDistance !== undefined) {
    // With an edit distance, `*` is one letter, as in lunr.
    return findStems(corpus, work, '', (candidate) => isWithin(pattern, candidate, editDistance, work, '*'));
  }
  const start = pattern.slice(0, pattern.indexOf('*'));
  const stems = await findStems(corpus, work, start, (candidate) => matchWildcard(pattern, candidate));
  // `models*` finds what `models` finds, although the text may only have `model`.
  return pattern === `${start}*` && start !== '' ? [...new Set([corpus.language.stem(start), ...stems])] : stems;
}

function isWithin(pattern: string, word: string, max: number, work: QueryWork, wildcard?: string): boolean {
  if (Math.abs(pattern.length - word.length) > max) return false;
  return work.spend(pattern.length * word.length) && editDistance(pattern, word, max, wildcard) <= max;
}

/** Stems of the words that are accepted. The shortest word adds least to what was typed; of equals, the most common. */
async function findStems(
  corpus: Corpus,
  work: QueryWork,
  start: string,
  accepts: (word: string) => boolean,
): Promise<string[]> {
  const shortest = new ShortestWords(work.limits.stems);
  const isWanted = (word: string): boolean =>
    shortest.hasRoom(word) && work.spend(word.length) && !isSpecial(word) && accepts(word) && shortest.add(word);
  const to = start === '' ? undefined : `${start}\uffff`;
  const terms = await corpus.terms(start, to, isWanted, work.limits.wordShards);
  terms.sort((a, b) => a.word.length - b.word.length || b.count - a.count || (a.word < b.word ? -1 : 1));
  return [...new Set(terms.map(({ word }) => stemOf(word, corpus)))];
}

/** Decides whether a word is among the shortest `size` words added so far. */
class ShortestWords {
  readonly #size: number;
  readonly #byLength: number[] = [];
  #longest = Infinity;
  #count = 0;

  constructor(size: number) {
    this.#size = size;
  }

  hasRoom({ length }: string): boolean {
    return length <= this.#longest;
  }

  add({ length }: string): true {
    this.#byLength[length] = (this.#byLength[length] ?? 0) + 1;
    this.#count++;
    // The longest words are dropped when there are enough shorter ones.
    for (let longest = Math.min(this.#longest, this.#byLength.length - 1); longest > 0; longest--) {
      const left = this.#count - (this.#byLength[longest] ?? 0);
      if (left < this.#size) break;
      this.#count = left;
      this.#longest = longest - 1;
    }
    return true;
  }
}

const stems = new Map<string, string>();

/** An edit distance needs the stem of every word, at every keystroke. */
function stemOf(word: string, { language }: Corpus): string {
  // The stem keeps its own.
  if (language !== ENGLISH) return language.stem(word);
  let stemmed = stems.get(word);
  if (stemmed === undefined) {
    if (stems.size > 200_000) stems.clear();
    stems.set(word, (stemmed = language.stem(word)));
  }
  return stemmed;
}
