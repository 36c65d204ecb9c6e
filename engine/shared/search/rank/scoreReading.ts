/**
 * BM25 of one reading of a word: for each record, for each page as a whole, and for readers' names of each record.
 *
 * A record's frequency is the sum over its fields, each weighted and normed by its own length; it comes from the
 * record itself, from the headings above it, and from what its page says of itself. A page's frequency counts all its
 * texts, to distinguish the page that a word is about from pages that mention it. Readers' names for a record count in
 * all three.
 */
import type { NamedPosting } from '../codec/postings.ts';
import { K1, type Corpus } from './Corpus.ts';
import type { FoundReading } from './findWords.ts';
import type { Scoreboard } from './Scoreboard.ts';
import { weights } from './weights.ts';

const [TITLE, HEADING, DESCRIPTION, KEYWORDS, CONTENT] = [0, 1, 2, 3, 4];
/** Names are short; their length matters less than that of a text. */
const NAME_B = 0.5;
/** A page has many more words than a section: the twentieth mention still counts, and length counts less. */
const PAGE_K1 = 20;
const PAGE_B = 0.2;
/** A name that many readers use counts more than one reader's. */
const READERS_K1 = 4;

export interface Boards {
  records: Scoreboard;
  pages: Scoreboard;
  /** Scores of records by readers' words alone. */
  readers: Scoreboard;
}

export function scoreReading(corpus: Corpus, reading: FoundReading, boards: Boards, fields: Uint8Array): void {
  const byRecord = boards.records.frequencies;
  const byPage = boards.pages.frequencies;
  const { contentNorms: norms, pages } = corpus;
  const add = (record: number, value: number, bits: number): void => {
    byRecord.add(record, value);
    fields[record] = (fields[record] ?? 0) | bits;
  };

  for (const { postings, weight, ofReaders } of reading.lists) {
    const { records, content, named, offset } = postings;
    for (let i = 0; i < records.length; i++) {
      const count = (content[i] ?? 0) * weight;
      if (count === 0) continue;
      const record = offset + (records[i] ?? 0);
      byRecord.add(record, count / (norms[record] ?? 1));
      fields[record] = (fields[record] ?? 0) | (1 << CONTENT);
      byPage.add(pages[record] ?? 0, count);
    }
    for (const posting of named) {
      const record = offset + posting.record;
      addNames(corpus, record, posting, weight, add);
      byPage.add(pages[record] ?? 0, weight * pageFrequency(posting));
      if (ofReaders) boards.readers.frequencies.add(record, weight * (posting.frequencies[KEYWORDS] ?? 0));
    }
  }
  const saturate = (frequency: number, k1: number): number =>
    (reading.weight * (k1 + 1) * frequency) / (k1 + frequency);
  boards.records.score((frequency) => saturate(frequency, K1));
  boards.pages.score((frequency, page) => saturate(frequency / corpus.pageNorm(page, PAGE_B), PAGE_K1));
  boards.readers.score((frequency) => saturate(frequency, READERS_K1));
}

/** A word in a heading speaks for the sections below it too; one in a title for the whole page. */
function addNames(
  corpus: Corpus,
  record: number,
  { frequencies }: NamedPosting,
  weight: number,
  add: (record: number, value: number, bits: number) => void,
): void {
  const at = (field: number): number => weight * (frequencies[field] ?? 0);
  const end = corpus.pageEnd(record);
  if (at(HEADING) > 0) {
    add(record, (weights.heading * at(HEADING)) / corpus.norm('heading', record, NAME_B), 1 << HEADING);
    const level = corpus.levels[record] ?? 0;
    for (let below = record + 1; below < end && (corpus.levels[below] ?? 0) > level; below++) {
      add(below, weights.ancestor * at(HEADING), 0);
    }
  }
  const title = (weights.title * at(TITLE)) / corpus.norm('title', record, NAME_B);
  const about = weights.description * at(DESCRIPTION) + weights.keywords * at(KEYWORDS);
  const bits = [TITLE, DESCRIPTION, KEYWORDS].reduce((sum, field) => sum | (at(field) > 0 ? 1 << field : 0), 0);
  if (bits !== 0) add(record, title + about, bits);
  if (title > 0) for (let own = record + 1; own < end; own++) add(own, title * weights.titleInSections, 0);
}

function pageFrequency({ frequencies }: NamedPosting): number {
  const at = (field: number): number => frequencies[field] ?? 0;
  return (
    weights.pageTitle * at(TITLE) +
    weights.pageHeading * at(HEADING) +
    weights.pageDescription * at(DESCRIPTION) +
    weights.pageKeywords * at(KEYWORDS)
  );
}
