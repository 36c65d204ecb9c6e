import { messageOf } from '../../../../shared/messageOf.ts';
import type { MarkdownOptions } from '../../config/types.ts';
import type { Report } from '../../../ground/problems.ts';
import { parseYaml } from './parseYaml.ts';
import { splitFrontMatter, type FrontMatterBlock } from './splitFrontMatter.ts';

export interface ParsedFrontMatter {
  source: string;
  frontMatter: Record<string, unknown>;
  lines: number;
  body: string;
}

/**
 * Front matter and body of a file, with the site's own `markdown.parseFrontMatter` if it has one. Invalid front matter
 * is reported, and the page exists without it, so that a sidebar that names the page does not fail too.
 */
export async function parseFrontMatter(
  filePath: string,
  source: string,
  options: Pick<MarkdownOptions, 'parseFrontMatter'>,
  report: Report,
): Promise<ParsedFrontMatter> {
  const parsed = parseBuiltIn(filePath, source, report);
  if (!options.parseFrontMatter) return parsed;
  try {
    const result = await options.parseFrontMatter({
      filePath,
      fileContent: source,
      defaultParseFrontMatter: async (params) => {
        const again = parseBuiltIn(params.filePath, params.fileContent, report);
        return { frontMatter: structuredClone(again.frontMatter), content: again.body.trim() };
      },
    });
    const changed = result.content.trim() !== parsed.body.trim();
    const head = source.slice(0, source.length - parsed.body.length);
    return {
      ...parsed,
      frontMatter: result.frontMatter,
      source: changed ? head + result.content : source,
      body: changed ? result.content : parsed.body,
    };
  } catch (error) {
    const reason = messageOf(error);
    const message = `\`markdown.parseFrontMatter\` failed: ${reason}`;
    report({ severity: 'error', code: 'function-fails', filePath, message });
    return parsed;
  }
}

/** As written, before the site's own function. */
export function parseBuiltIn(filePath: string, source: string, report: Report): ParsedFrontMatter {
  const block = splitFrontMatter(source);
  if (!block) return { source, frontMatter: {}, lines: 0, body: source };
  const rest = { source, lines: block.lines, body: source.slice(block.end) };
  const fail = (message: string, line: number, column?: number) => {
    report({ severity: 'error', code: 'front-matter', filePath, line, column, message });
    return { ...rest, frontMatter: {} };
  };
  if (!block.closed) return fail('The front matter that starts here is never closed: add a line `---` after it.', 1);
  if (!['', 'yaml', 'yml', 'json'].includes(block.language)) {
    return fail(`Front matter language "${block.language}" is not known: use YAML between \`---\` lines.`, 1);
  }
  const { value, problem } = parseYaml(block.text, 'front-matter');
  if (problem) return fail(yamlMessage(problem.message, block, problem.line), problem.line + 1, problem.column);
  if (value === null || value === undefined) return { ...rest, frontMatter: {} };
  if (typeof value !== 'object' || Array.isArray(value)) {
    return fail(`Front matter should be a list of \`key: value\` lines, not ${JSON.stringify(value)}.`, 2);
  }
  return { ...rest, frontMatter: value as Record<string, unknown> };
}

function yamlMessage(message: string, block: FrontMatterBlock, line: number): string {
  const text = block.text.split('\n')[line - 1]?.trim() ?? '';
  const hint = /^[^"'\s][^:]*:\s+[^"'[{|>].*(?::\s|\s#)|:\s+[@`%*&!]/.test(text) ? ' Put quotes around the value.' : '';
  return `The front matter is not valid YAML: ${message.replace(/\.?\s*$/, '.')} Found "${text}".${hint}`;
}
