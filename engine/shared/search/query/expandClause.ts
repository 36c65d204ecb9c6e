/**
 * A clause → the stems of the index it means. Matching is on stems, as in lunr: a plain term is stemmed, an edit
 * distance is measured between stems, a wildcard is compared with stems.
 */
import { isSpecial } from '../text/specialWords.ts';
import type { Corpus, CorpusTerm } from '../rank/Corpus.ts';
import { editDistance } from '../text/editDistance.ts';
import { foldDiacritics } from '../text/fold.ts';
import { stem, sureStart } from '../text/stem.ts';
import { isStopWord } from '../text/stopWords.ts';
import { tokenize } from '../text/tokenize.ts';
import { matchWildcard } from './matchWildcard.ts';
import type { Clause } from './parseQuery.ts';

/** Words of the index by their common stem. */
export type StemGroups = Map<string, CorpusTerm[]>;

/** More stems than this, and the query says nothing. */
const MAX_STEMS = 5000;

/**
 * One group set for each word of the term (`foo/bar` is two), all of which the clause asks for. Undefined when
 * nothing but stop words is left.
 */
export async function expandClause(clause: Clause, corpus: Corpus): Promise<StemGroups[] | undefined> {
  if (clause.term.includes('*')) return [await expandPattern(clause, corpus)];
  const distance = clause.editDistance ?? 0;
  const words = tokenize(clause.term).filter((token) => !token.part);
  // A stop word is not in the index, but a word of the index can be near it.
  const sought = distance > 0 ? words : words.filter(({ word }) => !isStopWord(word));
  if (sought.length === 0) return words.length > 0 ? undefined : [new Map()];
  return Promise.all(
    sought.map(({ word }) => {
      const stemmed = stem(word);
      return distance === 0
        ? groupsOf(corpus, stemmed, (candidate) => candidate === stemmed)
        : groupsOf(corpus, '', (candidate) => editDistance(stemmed, candidate, distance) <= distance);
    }),
  );
}

function expandPattern({ term, editDistance: distance }: Clause, corpus: Corpus): Promise<StemGroups> {
  const pattern = foldDiacritics(term).toLowerCase();
  if (distance !== undefined) {
    // With an edit distance `*` is one letter: so lunr has it.
    return groupsOf(corpus, '', (candidate) => editDistance(pattern, candidate, distance) <= distance);
  }
  return groupsOf(corpus, pattern.slice(0, pattern.indexOf('*')), (candidate) => matchWildcard(pattern, candidate));
}

async function groupsOf(corpus: Corpus, prefix: string, accepts: (stem: string) => boolean): Promise<StemGroups> {
  const sure = prefix === '' ? '' : sureStart(prefix);
  const groups: StemGroups = new Map();
  for (const term of await corpus.terms(sure, sure === '' ? undefined : `${sure}\uffff`)) {
    if (isSpecial(term.word)) continue;
    const stemmed = stemOf(term.word);
    const group = groups.get(stemmed);
    if (group !== undefined) group.push(term);
    else if (groups.size < MAX_STEMS && accepts(stemmed)) groups.set(stemmed, [term]);
  }
  return groups;
}

const stems = new Map<string, string>();

/** A wildcard asks for the stem of every word, with every letter typed. */
function stemOf(word: string): string {
  let stemmed = stems.get(word);
  if (stemmed === undefined) {
    if (stems.size > 200_000) stems.clear();
    stems.set(word, (stemmed = stem(word)));
  }
  return stemmed;
}
