import type { Shape } from '../graph/types.ts';
import type { Scanner } from './Scanner.ts';
import { shapeByName } from './shapeByName.ts';

export interface NodeText {
  id: string;
  /** Only set where the node is written with its text. */
  text?: string;
  shape?: Shape;
}

const ID = /(?:[\p{L}\p{N}\p{M}!#$%'*+.`?\\_/,]|-(?![->.])|=(?!=)|:(?!:))+/uy;

/** Longer signs first: `([` before `(`. */
const BRACKETS: [open: string, close: string, shape: Shape][] = [
  ['(((', ')))', 'double-circle'],
  ['((', '))', 'circle'],
  ['([', '])', 'stadium'],
  ['(-', '-)', 'ellipse'],
  ['(', ')', 'round'],
  ['[[', ']]', 'subroutine'],
  ['[(', ')]', 'cylinder'],
  ['[/', '/]', 'lean-right'],
  ['[/', '\\]', 'trapezoid'],
  ['[\\', '\\]', 'lean-left'],
  ['[\\', '/]', 'trapezoid-down'],
  ['[', ']', 'rect'],
  ['{{', '}}', 'hexagon'],
  ['{', '}', 'diamond'],
  ['>', ']', 'flag'],
];

export function readNode(scanner: Scanner): NodeText {
  const id = scanner.take(ID)?.[0];
  if (id === undefined || id === 'end') return scanner.fail();
  const node = { id, ...readShape(scanner) };
  scanner.take(/:::[\w-]+/y);
  return node;
}

function readShape(scanner: Scanner): Omit<NodeText, 'id'> {
  if (scanner.take(/@\{/y)) return readProperties(scanner);
  const opened = BRACKETS.filter(([open]) => scanner.text.startsWith(open, scanner.at));
  const longest = opened[0]?.[0];
  if (longest === undefined) return {};
  scanner.at += longest.length;
  const choices = opened.filter(([open]) => open === longest);
  const quoted = scanner.take(/\s*"([^"]*)"\s*/y);
  const text =
    quoted?.[1] ??
    readPlain(
      scanner,
      choices.map(([, close]) => close),
    );
  for (const [, close, shape] of choices) {
    if (!scanner.text.startsWith(close, scanner.at)) continue;
    scanner.at += close.length;
    return { text, shape };
  }
  return scanner.fail();
}

/** Text without quotes, up to the nearest closing sign; brackets and quotes inside are errors. */
function readPlain(scanner: Scanner, closes: string[]): string {
  const ends = closes.map((close) => scanner.text.indexOf(close, scanner.at)).filter((end) => end >= 0);
  const end = Math.min(...ends);
  if (ends.length === 0) return scanner.fail();
  const text = scanner.text.slice(scanner.at, end);
  if (/[[\](){}|"]/.test(text)) return scanner.fail();
  scanner.at = end;
  return text;
}

/** `@{ shape: cyl, label: "Store" }` */
function readProperties(scanner: Scanner): Omit<NodeText, 'id'> {
  const result: Omit<NodeText, 'id'> = {};
  while (!scanner.take(/\s*\}/y)) {
    const entry = scanner.take(/\s*([\w-]+)\s*:\s*(?:"([^"]*)"|'([^']*)'|([^\s,}"']+))\s*,?/y);
    const value = entry?.[2] ?? entry?.[3] ?? entry?.[4];
    if (entry?.[1] === 'label') result.text = value;
    else if (entry?.[1] === 'shape') result.shape = shapeByName(value ?? '');
    else return scanner.fail();
  }
  return result;
}
