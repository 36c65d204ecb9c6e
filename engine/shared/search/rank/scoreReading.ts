/**
 * BM25 of one reading of a word. A record's frequency is the sum over its fields, each weighted and normed by its own
 * length; it comes from the record itself, from the headings above it, and from what its page says of itself.
 */
import { K1, type Corpus } from './Corpus.ts';
import type { FoundReading } from './findWords.ts';
import type { Scoreboard } from './Scoreboard.ts';
import type { Weights } from './weights.ts';

const [TITLE, HEADING, DESCRIPTION, KEYWORDS, CONTENT] = [0, 1, 2, 3, 4];
/** Names are short; their length matters less than that of a text. */
const NAME_B = 0.5;

export function scoreReading(
  corpus: Corpus,
  reading: FoundReading,
  weights: Weights,
  board: Scoreboard,
  fields: Uint8Array,
): void {
  const frequency = scratchOf(corpus);
  const touched: number[] = [];
  const add = (record: number, value: number, bits: number): void => {
    if (value === 0) return;
    if (frequency[record] === 0) touched.push(record);
    frequency[record] = (frequency[record] ?? 0) + value;
    fields[record] = (fields[record] ?? 0) | bits;
  };

  for (const { postings, weight } of reading.lists) {
    const { records, content, offset } = postings;
    for (let i = 0; i < records.length; i++) {
      const record = offset + (records[i] ?? 0);
      const count = content[i] ?? 0;
      if (count > 0) add(record, (weight * count) / corpus.norm('content', record), 1 << CONTENT);
    }
    for (const { record, frequencies } of postings.named) {
      addNames(
        corpus,
        offset + record,
        frequencies.map((count) => count * weight),
        weights,
        add,
      );
    }
  }
  for (const record of touched) {
    const value = frequency[record] ?? 0;
    frequency[record] = 0;
    board.offer(record, (reading.weight * (K1 + 1) * value) / (K1 + value));
  }
}

/** One array of zeros for each corpus, left as it was found. */
const scratch = new WeakMap<Corpus, Float32Array>();

function scratchOf(corpus: Corpus): Float32Array {
  let own = scratch.get(corpus);
  if (own === undefined) scratch.set(corpus, (own = new Float32Array(corpus.recordCount)));
  return own;
}

/** A word in a heading speaks for the sections below it too; one in a title for the whole page. */
function addNames(
  corpus: Corpus,
  record: number,
  frequencies: readonly number[],
  weights: Weights,
  add: (record: number, value: number, bits: number) => void,
): void {
  const at = (field: number): number => frequencies[field] ?? 0;
  const end = corpus.pageEnd(record);
  if (at(HEADING) > 0) {
    add(record, (weights.heading * at(HEADING)) / corpus.norm('heading', record, NAME_B), 1 << HEADING);
    const level = corpus.levels[record] ?? 0;
    for (let below = record + 1; below < end && (corpus.levels[below] ?? 0) > level; below++) {
      add(below, weights.ancestor * at(HEADING), 0);
    }
  }
  const title = at(TITLE) === 0 ? 0 : (weights.title * at(TITLE)) / corpus.norm('title', record, NAME_B);
  const about = weights.description * at(DESCRIPTION) + weights.keywords * at(KEYWORDS);
  const bits = [TITLE, DESCRIPTION, KEYWORDS].reduce((sum, field) => sum | (at(field) > 0 ? 1 << field : 0), 0);
  add(record, title + about, bits);
  if (title > 0) for (let own = record + 1; own < end; own++) add(own, title * weights.titleInSections, 0);
}
