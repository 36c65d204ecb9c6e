/** Keeps, word by word, the best score of each place, and the sum over all words. Dense: places are many and cheap. */
export class Scoreboard {
  readonly #current: Float64Array;
  readonly #sums: Float64Array;
  /** Weight of the words that a place has, for how much of the query it covers. */
  readonly #covered: Float64Array;
  /** Number of those words. */
  readonly #words: Uint8Array;
  readonly #touched: number[] = [];
  readonly #all: number[] = [];

  constructor(size: number) {
    this.#current = new Float64Array(size);
    this.#sums = new Float64Array(size);
    this.#covered = new Float64Array(size);
    this.#words = new Uint8Array(size);
  }

  /** Takes the score if it is better than what the place has for the word at hand. */
  offer(at: number, score: number): void {
    const known = this.#current[at] ?? 0;
    if (score <= known) return;
    if (known === 0) this.#touched.push(at);
    this.#current[at] = score;
  }

  /** The word is done: adds what it scored to the sums. */
  settle(weight: number): void {
    for (const at of this.#touched) {
      if (this.#covered[at] === 0) this.#all.push(at);
      this.#sums[at] = (this.#sums[at] ?? 0) + (this.#current[at] ?? 0);
      this.#covered[at] = (this.#covered[at] ?? 0) + weight;
      this.#words[at] = (this.#words[at] ?? 0) + 1;
      this.#current[at] = 0;
    }
    this.#touched.length = 0;
  }

  eachTotal(visit: (at: number) => void): void {
    for (const at of this.#all) visit(at);
  }

  /**
   * The sum, less for what of the query is missing: by weight and, to the share `byCount`, by number of words, so that
   * one rare word does not speak for the whole query.
   */
  total(at: number, query: { weight: number; words: number }, byCount: number): number {
    const weight = (this.#covered[at] ?? 0) / query.weight;
    const words = (this.#words[at] ?? 0) / query.words;
    return (this.#sums[at] ?? 0) * (weight + byCount * (words - weight));
  }

  /** Ready for the next query. Only what was used is wiped: a large site has many places, a query few. */
  clear(): void {
    this.settle(0);
    for (const at of this.#all) this.#sums[at] = this.#covered[at] = this.#words[at] = 0;
    this.#all.length = 0;
  }
}
