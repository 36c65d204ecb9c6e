/** Keeps, word by word, the best score of each place, and the sum over all words. Dense: places are many and cheap. */
export class Scoreboard {
  readonly #current: Float32Array;
  readonly #sums: Float32Array;
  /** Weight of the words that a place has, for how much of the query it covers. */
  readonly #covered: Float32Array;
  /** Number of those words. */
  readonly #words: Float32Array;
  /** Which words those are: a bit for each, in the order in which they were settled. */
  readonly #has: Uint32Array;
  #nextBit = 1;
  /** Places of the current word, and places of any word so far; each list with its length. */
  readonly #touched: Uint32Array;
  #touchedCount = 0;
  readonly #all: Uint32Array;
  #allCount = 0;

  constructor(size: number) {
    this.#current = new Float32Array(size);
    this.#sums = new Float32Array(size);
    this.#covered = new Float32Array(size);
    this.#touched = new Uint32Array(size);
    this.#all = new Uint32Array(size);
    this.#words = new Float32Array(size);
    this.#has = new Uint32Array(size);
  }

  /** Takes the score if it is better than what the place has for the current word. */
  offer(at: number, score: number): void {
    const known = this.#current[at] ?? 0;
    if (score <= known) return;
    if (known === 0) this.#touched[this.#touchedCount++] = at;
    this.#current[at] = score;
  }

  /** The word is done: adds what it scored to the sums. `share`: how much of a word it counts as. */
  settle(weight: number, share = 1): void {
    for (let i = 0; i < this.#touchedCount; i++) {
      const at = this.#touched[i] ?? 0;
      if (this.#words[at] === 0) this.#all[this.#allCount++] = at;
      this.#sums[at] = (this.#sums[at] ?? 0) + (this.#current[at] ?? 0);
      this.#covered[at] = (this.#covered[at] ?? 0) + weight;
      this.#words[at] = (this.#words[at] ?? 0) + share;
      this.#has[at] = (this.#has[at] ?? 0) | this.#nextBit;
      this.#current[at] = 0;
    }
    this.#nextBit <<= 1;
    this.#touchedCount = 0;
  }

  eachTotal(visit: (at: number) => void): void {
    for (let i = 0; i < this.#allCount; i++) visit(this.#all[i] ?? 0);
  }

  /** True where a place has a word, counted from 0 in the order in which words were settled; of at most 32 words. */
  has(at: number, word: number): boolean {
    return ((this.#has[at] ?? 0) & (1 << word)) !== 0;
  }

  /**
   * The sum, less for what of the query is missing: by weight and, to the share `byCount`, by number of words, so that
   * one rare word does not speak for the whole query. `power` says how steeply.
   */
  total(at: number, query: { weight: number; words: number }, byCount: number, power = 1): number {
    const weight = (this.#covered[at] ?? 0) / query.weight;
    const words = (this.#words[at] ?? 0) / query.words;
    return (this.#sums[at] ?? 0) * (weight + byCount * (words - weight)) ** power;
  }

  /** Ready for the next query. Only what was used is wiped: a large site has many places, a query few. */
  clear(): void {
    this.settle(0);
    this.eachTotal((at) => {
      this.#sums[at] = this.#covered[at] = this.#words[at] = this.#has[at] = 0;
    });
    this.#nextBit = 1;
    this.#allCount = 0;
  }
}
