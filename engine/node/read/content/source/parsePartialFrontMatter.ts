import type { ContentProblem } from '../../../ground/problems.ts';
import { parseBuiltIn, type ParsedFrontMatter } from './parseFrontMatter.ts';
import { splitFrontMatter } from './splitFrontMatter.ts';

/** Front matter and text of a Markdown file that other files import, and that may be none of the content. */
export function parsePartialFrontMatter(
  filePath: string,
  written: string,
): ParsedFrontMatter & { problems: ContentProblem[] } {
  const source = written.replace(/^\uFEFF/, '');
  // A partial may begin with a line.
  if (!splitFrontMatter(source)?.closed) return { source, frontMatter: {}, lines: 0, body: source, problems: [] };
  const problems: ContentProblem[] = [];
  return { ...parseBuiltIn(filePath, source, (problem) => problems.push(problem)), problems };
}
