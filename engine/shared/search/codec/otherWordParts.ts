/** Other words for the same thing, as parts of an index: the same in every index. */
import { otherWordsByLetters } from '../text/otherWords.ts';
import { splitBySize } from './splitBySize.ts';
import { encodeOtherWords } from './synonymGroups.ts';

/** Aimed-at size of a part, before compression, which leaves a third. */
const SIZE = 7000;

interface OtherWordPart {
  /** The first letters of its words. */
  first: string;
  content: Uint8Array;
}

let encoded: OtherWordPart[] | undefined;

export function encodeOtherWordParts(): readonly OtherWordPart[] {
  encoded ??= encodeParts();
  return encoded;
}

function encodeParts(): OtherWordPart[] {
  const words = otherWordsByLetters().map(({ letters, terms }) => ({
    letters,
    terms,
    size: encodeOtherWords(terms).length,
  }));
  return splitBySize(words, SIZE, ({ size }) => size).map((run) => ({
    first: run[0]?.letters ?? '',
    content: encodeOtherWords(run.flatMap(({ terms }) => terms)),
  }));
}
