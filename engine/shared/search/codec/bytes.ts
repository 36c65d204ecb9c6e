/** Thrown by every decoder when bytes are not what was written: cut short, damaged, or of another version. */
export class IndexFormatError extends Error {
  constructor(message = 'the search index is damaged', options?: ErrorOptions) {
    super(message, options);
    this.name = 'IndexFormatError';
  }
}

/** Grows as needed. Numbers are written as varints: seven bits a byte, low bits first. */
export class ByteWriter {
  #bytes = new Uint8Array(256);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = value;
  }

  varint(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.byte((rest % 128) | 128);
      rest = Math.floor(rest / 128);
    }
    this.byte(rest);
  }

  raw(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Bytes with their length in front. */
  block(bytes: Uint8Array): void {
    this.varint(bytes.length);
    this.raw(bytes);
  }

  toBytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + count));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}

/** Reads what `ByteWriter` wrote and never beyond its end. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get done(): boolean {
    return this.#at >= this.#bytes.length;
  }

  get position(): number {
    return this.#at;
  }

  byte(): number {
    const value = this.#bytes[this.#at];
    if (value === undefined) throw new IndexFormatError();
    this.#at++;
    return value;
  }

  varint(): number {
    let value = 0;
    let unit = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte & 127) * unit;
      if (byte < 128) return value;
      unit *= 128;
      if (unit > 2 ** 42) throw new IndexFormatError();
    }
  }

  /** A count of things that take at least `least` bytes each: a damaged count must not cause a large allocation. */
  count(least = 0): number {
    const value = this.varint();
    if (value * least > this.#bytes.length - this.#at) throw new IndexFormatError();
    return value;
  }

  raw(length: number): Uint8Array {
    if (length > this.#bytes.length - this.#at) throw new IndexFormatError();
    const part = this.#bytes.subarray(this.#at, this.#at + length);
    this.#at += length;
    return part;
  }

  block(): Uint8Array {
    return this.raw(this.varint());
  }

  rest(): Uint8Array {
    return this.raw(this.#bytes.length - this.#at);
  }
}
