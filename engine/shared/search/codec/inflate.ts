/**
 * Inflates raw DEFLATE data (RFC 1951). The browser's own DecompressionStream is younger than some browsers in use
 * and only works asynchronously; this is small, and an index takes about a millisecond.
 */
import { IndexFormatError } from './bytes.ts';

interface Huffman {
  /** By the next `QUICK` bits of the data: symbol × 16 + length of its code, or 0 if the code is longer. */
  quick: Uint16Array;
  /** Number of codes of each length. */
  counts: Uint16Array;
  /** Symbols in order of their codes. */
  symbols: Uint16Array;
}

/** Nearly all codes are this short: one look finds their symbol. */
const QUICK = 9;

const LENGTH_BASE = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const distanceBits = (symbol: number): number => (symbol < 4 ? 0 : (symbol >> 1) - 1);
const distanceBase = (symbol: number): number =>
  symbol < 4 ? symbol + 1 : ((2 + (symbol & 1)) << distanceBits(symbol)) + 1;

/** `size` is the length of the result, known from the container; anything else is an error. */
export function inflate(input: Uint8Array, size: number): Uint8Array {
  const output = new Uint8Array(size);
  let at = 0;
  let inAt = 0;
  let bitBuffer = 0;
  let bitCount = 0;

  const bits = (count: number): number => {
    while (bitCount < count) {
      const byte = input[inAt++];
      if (byte === undefined) throw new IndexFormatError('the compressed data ends too early');
      bitBuffer |= byte << bitCount;
      bitCount += 8;
    }
    const value = bitBuffer & ((1 << count) - 1);
    bitBuffer >>>= count;
    bitCount -= count;
    return value;
  };
  const symbol = ({ quick, counts, symbols }: Huffman): number => {
    while (bitCount < QUICK && inAt < input.length) {
      bitBuffer |= (input[inAt++] ?? 0) << bitCount;
      bitCount += 8;
    }
    const entry = quick[bitBuffer & ((1 << QUICK) - 1)] ?? 0;
    const quickLength = entry & 15;
    if (quickLength > 0 && quickLength <= bitCount) {
      bitBuffer >>>= quickLength;
      bitCount -= quickLength;
      return entry >> 4;
    }
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length < 16; length++) {
      code |= bits(1);
      const count = counts[length] ?? 0;
      if (code - count < first) return symbols[index + code - first] ?? 0;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new IndexFormatError('the compressed data has an unknown code');
  };
  const reserve = (length: number): void => {
    if (at + length > size) throw new IndexFormatError('the compressed data is longer than announced');
  };

  const copyStored = (): void => {
    bitBuffer = 0;
    bitCount = 0;
    const length = bits(16);
    if (length !== (bits(16) ^ 0xffff)) throw new IndexFormatError('the compressed data has a wrong length');
    reserve(length);
    for (let i = 0; i < length; i++) output[at++] = bits(8);
  };
  const readCodes = (): [Huffman, Huffman] => {
    const literals = bits(5) + 257;
    const distances = bits(5) + 1;
    const lengthCodes = bits(4) + 4;
    const lengths = new Uint8Array(320);
    for (let i = 0; i < lengthCodes; i++) lengths[CODE_LENGTH_ORDER[i] ?? 0] = bits(3);
    const lengthCode = toHuffman(lengths.subarray(0, 19));
    lengths.fill(0);
    for (let i = 0; i < literals + distances;) {
      const code = symbol(lengthCode);
      if (code < 16) lengths[i++] = code;
      else {
        const value = code === 16 ? (lengths[i - 1] ?? 0) : 0;
        let repeat = code === 16 ? 3 + bits(2) : code === 17 ? 3 + bits(3) : 11 + bits(7);
        while (repeat-- > 0) lengths[i++] = value;
      }
    }
    return [toHuffman(lengths.subarray(0, literals)), toHuffman(lengths.subarray(literals, literals + distances))];
  };
  const copyCompressed = (literals: Huffman, distances: Huffman): void => {
    for (;;) {
      const code = symbol(literals);
      if (code === 256) return;
      if (code < 256) {
        reserve(1);
        output[at++] = code;
      } else {
        const length = (LENGTH_BASE[code - 257] ?? 0) + bits(LENGTH_BITS[code - 257] ?? 0);
        const far = symbol(distances);
        const distance = distanceBase(far) + bits(distanceBits(far));
        if (distance > at) throw new IndexFormatError('the compressed data points before its start');
        reserve(length);
        for (const end = at + length; at < end; at++) output[at] = output[at - distance] ?? 0;
      }
    }
  };

  for (let last = 0; last === 0;) {
    last = bits(1);
    const type = bits(2);
    if (type === 0) copyStored();
    else if (type === 1) copyCompressed(...fixedCodes());
    else if (type === 2) copyCompressed(...readCodes());
    else throw new IndexFormatError('the compressed data has an unknown block');
  }
  if (at !== size) throw new IndexFormatError('the compressed data is shorter than announced');
  return output;
}

function toHuffman(lengths: Uint8Array): Huffman {
  const counts = new Uint16Array(16);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  counts[0] = 0;
  const offsets = new Uint16Array(17);
  for (let i = 1; i < 16; i++) offsets[i + 1] = (offsets[i] ?? 0) + (counts[i] ?? 0);
  const symbols = new Uint16Array(lengths.length);
  lengths.forEach((length, symbol) => {
    if (length !== 0) {
      const slot = offsets[length] ?? 0;
      symbols[slot] = symbol;
      offsets[length] = slot + 1;
    }
  });
  return { quick: toQuick(counts, symbols), counts, symbols };
}

/** Codes are counted up within each length, and read from their highest bit; the data is read from its lowest. */
function toQuick(counts: Uint16Array, symbols: Uint16Array): Uint16Array {
  const quick = new Uint16Array(1 << QUICK);
  let code = 0;
  let at = 0;
  for (let length = 1; length <= QUICK; length++, code <<= 1) {
    for (let i = counts[length] ?? 0; i > 0; i--, code++, at++) {
      let start = 0;
      for (let bit = 0; bit < length; bit++) start |= ((code >> bit) & 1) << (length - 1 - bit);
      const entry = ((symbols[at] ?? 0) << 4) | length;
      for (let slot = start; slot < quick.length; slot += 1 << length) quick[slot] = entry;
    }
  }
  return quick;
}

function fixedCodes(): [Huffman, Huffman] {
  const lengths = new Uint8Array(288).fill(8, 0, 144).fill(9, 144, 256).fill(7, 256, 280).fill(8, 280);
  return [toHuffman(lengths), toHuffman(new Uint8Array(30).fill(5))];
}
