import { Sums } from './Sums.ts';

/** The weight of a query, and the penalty for covering only a part of it. */
export interface QueryWeight {
  /** Weight of all its words. */
  weight: number;
  words: number;
  /** The share of the penalty that counts missing words by number, not by weight, because one rare word is not the whole query. */
  byCount: number;
  /** The steepness of the penalty. */
  power: number;
}

/** Keeps the best score of each place for the current word, and the sum over all words. Dense arrays, because places are cheap. */
export class Scoreboard {
  /** Frequencies of the current reading of the current word, by place. */
  readonly frequencies: Sums;
  readonly #current: Float32Array;
  readonly #sums: Float32Array;
  /** Which words a place has: a bit for each, in the order in which they were settled. */
  readonly #has: Uint32Array;
  #settled: { weight: number; share: number }[] = [];
  /** Places of the current word, and places of any word so far; each list with its length. */
  readonly #touched: Uint32Array;
  #touchedCount = 0;
  readonly #all: Uint32Array;
  #allCount = 0;
  /** The factor of each set of words: there are many places, but few sets. */
  #factors: number[] = [];
  #queryWeight: QueryWeight | undefined;

  constructor(size: number) {
    this.frequencies = new Sums(size);
    this.#current = new Float32Array(size);
    this.#sums = new Float32Array(size);
    this.#has = new Uint32Array(size);
    this.#touched = new Uint32Array(size);
    this.#all = new Uint32Array(size);
  }

  /** The reading is done: scores what was counted. */
  score(toScore: (frequency: number, at: number) => number): void {
    this.frequencies.drain((at, frequency) => this.offer(at, toScore(frequency, at)));
  }

  /** Takes the score if it is better than what the place has for the current word. */
  offer(at: number, score: number): void {
    const known = this.#current[at] ?? 0;
    if (score <= known) return;
    if (known === 0) this.#touched[this.#touchedCount++] = at;
    this.#current[at] = score;
  }

  /** The word is done: adds its scores to the sums. `share`: the fraction of a word that it counts as. */
  settle(weight: number, share = 1): void {
    const bit = 1 << this.#settled.length;
    for (let i = 0; i < this.#touchedCount; i++) {
      const at = this.#touched[i] ?? 0;
      const known = this.#has[at] ?? 0;
      if (known === 0) this.#all[this.#allCount++] = at;
      this.#has[at] = known | bit;
      this.#sums[at] = (this.#sums[at] ?? 0) + (this.#current[at] ?? 0);
      this.#current[at] = 0;
    }
    this.#settled.push({ weight, share });
    this.#touchedCount = 0;
  }

  /** Records that have a word. */
  get places(): Uint32Array {
    return this.#all.subarray(0, this.#allCount);
  }

  /** True where a place has a word, counted from 0 in the order in which words were settled; of at most 32 words. */
  has(at: number, word: number): boolean {
    return ((this.#has[at] ?? 0) & (1 << word)) !== 0;
  }

  /** The sum, reduced by the penalty for missing words. */
  total(at: number, queryWeight: QueryWeight): number {
    if (queryWeight !== this.#queryWeight) {
      this.#queryWeight = queryWeight;
      this.#factors = [];
    }
    const set = this.#has[at] ?? 0;
    return (this.#sums[at] ?? 0) * (this.#factors[set] ??= this.#factorOf(set, queryWeight));
  }

  #factorOf(set: number, { weight, words, byCount, power }: QueryWeight): number {
    let covered = 0;
    let count = 0;
    this.#settled.forEach((word, i) => {
      if ((set & (1 << i)) === 0) return;
      // As exact as the sums they are compared with.
      covered = Math.fround(covered + word.weight);
      count = Math.fround(count + word.share);
    });
    const byWeight = covered / weight;
    return (byWeight + byCount * (count / words - byWeight)) ** power;
  }

  /** Ready for the next query. Only used places are cleared: a large site has many places, a query few. */
  clear(): void {
    this.settle(0);
    for (let i = 0; i < this.#allCount; i++) {
      const at = this.#all[i] ?? 0;
      this.#sums[at] = this.#has[at] = 0;
    }
    this.#settled = [];
    this.#allCount = 0;
    this.#queryWeight = undefined;
  }
}
