/**
 * If the title of a page is what was typed, the start of the page is the answer. A section comes first only if its heading
 * has a word of the query that the title lacks or only has as another word, or no words besides the query; or if its text
 * has typed words for which the title only has other words.
 */
import type { Corpus } from './Corpus.ts';
import { NONE } from './Matches.ts';
import type { Names } from './nameBonuses.ts';

/** Gives a start the score of the best section that it comes before: the page keeps its place among the others. */
export function raiseStarts(
  corpus: Corpus,
  { titles, headings }: Pick<Names, 'titles' | 'headings'>,
  scores: Float64Array,
  leastWeight: number,
): void {
  for (const [start, { weight, typed, bits }] of titles) {
    if (weight < leastWeight) continue;
    for (let section = start + 1; section < corpus.pageEnd(start); section++) {
      const score = scores[section] ?? NONE;
      if (score <= (scores[start] ?? NONE)) continue;
      const heading = headings.get(section);
      const filled = (heading?.words ?? 0) >= corpus.length('heading', section);
      const isCloser = heading ? filled || heading.typed > typed || (heading.bits & ~bits) !== 0 : typed === 0;
      if (!isCloser) scores[start] = score;
    }
  }
}
