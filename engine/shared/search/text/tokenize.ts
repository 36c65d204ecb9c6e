/**
 * Turns text into the words of the index. The index writer and the query use the same function.
 *
 * Whitespace and hyphens separate words. A compound name (`client.models_list`, `AsyncClient`, `config.yaml`) gives
 * the whole, its dotted segments and their parts, so that it is found by any of them.
 */
import { foldDiacritics } from './fold.ts';

/** Longer runs are data (keys, hashes, base64), which nobody types. */
const MAX_WORD = 48;

const SEPARATOR = /[\s\-\u00ad\u2010-\u2015\u2212]+/;
const PLAIN = /^[a-z0-9]+$/;
const UNSEGMENTED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u;
/** Not part of any name: everything but letters, digits, dot and underscore. */
const HARD = /[^\p{L}\p{N}._]+/u;
const LOWER_UPPER = /([\p{Ll}\p{N}])(?=\p{Lu})/gu;
const ACRONYM_WORD = /(\p{Lu})(?=\p{Lu}\p{Ll}{2})/gu;

export interface Token {
  word: string;
  /** True for a part of a compound whose whole is a token too. */
  part: boolean;
}

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const chunk of text.split(SEPARATOR)) {
    if (PLAIN.test(chunk)) add(tokens, chunk, false);
    else if (chunk !== '') tokenizeChunk(chunk, tokens);
  }
  return tokens;
}

const WITH_HYPHEN = /\S+-\S+/g;
const HYPHENATED = /[\p{L}\p{N}._]+(?:-[\p{L}\p{N}._]+)+/gu;

/** Hyphenated words and flags written in one: `air-gapped` → `airgapped`, `--include-models` → `includemodels`. */
export function joinedWords(text: string): string[] {
  const joined: string[] = [];
  // Most words have no hyphen: the exact pattern is tried only on those that do.
  for (const run of text.match(WITH_HYPHEN) ?? []) {
    for (const compound of run.match(HYPHENATED) ?? []) {
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

/** The words of a text, without telling wholes from parts. */
export function wordsOf(text: string): string[] {
  return tokenize(text).map((token) => token.word);
}

/** More different names than the documentation of any one thing has; of data there may be more. */
const MOST_KNOWN = 100_000;

/** `wordsOf` for many texts that are written in the same words. */
export function createWordReader(): (text: string) => string[] {
  const known = new Map<string, string[]>();
  return (text) => {
    const words: string[] = [];
    for (const chunk of text.split(SEPARATOR)) {
      let found = known.get(chunk);
      if (found === undefined) {
        found = wordsOf(chunk);
        if (known.size < MOST_KNOWN) known.set(chunk, found);
      }
      for (const word of found) words.push(word);
    }
    return words;
  };
}

function tokenizeChunk(chunk: string, tokens: Token[]): void {
  const text = foldDiacritics(chunk)
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/['’ʼ]s(?![\p{L}\p{N}])/gu, '')
    .replace(/['’ʼ]/g, '');
  for (const piece of text.split(HARD)) {
    const name = piece.replace(/^[._]+|[._]+$/g, '');
    if (name === '') continue;
    if (UNSEGMENTED.test(name)) addSegments(tokens, name);
    else addName(tokens, name);
  }
}

function addName(tokens: Token[], name: string): void {
  const segments = name.split(/\.+/);
  const compound = segments.length > 1;
  if (compound) add(tokens, name.toLowerCase(), false);
  for (const written of segments) {
    const segment = written.replace(/^_+|_+$/g, '');
    const words = segment.replace(LOWER_UPPER, '$1_').replace(ACRONYM_WORD, '$1_').split(/_+/);
    if (words.length === 1) addPart(tokens, segment.toLowerCase(), compound);
    else {
      add(tokens, segment.toLowerCase(), compound);
      for (const word of words) addPart(tokens, word.toLowerCase(), true);
    }
  }
}

/** Single letters and digits of a compound (`e.g`, `0.5.1`) say nothing by themselves. */
function addPart(tokens: Token[], word: string, part: boolean): void {
  if (!part || word.length > 1) add(tokens, word, part);
}

/** Scripts without spaces are indexed as pairs of characters, which needs no dictionary. */
function addSegments(tokens: Token[], run: string): void {
  const characters = [...run.toLowerCase()];
  if (characters.length === 1) add(tokens, characters[0] ?? '', false);
  for (let i = 0; i + 1 < characters.length; i++) add(tokens, `${characters[i]}${characters[i + 1]}`, false);
}

function add(tokens: Token[], word: string, part: boolean): void {
  if (word !== '' && word.length <= MAX_WORD) tokens.push({ word, part });
}
