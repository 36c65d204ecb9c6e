import type { Element, Root } from 'hast';
import type { Position } from 'unist';
import { collectCode, MAX_CODE_DEPTH, type CollectedCode } from './evaluate/collectCode.ts';
import { generateModule, type GeneratedModule } from './evaluate/generateModule.ts';
import type { PassedLimits } from './parse/limitSyntax.ts';
import { parseRepaired } from './parse/parseRepaired.ts';
import { prepareSource } from './source/prepareSource.ts';
import { withoutMarkers } from './resolveRefs.ts';
import { CODE_TAG, toHtmlTree } from './tree/toHtmlTree.ts';
import { transformTree } from './tree/transformTree.ts';
import type { CompileInput, Problem } from './types.ts';
import type { ResolvedOptions } from './resolveOptions.ts';

/** One file, read: nothing in it depends on the page it is shown on, so a partial is read once for all pages. */
export interface ParsedFile {
  filePath: string;
  frontMatter: Record<string, unknown>;
  /** What the tree was made from; its lines are those of the file. */
  text: string;
  root: Root;
  code: CollectedCode;
  /** Nothing if the file has no JavaScript that must run. */
  module?: GeneratedModule;
  contentTitle?: string;
  problems: Problem[];
}

/** May wait for what takes part in parsing, some day plugins. */
export async function parseFile(input: CompileInput, options: ResolvedOptions): Promise<ParsedFile> {
  const { filePath, frontMatter } = input;

  // 1. What MDX cannot read is rewritten, line for line.
  const prepared = prepareSource(input.source, {
    frontMatterLines: input.frontMatterLines,
    headingIds: options.mdx1Compat.headingIds,
    admonitionKeywords: options.mdx1Compat.admonitions ? options.admonitionKeywords : [],
  });

  // 2. The one parse; again only where the text has errors.
  const passed: PassedLimits = new Map();
  const { comments } = options.mdx1Compat;
  const { tree, text, format, problems } = parseRepaired(prepared, {
    format: input.format,
    comments,
    filePath,
    passed,
  });

  // 3. Headings, admonitions, emoji and the rest of what Markdown does not know.
  const transformed = transformTree(tree, {
    filePath,
    text,
    admonitionKeywords: new Set(options.admonitionKeywords),
    anchorsMaintainCase: options.anchorsMaintainCase,
    truncateMarker: options.truncateMarker,
    npm2yarn: options.npm2yarn,
  });

  // 4. HTML, with the author's JavaScript beside it.
  const root = toHtmlTree(tree, { format, mermaid: options.mermaid });
  const code = collectCode(root, transformed.statements);
  const hasCode = code.statements.length > 0 || code.expressions.length > 0;
  const module = hasCode ? generateModule(code) : undefined;

  problems.push(...transformed.problems);
  for (const [message, line] of passed) {
    const shown = `${message}. From here on they are shown as text.`;
    problems.push({ filePath, line, column: 1, message: shown, cause: 'limit' });
  }
  for (const owner of code.tooDeep as { position?: Position }[]) {
    const message = `An expression is more than ${MAX_CODE_DEPTH} levels deep, so it is left out.`;
    const { line, column } = owner.position?.start ?? {};
    problems.push({ filePath, line, column, message, severity: 'error', cause: 'limit' });
  }
  return { filePath, frontMatter, text, root, code, module, contentTitle: transformed.contentTitle, problems };
}

/** The file as it is written, for where nothing else can be shown. */
export function plainFile({ filePath, frontMatter, source, frontMatterLines }: CompileInput): ParsedFile {
  const text = withoutMarkers(source.toWellFormed()).split(/\r?\n/).slice(frontMatterLines).join('\n').trim();
  const code: Element = {
    type: 'element',
    tagName: CODE_TAG,
    properties: {},
    children: [{ type: 'text', value: text }],
  };
  const root: Root = { type: 'root', children: [code] };
  return { filePath, frontMatter, text, root, code: collectCode(root, []), problems: [] };
}
