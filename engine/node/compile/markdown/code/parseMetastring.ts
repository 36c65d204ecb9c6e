export interface CodeMeta {
  title?: string;
  /** Lines (from 1) to highlight. */
  lines?: Set<number>;
  /** Number of the first line. */
  firstLine?: number;
}

/** More lines than any block has, so that a range like `{1-99999999}` does not fill the memory. */
const MAX_LINE = 100_000;

/** Parses the text after the language of a fence: `title="x" {1,3-5} showLineNumbers=10`. */
export function parseMetastring(meta: string | undefined): CodeMeta {
  const result: CodeMeta = {};
  if (!meta) return result;
  const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
  if (title) result.title = title;
  const ranges = /\{([\d,-]+)\}/.exec(meta)?.[1];
  if (ranges) result.lines = parseRanges(ranges);
  const numbers = meta.split(' ').find((word) => word.startsWith('showLineNumbers'));
  if (numbers) result.firstLine = firstLineOf(numbers);
  return result;
}

function firstLineOf(word: string): number {
  const start = Number.parseInt(word.slice('showLineNumbers='.length), 10);
  return Number.isNaN(start) ? 1 : start;
}

function parseRanges(text: string): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^(\d+)(?:-(\d+))?$/.exec(part);
    if (!match) continue;
    const first = Number(match[1]);
    const last = Number(match[2] ?? first);
    const [from, to] = first < last ? [first, last] : [last, first];
    for (let line = Math.max(1, from); line <= Math.min(to, MAX_LINE); line++) lines.add(line);
  }
  return lines;
}
