/**
 * Where words occur: for each word its records as gaps, and for each record one byte for the usual case (only in the
 * text, fewer than 224 times) or a byte that names the fields, followed by a count for each. Gaps and counts are
 * stored in two runs, because they compress better apart.
 */
import { FIELDS } from '../fields.ts';
import { unpackFrequencies } from '../index/frequencies.ts';
import type { IndexTerm } from '../index/types.ts';
import { ByteReader, ByteWriter, IndexFormatError } from './bytes.ts';

const CONTENT = FIELDS.indexOf('content');
const CONTENT_ONLY = 224;

/** Postings of one word, unpacked. */
export interface PostingList {
  records: Uint32Array;
  /** How often in the text of each record. */
  content: Uint16Array;
  /** The few in other fields. */
  named: NamedPosting[];
}

export interface NamedPosting {
  record: number;
  /** How often in each field, in the order of `FIELDS`; the text is not counted again. */
  frequencies: number[];
}

export function encodePostings(terms: readonly IndexTerm[]): Uint8Array {
  const gaps = new ByteWriter();
  const counts = new ByteWriter();
  for (const term of terms) {
    let previous = -1;
    term.forEach((record, frequencies) => {
      gaps.varint(record - previous - 1);
      previous = record;
      encodeFrequencies(counts, frequencies);
    });
  }
  const writer = new ByteWriter();
  writer.block(gaps.toBytes());
  writer.raw(counts.toBytes());
  return writer.toBytes();
}

function encodeFrequencies(writer: ByteWriter, packed: number): void {
  // Small numbers are counts in the text and nothing else.
  if (packed <= CONTENT_ONLY) {
    writer.byte(packed - 1);
    return;
  }
  const frequencies = unpackFrequencies(packed);
  writer.byte(
    CONTENT_ONLY + frequencies.reduce((mask, frequency, field) => mask | (frequency > 0 ? 1 << field : 0), 0),
  );
  for (const frequency of frequencies) if (frequency > 0) writer.varint(frequency - 1);
}

/** Lists of a block of words, unpacked when they are asked for. */
export class PostingBlock {
  readonly #gaps: Uint8Array;
  readonly #counts: Uint8Array;
  readonly #sizes: Uint32Array;
  readonly #records: number;
  readonly #gapStarts: Uint32Array;
  readonly #countStarts: Uint32Array;
  readonly #unpacked = new Map<number, PostingList>();

  /** `sizes` is the number of postings of each word, from the lexicon; `records` the number of records there are. */
  constructor(bytes: Uint8Array, sizes: Uint32Array, records: number) {
    const reader = new ByteReader(bytes);
    this.#gaps = reader.block();
    this.#counts = reader.rest();
    this.#sizes = sizes;
    this.#records = records;
    this.#gapStarts = new Uint32Array(sizes.length + 1);
    this.#countStarts = new Uint32Array(sizes.length + 1);
    this.#findStarts();
  }

  get length(): number {
    return this.#sizes.length;
  }

  list(word: number): PostingList {
    let list = this.#unpacked.get(word);
    if (list === undefined) this.#unpacked.set(word, (list = this.#unpack(word)));
    return list;
  }

  /** Steps over every list once, which also proves that the block is whole. */
  #findStarts(): void {
    // Byte by byte: most of the words of a block are never asked for, and this is all they cost.
    const gaps = this.#gaps;
    const counts = this.#counts;
    let gapAt = 0;
    let countAt = 0;
    for (let word = 0; word < this.#sizes.length; word++) {
      for (let i = this.#sizes[word] ?? 0; i > 0 && gapAt < gaps.length; i--) {
        while ((gaps[gapAt++] ?? 0) > 127);
        const code = counts[countAt++] ?? 0;
        for (let mask = code > CONTENT_ONLY ? code - CONTENT_ONLY : 0; mask > 0; mask &= mask - 1) {
          while ((counts[countAt++] ?? 0) > 127);
        }
      }
      this.#gapStarts[word + 1] = gapAt;
      this.#countStarts[word + 1] = countAt;
    }
    const postings = this.#sizes.reduce((sum, size) => sum + size, 0);
    const least = Math.min(gaps.length, counts.length);
    if (gapAt !== gaps.length || countAt !== counts.length || postings > least) {
      throw new IndexFormatError('the postings have the wrong length');
    }
  }

  #unpack(word: number): PostingList {
    const size = this.#sizes[word] ?? 0;
    const gaps = new ByteReader(this.#gaps.subarray(this.#gapStarts[word]));
    const counts = new ByteReader(this.#counts.subarray(this.#countStarts[word]));
    const list: PostingList = { records: new Uint32Array(size), content: new Uint16Array(size), named: [] };
    let record = -1;
    for (let i = 0; i < size; i++) {
      record += gaps.varint() + 1;
      if (record >= this.#records) throw new IndexFormatError('a posting names a record that does not exist');
      list.records[i] = record;
      const code = counts.byte();
      if (code < CONTENT_ONLY) list.content[i] = code + 1;
      else {
        const frequencies = FIELDS.map((_, field) => ((code - CONTENT_ONLY) & (1 << field) ? counts.varint() + 1 : 0));
        list.content[i] = frequencies[CONTENT] ?? 0;
        frequencies[CONTENT] = 0;
        if (code !== CONTENT_ONLY + (1 << CONTENT)) list.named.push({ record, frequencies });
      }
    }
    return list;
  }
}
