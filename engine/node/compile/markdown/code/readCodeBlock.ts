import type { CodeData, CodeRequest } from '../../../../shared/renderer.ts';
import type { MarkdownOptions } from '../types.ts';
import type { Highlighter } from '../../prism/createHighlighter.ts';
import { readMagicComments } from './magicComments.ts';
import { parseMetastring } from './parseMetastring.ts';

type CodeOptions = Pick<MarkdownOptions, 'magicComments' | 'defaultLanguage'>;

/** A block's language in lower case, as Docusaurus compares it. */
export function languageOf({ language }: CodeRequest, options: CodeOptions): string {
  return (language || options.defaultLanguage || 'text').toLowerCase();
}

/** The highlighted lines, marked by the metastring or otherwise by magic comments. */
export function readCodeBlock(
  request: CodeRequest,
  options: CodeOptions,
  highlighter: Highlighter,
  onFailure?: (reason: string) => void,
): CodeData {
  const language = languageOf(request, options);
  const meta = parseMetastring(request.metastring);
  const code = request.code.replace(/\r?\n$/, '');
  // Line numbers in the metastring count the lines as written, so comments stay then.
  const marked =
    meta.lines || request.isWhole
      ? { lines: code.split(/\r?\n/), classNames: toClassNames(meta.lines, options.magicComments[0]?.className) }
      : readMagicComments(code, language, options.magicComments);
  const html = highlighter.highlight(marked.lines.join('\n'), language, onFailure);
  return {
    language,
    title: meta.title ?? request.title,
    firstLine: firstLineOf(request.showLineNumbers, meta.firstLine),
    lines: marked.lines.map((_, index) => ({
      html: html[index] ?? '',
      classNames: marked.classNames.get(index) ?? [],
    })),
  };
}

function toClassNames(lines: Set<number> = new Set(), className: string | undefined): Map<number, string[]> {
  return new Map([...lines].map((line) => [line - 1, className ? [className] : []]));
}

function firstLineOf(prop: boolean | number | undefined, meta: number | undefined): number | undefined {
  if (typeof prop === 'number') return prop;
  if (typeof prop === 'boolean') return prop ? 1 : undefined;
  return meta;
}
