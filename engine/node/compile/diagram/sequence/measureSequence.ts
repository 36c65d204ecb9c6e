import { layoutText, SMALL_SIZE, type TextBlock } from '../text/layoutText.ts';
import type { Message, Note, Sequence } from './types.ts';
import { placeColumns, type Distance } from './placeColumns.ts';

export interface Column {
  id: string;
  text: TextBlock;
  isActor: boolean;
  /** Middle of its line. */
  x: number;
  width: number;
  /** Height of what is above its line. */
  height: number;
}

export interface Measures {
  columns: Column[];
  headHeight: number;
  texts: Map<Message | Note, TextBlock>;
}

export const SELF = { width: 34, height: 26 };
export const NOTE_PAD = 8;
const ACTOR_HEIGHT = 42;
const COLUMN = 620;
const HEAD_PAD = 12;
const MIN_HEAD = 64;
const APART = 18;
/** Space between a message's text and the lines of its participants. */
const TEXT_GAP = 12;
const NOTE_GAP = 12;

/** Widths at which texts break, per column. */
const WRAPS = [200, 160, 135, 115, 100, 86];

/** Breaks texts so that all columns fit next to each other if possible, and places the columns. */
export function measureSequence(sequence: Sequence): Measures {
  let measures = measure(sequence, 200);
  for (const wrap of WRAPS) {
    measures = measure(sequence, wrap);
    if (widthOf(measures.columns) <= COLUMN) break;
  }
  return measures;
}

function widthOf(columns: Column[]): number {
  const [first, last] = [columns[0], columns.at(-1)];
  return first && last ? last.x + last.width / 2 - first.x + first.width / 2 : 0;
}

function measure({ participants, boxes, steps }: Sequence, wrap: number): Measures {
  const columns = participants.map(({ id, text: source, isActor }) => {
    const text = layoutText(source, wrap);
    const height = text.height + (isActor ? ACTOR_HEIGHT : 2 * HEAD_PAD - 4);
    return { id, text, isActor, x: 0, width: Math.max(MIN_HEAD, text.width + 2 * HEAD_PAD), height };
  });
  const indexes = new Map(columns.map(({ id }, index) => [id, index]));
  const texts = new Map<Message | Note, TextBlock>();
  const distances: Distance[] = [];
  columns.forEach(({ width }, index) => {
    need(index, index + 1, (width + (columns[index + 1]?.width ?? 0)) / 2 + (boxes.length > 0 ? 2 * APART : APART));
  });
  for (const step of steps) {
    if (step.type === 'message') measureMessage(step);
    if (step.type === 'note') measureNote(step);
  }
  const places = placeColumns(columns.length, distances);
  columns.forEach((column, index) => (column.x = places[index] ?? 0));
  return { columns, headHeight: Math.max(...columns.map(({ height }) => height)), texts };

  function need(from: number, to: number, distance: number) {
    distances.push({ from, to, distance });
  }

  function indexOf(id: string): number {
    return indexes.get(id) ?? 0;
  }

  function measureMessage(message: Message) {
    const [from, to] = [indexOf(message.from), indexOf(message.to)];
    const span = Math.abs(from - to);
    const source = message.number === undefined ? message.text : `<b>${message.number}</b> ${message.text}`;
    const text = layoutText(source, span > 1 ? wrap * span * 0.9 : wrap, SMALL_SIZE);
    texts.set(message, text);
    if (span === 0) need(from, from + 1, SELF.width + text.width + 2 * TEXT_GAP);
    else need(from, to, text.width + 2 * TEXT_GAP);
  }

  function measureNote(note: Note) {
    const [a, b] = [indexOf(note.over[0]), indexOf(note.over[1])];
    const span = Math.abs(a - b);
    const text = layoutText(note.text, span > 0 ? wrap * span : Math.max(wrap, 110), SMALL_SIZE);
    texts.set(note, text);
    const width = text.width + 2 * NOTE_PAD;
    if (note.side === 'right') need(a, a + 1, width + 2 * NOTE_GAP);
    if (note.side === 'left') need(a - 1, a, width + 2 * NOTE_GAP);
    if (note.side !== 'over') return;
    if (span > 0) return need(a, b, width - 2 * NOTE_GAP);
    need(a, a + 1, width / 2 + NOTE_GAP);
    need(a - 1, a, width / 2 + NOTE_GAP);
  }
}
