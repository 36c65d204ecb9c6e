import type { Field } from '../fields.ts';
import { addFrequency } from './frequencies.ts';
import type { IndexTerm } from './types.ts';

const NONE = -1;

/**
 * Which word occurs where, gathered record by record. In flat arrays, one place for each word of each record, in the
 * order in which they come: a site of 10,000 pages has millions of them, and lists of their own for each word would
 * take several times the room.
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

  /** All words in ascending order. Nothing is added after that. */
  toTerms(): IndexTerm[] {
    const records = this.#records;
    const frequencies = this.#frequencies;
    const starts = new Uint32Array(this.#ids.size + 1);
    for (let id = 0; id < this.#ids.size; id++) starts[id + 1] = (starts[id] ?? 0) + (this.#counts[id] ?? 0);
    const places = new Uint32Array(this.#length);
    const next = starts.slice();
    for (let place = 0; place < this.#length; place++) {
      const id = this.#words[place] ?? 0;
      places[next[id] ?? 0] = place;
      next[id] = (next[id] ?? 0) + 1;
    }
    const forEach = (id: number, visit: (record: number, frequencies: number) => void): void => {
      const end = starts[id + 1] ?? 0;
      for (let i = starts[id] ?? 0; i < end; i++) {
        const place = places[i] ?? 0;
        visit(records[place] ?? 0, frequencies[place] ?? 0);
      }
    };
    return [...this.#ids]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([word, id]) => ({ word, count: this.#counts[id] ?? 0, forEach: (visit) => forEach(id, visit) }));
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

function grown<T extends Int32Array | Uint32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
