import type { Head, Line } from '../graph/types.ts';
import type { Scanner } from './Scanner.ts';

export interface LinkText {
  text: string;
  line: Line;
  start: Head;
  end: Head;
  length: number;
}

interface Kind {
  line: Line;
  /** A whole link: head, body, head. */
  whole: RegExp;
  /** The first half of a link with text inside, and where it continues. */
  open?: RegExp;
  close?: RegExp;
  lengthOf(body: string): number;
}

// After a line break `x` and `o` start a node, not a link.
const SPACE = String.raw`(?:[ \t]*([xo<]?)|\s+(<?))`;
/** Inside text `x` and `o` are heads only at the beginning of a word. */
const CLOSING = String.raw`\s*(?:<|(?<=\s)[xo])?`;
const NAME = String.raw`(?:\s*[\w-]+@)?`;

const KINDS: Kind[] = [
  {
    line: 'solid',
    whole: new RegExp(`${NAME}${SPACE}(--+)([-xo>])\\s*`, 'y'),
    open: new RegExp(`${NAME}${SPACE}--\\s*`, 'y'),
    close: new RegExp(`${CLOSING}(--+)([-xo>])\\s*`, 'g'),
    lengthOf: (body) => body.length - 1,
  },
  {
    line: 'thick',
    whole: new RegExp(`${NAME}${SPACE}(==+)([=xo>])\\s*`, 'y'),
    open: new RegExp(`${NAME}${SPACE}==\\s*`, 'y'),
    close: new RegExp(`${CLOSING}(==+)([=xo>])\\s*`, 'g'),
    lengthOf: (body) => body.length - 1,
  },
  {
    line: 'dotted',
    whole: new RegExp(`${NAME}${SPACE}-?(\\.+)-([xo>]?)\\s*`, 'y'),
    open: new RegExp(`${NAME}${SPACE}-\\.\\s*`, 'y'),
    close: new RegExp(`${CLOSING}-?(\\.+)-([xo>]?)\\s*`, 'g'),
    lengthOf: (body) => body.length,
  },
  { line: 'hidden', whole: new RegExp(`${SPACE}(~~~+)()\\s*`, 'y'), lengthOf: (body) => body.length - 2 },
];

const HEADS: Record<string, Head> = { '>': 'arrow', '<': 'arrow', x: 'cross', o: 'circle' };
const MAX_RANKS = 10;

export function readLink(scanner: Scanner): LinkText | undefined {
  for (const kind of KINDS) {
    const whole = scanner.take(kind.whole);
    if (whole) return { ...toLink(kind, whole[1] || whole[2], whole[3], whole[4]), text: readPiped(scanner) };
  }
  for (const kind of KINDS) {
    const open = kind.open && scanner.take(kind.open);
    if (!open || !kind.close) continue;
    const { text, end } = scanner.takeUntil(kind.close);
    const label = /^"([^"]*)"$/.exec(text.trim())?.[1] ?? text.trim();
    return { ...toLink(kind, open[1] || open[2], end[1], end[2]), text: label };
  }
  return undefined;
}

function toLink({ line, lengthOf }: Kind, start = '', body = '', end = ''): Omit<LinkText, 'text'> {
  return {
    line,
    start: HEADS[start] ?? 'none',
    end: HEADS[end] ?? 'none',
    length: Math.min(Math.max(1, lengthOf(body)), MAX_RANKS),
  };
}

function readPiped(scanner: Scanner): string {
  if (!scanner.take(/\|/y)) return '';
  const match = scanner.take(/\s*(?:"([^"]*)"|([^|"]*))\s*\|\s*/y);
  return match ? (match[1] ?? match[2] ?? '').trim() : scanner.fail();
}
