/**
 * The places of words: for each word the gaps between its records, and for each record how often it occurs, in the text
 * or in which fields. Probabilities are learnt while writing (`packed.ts`): that of a gap from the numbers of remaining
 * records and postings and from the gap before, that of a count from the one before and from how common the word is.
 */
import { FIELDS } from '../fields.ts';
import { isTextOnly, unpackFrequencies } from '../index/frequencies.ts';
import type { IndexTerm } from '../index/types.ts';
import { IndexFormatError } from './bytes.ts';
import { PackedReader, PackedWriter } from './packed.ts';

const CONTENT = FIELDS.indexOf('content');

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

/** Contexts of a number follow from what both sides know when it is coded. */
const CLASSES = { spread: 18, gap: 5, common: 6, count: 5 };
const COUNTS = CLASSES.spread * CLASSES.gap;
const FIELD_SETS = COUNTS + CLASSES.common * CLASSES.count;
const FIELD_COUNTS = FIELD_SETS + 1;
const CONTEXTS = FIELD_COUNTS + FIELDS.length;

/** Its square has 32 digits. */
const MAX_SPREAD = 65_535;

/** Follows the postings of one word, on both sides alike. */
class Course {
  #record = -1;
  #left: number;
  #gap = -1;
  #count = -1;
  readonly #records: number;
  readonly #common: number;

  constructor(size: number, records: number) {
    this.#left = size;
    this.#records = records;
    this.#common = classOf(size - 1, CLASSES.common);
  }

  /** Between the last record and the next there are about as many as are left for each posting. */
  get gapContext(): number {
    const spread = Math.min(MAX_SPREAD, (this.#records - this.#record) / this.#left);
    // Squared, so that there are two classes for each power of two.
    return (
      classOf(spread * spread, CLASSES.spread) * CLASSES.gap +
      (this.#gap < 0 ? CLASSES.gap - 1 : classOf(this.#gap, CLASSES.gap - 1))
    );
  }

  get countContext(): number {
    const last = this.#count < 0 ? CLASSES.count - 1 : Math.min(this.#count, CLASSES.count - 2);
    return COUNTS + this.#common * CLASSES.count + last;
  }

  get record(): number {
    return this.#record;
  }

  /** A gap and the count after it: 0 for what is in other fields than the text. */
  move(gap: number): void {
    this.#record += gap + 1;
    this.#gap = gap;
    this.#left--;
  }

  note(count: number): void {
    this.#count = count;
  }
}

/** The number of digits, at most `classes` − 1. */
function classOf(value: number, classes: number): number {
  return Math.min(classes - 1, 32 - Math.clz32(value));
}

/** `recordCount` is the number of records. */
export function encodePostings(terms: readonly IndexTerm[], recordCount: number): Uint8Array {
  const writer = new PackedWriter(CONTEXTS);
  for (const term of terms) {
    const course = new Course(term.count, recordCount);
    term.forEach((record, frequencies) => {
      const gap = record - course.record - 1;
      writer.number(course.gapContext, gap);
      course.move(gap);
      const count = isTextOnly(frequencies) ? frequencies : 0;
      writer.number(course.countContext, count);
      course.note(count);
      if (count > 0) return;
      const counts = unpackFrequencies(frequencies);
      writer.number(
        FIELD_SETS,
        counts.reduce((set, own, field) => set | (own > 0 ? 1 << field : 0), 0),
      );
      counts.forEach((own, field) => {
        if (own > 0) writer.number(FIELD_COUNTS + field, own - 1);
      });
    });
  }
  return writer.toBytes();
}

/**
 * Lists of a block of words, unpacked on demand. The model learns from all lists in order, so unpacking one list also unpacks
 * those before it.
 */
export class PostingBlock {
  readonly #reader: PackedReader;
  readonly #sizes: Uint32Array;
  readonly #recordCount: number;
  readonly #lists: PostingList[] = [];

  /** `sizes` is the number of postings of each word, from the lexicon; `recordCount` the number of records. */
  constructor(bytes: Uint8Array, sizes: Uint32Array, recordCount: number) {
    this.#reader = new PackedReader(bytes, CONTEXTS);
    this.#sizes = sizes;
    this.#recordCount = recordCount;
  }

  get length(): number {
    return this.#sizes.length;
  }

  list(word: number): PostingList {
    if (word >= this.length) throw new IndexFormatError();
    for (let next = this.#lists.length; next <= word; next++) {
      this.#lists.push(readList(this.#reader, this.#sizes[next] ?? 0, this.#recordCount));
      if (next === this.length - 1 && !this.#reader.done) throw new IndexFormatError();
    }
    return this.#lists[word]!;
  }
}

function readList(reader: PackedReader, size: number, recordCount: number): PostingList {
  if (size > recordCount) throw new IndexFormatError();
  const list: PostingList = { records: new Uint32Array(size), content: new Uint16Array(size), named: [] };
  const course = new Course(size, recordCount);
  for (let i = 0; i < size; i++) {
    course.move(reader.number(course.gapContext));
    const { record } = course;
    if (record >= recordCount) throw new IndexFormatError();
    list.records[i] = record;
    const count = reader.number(course.countContext);
    course.note(count);
    if (count > 0) list.content[i] = count;
    else {
      const fields = reader.number(FIELD_SETS);
      const frequencies = FIELDS.map((_, field) =>
        fields & (1 << field) ? reader.number(FIELD_COUNTS + field) + 1 : 0,
      );
      list.content[i] = frequencies[CONTENT] ?? 0;
      frequencies[CONTENT] = 0;
      list.named.push({ record, frequencies });
    }
  }
  return list;
}
