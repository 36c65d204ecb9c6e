/** Segments of an index → the data of the whole index, with records and words numbered through. */
import { nearWords } from '../text/otherWords.ts';
import { lowerBound } from './lowerBound.ts';
import { forEachPosting, startOf, type PackedPostings } from './Postings.ts';
import type { IndexData, IndexSegment, IndexTerm } from './types.ts';

/** In the order of their pages. `known`: the words of an index that has most of these segments. */
export function mergeSegments(segments: readonly IndexSegment[], known = NO_WORDS): MergedIndex {
  const lengths: IndexData['lengths'] = { title: [], heading: [], description: [], keywords: [], content: [] };
  const repeats = new Map<number, number>();
  const firstOf = new Map<string, number>();
  const abbreviations = new Map<string, readonly string[]>();
  const parts: Part[] = [];
  const readerParts: Part[] = [];
  for (const segment of segments) {
    const firstRecord = lengths.content.length;
    parts.push({ firstRecord, key: segment.key, postings: segment.postings, terms: new Uint32Array() });
    readerParts.push({ firstRecord, postings: segment.readerWords, terms: new Uint32Array() });
    for (const field of FIELDS) for (const length of segment.lengths[field]) lengths[field].push(length);
    for (const [record, key] of segment.comparable) {
      const first = firstOf.get(key);
      if (first === undefined) firstOf.set(key, firstRecord + record);
      else repeats.set(firstRecord + record, first);
    }
    // The first page that defines one decides.
    for (const group of segment.abbreviations) {
      const [short = ''] = group;
      if (!abbreviations.has(short)) abbreviations.set(short, group);
    }
  }
  const words = numberWords(parts, known);
  const groups = [...abbreviations.values()].sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return {
    pages: segments.flatMap(({ pages }) => pages),
    terms: toTerms(words, parts),
    readerWords: toTerms(numberWords(readerParts, NO_WORDS), readerParts),
    lengths,
    repeats,
    commonHeadings: findCommonHeadings(segments),
    synonyms: [...groups, ...nearWords(words)],
    visitPostings: (from, to, visit) => visitPostings(parts, from, to, visit),
    numbered: {
      words,
      bySegment: new Map(parts.flatMap(({ key, terms }) => (key === undefined ? [] : [[key, terms]]))),
    },
  };
}

export interface MergedIndex extends IndexData {
  /** The state that the next index is merged with, if it shares segments. */
  numbered: NumberedWords;
}

/** The words of an index, in order, and by key of a segment the words that it has, so that they need not be read again. */
export interface NumberedWords {
  words: readonly string[];
  bySegment: ReadonlyMap<string, Uint32Array>;
}

const NO_WORDS: NumberedWords = { words: [], bySegment: new Map() };

const FIELDS = ['title', 'heading', 'description', 'keywords', 'content'] as const;

interface Part {
  key?: string;
  /** Number of its first record in the whole index. */
  firstRecord: number;
  postings: PackedPostings;
  /** For each of its words, the number of the term in the whole index. */
  terms: Uint32Array;
}

/** A heading of so many sections is common. */
const COMMON = 3;

/** Numbers do not distinguish headings: those of a changelog or a checklist differ only in their numbers. */
function findCommonHeadings(segments: readonly IndexSegment[]): Set<number> {
  const sections = new Map<string, number[]>();
  let record = 0;
  for (const { records } of segments.flatMap(({ pages }) => pages)) {
    // The first record of a page is its lead, which has no heading.
    record++;
    for (const { heading } of records.slice(1)) {
      const name = heading
        .toLowerCase()
        .replace(/[\d.]+/g, '')
        .trim();
      const known = sections.get(name) ?? [];
      known.push(record++);
      sections.set(name, known);
    }
  }
  return new Set([...sections.values()].filter(({ length }) => length >= COMMON).flat());
}

/** Returns the list of all words, and sets for each part the numbers of its words in it. */
function numberWords(parts: readonly Part[], known: NumberedWords): string[] {
  // Known words keep their numbers; new words get the next ones.
  const others = new Map<string, number>();
  const numberOf = (word: string): number => {
    const at = lowerBound(known.words, word);
    if (known.words[at] === word) return at;
    const number = others.get(word) ?? known.words.length + others.size;
    others.set(word, number);
    return number;
  };
  for (const part of parts) {
    const numbers = part.key === undefined ? undefined : known.bySegment.get(part.key);
    part.terms =
      numbers?.length === part.postings.counts.length
        ? numbers.slice()
        : Uint32Array.from(part.postings.words, numberOf);
  }
  const words = [...known.words, ...others.keys()];
  const isUsed = new Uint8Array(words.length);
  for (const { terms } of parts) for (let at = 0; at < terms.length; at++) isUsed[terms[at] ?? 0] = 1;
  const used = [...words.keys()].filter((number) => isUsed[number] === 1);
  const inOrder = used.sort((a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1));
  const rankOf = new Uint32Array(words.length);
  for (const [rank, number] of inOrder.entries()) rankOf[number] = rank;
  for (const { terms } of parts) for (let at = 0; at < terms.length; at++) terms[at] = rankOf[terms[at] ?? 0] ?? 0;
  return inOrder.map((number) => words[number] ?? '');
}

function toTerms(words: readonly string[], parts: readonly Part[]): IndexTerm[] {
  const counts = new Uint32Array(words.length);
  const starts = new Uint32Array(words.length + 1);
  for (const { postings, terms } of parts) {
    for (let at = 0; at < terms.length; at++) {
      const rank = terms[at] ?? 0;
      counts[rank] = (counts[rank] ?? 0) + (postings.counts[at] ?? 0);
      starts[rank + 1] = (starts[rank + 1] ?? 0) + 1;
    }
  }
  for (let rank = 0; rank < words.length; rank++) starts[rank + 1] = (starts[rank + 1] ?? 0) + (starts[rank] ?? 0);

  // For each term: the parts that have it, in order, and its number among their words.
  const total = starts[words.length] ?? 0;
  const inPart = new Uint32Array(total);
  const asWord = new Uint32Array(total);
  const next = starts.slice();
  for (const [part, { terms }] of parts.entries()) {
    for (let at = 0; at < terms.length; at++) {
      const rank = terms[at] ?? 0;
      const place = next[rank] ?? 0;
      next[rank] = place + 1;
      inPart[place] = part;
      asWord[place] = at;
    }
  }
  return words.map((word, rank) => ({
    word,
    count: counts[rank] ?? 0,
    forEach(visit) {
      const end = starts[rank + 1] ?? 0;
      for (let place = starts[rank] ?? 0; place < end; place++) {
        const part = parts[inPart[place] ?? 0];
        if (part) forEachPosting(part.postings, asWord[place] ?? 0, part.firstRecord, visit);
      }
    },
  }));
}

/** Neighbours in the alphabet are neighbours in every part, so a few ranges of bytes contain all of them. */
function visitPostings(parts: readonly Part[], from: number, to: number, visit: (bytes: Uint8Array) => void): void {
  for (const { firstRecord, postings, terms } of parts) {
    const first = lowerBound(terms, from);
    const end = lowerBound(terms, to);
    if (first === end) continue;
    const bytes = postings.bytes.subarray(startOf(postings, first), postings.ends[end - 1]);
    const numbers = new Uint32Array(3 + 2 * (end - first));
    numbers.set([firstRecord, end - first, bytes.length]);
    for (let at = first; at < end; at++) numbers[3 + at - first] = (terms[at] ?? 0) - from;
    numbers.set(postings.counts.subarray(first, end), 3 + end - first);
    visit(new Uint8Array(numbers.buffer));
    visit(bytes);
  }
}
