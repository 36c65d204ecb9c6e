/**
 * Other words for the same thing, as used by people who write about software and by people who ask about it. Only the
 * index writer reads the data file; what a search needs of it is part of the index. One group per line:
 * - `groups`: terms before the bar always stand for each other, those behind it only for words that are not clear
 *   (`rank/rankPlain.ts`).
 * - `loose`: groups for such words only.
 * - `everyday`: `typed > meant`, which works one way: a reader who types "kids" may mean users, but one who types
 *   "user" never means kids.
 */
import data from './otherWords.json' with { type: 'json' };
import { stem, sureStart } from './stem.ts';
import { isQuestionWord, isStopWord } from './stopWords.ts';
import type { OtherTerms, SynonymGroups } from './synonyms.ts';
import { wordsOf } from './tokenize.ts';

/** Groups for every word, without what a site does not know: its index carries them. The words of the site are in order. */
export function nearWords(siteWords: readonly string[]): SynonymGroups {
  // One word of a longer term is enough: the site may not use the others.
  const isKnown = (term: string): boolean =>
    wordsOf(term).some((word) => !isStopWord(word) && hasStem(siteWords, stem(word)));
  return data.groups
    .map((line) => toTerms(line.replace(/\|.*/, '')).filter(isKnown))
    .filter(({ length }) => length > 1);
}

/** Whether one of the words, which are in order, has this stem. */
function hasStem(words: readonly string[], stemmed: string): boolean {
  const start = sureStart(stemmed);
  let low = 0;
  for (let high = words.length; low < high;) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < words.length; at++) {
    const word = words[at] ?? '';
    if (!word.startsWith(start)) return false;
    if (stem(word) === stemmed) return true;
  }
  return false;
}

/** All groups, for any site. */
export function otherWords(): OtherTerms[] {
  const same = [...data.groups, ...data.loose].map((line) => {
    const group = toTerms(line.replace('|', ','));
    return { typed: group, meant: group };
  });
  const oneWay = data.everyday.map((line) => {
    const [typed = '', meant = ''] = line.split('>');
    return { typed: toTerms(typed), meant: toTerms(meant) };
  });
  return [...same, ...oneWay];
}

/**
 * The same by the first two letters, in order: what is typed for which one of its words begins so. A reader loads the
 * letters of the words that need it.
 */
export function otherWordsByLetters(): { letters: string; terms: OtherTerms[] }[] {
  const byLetters = new Map<string, OtherTerms[]>();
  for (const { typed, meant } of otherWords()) {
    const lines = new Map<string, string[]>();
    for (const term of typed) {
      const words = wordsOf(term);
      const telling = words.filter((word) => !isQuestionWord(word));
      for (const letters of new Set((telling.length > 0 ? telling : words).map((word) => word.slice(0, 2)))) {
        lines.set(letters, [...(lines.get(letters) ?? []), term]);
      }
    }
    for (const [letters, terms] of lines) {
      byLetters.set(letters, [...(byLetters.get(letters) ?? []), { typed: terms, meant }]);
    }
  }
  return [...byLetters].sort(([a], [b]) => (a < b ? -1 : 1)).map(([letters, terms]) => ({ letters, terms }));
}

function toTerms(line: string): string[] {
  return line.split(',').map((term) => term.trim());
}
