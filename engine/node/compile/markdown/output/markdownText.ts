import { hasClass, type HtmlChild } from './htmlTree.ts';
import { isSilent } from './toSections.ts';

const MAY_BE_MARKUP = /[\\`[\]*_~<&!]/;

/** Signs that would be read as markup, and only where they would, so that text stays readable. */
export function escapeMarkdown(text: string): string {
  if (!MAY_BE_MARKUP.test(text)) return text;
  return (
    text
      .replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
      .replace(/[`[\]]/g, '\\$&')
      // Between spaces they have no effect, nor does an underscore inside a word.
      .replace(/\*(?=\S)|(?<=\S)\*/g, '\\*')
      .replace(/(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}])/gu, '\\_')
      .replace(/~~/g, '\\~\\~')
      .replace(/<(?=[a-zA-Z/!?])/g, '\\<')
      .replace(/&(?=#?\w+;)/g, '\\&')
      .replace(/!(?=\\\[)/g, '\\!')
  );
}

const MAY_START_BLOCK = /^[#\-+=>\d:~]/;

/** The same at the start of a line, where more signs have a meaning. */
export function escapeLineStart(line: string): string {
  if (!MAY_START_BLOCK.test(line)) return line;
  return line
    .replace(/^(#{1,6})(?=\s|$)/, '\\$1')
    .replace(/^([-+=>])(?=\s|$|[-=])/, '\\$1')
    .replace(/^>/, '\\>')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^(:{2,}|~{3,})/, '\\$1');
}

/** A code block with a fence longer than any inside. */
export function fence(code: string, info: string): string {
  const inside = code.match(/^\s*`{3,}/gm)?.map((run) => run.trim().length) ?? [];
  const marks = '`'.repeat(Math.max(3, ...inside.map((length) => length + 1)));
  return `${marks}${info}\n${code.replace(/\n$/, '')}\n${marks}`;
}

export function prefixLines(text: string, prefix: string): string {
  return text
    .split('\n')
    .map((line) => (prefix + line).trimEnd())
    .join('\n');
}

/** All lines except the first. */
export function indent(text: string, width: number): string {
  return text.replace(/\n(?!\n|$)/g, `\n${' '.repeat(width)}`);
}

/** Text of the `<code>` in a block, line by line. */
export function codeText(node: HtmlChild): string {
  if (typeof node === 'string') return '';
  // Lines of live code have no element around them.
  if (node.tag === 'code' || hasClass(node, 'token-line')) return plainText(node);
  return node.children.map(codeText).join('');
}

function plainText(node: HtmlChild): string {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return '\n';
  return isSilent(node) ? '' : node.children.map(plainText).join('');
}
