import type { Root } from 'hast';
import { collectCode, type CollectedCode } from './evaluate/collectCode.ts';
import { generateModule, type GeneratedModule } from './evaluate/generateModule.ts';
import type { PassedLimits } from './parse/limitSyntax.ts';
import { parseMarkdown } from './parse/parseMarkdown.ts';
import { prepareSource } from './source/prepareSource.ts';
import { toHtmlTree } from './tree/toHtmlTree.ts';
import { transformTree } from './tree/transformTree.ts';
import type { CompileInput, Problem } from './types.ts';
import type { ResolvedOptions } from './resolveOptions.ts';

/** One file, read: nothing in it depends on the page it is shown on, so a partial is read once for all pages. */
export interface ParsedFile {
  filePath: string;
  frontMatter: Record<string, unknown>;
  root: Root;
  code: CollectedCode;
  /** Nothing if the file has no JavaScript that must run. */
  module?: GeneratedModule;
  contentTitle?: string;
  warnings: Problem[];
}

export function parseFile(input: CompileInput, options: ResolvedOptions): ParsedFile {
  const { filePath, frontMatter, format } = input;
  const source = options.preprocessor?.({ filePath, fileContent: input.source }) ?? input.source;

  // 1. What MDX cannot read is rewritten, line for line.
  const text = prepareSource(source, {
    frontMatterLines: input.frontMatterLines,
    headingIds: options.mdx1Compat.headingIds,
    admonitionKeywords: options.mdx1Compat.admonitions ? options.admonitionKeywords : [],
  });

  // 2. The one parse.
  const passed: PassedLimits = new Map();
  const tree = parseMarkdown(text, { format, comments: options.mdx1Compat.comments, filePath, passed });

  // 3. Headings, admonitions, emoji and the rest of what Markdown does not know.
  const { contentTitle, warnings, statements } = transformTree(tree, {
    filePath,
    text,
    admonitionKeywords: new Set(options.admonitionKeywords),
    anchorsMaintainCase: options.anchorsMaintainCase,
    truncateMarker: options.truncateMarker,
  });

  // 4. HTML, with the author's JavaScript beside it.
  const root = toHtmlTree(tree, { format, mermaid: options.mermaid });
  const code = collectCode(root, statements);
  const hasCode = code.statements.length > 0 || code.expressions.length > 0;
  const module = hasCode ? generateModule(code) : undefined;
  for (const [message, line] of passed) {
    warnings.push({ filePath, line, column: 1, message: `${message}. From here on they are shown as text.` });
  }
  return { filePath, frontMatter, root, code, module, contentTitle, warnings };
}
