import type { Element, Root } from 'hast';
import { createTranslate } from '../../../shared/createTranslate.ts';
import type { ApiPageText } from '../../read/api/pages/blocks.ts';
import { sanitizeTree } from '../api/sanitizeTree.ts';
import { toApiTree } from '../api/toApiTree.ts';
import type { Position } from 'unist';
import { collectCode, MAX_CODE_DEPTH, type CollectedCode } from './evaluate/collectCode.ts';
import { generateModule, type GeneratedModule } from './evaluate/generateModule.ts';
import type { PassedLimits } from './parse/limitSyntax.ts';
import { parseRepaired, type RepairedTree } from './parse/parseRepaired.ts';
import type { PluginRun } from './plugins/parseWithPlugins.ts';
import { settleTree } from './plugins/settleTree.ts';
import { toOwnElements } from './plugins/toOwnElements.ts';
import { toPluginTree } from './plugins/toPluginTree.ts';
import { prepareSource } from './source/prepareSource.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { withoutMarkers } from './resolveRefs.ts';
import { CODE_TAG, toHtmlTree } from './tree/toHtmlTree.ts';
import { tabImports } from './tree/npm2yarn.ts';
import { directiveToText } from './tree/directiveToText.ts';
import { dropScripts, type DroppedTag } from './tree/dropScripts.ts';
import { transformTree } from './tree/transformTree.ts';
import type { CompileInput, Dependency } from './types.ts';
import type { Problem } from '../siteCode/types.ts';
import type { ResolvedOptions } from './resolveOptions.ts';

/** One parsed file. Nothing in it depends on the page that shows it, so a partial is parsed once for all pages. */
export interface ParsedFile {
  filePath: string;
  frontMatter: Record<string, unknown>;
  /** The text that the tree was made from; its lines are those of the file. */
  text: string;
  root: Root;
  code: CollectedCode;
  /** Undefined if the file has no JavaScript to run. */
  module?: GeneratedModule;
  contentTitle?: string;
  problems: Problem[];
  /** Inputs that plugins read while they transformed the tree. */
  reads?: Dependency[];
}

/** Reads a file, with the site's plugins for it. */
export async function parseFile(input: CompileInput, options: ResolvedOptions): Promise<ParsedFile> {
  const { plugins } = options;
  if (!plugins) return readFile(input, options);
  const { parseWithPlugins } = await import('./plugins/parseWithPlugins.ts');
  return parseWithPlugins(input, { ...options, plugins }, (run) => readFile(input, options, run));
}

async function readFile(input: CompileInput, options: ResolvedOptions, plugins?: PluginRun): Promise<ParsedFile> {
  const { filePath, frontMatter } = input;
  const admonitionKeywords = new Set(options.admonitionKeywords);

  // 1. Rewrite what MDX cannot read, line for line.
  const prepare = (source: string, frontMatterLines = 0) =>
    prepareSource(source, {
      frontMatterLines,
      headingIds: options.mdx1Compat.headingIds,
      admonitionKeywords: options.mdx1Compat.admonitions ? options.admonitionKeywords : [],
    });
  const prepared = input.format === 'api' ? '' : prepare(input.source, input.frontMatterLines);

  // 2. Parse once; again only if the text has errors.
  const passed: PassedLimits = new Map();
  const { comments } = options.mdx1Compat;
  const parse = (written: string, format: 'mdx' | 'md') =>
    parseRepaired(written, {
      format,
      comments,
      filePath,
      passed,
      forPlugins: plugins !== undefined,
      syntax: plugins?.syntax,
    });
  const { text, format, problems, ...parsed } = await (input.format === 'api'
    ? readApiPage(input, options, prepare, parse)
    : parse(prepared, input.format));
  let { tree } = parsed;
  if (plugins) tree = await plugins.run('beforeDefaultRemarkPlugins', toPluginTree(tree, input));

  // 3. Transform headings, admonitions, emoji and everything else that Markdown lacks.
  const transformed = transformTree(tree, {
    filePath,
    text,
    admonitionKeywords,
    anchorsMaintainCase: options.anchorsMaintainCase,
    emoji: options.emoji,
    truncateMarker: options.truncateMarker,
    npm2yarn: options.npm2yarn,
    footnoteSuffix: options.sharesPage ? `-${hashOf(input.source).slice(0, 6)}` : '',
    forPlugins: plugins !== undefined,
  });
  if (plugins) {
    tree = await plugins.run('remarkPlugins', tree);
    problems.push(...settleTree(tree, { filePath, text, admonitionKeywords }));
  }

  // 4. Convert to HTML, and collect the author's JavaScript.
  const { mermaid } = options;
  const isApi = input.format === 'api';
  let root = toHtmlTree(tree, { format: isApi ? 'api' : format, mermaid, forPlugins: plugins !== undefined });
  if (isApi) root = sanitizeTree(root);
  if (options.format === 'md') problems.push(...dropScripts(root).map((tag) => toScriptProblem(tag, filePath, text)));
  if (plugins) {
    root = await plugins.run('beforeDefaultRehypePlugins', root);
    root = await plugins.run('rehypePlugins', root);
    transformed.statements.push(...toOwnElements(root, { mermaid }));
  }
  const code = collectCode(root, transformed.statements);
  if (transformed.hasPackageTabs) code.statements.push(...tabImports(code.statements, code.componentNames));
  const hasCode = code.statements.length > 0 || code.expressions.length > 0;
  const module = hasCode ? generateModule(code) : undefined;

  problems.push(...transformed.problems);
  for (const [message, line] of passed) {
    const shown = `${message}. From here on they are shown as text.`;
    problems.push({ filePath, line, column: 1, message: shown, code: 'too-large' });
  }
  for (const owner of code.tooDeep as { position?: Position }[]) {
    const message = `An expression is more than ${MAX_CODE_DEPTH} levels deep, so it is left out.`;
    const { line, column } = owner.position?.start ?? {};
    problems.push({ filePath, line, column, message, severity: 'error', code: 'too-large' });
  }
  return { filePath, frontMatter, text, root, code, module, contentTitle: transformed.contentTitle, problems };
}

function toScriptProblem({ name, tagName, address = '' }: DroppedTag, filePath: string, text: string): Problem {
  const what = address === '' ? name : `${name} with "${address}"`;
  const message =
    `${what} is left out: plain Markdown may not bring scripts or objects (markdown.format is "md"). ` +
    'The configuration may (`scripts`).';
  const isPlace = (line: string) => line.toLowerCase().includes(`<${tagName}`) && line.includes(address);
  const line = text.split('\n').findIndex(isPlace) + 1;
  return { filePath, ...(line > 0 && { line }), message, code: 'untrusted-content' };
}

/** Each text of a description is separate Markdown: a construct left open in one does not reach the next. */
async function readApiPage(
  { source, filePath }: CompileInput,
  { words, language, admonitionKeywords }: ResolvedOptions,
  prepare: (text: string) => string,
  parse: (text: string, format: 'md') => Promise<RepairedTree>,
): Promise<RepairedTree> {
  const page = JSON.parse(source) as ApiPageText;
  const t = createTranslate({ translations: words, locale: { htmlLang: language } });
  const texts: string[] = [];
  // The first tree only collects the texts, so that all of them are parsed at the same time.
  toApiTree(page, {
    t,
    parse: (text) => (texts.push(text), { tree: { type: 'root', children: [] }, replace: () => undefined }),
  });
  const parsed = await Promise.all(texts.map((text) => parse(prepare(text), 'md')));
  // A line number in such a text would point nowhere.
  const problems = parsed.flatMap((one) =>
    one.problems.map((problem) => ({ ...problem, line: undefined, column: undefined })),
  );
  const keywords = new Set(admonitionKeywords);
  const inOrder = parsed.values();
  const tree = toApiTree(page, {
    t,
    parse() {
      const { tree: embedded, text } = inOrder.next().value!;
      return {
        tree: embedded,
        replace: (directive) =>
          directive.type === 'containerDirective' && keywords.has(directive.name)
            ? undefined
            : directiveToText(directive, { filePath, text, admonitionKeywords: keywords }).nodes,
      };
    },
  });
  return { tree, text: '', format: 'md', problems };
}

/** The file's source text, for cases where nothing else can be shown. */
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
