import type { Nodes, Root } from 'mdast';
import type { Point } from 'unist';
import { splitText, type TextChunk } from './splitText.ts';

const CHUNK_SIZE = 30_000;
/** Ordinary pages are always parsed in one piece. */
export const LONG_TEXT = 100_000;

const DEFINITION = /^ {0,3}(\[(?:\\.|[^\]\\\n])+\]:)[ \t]*(.*)$/gm;

/** A larger piece would take too long; a construct that is still open here was never closed. */
const MAX_PIECE = 1_000_000;

/** An error of the parser, with the text to which its offsets refer. */
export class LongTextError extends Error {
  readonly text: string;

  constructor(cause: unknown, text: string) {
    super('A part of the text cannot be parsed.', { cause });
    this.text = text;
  }
}

/**
 * Parses a long text chunk by chunk. A chunk that ends inside a construct (JSX, an expression) cannot be parsed alone,
 * so the next chunk is appended. Definitions apply to the whole text, so each chunk is given those of the others.
 */
export function parseLongText(
  text: string,
  parse: (text: string, linesBefore: number) => Root,
  size = CHUNK_SIZE,
): Root {
  const definitions = findDefinitions(text);
  const root: Root = { type: 'root', children: [] };
  const chunks = splitText(text, size);
  for (let i = 0; i < chunks.length;) {
    const [tree, used] = parseFrom(i);
    for (const child of tree.children) root.children.push(child);
    i += used;
  }
  return root;

  function parseFrom(first: number): [tree: Root, used: number] {
    for (let count = 1; ; count *= 2) {
      const parts = chunks.slice(first, first + count);
      const chunk = { ...(parts[0] as TextChunk), text: parts.map((part) => part.text).join('') };
      const isLast = first + count >= chunks.length || chunk.text.length > MAX_PIECE;
      try {
        return [parseChunk(chunk), parts.length];
      } catch (error) {
        if (!isLast && isUnfinished(error)) continue;
        throw locate(error, chunk, parse);
      }
    }
  }

  function parseChunk(chunk: TextChunk): Root {
    const lines = chunk.text.split('\n').length;
    const tree = parse(definitions === '' ? chunk.text : `${chunk.text}\n\n${definitions}`, chunk.line);
    const children = tree.children.filter((node) => {
      const isDefinition = node.type === 'definition' || node.type === 'footnoteDefinition';
      return !isDefinition || (node.position?.start.line ?? 0) <= lines;
    });
    for (const node of children) shift(node, chunk);
    return { type: 'root', children };
  }
}

/** Whether a construct is still open at the end, so that more text may close it. */
function isUnfinished(error: unknown): boolean {
  if (!(error instanceof Error) || !('ruleId' in error)) return false;
  return ['end-tag-mismatch', 'unexpected-eof', 'acorn'].includes(String(error.ruleId));
}

/** Parses the chunk again at its place in the file, so that the error names the true lines. */
function locate(
  error: unknown,
  { text, line }: TextChunk,
  parse: (text: string, linesBefore: number) => Root,
): unknown {
  const padded = '\n'.repeat(line) + text;
  try {
    parse(padded, 0);
  } catch (located) {
    return located instanceof RangeError ? located : new LongTextError(located, padded);
  }
  return error;
}

/** Returns one line for each definition, so that the parser knows its name. */
function findDefinitions(text: string): string {
  const found = new Map<string, string>();
  for (const [, label = '', target = ''] of text.matchAll(DEFINITION)) {
    const isNote = label.startsWith('[^');
    if (!found.has(label)) found.set(label, `${label} ${isNote ? 'x' : target.split(/\s/, 1)[0] || '#'}`);
  }
  return [...found.values()].join('\n\n');
}

function shift(node: Nodes, { line, offset }: TextChunk): void {
  if (node.position) {
    movePoint(node.position.start, line, offset);
    movePoint(node.position.end, line, offset);
  }
  if ('children' in node) for (const child of node.children) shift(child, { line, offset, text: '' });
}

function movePoint(point: Point, line: number, offset: number): void {
  point.line += line;
  if (point.offset !== undefined) point.offset += offset;
}
