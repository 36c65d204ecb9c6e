import { createRandom } from './random.ts';

const SYLLABLES =
  'ba ce di fo gu ha ke li mo nu pa re si to va wi xe yo za bri cla dro fle gri plu sta tre qui sho'.split(' ');
const COMMON =
  'the of a to and in is for with that on this as by it from are be or an when which not you can each after before only every'.split(
    ' ',
  );
const TECHNICAL =
  'model server file command option value user cluster node token error page setting network memory request answer version package service index query cache build path key'.split(
    ' ',
  );
const SIZE = 6000;

/** Frequent words first: real ones, then made-up ones. */
export function createVocabulary(): string[] {
  const random = createRandom(7);
  const words = new Set([...COMMON, ...TECHNICAL]);
  while (words.size < SIZE) {
    const length = 2 + Math.floor(random() * 3);
    words.add(Array.from({ length }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join(''));
  }
  return [...words];
}
