import { layoutText, SMALL_SIZE, type TextBlock } from '../text/layoutText.ts';
import type { Box } from '../graph/types.ts';
import { Undrawable } from '../undrawable.ts';
import { measureSequence, NOTE_PAD, SELF, type Column } from './measureSequence.ts';
import type { Message, Note, Sequence } from './types.ts';

export interface SequenceLayout {
  columns: Column[];
  headHeight: number;
  /** The end of the columns' lines. */
  bottom: number;
  messages: PlacedMessage[];
  notes: (Box & { text: TextBlock })[];
  bars: Box[];
  frames: Frame[];
  left: number;
  right: number;
}

export interface PlacedMessage {
  message: Message;
  fromX: number;
  toX: number;
  y: number;
  text: TextBlock;
}

/** A block around some steps. */
export interface Frame extends Box {
  name: string;
  title: TextBlock;
  parts: { y: number; title: TextBlock }[];
}

interface OpenFrame extends Frame {
  left: number;
  right: number;
}

const STEP = 12;
const TEXT_TO_LINE = 5;
const BAR = 10;
const FRAME_PAD = 12;
const FRAME_HEAD = 24;
const TAB_PAD = 7;

export function layoutSequence(sequence: Sequence): SequenceLayout {
  const { columns, headHeight, texts } = measureSequence(sequence);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const layout: SequenceLayout = {
    columns,
    headHeight,
    bottom: 0,
    messages: [],
    notes: [],
    bars: [],
    frames: [],
    left: Math.min(...columns.map(({ x, width }) => x - width / 2)),
    right: Math.max(...columns.map(({ x, width }) => x + width / 2)),
  };
  const open: OpenFrame[] = [];
  const working = new Map<string, number[]>();
  let y = headHeight + STEP;
  /** The position of the last message, where activity starts and ends. */
  let lineY = y;

  for (const step of sequence.steps) {
    switch (step.type) {
      case 'message':
        addMessage(step);
        break;
      case 'note':
        addNote(step);
        break;
      case 'activate':
        working.set(step.id, [...(working.get(step.id) ?? []), lineY]);
        break;
      case 'deactivate':
        endWork(step.id);
        break;
      case 'block':
        openFrame(step.name, step.text);
        break;
      case 'part':
        addPart(step.text);
        break;
      case 'end':
        closeFrame();
        break;
    }
  }
  lineY = y + STEP / 2;
  for (const id of working.keys()) while (working.get(id)?.length) endWork(id);
  layout.bottom = y + STEP;
  return layout;

  function xOf(id: string): number {
    return byId.get(id)?.x ?? 0;
  }

  function include(left: number, right: number) {
    layout.left = Math.min(layout.left, left);
    layout.right = Math.max(layout.right, right);
    const frame = open.at(-1);
    if (!frame) return;
    frame.left = Math.min(frame.left, left);
    frame.right = Math.max(frame.right, right);
  }

  /** The side of a participant's line, or of the bar on it, that faces another position. */
  function edgeOf(id: string, towards: number): number {
    const depth = working.get(id)?.length ?? 0;
    const x = xOf(id);
    if (depth === 0) return x;
    const shift = ((depth - 1) * BAR) / 2;
    return towards > x ? x + shift + BAR / 2 : depth > 1 ? x + shift - BAR / 2 : x - BAR / 2;
  }

  function addMessage(message: Message) {
    const text = texts.get(message);
    if (!text) return;
    const [a, b] = [xOf(message.from), xOf(message.to)];
    if (a === b) {
      const x = edgeOf(message.from, Infinity);
      const height = Math.max(SELF.height, text.height);
      lineY = y + 4 + (height + SELF.height) / 2;
      layout.messages.push({ message, fromX: x, toX: x, y: lineY, text });
      include(x - SELF.width, x + SELF.width + text.width + 8);
      y += height + STEP + 4;
      return;
    }
    lineY = y + text.height + (text.width > 0 ? TEXT_TO_LINE : 0);
    layout.messages.push({ message, fromX: edgeOf(message.from, b), toX: edgeOf(message.to, a), y: lineY, text });
    const middle = (a + b) / 2;
    include(Math.min(a, b, middle - text.width / 2), Math.max(a, b, middle + text.width / 2));
    y = lineY + STEP;
  }

  function addNote(note: Note) {
    const text = texts.get(note);
    if (!text) return;
    const [a, b] = note.over.map(xOf).sort((one, two) => one - two);
    if (a === undefined || b === undefined) return;
    const width = Math.max(text.width + 2 * NOTE_PAD, note.side === 'over' && b > a ? b - a + 40 : 0);
    const x = note.side === 'left' ? a - 10 - width : note.side === 'right' ? a + 10 : (a + b - width) / 2;
    const height = text.height + 2 * NOTE_PAD - 2;
    layout.notes.push({ x, y, width, height, text });
    include(x, x + width);
    y += height + STEP;
  }

  function endWork(id: string) {
    const starts = working.get(id);
    const start = starts?.pop();
    if (!starts || start === undefined) throw new Undrawable('ends work that has not begun');
    const shift = (starts.length * BAR) / 2;
    layout.bars.push({ x: xOf(id) - BAR / 2 + shift, y: start, width: BAR, height: Math.max(8, lineY - start) });
  }

  function openFrame(name: string, source: string) {
    const title = layoutText(source && `[${source}]`, 300, SMALL_SIZE);
    open.push({ name, title, parts: [], x: 0, y, width: 0, height: 0, left: Infinity, right: -Infinity });
    y += name === 'rect' ? FRAME_PAD : Math.max(FRAME_HEAD, title.height + 6) + 6;
  }

  function addPart(source: string) {
    const title = layoutText(source && `[${source}]`, 300, SMALL_SIZE);
    open.at(-1)?.parts.push({ y, title });
    y += title.width > 0 ? title.height + 12 : STEP;
  }

  function closeFrame() {
    const frame = open.pop();
    if (!frame) return;
    const { left, right, ...rest } = frame;
    const from = left === Infinity ? layout.left : left - FRAME_PAD - 4;
    const tab = frame.name === 'rect' ? 0 : tabWidth(frame.name);
    const widest = Math.max(tab + frame.title.width + 16, ...frame.parts.map(({ title }) => title.width + 24));
    const to = Math.max(left === Infinity ? layout.right : right + FRAME_PAD + 4, from + widest);
    layout.frames.push({ ...rest, x: from, width: to - from, height: y - frame.y });
    include(from, to);
    y += STEP;
  }
}

export function tabWidth(name: string): number {
  return layoutText(`<b>${name}</b>`, 200, SMALL_SIZE).width + 2 * TAB_PAD;
}
