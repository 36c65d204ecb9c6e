/**
 * Packs numbers into as few bits as they are surprising: an adaptive binary range coder, as in LZMA. Every bit is coded
 * with a probability that both sides learn from earlier bits of the same context. A small number where small numbers
 * are usual costs a fraction of a bit, which codes of whole bits or bytes cannot do.
 */
import { ByteWriter, IndexFormatError } from './bytes.ts';

/** Each of the first digits' bits has its own probability; the last digits of large numbers are noise. */
const LENGTHS = 32;
const LEADING = 3;
const SLOTS = LENGTHS * (1 + (1 << LEADING));
/** The probability of a bit follows what was seen; after this many bits it only drifts. */
const MAX_SEEN = 40;
const ONE = 65_536;
const LEAST = 48;
const TOP = 2 ** 24;

/** The statistics of the bits of each context so far. */
class Model {
  /** Probability of a set bit, of 65,536. */
  readonly chances: Uint16Array;
  readonly #seen: Uint8Array;

  constructor(contexts: number) {
    this.chances = new Uint16Array(contexts * SLOTS).fill(ONE / 2);
    this.#seen = new Uint8Array(contexts * SLOTS);
  }

  learn(slot: number, bit: number): void {
    const seen = this.#seen[slot] ?? 0;
    const chance = this.chances[slot] ?? 0;
    const target = bit === 1 ? ONE - LEAST : LEAST;
    this.chances[slot] = chance + Math.trunc((target - chance) / (seen + 1.5));
    if (seen < MAX_SEEN) this.#seen[slot] = seen + 1;
  }
}

export class PackedWriter {
  readonly #model: Model;
  readonly #bytes = new ByteWriter();
  #low = 0;
  #range = 0xffffffff;
  /** The last byte and the bytes of 255 after it, which a carry may still change. */
  #last = 0;
  #pending = 0;

  /** Numbers are written in contexts from 0 up to, but not including, `contexts`. */
  constructor(contexts: number) {
    this.#model = new Model(contexts);
  }

  number(context: number, value: number): void {
    const start = context * SLOTS;
    const digits = 31 - Math.clz32(value + 1);
    for (let i = 0; i < digits; i++) this.#bit(start + i, 1);
    this.#bit(start + digits, 0);
    let slot = 1;
    for (let i = digits - 1; i >= 0; i--) {
      const bit = ((value + 1) >> i) & 1;
      if (slot < 1 << LEADING) this.#bit(start + LENGTHS + (digits << LEADING) + slot, bit);
      else this.#code(bit, ONE / 2);
      slot = slot * 2 + bit;
    }
  }

  toBytes(): Uint8Array {
    for (let i = 0; i < 5; i++) this.#shift();
    return this.#bytes.toBytes();
  }

  #bit(slot: number, bit: number): void {
    this.#code(bit, this.#model.chances[slot] ?? 0);
    this.#model.learn(slot, bit);
  }

  #code(bit: number, chance: number): void {
    const bound = (this.#range >>> 16) * chance;
    if (bit === 1) this.#range = bound;
    else {
      this.#low += bound;
      this.#range -= bound;
    }
    while (this.#range < TOP) {
      this.#range = (this.#range << 8) >>> 0;
      this.#shift();
    }
  }

  #shift(): void {
    const carry = this.#low >= 2 ** 32 ? 1 : 0;
    if (carry === 1 || this.#low < 0xff000000) {
      this.#bytes.byte((this.#last + carry) & 255);
      for (; this.#pending > 0; this.#pending--) this.#bytes.byte((255 + carry) & 255);
      this.#last = Math.floor(this.#low / TOP) & 255;
    } else this.#pending++;
    this.#low = (this.#low % TOP) * 256;
  }
}

export class PackedReader {
  readonly #model: Model;
  readonly #bytes: Uint8Array;
  #at = 0;
  #code = 0;
  #range = 0xffffffff;

  constructor(bytes: Uint8Array, contexts: number) {
    this.#model = new Model(contexts);
    this.#bytes = bytes;
    for (let i = 0; i < 5; i++) this.#shift();
  }

  get done(): boolean {
    return this.#at === this.#bytes.length;
  }

  number(context: number): number {
    const start = context * SLOTS;
    let digits = 0;
    while (digits < LENGTHS - 1 && this.#bit(start + digits) === 1) digits++;
    let slot = 1;
    for (let i = digits - 1; i >= 0; i--) {
      const isLeading = slot < 1 << LEADING;
      const bit = isLeading ? this.#bit(start + LENGTHS + (digits << LEADING) + slot) : this.#take(ONE / 2);
      slot = slot * 2 + bit;
    }
    return slot - 1;
  }

  #bit(slot: number): number {
    const bit = this.#take(this.#model.chances[slot] ?? 0);
    this.#model.learn(slot, bit);
    return bit;
  }

  #take(chance: number): number {
    const bound = (this.#range >>> 16) * chance;
    const bit = this.#code < bound ? 1 : 0;
    if (bit === 1) this.#range = bound;
    else {
      this.#code -= bound;
      this.#range -= bound;
    }
    while (this.#range < TOP) {
      this.#range = (this.#range << 8) >>> 0;
      this.#shift();
    }
    return bit;
  }

  #shift(): void {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new IndexFormatError();
    this.#code = ((this.#code << 8) | byte) >>> 0;
  }
}
