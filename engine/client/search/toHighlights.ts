import { foldDiacritics } from '../../shared/search/text/fold.ts';
import type { MarkedText } from '../../shared/search/text/findMarks.ts';
import { isSpecial } from '../../shared/search/text/specialWords.ts';
import { ENGLISH } from '../../shared/search/text/language.ts';
import { isStopWord } from '../../shared/search/text/stopWords.ts';
import { tokenize } from '../../shared/search/text/tokenize.ts';

/** Marking more terms than this on the target page helps no reader. */
const MAX_TERMS = 8;

/**
 * The words to mark on the page of a hit. First the typed words, which may be anywhere on the page: in the form of the
 * shown text, or in the index's form or an inflection. Then the other searched words that are in that text. If there
 * are none of these, the words in the index's form.
 */
export function toHighlights(
  shown: readonly MarkedText[],
  words: ReadonlySet<string>,
  query: string,
  { stem, isCommon } = ENGLISH,
): string[] {
  const written = new Map<string, string>();
  for (const { text, marks } of shown) {
    for (const { start, end, word } of marks) {
      if (!written.has(word)) written.set(word, text.slice(start, end).toLowerCase());
    }
  }
  const typed = tokenize(query).flatMap(({ word, part }) =>
    part || isStopWord(word) || isCommon(word) ? [] : toTerms(word),
  );
  // No reader would understand why `up` of "set up", for `install`, is marked in `support`.
  const others = [...written.values()].filter((term) => !/^[a-z0-9]{1,2}$/.test(term));
  const terms = [...new Set([...typed, ...others])];
  // A part of what is marked whole would be marked inside other words too: `air` of `air-gapped` in `repair`.
  const wholes = new Set(written.values());
  const separate = new Set(
    foldDiacritics(query)
      .toLowerCase()
      .split(/[\s"'()*]+/),
  );
  const isPart = (term: string): boolean =>
    !separate.has(term) &&
    terms.some((whole) => whole !== term && wholes.has(whole) && whole.split(/[-._]/).includes(term));
  const found =
    terms.length > 0 ? terms.filter((term) => !isPart(term)) : [...words].filter((word) => !isSpecial(word));
  return found.slice(0, MAX_TERMS);

  function toTerms(word: string): string[] {
    const own = written.get(word);
    if (own !== undefined) return [own];
    if (words.has(word)) return [word];
    const stemmed = stem(word);
    return [...words].filter((other) => !isSpecial(other) && stem(other) === stemmed);
  }
}
