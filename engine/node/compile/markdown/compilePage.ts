import { messageOf } from '../../../shared/messageOf.ts';
import { TRY_ATTRIBUTE } from '../../../shared/api/tryIt.ts';
import type { TocItem } from '../../../shared/pageData.ts';
import type { ContentContext, MdxRuntime } from '../../../shared/renderer.ts';
import type { Highlighter } from '../prism/createHighlighter.ts';
import { noReads, readsOf } from '../../ground/inputs/readsOf.ts';
import { handlePendingSignals } from '../../ground/stopSignals.ts';
import { toReadDependencies } from './cache/readDependencies.ts';
import { createModuleLoader, type ModuleLoader } from './evaluate/createModuleLoader.ts';
import type { CodeRunner } from '../siteCode/runCode.ts';
import { createPageFiles, readPartials } from './evaluate/readPartials.ts';
import { StoppedCodeError, runAuthorCode, type CodeLimit } from './evaluate/runAuthorCode.ts';
import { estimateBlockHeights } from './output/estimateBlockHeights.ts';
import { finishHtml, type FinishedHtml } from './output/finishHtml.ts';
import type { OutlineReader } from './output/toCompiledOutline.ts';
import { toLinkTexts } from './output/toLinkTexts.ts';
import { toMarkdown } from './output/toMarkdown.ts';
import { toSections } from './output/toSections.ts';
import { withoutModuleCode } from './parse/parseRepaired.ts';
import { parseFile, plainFile, type ParsedFile } from './parseFile.ts';
import type { ResolvedOptions } from './resolveOptions.ts';
import { createSession } from './session.ts';
import { createSiteReader, type CodeHeading } from './createSiteReader.ts';
import type { CompiledPage, CompileInput } from './types.ts';
import { createContext, type Collected } from './createContext.ts';
import { createLiveContent, toLiveParts } from './render/liveContent.ts';

export interface PageCompilerParts {
  options: ResolvedOptions;
  runtime: MdxRuntime;
  highlighter: Highlighter;
  /** Runs the site's own code. */
  runner: CodeRunner;
  readTerms(text: string): string;
  readOutline: OutlineReader;
  /** Reads an imported Markdown file; remembers it for the next page. */
  parsePartial(filePath: string, source: string): Promise<ParsedFile>;
  codeLimit: CodeLimit;
}

const TOO_DEEP =
  'The page nests too deeply (lists, quotes or tags inside one another), so its source is shown. Is something never closed?';

/** The table of contents and the site code to load are known only after rendering. */
const MAX_PASSES = 4;

export async function compilePage(input: CompileInput, parts: PageCompilerParts): Promise<CompiledPage> {
  const { options } = parts;
  const session = createSession(input.filePath, input.format);
  const files = createPageFiles(input.filePath, options.siteDir);
  let partials: ReadonlyMap<string, ParsedFile> = new Map();
  const toc: CodeHeading[] = [];
  const reader = createSiteReader(input, options, toc);
  for (const { code, message, ...details } of input.problems ?? []) session.report(code, message, details);
  try {
    const file = await parseFile(input, options);
    return await renderFile(file);
  } catch (error) {
    if (error instanceof StoppedCodeError) {
      parts.runner.giveUpLoading(error);
      session.report('site-code', `${error.message} The page is shown without it.`, { severity: 'error' });
      const plain = await parseFile({ ...input, source: withoutModuleCode(input.source), format: 'md' }, options);
      // A machine may only have been very busy: the next build tries again.
      return { ...(await renderFile(plain)), isProvisional: true, isStopped: true };
    }
    // A last resort that no author should ever see: the page exists and shows its whole source text.
    session.report('mdx-syntax', explain(error), { severity: 'error' });
    return renderFile(plainFile(input));
  }

  async function renderFile(file: ParsedFile): Promise<CompiledPage> {
    for (const [name, hash] of file.reads ?? []) files.dependencies.set(name, hash);
    partials = await readPartials(file, files, parts);
    const hasCode = [file, ...partials.values()].some(({ module }) => module);
    const reads = noReads();
    for (let pass = 1; ; pass++) {
      session.restart();
      if (hasCode) await handlePendingSignals();
      const { finished, loader, custom, collected } = hasCode
        ? readsOf(reads, () => runAuthorCode(() => renderPass(file), input.filePath, parts.codeLimit))
        : renderPass(file);
      if (pass < MAX_PASSES && (await parts.runtime.siteCode?.settle())) continue;
      const headings = custom ?? finished.headings;
      const needsToc = (loader.usesToc() || hasToc(input.page)) && !isSameToc(toc, headings);
      if (!needsToc || pass === MAX_PASSES) {
        const found = toReadDependencies([reads], input.filePath, options.siteDir);
        for (const [name, hash] of found) files.dependencies.set(name, hash);
        return toPage(file, finished, headings, { ...collected, ...loader });
      }
      toc.splice(0, toc.length, ...headings.map(({ html, id, level }) => ({ value: html, id, level })));
    }
  }

  function renderPass(file: ParsedFile) {
    const collected: Collected = { live: createLiveContent(parts.runner) };
    const context = createContext(input, session, parts, toc, reader, collected);
    try {
      return renderOnce(file, context, collected);
    } catch {
      session.restart();
      // Some component fails. Each one is tried separately, so that only failing ones are omitted.
      return renderOnce(file, context, collected, failureOf);
    }

    function failureOf(element: unknown): unknown {
      try {
        session.attempt(() => parts.runtime.renderContent(() => element, context));
        return undefined;
      } catch (error) {
        return error ?? new Error('It throws nothing that could be shown.');
      }
    }
  }

  function renderOnce(
    file: ParsedFile,
    context: ContentContext,
    collected: Collected,
    failureOf?: (element: unknown) => unknown,
  ) {
    const { runtime } = parts;
    runtime.siteCode?.begin(reader.findMessage, reader.factOf);
    const loader = createModuleLoader({ ...parts, session, files, partials, toc, failureOf });
    const module = loader.load(file);
    context.components = loader.overrides;
    context.markdown = loader.markdown;
    context.around = loader.around;
    if (options.liveCode) context.liveCode = loader.liveCode(options.liveCode);
    const html = runtime.renderContent(module.default, context);
    const finished = finishHtml(
      reader.markLanguages(collected.live.fillIn(html + collected.live.laterHtml())),
      session,
      options.codeStyle.look,
    );
    return { finished, collected, loader, custom: module.toc === toc ? undefined : readToc(module.toc) };
  }

  function toPage(
    file: ParsedFile,
    finished: FinishedHtml,
    headings: TocItem[],
    {
      live,
      layout,
      isIncomplete,
      modules,
      unbundled,
      sources,
    }: Collected & Pick<ModuleLoader, 'modules' | 'unbundled' | 'sources'>,
  ): CompiledPage {
    const { root, ...page } = finished;
    reader.noteImports(new Set([...modules].flatMap((id) => parts.runner.find(id)?.imports ?? [])));
    const read = reader.found();
    return {
      ...page,
      headings,
      refs: session.refs,
      contentTitle: file.contentTitle,
      sectionsJson: JSON.stringify(toSections(root, parts.readTerms, input.format === 'api')),
      linkTexts: toLinkTexts(root, session.refs),
      ...(options.outlines && { outline: parts.readOutline(page.html, session.refs) }),
      markdown: toMarkdown(root),
      headTags: session.headTags,
      features: {
        ...(session.hasDiagram && { mermaid: true }),
        ...(input.format === 'api' && page.html.includes(TRY_ATTRIBUTE) && { tryIt: true }),
      },
      wordCount: reader.wordCount(),
      blockHeights: estimateBlockHeights(root),
      problems: session.problems,
      dependencies: [...files.dependencies],
      ...(modules.size > 0 && { modules: [...modules] }),
      ...(isIncomplete && { isProvisional: true }),
      ...(unbundled.size > 0 && { unbundled: [...unbundled], isProvisional: true }),
      ...(live.modules.size > 0 && { live: toLiveParts(live, sources, read.globalData !== undefined) }),
      ...(layout && { layout }),
      ...read,
      ...(/<img |docusaurus-mermaid|class="mermaid"/.test(page.html) && { hasPictures: true }),
      ...(options.pluginsKey && page.html.includes('class="katex') && { hasFormulas: true }),
    };
  }
}

/** Documents and posts have a table of contents. */
function hasToc(page: Record<string, unknown> = {}): boolean {
  return 'doc' in page || 'blogPost' in page;
}

function isSameToc(toc: { value: string; id: string }[], headings: TocItem[]): boolean {
  return (
    toc.length === headings.length &&
    toc.every((item, i) => item.id === headings[i]?.id && item.value === headings[i]?.html)
  );
}

/** `export const toc = […]` in content, in Docusaurus's shape. */
function readToc(value: unknown): TocItem[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((item: Partial<Record<'value' | 'id' | 'level', unknown>> | null) =>
    typeof item?.id === 'string' && typeof item.level === 'number'
      ? [{ id: item.id, level: item.level, html: String(item.value ?? '') }]
      : [],
  );
}

function explain(error: unknown): string {
  if (error instanceof RangeError) return TOO_DEEP;
  const reason = messageOf(error);
  return `The page cannot be compiled (${reason.replace(/\.$/, '')}). Its source is shown.`;
}
