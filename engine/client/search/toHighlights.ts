import { findMarks } from '../../shared/search/text/findMarks.ts';
import { isSpecial } from '../../shared/search/text/specialWords.ts';
import { tokenize } from '../../shared/search/text/tokenize.ts';

/** More terms than this on the target page help nobody. */
const MOST = 8;

/**
 * What to mark on the page of a hit: the words as the text that is shown writes them, and what was typed of the words
 * looked for, which may stand elsewhere on the page. If that is nothing, the words as the index has them.
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
  return [...new Set(found)].slice(0, MOST);
}
