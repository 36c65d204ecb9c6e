/** A sum for each place, all zero between uses. The arrays are dense, because an unused slot costs little. */
export class Sums {
  readonly #values: Float32Array;
  readonly #touched: Uint32Array;
  #count = 0;

  constructor(size: number) {
    this.#values = new Float32Array(size);
    this.#touched = new Uint32Array(size);
  }

  add(at: number, value: number): void {
    if (value === 0) return;
    const known = this.#values[at] ?? 0;
    if (known === 0) this.#touched[this.#count++] = at;
    this.#values[at] = known + value;
  }

  /** Visits the places that have a sum. */
  each(visit: (at: number, value: number) => void): void {
    for (let i = 0; i < this.#count; i++) {
      const at = this.#touched[i] ?? 0;
      visit(at, this.#values[at] ?? 0);
    }
  }

  /** Visits the places that have a sum, and sets them back to zero. */
  drain(visit: (at: number, value: number) => void): void {
    for (let i = 0; i < this.#count; i++) {
      const at = this.#touched[i] ?? 0;
      const value = this.#values[at] ?? 0;
      this.#values[at] = 0;
      visit(at, value);
    }
    this.#count = 0;
  }
}
