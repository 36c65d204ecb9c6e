/** German compounds among the words of a site, split along its other words: `Modellverzeichnis` is found by `Verzeichnis`. */
import type { SynonymGroups } from './synonyms.ts';

/** Shorter ends are endings (`-ung`, `-heit`), or stand at the end of other words by chance. */
const MIN_END = 5;
const MIN_START = 3;
/** Letters that may join the two parts. */
const LINKS = ['', 's', 'es', 'n', 'en', 'e', 'er'];
/** Endings that a compound may have although its last part has none. */
const ENDINGS = ['', 's', 'es', 'e', 'en', 'n', 'er'];
/** Limits for one word and for an index, which has them in its main file. The most common ones are kept. */
const MAX_PER_WORD = 8;
const MAX_PAIRS = 400;

/** Pairs of a word and a compound that ends with it. Not groups, because compounds with the same end differ in meaning. */
export function findCompounds(terms: readonly { word: string; count: number }[]): SynonymGroups {
  const known = new Set(terms.map(({ word }) => word).filter((word) => /^\p{Ll}+$/u.test(word)));
  const byEnd = new Map<string, number>();
  const pairs: string[][] = [];
  for (const { word } of terms.toSorted((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))) {
    const end = known.has(word) ? endOf(word, known) : undefined;
    const others = byEnd.get(end ?? '') ?? 0;
    if (end === undefined || others >= MAX_PER_WORD) continue;
    byEnd.set(end, others + 1);
    if (pairs.push([end, word]) === MAX_PAIRS) break;
  }
  return pairs.sort(([a = '', x = ''], [b = '', y = '']) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
}

/** The longest word of the site that the compound ends with, if the rest is a word of the site too. */
function endOf(word: string, known: ReadonlySet<string>): string | undefined {
  for (let cut = MIN_START; cut <= word.length - MIN_END; cut++) {
    const start = word.slice(0, cut);
    const isStart = LINKS.some((link) => {
      const bare = start.slice(0, start.length - link.length);
      return start.endsWith(link) && bare.length >= MIN_START && known.has(bare);
    });
    if (!isStart) continue;
    const rest = word.slice(cut);
    const ends = ENDINGS.filter((ending) => rest.endsWith(ending)).map((ending) =>
      rest.slice(0, rest.length - ending.length),
    );
    const end = ends.find((bare) => bare.length >= MIN_END && known.has(bare));
    if (end !== undefined) return end;
  }
  return undefined;
}
