/** Terms that mean the same, one group a line; and lines with a typed term and its meaning. */
import type { OtherTerms, SynonymGroups } from '../text/synonyms.ts';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

const BETWEEN = '\t';
/** Separates the typed terms from the meant ones, if they differ. */
const MEANS = '>';

export function encodeSynonyms(groups: SynonymGroups): Uint8Array {
  return encodeUtf8(groups.map(toLine).join('\n'));
}

export function decodeSynonyms(bytes: Uint8Array): SynonymGroups {
  return linesOf(bytes).map(toTerms);
}

export function encodeOtherWords(words: readonly OtherTerms[]): Uint8Array {
  const lines = words.map(({ typed, meant }) =>
    typed === meant ? toLine(typed) : toLine(typed) + MEANS + toLine(meant),
  );
  return encodeUtf8(lines.join('\n'));
}

export function decodeOtherWords(bytes: Uint8Array): OtherTerms[] {
  return linesOf(bytes).map((line) => {
    const [typed = [], meant = typed] = line.split(MEANS).map(toTerms);
    return { typed, meant };
  });
}

function toLine(terms: readonly string[]): string {
  return terms.join(BETWEEN);
}

function toTerms(line: string): string[] {
  return line.split(BETWEEN);
}

function linesOf(bytes: Uint8Array): string[] {
  return bytes.length === 0 ? [] : decodeUtf8(bytes).split('\n');
}
