import { ByteReader, ByteWriter } from '../codec/bytes.ts';
import type { Field } from '../fields.ts';
import { addFrequency } from './frequencies.ts';

const NONE = -1;

/** The occurrences of words in some pages, packed. On a large site most of them are only copied and compared. */
export interface PackedPostings {
  /** Ascending (UTF-16 code units). */
  words: readonly string[];
  /** The number of records with each word. */
  counts: Uint32Array;
  /** The end of each word's postings in `bytes`. A posting is the distance to the previous record, and the frequency. */
  ends: Uint32Array;
  bytes: Uint8Array;
}

/**
 * Which word occurs where, collected record by record. Flat arrays with one place per word and record, in order of
 * arrival: separate lists per word would take several times the memory.
 */
export class Postings {
  readonly #ids = new Map<string, number>();
  /** By word: the place of its last posting, and how many it has. */
  #last = new Int32Array(1024);
  #counts = new Uint32Array(1024);
  /** By place. */
  #words = new Uint32Array(4096);
  #records = new Uint32Array(4096);
  #frequencies = new Float64Array(4096);
  #length = 0;

  /** Records come in ascending order. Page fields are counted at the lead. */
  add(word: string, record: number, field: Field): void {
    const id = this.#ids.get(word) ?? this.#addWord(word);
    const last = this.#last[id] ?? NONE;
    if (last !== NONE && this.#records[last] === record) {
      this.#frequencies[last] = addFrequency(this.#frequencies[last] ?? 0, field);
      return;
    }
    if (this.#length === this.#words.length) this.#growPlaces();
    const place = this.#length++;
    this.#words[place] = id;
    this.#records[place] = record;
    this.#frequencies[place] = addFrequency(0, field);
    this.#last[id] = place;
    this.#counts[id] = (this.#counts[id] ?? 0) + 1;
  }

  /** Nothing may be added after this. */
  pack(): PackedPostings {
    const places = this.#placesByWord();
    const inOrder = [...this.#ids].sort(([a], [b]) => (a < b ? -1 : 1));
    const counts = new Uint32Array(inOrder.length);
    const ends = new Uint32Array(inOrder.length);
    const writer = new ByteWriter();
    for (const [at, [, id]] of inOrder.entries()) {
      let before = -1;
      for (const place of places(id)) {
        const record = this.#records[place] ?? 0;
        writer.varint(record - before - 1);
        writer.varint(this.#frequencies[place] ?? 0);
        before = record;
      }
      counts[at] = this.#counts[id] ?? 0;
      ends[at] = writer.length;
    }
    return { words: inOrder.map(([word]) => word), counts, ends, bytes: writer.toBytes() };
  }

  #placesByWord(): (id: number) => Uint32Array {
    const starts = new Uint32Array(this.#ids.size + 1);
    for (let id = 0; id < this.#ids.size; id++) starts[id + 1] = (starts[id] ?? 0) + (this.#counts[id] ?? 0);
    const places = new Uint32Array(this.#length);
    const next = starts.slice();
    for (let place = 0; place < this.#length; place++) {
      const id = this.#words[place] ?? 0;
      places[next[id] ?? 0] = place;
      next[id] = (next[id] ?? 0) + 1;
    }
    return (id) => places.subarray(starts[id], starts[id + 1]);
  }

  #addWord(word: string): number {
    const id = this.#ids.size;
    if (id === this.#last.length) {
      this.#last = grown(this.#last, new Int32Array(id * 2));
      this.#counts = grown(this.#counts, new Uint32Array(id * 2));
    }
    this.#ids.set(word, id);
    this.#last[id] = NONE;
    return id;
  }

  #growPlaces(): void {
    const size = this.#length * 2;
    this.#words = grown(this.#words, new Uint32Array(size));
    this.#records = grown(this.#records, new Uint32Array(size));
    this.#frequencies = grown(this.#frequencies, new Float64Array(size));
  }
}

/** Where the postings of a word begin. */
export function startOf({ ends }: PackedPostings, word: number): number {
  return word === 0 ? 0 : (ends[word - 1] ?? 0);
}

/** Visits each record of a word in ascending order, counted from `firstRecord`, with its frequencies by field. */
export function forEachPosting(
  postings: PackedPostings,
  word: number,
  firstRecord: number,
  visit: (record: number, frequencies: number) => void,
): void {
  const reader = new ByteReader(postings.bytes.subarray(startOf(postings, word), postings.ends[word]));
  let record = firstRecord - 1;
  while (!reader.done) {
    record += reader.varint() + 1;
    visit(record, reader.varint());
  }
}

function grown<T extends Int32Array | Uint32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
