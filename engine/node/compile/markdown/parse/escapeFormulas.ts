import { mapOutsideFences } from '../../../read/content/source/scanFences.ts';

/** A `$` that may begin and end a formula: not a price, and not `${x}` in code. */
const INLINE = /(?<![\\$\w])\$(?![\s{\d])([^$\n]*[^\s$\\])\$(?![\d$])|(?<![\\$])\$\$([^$\n]+)\$\$/g;
/** An unescaped brace, and a sign that only formulas have. */
const TEX = /[\\^_][^]*(?<!\\)\{|(?<!\\)\{[^]*[\\^_]/;
const CODE_SPAN = /(`+[^`]*`+)/;

/**
 * Escapes formulas whose braces MDX would read as JavaScript, so that their source stays text. Every line keeps its
 * number. Returns nothing if there are none; `line` is the number of the first line.
 */
export function escapeFormulas(text: string): { text: string; line: number } | undefined {
  if (!text.includes('$') || !text.includes('{')) return undefined;
  const blocks = findBlocks(text);
  let first: number | undefined;
  const escaped = mapOutsideFences(text, (line, index) => {
    const changed = blocks.has(index)
      ? toText(line)
      : line
          .split(CODE_SPAN)
          .map((part) => (part.startsWith('`') ? part : part.replace(INLINE, escapeInline)))
          .join('');
    if (changed !== line) first ??= index + 1;
    return changed;
  });
  return first === undefined ? undefined : { text: escaped, line: first };
}

/** Lines between two `$$` lines that MDX would interpret differently. */
function findBlocks(text: string): Set<number> {
  const marks: number[] = [];
  const lines = text.split('\n');
  mapOutsideFences(text, (line, index) => {
    if (line.trim() === '$$') marks.push(index);
    return line;
  });
  const inside = new Set<number>();
  for (let i = 0; i + 1 < marks.length; i += 2) {
    const [start = 0, end = 0] = [marks[i], marks[i + 1]];
    if (!TEX.test(lines.slice(start + 1, end).join('\n'))) continue;
    for (let line = start + 1; line < end; line++) inside.add(line);
  }
  return inside;
}

function escapeInline(written: string): string {
  return TEX.test(written) ? toText(written) : written;
}

/** A backslash in front of a sign makes it text. */
function toText(written: string): string {
  return written.replace(/[!-#%-/:-@[-`{-~]/g, '\\$&');
}
