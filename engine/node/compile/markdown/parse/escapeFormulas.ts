import { mapOutsideFences } from '../../../read/content/source/scanFences.ts';

/** `$` that a formula may begin and end with: a price does not, nor does `${x}` in code. */
const INLINE = /(?<![\\$\w])\$(?![\s{\d])([^$\n]*[^\s$\\])\$(?![\d$])|(?<![\\$])\$\$([^$\n]+)\$\$/g;
/** A brace that is not text already, and a sign that only formulas have. */
const TEX = /[\\^_][^]*(?<!\\)\{|(?<!\\)\{[^]*[\\^_]/;
const CODE_SPAN = /(`+[^`]*`+)/;

/**
 * Formulas whose braces MDX would take for JavaScript, written so that they are text: their source, sign for sign.
 * Every line keeps its number. Nothing if there are none; `line` is that of the first.
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

/** Lines between two lines of `$$` that MDX would read as something else. */
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

/** A backslash before a sign makes it text. */
function toText(written: string): string {
  return written.replace(/[!-#%-/:-@[-`{-~]/g, '\\$&');
}
