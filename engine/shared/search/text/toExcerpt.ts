/** Cuts a text to about `maxLength` characters around the place with the most matches. */
import type { Mark, MarkedText } from './findMarks.ts';

/** A piece of text to show, and whether it is a match. */
export interface Segment {
  text: string;
  marked: boolean;
}

const ELLIPSIS = '…';

export function toExcerpt({ text, marks }: MarkedText, maxLength: number): Segment[] {
  const { start, end } = grow(text, bestPlace(marks, maxLength), maxLength);
  const segments = toSegments(text, marks, start, end);
  if (start > 0) segments.unshift({ text: ELLIPSIS, marked: false });
  if (end < text.trimEnd().length) segments.push({ text: ELLIPSIS, marked: false });
  return mergePlain(segments);
}

/** The whole text, for titles and headings. */
export function markWords({ text, marks }: MarkedText): Segment[] {
  return toSegments(text, marks, 0, text.length);
}

interface Range {
  start: number;
  end: number;
}

/** From the first mark of the densest stretch to its last; the start of the text if there is no mark. */
function bestPlace(marks: readonly Mark[], maxLength: number): Range {
  let best: Range = { start: 0, end: 0 };
  let most = 0;
  marks.forEach(({ start }, i) => {
    const seen = new Set<string>();
    let end = start;
    for (let k = i; k < marks.length; k++) {
      const mark = marks[k];
      if (mark === undefined || (mark.end - start > maxLength && k > i)) break;
      seen.add(mark.word);
      end = mark.end;
    }
    if (seen.size > most) {
      most = seen.size;
      best = { start, end };
    }
  });
  return best;
}

/** The sentence around the place as far as there is room, then the text around the sentence. */
function grow(text: string, place: Range, maxLength: number): Range {
  const sentence = sentenceAround(text, place);
  return growWithin(text, growWithin(text, place, sentence, maxLength), { start: 0, end: text.length }, maxLength);
}

/** Ends of sentences and of similar pieces; a dot inside a name or number does not count. */
const SENTENCE_END = /[.!?:…]["')\]]*\s+/g;

function sentenceAround(text: string, { start, end }: Range): Range {
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(SENTENCE_END)) {
    const next = index + mark.length;
    if (next <= start) from = next;
    else if (index >= end) return { start: from, end: next };
  }
  return { start: from, end: text.length };
}

/** Takes in words on both sides, in turn, as long as there is room and they are within `bounds`. */
function growWithin(text: string, { start, end }: Range, bounds: Range, maxLength: number): Range {
  let from = start;
  let to = end;
  let leftOpen = true;
  let rightOpen = true;
  while (leftOpen || rightOpen) {
    const before: number = leftOpen
      ? (/\S*\s*$/.exec(text.slice(Math.max(bounds.start, from - maxLength), from))?.[0].length ?? 0)
      : 0;
    leftOpen = before > 0 && to - from + before <= maxLength;
    if (leftOpen) from -= before;
    const after: number = rightOpen
      ? (/^\s*\S*/.exec(text.slice(to, Math.min(bounds.end, to + maxLength)))?.[0].length ?? 0)
      : 0;
    rightOpen = after > 0 && to - from + after <= maxLength;
    if (rightOpen) to += after;
  }
  // A text without spaces: better half a word than none.
  if (to === from) to = Math.min(text.length, maxLength);
  if (to - from > maxLength) to = from + maxLength;
  return { start: from, end: to };
}

function toSegments(text: string, marks: readonly Mark[], start: number, end: number): Segment[] {
  const segments: Segment[] = [];
  let at = start;
  for (const mark of marks) {
    if (mark.end <= at || mark.start >= end) continue;
    const from = Math.max(mark.start, at);
    const to = Math.min(mark.end, end);
    if (from > at) segments.push({ text: text.slice(at, from), marked: false });
    segments.push({ text: text.slice(from, to), marked: true });
    at = to;
  }
  if (at < end) segments.push({ text: text.slice(at, end), marked: false });
  return segments;
}

function mergePlain(segments: readonly Segment[]): Segment[] {
  const merged: Segment[] = [];
  for (const segment of segments) {
    const last = merged[merged.length - 1];
    if (last !== undefined && last.marked === segment.marked) last.text += segment.text;
    else merged.push({ ...segment });
  }
  return merged;
}
