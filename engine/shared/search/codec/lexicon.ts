/**
 * Words of an index, front-coded: how many letters a word shares with the one before, then its own letters. The
 * shared count (plus one, at most 31) is below every printable character and so ends the word before.
 */
import { ByteReader, ByteWriter, IndexFormatError } from './bytes.ts';
import { PackedReader, PackedWriter } from './packed.ts';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

const MAX_SHARED = 30;
/** Neighbours in the alphabet are often parts of one name and equally common. */
const COUNT_CONTEXTS = 5;

function toContext(last: number): number {
  return Math.min(COUNT_CONTEXTS - 1, 32 - Math.clz32(last));
}

export interface Lexicon {
  words: string[];
  /** The number of records with each word. */
  counts: Uint32Array;
}

export function encodeLexicon(entries: readonly { word: string; count: number }[]): Uint8Array {
  const letters = new ByteWriter();
  const counts = new PackedWriter(COUNT_CONTEXTS);
  let last = 0;
  let previous = '';
  for (const { word, count } of entries) {
    let shared = 0;
    while (shared < MAX_SHARED && shared < word.length && word[shared] === previous[shared]) shared++;
    letters.byte(shared + 1);
    letters.raw(encodeUtf8(word.slice(shared)));
    counts.number(toContext(last), (last = count - 1));
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
  const count = reader.count(1);
  // All at once, because the end of a word is a character too.
  const letters = decodeUtf8(reader.block());
  const counts = new Uint32Array(count);
  const packed = new PackedReader(reader.rest(), COUNT_CONTEXTS);
  for (let i = 0, last = 0; i < count; i++) counts[i] = (last = packed.number(toContext(last))) + 1;
  const words: string[] = [];
  let previous = '';
  for (let at = 0; at < letters.length;) {
    const shared = letters.charCodeAt(at) - 1;
    const start = ++at;
    while (at < letters.length && letters.charCodeAt(at) > MAX_SHARED + 1) at++;
    if (shared < 0 || shared > previous.length) throw new IndexFormatError();
    const word = previous.slice(0, shared) + letters.slice(start, at);
    if (word <= previous && words.length > 0) throw new IndexFormatError();
    words.push(word);
    previous = word;
  }
  if (words.length !== count || !packed.done) throw new IndexFormatError();
  return { words, counts };
}
