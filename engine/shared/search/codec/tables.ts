/** Numbers that ranking needs of every record: its page, its level, and how long its fields are. */
import { REFERENCE_LEVEL, type IndexData } from '../index/types.ts';
import { ByteReader, ByteWriter, IndexFormatError } from './bytes.ts';

export interface Tables {
  /** First record of each page, and the number of records at the end. */
  pageStarts: Uint32Array;
  /** Page of each record. */
  pages: Uint32Array;
  /** 0 for a lead, else the level of the heading. */
  levels: Uint8Array;
  /** What each record loses of its score, in parts of `DEDUCTIONS`. */
  deductions: Uint8Array;
  /** Number of words in a field: by record for heading and content, by page for the others. */
  lengths: {
    title: Float32Array;
    heading: Float32Array;
    description: Float32Array;
    keywords: Float32Array;
    content: Float32Array;
  };
  /** Sections that repeat one of another page: record → the first of its kind. */
  repeats: ReadonlyMap<number, number>;
}

const FIELD_ORDER = ['title', 'description', 'keywords', 'heading', 'content'] as const;

/** Exact up to 40 words, then in steps of 4 %: one byte is enough for any length. */
const EXACT = 40;
const STEPS = 16;

/** A byte has a level and, multiplied by this, what the section loses of its score. */
const LEVELS = 16;

export function encodeTables(data: IndexData): Uint8Array {
  const writer = new ByteWriter();
  writer.varint(data.pages.length);
  for (const { records } of data.pages) writer.varint(records.length);
  let record = 0;
  for (const { records } of data.pages) {
    record++;
    for (const { level } of records.slice(1)) {
      writer.byte(level + LEVELS * toDeduction(level, data.commonHeadings.has(record++)));
    }
  }
  for (const field of FIELD_ORDER) for (const length of data.lengths[field]) writer.byte(toByte(length));
  writer.varint(data.repeats.size);
  for (const [record, first] of data.repeats) {
    writer.varint(record);
    writer.varint(first);
  }
  return writer.toBytes();
}

export function decodeTables(reader: ByteReader): Tables {
  const pageCount = reader.count(5);
  const pageStarts = new Uint32Array(pageCount + 1);
  for (let page = 0; page < pageCount; page++) {
    const count = reader.count(1);
    if (count === 0) throw new IndexFormatError();
    pageStarts[page + 1] = (pageStarts[page] ?? 0) + count;
  }
  const recordCount = pageStarts[pageCount] ?? 0;
  const pages = new Uint32Array(recordCount);
  const levels = new Uint8Array(recordCount);
  const deductions = new Uint8Array(recordCount);
  for (let page = 0; page < pageCount; page++) {
    const start = pageStarts[page] ?? 0;
    const end = pageStarts[page + 1] ?? 0;
    pages.fill(page, start, end);
    for (let record = start + 1; record < end; record++) {
      const byte = reader.byte();
      levels[record] = byte % LEVELS;
      deductions[record] = byte / LEVELS;
    }
  }
  const read = (count: number): Float32Array => {
    const bytes = reader.raw(count);
    const lengths = new Float32Array(count);
    for (let i = 0; i < count; i++) lengths[i] = LENGTHS[bytes[i] ?? 0] ?? 0;
    return lengths;
  };
  const [title, description, keywords] = [read(pageCount), read(pageCount), read(pageCount)];
  const [heading, content] = [read(recordCount), read(recordCount)];
  const repeats = new Map<number, number>();
  for (let i = reader.count(2); i > 0; i--) repeats.set(reader.varint(), reader.varint());
  const lengths = { title, heading, description, keywords, content };
  return { pageStarts, pages, levels, deductions, lengths, repeats };
}

/** The number of parts that a score consists of. */
export const DEDUCTIONS = 32;

/** Deep sections tell details, and a heading that many sections have does not say what they are about. */
function toDeduction(level: number, isCommon: boolean): number {
  const ofLevel = level <= 2 || level > REFERENCE_LEVEL ? 0 : level === 3 ? 1 : 3;
  return ofLevel + (isCommon ? 8 : 0);
}

function toByte(length: number): number {
  if (length <= EXACT) return length;
  return Math.min(255, EXACT + Math.round(Math.log2(length / EXACT) * STEPS));
}

/** The meaning of each byte. */
const LENGTHS = Float32Array.from({ length: 256 }, (_, byte) =>
  byte <= EXACT ? byte : EXACT * 2 ** ((byte - EXACT) / STEPS),
);
