/**
 * Turns text into the words of the index. The index writer and the query use the same function.
 *
 * Whitespace and hyphens separate words, and where a script has no spaces, a dictionary does. A compound name (`client.models_list`, `AsyncClient`, `config.yaml`) gives
 * the whole, its dotted segments and their parts, so that it is found by any of them.
 */
import { cutWords, UNSPACED } from './cutWords.ts';
import { foldDiacritics } from './fold.ts';

/** Longer runs are data (keys, hashes, base64), which no reader types. */
const MAX_WORD = 48;

const SEPARATOR = /[\s\-\u00ad\u2010-\u2015\u2212]+/;
const PLAIN = /^[a-z0-9]+$/;
/** Not part of any name: everything but letters with their marks, digits, dot and underscore. */
const HARD = /[^\p{L}\p{N}\p{M}._]+/u;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
const LOWER_UPPER = /([\p{Ll}\p{N}])(?=\p{Lu})/gu;
const ACRONYM_WORD = /(\p{Lu})(?=\p{Lu}\p{Ll}{2})/gu;

export interface Token {
  word: string;
  /** True for a part of a compound whose whole is a token too. */
  part: boolean;
}

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const chunk of chunksOf(text)) {
    if (PLAIN.test(chunk)) add(tokens, chunk, false);
    else if (chunk !== '') tokenizeChunk(chunk, tokens);
  }
  return tokens;
}

/** Neither part of a name nor a hyphen. */
const NOT_IN_COMPOUND = /[^\p{L}\p{N}\p{M}._-]+/u;

/**
 * Hyphenated words and flags written in one: `air-gapped` → `airgapped`, `--include-models` → `includemodels`. They
 * are split, because one pattern for a compound would take endless time on a long run of signs.
 */
export function joinedWords(text: string): string[] {
  const joined: string[] = [];
  if (!text.includes('-')) return joined;
  for (const chunk of text.split(/\s+/)) {
    // Most words have none.
    if (!chunk.includes('-')) continue;
    for (const compound of chunk.split(NOT_IN_COMPOUND).flatMap((piece) => piece.split(/-{2,}|^-|-$/))) {
      if (!compound.includes('-')) continue;
      const word = joinHyphenated(compound);
      if (word.length <= MAX_WORD) joined.push(word);
    }
  }
  return joined;
}

export function joinHyphenated(compound: string): string {
  return foldDiacritics(compound)
    .replace(/[-._]+/g, '')
    .toLowerCase();
}

/** The words of a text, wholes and parts alike. */
export function wordsOf(text: string): string[] {
  return tokenize(text).map((token) => token.word);
}

/** A piece between white space and hyphens; words never cross it. */
export function chunksOf(text: string): string[] {
  return text.split(SEPARATOR);
}

function tokenizeChunk(chunk: string, tokens: Token[]): void {
  if (!UNSPACED.test(chunk)) return tokenizeNames(chunk, tokens);
  for (const piece of chunk.split(HARD)) {
    for (const { word } of UNSPACED.test(piece) ? cutWords(piece) : [{ word: piece }]) {
      if (UNSPACED.test(word)) add(tokens, foldDiacritics(word).toLowerCase(), false);
      else tokenizeNames(word, tokens);
    }
  }
}

function tokenizeNames(chunk: string, tokens: Token[]): void {
  const text = foldDiacritics(chunk)
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/['’ʼ]s(?![\p{L}\p{N}])/gu, '')
    .replace(/['’ʼ]/g, '');
  for (const piece of text.split(HARD)) {
    const name = trimMarks(piece);
    if (SAYS_SOMETHING.test(name)) addName(tokens, name);
  }
}

function addName(tokens: Token[], name: string): void {
  const segments = name.split(/\.+/);
  const compound = segments.length > 1;
  if (compound) add(tokens, name.toLowerCase(), false);
  for (const written of segments) {
    const segment = trimMarks(written);
    const words = segment.replace(LOWER_UPPER, '$1_').replace(ACRONYM_WORD, '$1_').split(/_+/);
    if (words.length === 1) addPart(tokens, segment.toLowerCase(), compound);
    else {
      add(tokens, segment.toLowerCase(), compound);
      for (const word of words) addPart(tokens, word.toLowerCase(), true);
    }
  }
}

/** Without dots and underscores around it. A pattern with `+$` takes quadratic time on a run of them. */
function trimMarks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isMark(text[start])) start++;
  while (start < end && isMark(text[end - 1])) end--;
  return text.slice(start, end);
}

function isMark(sign: string | undefined): boolean {
  return sign === '.' || sign === '_';
}

/** Single letters and digits of a compound (`e.g`, `0.5.1`) have no meaning alone. */
function addPart(tokens: Token[], word: string, part: boolean): void {
  if (!part || word.length > 1) add(tokens, word, part);
}

function add(tokens: Token[], word: string, part: boolean): void {
  if (word !== '' && word.length <= MAX_WORD) tokens.push({ word, part });
}
