/**
 * Words of an index, front-coded: how many letters a word shares with the one before, then its own letters. The
 * shared count (plus one, at most 31) is below every printable character and so ends the word before.
 */
import { ByteReader, ByteWriter, IndexFormatError } from './bytes.ts';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

const MAX_SHARED = 30;

export interface Lexicon {
  words: string[];
  /** In how many records each word occurs. */
  counts: Uint32Array;
}

export function encodeLexicon(entries: readonly { word: string; count: number }[]): Uint8Array {
  const letters = new ByteWriter();
  const counts = new ByteWriter();
  let previous = '';
  for (const { word, count } of entries) {
    let shared = 0;
    while (shared < MAX_SHARED && shared < word.length && word[shared] === previous[shared]) shared++;
    letters.byte(shared + 1);
    letters.raw(encodeUtf8(word.slice(shared)));
    counts.varint(count - 1);
    previous = word;
  }
  const writer = new ByteWriter();
  writer.varint(entries.length);
  writer.block(letters.toBytes());
  writer.raw(counts.toBytes());
  return writer.toBytes();
}

export function decodeLexicon(bytes: Uint8Array): Lexicon {
  const reader = new ByteReader(bytes);
  const count = reader.count(2);
  const letters = reader.block();
  const counts = new Uint32Array(count);
  for (let i = 0; i < count; i++) counts[i] = reader.varint() + 1;
  const words: string[] = [];
  let previous = '';
  for (let at = 0; at < letters.length;) {
    const shared = (letters[at] ?? 0) - 1;
    const start = ++at;
    while (at < letters.length && (letters[at] ?? 0) > MAX_SHARED + 1) at++;
    if (shared < 0 || shared > previous.length) throw new IndexFormatError('the word list is damaged');
    const word = previous.slice(0, shared) + decodeUtf8(letters.subarray(start, at));
    if (word <= previous && words.length > 0) throw new IndexFormatError('the word list is out of order');
    words.push(word);
    previous = word;
  }
  if (words.length !== count || !reader.done) throw new IndexFormatError('the word list has the wrong length');
  return { words, counts };
}
