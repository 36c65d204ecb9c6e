import { findMarks } from '../../shared/search/text/findMarks.ts';
import { isSpecial } from '../../shared/search/text/specialWords.ts';
import { tokenize } from '../../shared/search/text/tokenize.ts';

/** More terms than this on one page are of no help. */
const MAX_TERMS = 8;

/**
 * What to mark on the page of a hit: the words as the shown text spells them, and those of the query, which may be
 * elsewhere on the page. If there are none, the words as the index has them.
 */
export function toHighlights(shown: string, words: ReadonlySet<string>, query: string): string[] {
  const terms = new Map<string, string>();
  for (const { start, end, word } of findMarks(shown, words)) {
    if (!terms.has(word)) terms.set(word, shown.slice(start, end).toLowerCase());
  }
  for (const { word, part } of tokenize(query)) if (!part && words.has(word) && !terms.has(word)) terms.set(word, word);
  // A part of what is marked whole would be marked inside other words too: `air` of `air-gapped` in `repair`.
  const wholes = [...terms.values()];
  const isPart = (term: string): boolean =>
    wholes.some((whole) => whole !== term && whole.split(/[-._]/).includes(term));
  const found = terms.size > 0 ? wholes.filter((term) => !isPart(term)) : [...words].filter((word) => !isSpecial(word));
  return [...new Set(found)].slice(0, MAX_TERMS);
}
