/** Documentation of any size, the same every time: Zipf-distributed words, sections, identifiers, rare words. */
import type { SearchPageInput } from '../../engine/shared/search/index/types.ts';

const SYLLABLES =
  'ba ce di fo gu ha ke li mo nu pa re si to va wi xe yo za bri cla dro fle gri plu sta tre qui sho'.split(' ');
const COMMON =
  'install model server file run command configure option value user data cluster node token error page setting network'.split(
    ' ',
  );

const OFFSET = 40;

export function generateCorpus(pageCount: number, seed = 7): SearchPageInput[] {
  const random = createRandom(seed);
  const words = createVocabulary(60_000, random);
  // Zipf's law with Mandelbrot's offset: stop words are left out, so that even the first words are not everywhere.
  const pick = (): string => words[Math.floor(OFFSET * (words.length / OFFSET + 1) ** random() - OFFSET)] ?? 'model';
  const sentence = (length: number): string => Array.from({ length }, pick).join(' ');
  return Array.from({ length: pageCount }, (_, page): SearchPageInput => {
    const name = `${pick()} ${pick()}`;
    return {
      routePath: `/section-${page % 40}/${name.replace(/\W/g, '-')}-${page}`,
      title: `${name} ${pick()}`,
      description: sentence(14),
      keywords: [],
      breadcrumbs: ['Docs', `Section ${page % 40}`],
      sections: [
        { heading: '', level: 0, text: sentence(60) },
        ...Array.from({ length: 6 + Math.floor(random() * 8) }, (__, i) => ({
          id: `part-${i}`,
          heading: sentence(2 + Math.floor(random() * 4)),
          level: random() < 0.7 ? 2 : 3,
          text: `${sentence(30 + Math.floor(random() * 160))} ${pick()}_${pick()} ERR_${page}_${i}`,
        })),
      ],
    };
  });
}

function createVocabulary(size: number, random: () => number): string[] {
  const words = new Set(COMMON);
  while (words.size < size) {
    const length = 2 + Math.floor(random() * 3);
    words.add(Array.from({ length }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join(''));
  }
  return [...words];
}

/** Mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
