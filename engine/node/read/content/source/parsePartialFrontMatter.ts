import type { ContentProblem } from '../../../ground/problems.ts';
import { parseBuiltIn, type ParsedFrontMatter } from './parseFrontMatter.ts';
import { splitFrontMatter } from './splitFrontMatter.ts';

/** Front matter and text of an imported Markdown file, which need not be part of the content. */
export function parsePartialFrontMatter(
  filePath: string,
  written: string,
): ParsedFrontMatter & { problems: ContentProblem[] } {
  const source = written.replace(/^\uFEFF/, '');
  // A partial may begin with a horizontal rule.
  if (!splitFrontMatter(source)?.closed) return { source, frontMatter: {}, lines: 0, body: source, problems: [] };
  const problems: ContentProblem[] = [];
  return { ...parseBuiltIn(filePath, source, (problem) => problems.push(problem)), problems };
}
