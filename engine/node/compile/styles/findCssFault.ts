export interface CssFault {
  line: number;
  column: number;
  /** A sentence. */
  reason: string;
}

/**
 * Syntax errors at which PostCSS, and so Docusaurus, stops. Browsers continue after them, as does the parser that
 * Octavo uses.
 */
export function findCssFault(css: string): CssFault | undefined {
  const blocks: number[] = [];
  const brackets: number[] = [];
  /** The current statement: where it begins, and its text with blanks in place of strings, comments and brackets. */
  let start = -1;
  let statement = '';

  function at(offset: number, reason: string): CssFault {
    const before = css.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, reason };
  }

  function end(): CssFault | undefined {
    const text = statement.trim();
    const from = start;
    statement = '';
    start = -1;
    if (text === '' || text.startsWith('@')) return undefined;
    const colon = text.indexOf(':');
    if (colon < 0) return at(from, `"${text.slice(0, 40)}" is no declaration. Write \`property: value;\`.`);
    if (text.startsWith('--')) return undefined;
    const value = text.slice(colon + 1);
    const words = value
      .slice(0, Math.max(0, value.indexOf(':')))
      .trim()
      .split(/\s+/);
    if (words.length < 2 || /progid/i.test(value)) return undefined;
    return at(from, `There is no semicolon after "${text.slice(0, 40).split('\n', 1)[0]?.trim()}".`);
  }

  for (let i = 0; i < css.length; i++) {
    const character = css[i] as string;
    if (css.startsWith('/*', i)) {
      const close = css.indexOf('*/', i + 2);
      if (close < 0) return at(i, 'This comment is never closed. Add `*/`.');
      i = close + 1;
      continue;
    }
    if (character === '\\') {
      add('x', i);
      i++;
    } else if (character === '"' || character === "'") {
      const close = findQuote(css, i);
      if (close < 0) return at(i, `This text is never closed. Add ${character === '"' ? '`"`' : "`'`"}.`);
      add('x', i);
      i = close;
    } else if (character === '(') {
      const [address] = /^\(\s*(?!["'\s])[^()"'\\]*\)/.exec(css.slice(i, i + 100_000)) ?? [];
      add('x', i);
      if (address !== undefined && /url$/i.test(css.slice(Math.max(0, i - 3), i))) i += address.length - 1;
      else brackets.push(i);
    } else if (character === ')') {
      brackets.pop();
    } else if (brackets.length > 0) {
      // The content of brackets does not matter for the statement.
    } else if (character === '{') {
      // The value of a variable may be a block.
      blocks.push(i);
      statement = '';
      start = -1;
    } else if (character === '}') {
      const fault = end();
      if (fault) return fault;
      if (blocks.pop() === undefined) return at(i, 'This `}` closes a block that was not opened.');
    } else if (character === ';') {
      const fault = end();
      if (fault) return fault;
    } else add(character, i);
  }
  const [bracket] = brackets;
  if (bracket !== undefined) return at(bracket, 'This bracket is never closed. Add `)`.');
  const fault = end();
  if (fault) return fault;
  const block = blocks.at(-1);
  return block === undefined ? undefined : at(block, 'This block is never closed. Add `}`.');

  function add(text: string, offset: number): void {
    if (start < 0 && text.trim() !== '') start = offset;
    statement += text;
  }
}

/** The end of the string that begins with this quote; -1 if there is none. */
function findQuote(css: string, from: number): number {
  for (let i = from + 1; i < css.length; i++) {
    if (css[i] === '\\') i++;
    else if (css[i] === css[from]) return i;
  }
  return -1;
}
