/**
 * A single sign that MDX cannot read must not cost the whole page. Where the parser stops, the sign becomes the text
 * that was probably meant, the page is parsed again, and the place is reported. If that fails too, the page is read as
 * plain Markdown, which has no errors.
 */
import type { Root } from 'mdast';
import { CompileError } from '../compileError.ts';
import type { Problem } from '../../siteCode/types.ts';
import { commentsAsExpressions } from './commentsAsExpressions.ts';
import { escapeFormulas } from './escapeFormulas.ts';
import { parseByMicromark, parseMarkdown, type ParseOptions } from './parseMarkdown.ts';
import { readsFormulas } from './pluginSyntax.ts';
import { mapOutsideFences } from '../../../read/content/source/scanFences.ts';

export interface RepairedTree {
  tree: Root;
  /** The text that the tree was made from: every line keeps its number. */
  text: string;
  format: 'mdx' | 'md';
  problems: Problem[];
}

/** Each repair parses the page again. */
const MAX_REPAIRS = 40;

export async function parseRepaired(written: string, options: ParseOptions): Promise<RepairedTree> {
  const { filePath } = options;
  const problems: Problem[] = [];
  let text = written;
  if (options.format === 'mdx') {
    const formulas = options.syntax && readsFormulas(options.syntax) ? undefined : escapeFormulas(text);
    if (formulas) {
      text = formulas.text;
      const message =
        'Formulas (`$…$`) are read where `remark-math` is among the `remarkPlugins`, and it is not: their source is shown.';
      problems.push({ filePath, line: formulas.line, column: 1, message, code: 'no-math' });
    }
    for (let repairs = 0; repairs < MAX_REPAIRS; repairs++) {
      try {
        // Only micromark reports where an error is.
        const tree = repairs === 0 ? await parseMarkdown(text, options) : parseByMicromark(text, options);
        return { tree, text, format: 'mdx', problems };
      } catch (error) {
        if (!(error instanceof CompileError)) throw error;
        const [problem] = error.problems;
        const isComment = options.comments && problem !== undefined && isAtComment(text, problem);
        const readable = isComment ? commentsAsExpressions(text) : undefined;
        if (readable) {
          text = readable.text;
          continue;
        }
        const repaired = problem && escapePlace(text, problem);
        if (problem) problems.push({ ...problem, severity: 'error' });
        if (repaired === undefined) break;
        text = repaired;
      }
    }
    const message =
      'The page cannot be read as MDX, so it is shown as plain Markdown: without imports and expressions.';
    problems.push({ filePath, line: 1, column: 1, message, severity: 'error', code: 'mdx-syntax' });
    text = withoutModuleCode(written);
  }
  return { tree: await parseMarkdown(text, { ...options, format: 'md' }), text, format: 'md', problems };
}

/** The tag syntax rejects a comment after a tag; as an expression it is allowed. */
function isAtComment(text: string, { line, column = 1 }: Problem): boolean {
  return line !== undefined && text.startsWith('<!--', offsetOf(text, line) + column - 1);
}

function offsetOf(text: string, line: number): number {
  let start = 0;
  for (let i = 1; i < line; i++) start = text.indexOf('\n', start) + 1;
  return start;
}

/** Turns the sign at the place into text. Returns nothing if no sign there could be meant as text. */
function escapePlace(text: string, { line, column = 1 }: Problem): string | undefined {
  if (line === undefined) return undefined;
  const start = offsetOf(text, line);
  const at = start + column - 1;
  const insert = (offset: number, sign: string) => text.slice(0, offset) + sign + text.slice(offset);
  if (text[at] === '<' || text[at] === '{' || text[at] === '}') return insert(at, '\\');
  // `import` and `export` begin code only as the first word of a line.
  const block = /^(?:import|export)\b/m.exec(text.slice(start));
  if (block?.index === 0) return `${text.slice(0, start)}&#${text.charCodeAt(start)};${text.slice(start + 1)}`;
  const open = Math.max(text.lastIndexOf('<', at), text.lastIndexOf('{', at));
  return open < start || text[open - 1] === '\\' ? undefined : insert(open, '\\');
}

/** Blocks of `import` and `export`, which end at an empty line. */
export function withoutModuleCode(text: string): string {
  let isCode = false;
  return mapOutsideFences(text, (line) => {
    if (line.trim() === '') isCode = false;
    else if (/^(?:import|export)\s/.test(line)) isCode = true;
    return isCode ? '' : line;
  });
}
