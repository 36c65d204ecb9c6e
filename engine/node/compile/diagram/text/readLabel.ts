import { decodeEntities } from '../../markdown/output/entities.ts';
import { Undrawable } from '../undrawable.ts';

/** A run of text in one style. */
export interface Run {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
}

const BREAK = /<br\s*\/?>|\\n|\r?\n/i;
const TAG = /<(\/?)([a-zA-Z][\w-]*)(?:\s[^<>]*)?\/?>/g;
/** Tags that mean nothing to a reader. */
const SILENT_TAGS = new Set(['a', 'center', 'code', 'div', 'font', 'p', 'small', 'span', 'sub', 'sup', 'u']);
const FORMULA = /\$\$/;
/** An icon of a font that our pages do not load. */
const ICON = /\bfa[a-z]?:fa-[\w-]+\s*/g;

/** Text of a label as Mermaid understands it, line by line: `<br/>`, bold and italics, `#quot;` and `#9829;`. */
export function readLabel(source: string): Run[][] {
  const markdown = /^\s*`([^]*)`\s*$/.exec(source)?.[1];
  const text = markdown ?? source;
  if (FORMULA.test(text)) throw new Undrawable('formula');
  const read = markdown === undefined ? readHtml : readMarkdown;
  return text.replace(ICON, '').trim().split(BREAK).map(read);
}

export function plainText(source: string): string {
  return readLabel(source)
    .map((line) => line.map((run) => run.text).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function readHtml(line: string): Run[] {
  const runs: Run[] = [];
  const style: Omit<Run, 'text'> = {};
  let from = 0;
  for (const match of line.matchAll(TAG)) {
    const name = (match[2] ?? '').toLowerCase();
    const isOpen = match[1] === '';
    if (name === 'img' || name === 'svg') throw new Undrawable('image');
    const isBold = name === 'b' || name === 'strong';
    const isItalic = name === 'i' || name === 'em';
    // Anything else is text, such as `List<String>`.
    if (!isBold && !isItalic && !SILENT_TAGS.has(name)) continue;
    push(line.slice(from, match.index));
    from = match.index + match[0].length;
    if (isBold) style.isBold = isOpen;
    if (isItalic) style.isItalic = isOpen;
  }
  push(line.slice(from));
  return runs;

  function push(text: string) {
    if (text) runs.push({ text: decode(text), ...style });
  }
}

/** Only the syntax of Mermaid's "Markdown strings". */
function readMarkdown(line: string): Run[] {
  return line
    .trim()
    .split(/(\*\*[^*]+\*\*|__[^_]+__|\*[^*]+\*|\b_[^_]+_\b)/)
    .filter(Boolean)
    .map((part) => {
      const [, bold] = /^(?:\*\*|__)(.+)(?:\*\*|__)$/.exec(part) ?? [];
      if (bold !== undefined) return { text: decode(bold), isBold: true };
      const [, italic] = /^[*_](.+)[*_]$/.exec(part) ?? [];
      return italic === undefined ? { text: decode(part) } : { text: decode(italic), isItalic: true };
    });
}

function decode(text: string): string {
  return decodeEntities(
    text.replace(/&?#(\w{1,31});/g, (_, code: string) => (/^\d|^x[\da-f]+$/i.test(code) ? `&#${code};` : `&${code};`)),
  );
}
