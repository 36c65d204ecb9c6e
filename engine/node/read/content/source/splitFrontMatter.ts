import { lineAt } from '../../../ground/files/readText.ts';

export interface FrontMatterBlock {
  /** Text between the fences. */
  text: string;
  /** The word after the opening fence, `json` in `---json`. */
  language: string;
  /** The number of lines of the block, both fences included. */
  lines: number;
  /** Whether there is a closing fence. */
  closed: boolean;
  /** The offset after the closing fence's line break. */
  end: number;
}

/** The block between `---` lines at the start of a file, if any. */
export function splitFrontMatter(source: string): FrontMatterBlock | undefined {
  if (!source.startsWith('---') || source[3] === '-') return undefined;
  const firstBreak = source.indexOf('\n');
  const openEnd = firstBreak < 0 ? source.length : firstBreak;
  const language = source.slice(3, openEnd).trim();
  const close = source.indexOf('\n---', openEnd);
  if (close < 0) {
    return {
      text: source.slice(openEnd + 1),
      language,
      lines: lineAt(source, Infinity),
      closed: false,
      end: source.length,
    };
  }
  const lineEnd = source.indexOf('\n', close + 1);
  const end = lineEnd < 0 ? source.length : lineEnd + 1;
  const text = source.slice(Math.min(openEnd + 1, close), close).replace(/\r$/, '');
  return { text, language, lines: lineAt(source, close) + 1, closed: true, end };
}

/** Line of a top-level key, for messages; the block's first line if it cannot be found. */
export function lineOfKey(source: string, key: string): number {
  const block = splitFrontMatter(source);
  if (!block) return 1;
  const name = key.split(/[.[]/, 1)[0] ?? key;
  const index = block.text.split('\n').findIndex((line) => {
    const written = /^(?:"([^"]*)"|'([^']*)'|([^\s:#'"][^:]*?))\s*:(?:\s|$)/.exec(line);
    return written !== null && (written[1] ?? written[2] ?? written[3]) === name;
  });
  return index < 0 ? 1 : index + 2;
}
