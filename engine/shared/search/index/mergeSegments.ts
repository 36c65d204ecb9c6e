/** Segments of an index → the data of all of it: records and words numbered through. */
import { nearWords } from '../text/otherWords.ts';
import { forEachPosting, startOf, type PackedPostings } from './Postings.ts';
import type { IndexData, IndexSegment, IndexTerm } from './types.ts';

/** In the order of their pages. */
export function mergeSegments(segments: readonly IndexSegment[]): IndexData {
  const lengths: IndexData['lengths'] = { title: [], heading: [], description: [], keywords: [], content: [] };
  const repeats = new Map<number, number>();
  const firstOf = new Map<string, number>();
  const abbreviations = new Map<string, readonly string[]>();
  const parts: Part[] = [];
  const readerParts: Part[] = [];
  for (const segment of segments) {
    const firstRecord = lengths.content.length;
    parts.push(toPart(segment.postings, firstRecord));
    readerParts.push(toPart(segment.readerWords, firstRecord));
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
  const terms = mergeTerms(parts);
  const groups = [...abbreviations.values()].sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return {
    pages: segments.flatMap(({ pages }) => pages),
    terms,
    readerWords: mergeTerms(readerParts),
    lengths,
    repeats,
    synonyms: [...groups, ...nearWords(terms.map(({ word }) => word))],
    visitPostings: (from, to, visit) => visitPostings(parts, from, to, visit),
  };
}

const FIELDS = ['title', 'heading', 'description', 'keywords', 'content'] as const;

interface Part {
  /** Number of its first record in the whole index. */
  firstRecord: number;
  postings: PackedPostings;
  /** Which of all terms each of its words is. */
  terms: Uint32Array;
}

function toPart(postings: PackedPostings, firstRecord: number): Part {
  return { firstRecord, postings, terms: new Uint32Array(postings.words.length) };
}

function mergeTerms(parts: readonly Part[]): IndexTerm[] {
  const ids = new Map<string, number>();
  for (const { postings, terms } of parts) {
    for (const [at, word] of postings.words.entries()) {
      const id = ids.get(word) ?? ids.size;
      if (id === ids.size) ids.set(word, id);
      terms[at] = id;
    }
  }
  const words = [...ids.keys()].sort((a, b) => (a < b ? -1 : 1));
  const rankOf = new Uint32Array(words.length);
  for (const [rank, word] of words.entries()) rankOf[ids.get(word) ?? 0] = rank;
  const counts = new Uint32Array(words.length);
  const starts = new Uint32Array(words.length + 1);
  for (const { postings, terms } of parts) {
    for (let at = 0; at < terms.length; at++) {
      const rank = rankOf[terms[at] ?? 0] ?? 0;
      terms[at] = rank;
      counts[rank] = (counts[rank] ?? 0) + (postings.counts[at] ?? 0);
      starts[rank + 1] = (starts[rank + 1] ?? 0) + 1;
    }
  }
  for (let rank = 0; rank < words.length; rank++) starts[rank + 1] = (starts[rank + 1] ?? 0) + (starts[rank] ?? 0);

  // Of each term: the parts that have it, in order, and which of their words it is.
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

/** Neighbours in the alphabet are neighbours in every part: a few pieces of bytes tell all there is of them. */
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

/** The first place in an ascending list whose number is not below `limit`. */
function lowerBound(numbers: Uint32Array, limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
