/** Detects syntax that people rarely write and that two Markdown parsers may read differently. */
import { mapOutsideFences } from '../../../read/content/source/scanFences.ts';
import { MAX_BRACKETS, MAX_CONTAINERS, MAX_EMPHASIS_RUNS } from './limitSyntax.ts';

/** Nested brackets of any kind: far beyond this depth a native parser overflows its stack, which ends the process. */
const MAX_BRACKET_DEPTH = 100;

/** The limit per block: a native parser that cannot read one of them tries all that follow. */
const MAX_BRACES = 4000;

/**
 * For text only, because code may contain them. Each pattern reads the text once from left to right; none may search
 * for its end from each of many starts.
 */
const TEXT_SIGNS = [
  // An address whose host starts with an unusual character.
  /(?:https?:\/\/|www\.)(?![\p{L}\p{N}])/iu,
  // An address right after a symbol, a character that is written by its number, or emphasis of two kinds.
  /\p{S}www\.|(?:[\u{10000}-\u{10ffff}]|&[#\w]{1,40};|[*~]_|_[*~]|\*~|~\*)(?:www\.|https?:)/iu,
  // An address that continues with a directive, or with inline code.
  /(?<!`)(?:https?:\/\/|www\.)\S{0,500}?(?::[a-z][\w-]*\[|`)/i,
  // A definition directly followed by something else.
  /^[ \t>]*\[[^\]\n]+\]:.*\n(?![ \t]*(?:\n|\[|$))/m,
  // A definition directly below indented code.
  /^(?: {4}|\t).*\n[ \t>]*\[[^\]\n]+\]:/m,
  // A footnote that is indented like code.
  /^(?: {4}| {0,3}\t)[ \t]*\[\^[^\]\n]+\]:/m,
  // A footnote that begins with an empty list item, or with a directive.
  /^[ \t>]*\[\^[^\]\n]+\]:[ \t>]*(?:::|(?:[-*+]|\d{1,9}[.)])[ \t]*$)/m,
  // A tag in the text of an image.
  /!\[(?:[^[\]<]|\[[^[\]<]{0,500}\]|\[){0,500}</,
  // Tasks without text.
  /\[[ xX]\][ \t]*(?:$|<!--)/m,
  // A table directly followed by an import.
  /\|[^|\n]*\n(?:import|export)\b/,
  // A table border that may be a list item.
  /^[ \t>]*-[ \t][ \t:-]*\|/m,
  // An escaped emphasis sign next to an unescaped one.
  /\\[*_~][*_~]|(?<!\\)[*_~]\\[*_~]/,
  // Emphasis between, say, an emoji and something else: parsers disagree whether that is a letter or a sign.
  /[\u{10000}-\u{10ffff}][*_~]+[^\s*_~]|[^\s*_~][*_~]+[\u{10000}-\u{10ffff}]/u,
  // Tags without a name, or at the end of a line or cell; tags or expressions with a tab between them.
  /<\/?>|<[ \t]*(?:\||$)|[>}] *\t[ \t]*[<{]/m,
  // An empty list item directly below a tag or an expression.
  /[>}][ \t]*\n[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]*$/m,
  // A comment next to a tag, an expression or another comment.
  /[>}][ \t]*<!--|-->[ \t]*[<{]/,
  // An inline directive with attributes, or with an expression after it; colons after a backslash.
  /:[\w-]+\{|\\(?:\n[ \t>]*)?::/,
  // A directive's name that continues with a letter of another alphabet.
  /:[a-z][\w-]*[^\s!-~]/i,
];

/** Characters that end a line, or are invalid, in one parser only. */
// oxlint-disable-next-line no-control-regex -- It is one of them.
const STRANGE = /[\0\u2028\u2029\ufeff]/;

/** Quotes and lists that begin on one line. */
const CONTAINERS = new RegExp(`^(?:[ \\t]*(?:>|[-*+][ \\t]|\\d{1,9}[.)][ \\t])){${MAX_CONTAINERS},}`, 'm');

/** Tests text without code. */
export function hasUnusualText(text: string): boolean {
  return (
    TEXT_SIGNS.some((sign) => sign.test(text)) ||
    (text.includes(']{') && /:[\w-]+\[/.test(text)) ||
    hasCutAddress(text) ||
    hasTaskHeading(text)
  );
}

/** Tests text and code. */
export function isUnusual(text: string): boolean {
  return (
    // In code it makes the native parser read past the end, which ends the process.
    text.endsWith('\\') ||
    STRANGE.test(text) ||
    CONTAINERS.test(text) ||
    hasBackslash(text) ||
    hasOddCode(text) ||
    isDeep(text) ||
    isCrowded(text) ||
    hasOpenTable(text) ||
    hasOddDirective(text)
  );
}

/** Inline code that ends with a backslash, followed by an expression. */
function hasBackslash(text: string): boolean {
  const sign = '\\`';
  if (!text.includes(sign)) return false;
  return text.split('\n').some((line) => line.includes(sign) && line.includes('{', line.indexOf(sign)));
}

/**
 * A line with backticks that open or close code but not both; or with an expression, and code with an unpaired bracket.
 */
function hasOddCode(text: string): boolean {
  if (!text.includes('`')) return false;
  let isFound = false;
  mapOutsideFences(text, (line) => {
    isFound ||= line.includes('`') && isOddCode(line);
    return line;
  });
  return isFound;
}

function isOddCode(line: string): boolean {
  const hasExpression = line.includes('{');
  let open: { run: string; index: number } | undefined;
  for (const { 0: run, index } of line.matchAll(/`+/g)) {
    if (!open) open = { run, index };
    // Code ends with as many backticks as it begins with.
    else if (run === open.run) {
      const code = line.slice(open.index, index);
      if (hasExpression && count(code, /\[/g) !== count(code, /\]/g)) return true;
      open = undefined;
    }
  }
  return open !== undefined;
}

/** An address that ends at the border of a table cell or in braces. */
function hasCutAddress(text: string): boolean {
  for (const { index } of text.matchAll(/[|{]/g)) {
    let start = index;
    while (start > 0 && !/[\s|{]/.test(text[start - 1]!)) start--;
    if (/https?:|www\.|@/i.test(text.slice(start, index))) return true;
  }
  return false;
}

function isDeep(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (sign === '(' || sign === '[' || sign === '{') {
      if (++depth > MAX_BRACKET_DEPTH) return true;
    } else if (depth > 0 && (sign === ')' || sign === ']' || sign === '}')) depth--;
  }
  return false;
}

/** Blocks that may reach one of the syntax limits. */
function isCrowded(text: string): boolean {
  if (text.length <= MAX_EMPHASIS_RUNS) return false;
  return text.split(/\n[ \t]*\n/).some((block) => {
    if (block.length <= MAX_EMPHASIS_RUNS) return false;
    return (
      count(block, /[*_~]+/g) > MAX_EMPHASIS_RUNS ||
      count(block, /[[\]]/g) > MAX_BRACKETS ||
      count(block, /\{/g) > MAX_BRACES
    );
  });
}

function count(text: string, signs: RegExp): number {
  return text.match(signs)?.length ?? 0;
}

/** A task that may be a heading. */
function hasTaskHeading(text: string): boolean {
  if (!/\[[ xX]\]/.test(text)) return false;
  let isAfterTask = false;
  for (const line of text.split('\n')) {
    if (/^[\s>]*$/.test(line)) continue;
    if (isAfterTask && /^[\s>]*[-=]+[ \t]*$/.test(line)) return true;
    isAfterTask = /\[[ xX]\]/.test(line);
  }
  return false;
}

/** A table directly followed by a line that is no row. */
function hasOpenTable(text: string): boolean {
  let isInTable = false;
  for (const line of text.split('\n')) {
    if (isInTable) {
      // Other white space makes a row.
      if (/^[ \t\r>]*$/.test(line)) isInTable = false;
      else if (!line.includes('|')) return true;
    } else isInTable = line.includes('-') && line.includes('|') && /^[\s>|:-]*$/.test(line);
  }
  return false;
}

/** After the colons: a name, a label, attributes. */
const DIRECTIVE = /^[a-z][\w-]*(?:\[.*\])?(?:\{.*\})?\s*$/i;

/** Longer than any that people write. */
const MAX_DIRECTIVE_LINE = 1000;

/** Colon fences that do not form plain pairs with the outer fences longer than the inner ones. */
export function hasOddDirective(text: string): boolean {
  if (!/^(?:[-*+>\d.)]|[^\S\n\r\u2028\u2029])*::/m.test(text)) return false;
  const open: { prefix: string; length: number }[] = [];
  let isOdd = false;
  mapOutsideFences(text, (line) => {
    const [, before = '', signs = '', rest = ''] = /^([-*+>\d.)\s]*)(::+)(.*)$/.exec(line) ?? [];
    const prefix = before.slice(0, before.length - before.trimStart().length);
    const colons = before.slice(prefix.length) + signs;
    if (signs === '') {
      // In a directive, one parser reads it as JavaScript and the other as text.
      if (open.length > 0 && /^(?:import|export)\b/.test(line)) isOdd = true;
      return line;
    }
    const outer = open.at(-1);
    if (!/^:{3,}$/.test(colons)) isOdd = true;
    else if (rest.trim() !== '') {
      if (rest.length > MAX_DIRECTIVE_LINE || !DIRECTIVE.test(rest) || (outer && outer.length <= colons.length))
        isOdd = true;
      open.push({ prefix, length: colons.length });
    } else if (outer?.prefix === prefix && outer.length === colons.length) open.pop();
    else isOdd = true;
    return line;
  });
  return isOdd || open.length > 0;
}
