/** The places of words in a text, to be marked in an excerpt or a heading. */
import { JOIN_PREFIX } from './specialWords.ts';
import { cutWords, UNSPACED } from './cutWords.ts';
import { foldDiacritics } from './fold.ts';
import { joinHyphenated } from './tokenize.ts';

export interface Mark {
  start: number;
  end: number;
  /** In the index's form. */
  word: string;
}

export interface MarkedText {
  text: string;
  /** In order. */
  marks: readonly Mark[];
}

const NAME = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_'’ʼ]|\.(?=[\p{L}\p{N}]))*/gu;
const HYPHENATED = /[\p{L}\p{N}\p{M}._]+(?:-[\p{L}\p{N}\p{M}._]+)+/gu;
/** Most words of a text: nothing to fold, and no parts. */
const PLAIN = /^[A-Z]?[a-z0-9]+$/;
const PIECE = /\p{Lu}?[\p{Ll}\p{Lo}\p{N}\p{M}]+|\p{Lu}+(?!\p{Ll})|[\p{L}\p{N}\p{M}]+/gu;

/** `words` are words of the index; compound names are marked whole if they are among them, else by their parts. */
export function findMarks(text: string, words: ReadonlySet<string>): MarkedText {
  const marks: Mark[] = [];
  if (words.size === 0) return { text, marks };
  // Few queries have one, and every text has hyphens.
  if ([...words].some((word) => word.startsWith(JOIN_PREFIX))) {
    for (const { 0: compound, index } of text.matchAll(HYPHENATED)) {
      const word = JOIN_PREFIX + joinHyphenated(compound);
      if (words.has(word)) marks.push({ start: index, end: index + compound.length, word });
    }
  }
  for (const { 0: name, index } of text.matchAll(NAME)) {
    const isPlain = PLAIN.test(name);
    const whole = isPlain ? name.toLowerCase() : normalize(name);
    if (words.has(whole)) marks.push({ start: index, end: index + name.length, word: whole });
    else if (!isPlain) addParts(name, index, words, marks);
  }
  return { text, marks: marks.sort((a, b) => a.start - b.start || b.end - a.end) };
}

function addParts(name: string, offset: number, words: ReadonlySet<string>, marks: Mark[]): void {
  let start = offset;
  for (const segment of name.split('.')) {
    const whole = normalize(segment);
    if (words.has(whole)) marks.push({ start, end: start + segment.length, word: whole });
    else if (UNSPACED.test(segment)) addCutWords(segment, start, words, marks);
    else {
      for (const { 0: piece, index } of segment.matchAll(PIECE)) {
        const word = normalize(piece);
        if (words.has(word)) marks.push({ start: start + index, end: start + index + piece.length, word });
      }
    }
    start += segment.length + 1;
  }
}

function addCutWords(run: string, offset: number, words: ReadonlySet<string>, marks: Mark[]): void {
  for (const { word: written, at } of cutWords(run)) {
    const word = normalize(written);
    if (words.has(word)) marks.push({ start: offset + at, end: offset + at + written.length, word });
  }
}

function normalize(word: string): string {
  return foldDiacritics(word)
    .toLowerCase()
    .replace(/['’ʼ]s?$/, '')
    .replace(/['’ʼ]/g, '');
}
