import { didYouMean } from '../../../shared/nearestName.ts';
import type { TocItem } from '../../../shared/pageData.ts';
import { WRITTEN_AT, type ContentContext, type MdxRuntime, type WrittenAt } from '../../../shared/renderer.ts';
import type { Highlighter } from './code/createHighlighter.ts';
import { fenceLanguages } from './code/fenceLanguages.ts';
import { languageNames } from './code/languages.ts';
import { languageOf, readCodeBlock } from './code/readCodeBlock.ts';
import { CompileError } from './compileError.ts';
import { createModuleLoader, type ModuleLoader } from './evaluate/createModuleLoader.ts';
import { countWords } from './output/countWords.ts';
import { finishHtml, type FinishedHtml } from './output/finishHtml.ts';
import { toMarkdown } from './output/toMarkdown.ts';
import { toSections } from './output/toSections.ts';
import { parseFile, type ParsedFile } from './parseFile.ts';
import { tooDeep } from './parse/parseMarkdown.ts';
import { ContentError } from './render/contentError.ts';
import type { ResolvedOptions } from './resolveOptions.ts';
import { createSession, type Session } from './session.ts';
import type { CompiledPage, CompileInput } from './types.ts';

export interface PageCompilerParts {
  options: ResolvedOptions;
  runtime: MdxRuntime;
  highlighter: Highlighter;
  readTerms(text: string): string;
  /** Reads an imported Markdown file; remembers it for the next page. */
  parsePartial(filePath: string, source: string): ParsedFile;
}

/** A code block's language may come to light only in rendering; a table of contents only after it. */
const MAX_PASSES = 4;

export async function compilePage(input: CompileInput, parts: PageCompilerParts): Promise<CompiledPage> {
  const { options, highlighter } = parts;
  const session = createSession(input.filePath);
  const toc: { value: string; id: string; level: number }[] = [];
  const uses = { siteConfig: false };
  try {
    const file = parseFile(input, options);
    await highlighter.load(fenceLanguages(input.source, options));
    for (let pass = 1; ; pass++) {
      session.restart();
      const { finished, loader, custom } = renderPass(file);
      const headings = custom ?? finished.headings;
      const needsToc = loader.usesToc() && !isSameToc(toc, headings);
      if ((session.missingLanguages.size === 0 && !needsToc) || pass === MAX_PASSES) {
        return toPage(file, finished, headings, loader);
      }
      await highlighter.load(session.missingLanguages);
      toc.splice(0, toc.length, ...headings.map(({ html, id, level }) => ({ value: html, id, level })));
    }
  } catch (error) {
    throw toCompileError(error, input.filePath);
  }

  function renderPass(file: ParsedFile) {
    const { runtime, parsePartial } = parts;
    const { siteDir } = options;
    const loader = createModuleLoader({ runtime, session, siteDir, parse: parsePartial, toc });
    const module = loader.load(file);
    const context = createContext(input, session, parts, toc, uses);
    const finished = finishHtml(runtime.renderContent(module.default, context), session);
    return { finished, loader, custom: module.toc === toc ? undefined : readToc(module.toc) };
  }

  function toPage(file: ParsedFile, finished: FinishedHtml, headings: TocItem[], loader: ModuleLoader): CompiledPage {
    const { root, ...page } = finished;
    return {
      ...page,
      headings,
      refs: session.refs,
      contentTitle: file.contentTitle,
      sections: toSections(root, parts.readTerms),
      markdown: toMarkdown(root),
      headTags: session.headTags,
      features: session.hasDiagram ? { mermaid: true } : {},
      wordCount: countWords(input.source, input.frontMatterLines, options.locale),
      warnings: session.warnings,
      dependencies: [...loader.dependencies],
      ...(uses.siteConfig && { usesSiteConfig: true }),
    };
  }
}

function createContext(
  input: CompileInput,
  session: Session,
  { options, highlighter }: PageCompilerParts,
  toc: { value: string; id: string; level: number }[],
  uses: { siteConfig: boolean },
): ContentContext {
  return {
    reference: (kind, target) => session.reference(kind, target, { folder: '', file: '' }),
    addHeadTags: (tags) => void session.headTags.push(...tags),
    slot: (name, props) => session.slot(name, props),
    code(request, props) {
      const language = languageOf(request, options);
      const status = highlighter.status(language);
      if (status === 'missing') session.missingLanguages.add(language);
      if (status === 'unknown') {
        const hint = didYouMean(language, languageNames());
        session.warn(
          `There is no grammar for code in "${language}"; it is shown as plain text.${hint}`,
          placeOf(props),
        );
      }
      return readCodeBlock(request, options, highlighter);
    },
    diagram(source) {
      const drawn = options.drawDiagram?.(source);
      if (!drawn) session.hasDiagram = true;
      return drawn?.svg;
    },
    warn: (message, props) => session.warn(message, placeOf(props)),
    fail(message, props) {
      throw new ContentError(message, placeOf(props));
    },
    toc: toc.map(({ value, id, level }) => ({ html: value, id, level })),
    frontMatter: input.frontMatter,
    get siteConfig() {
      uses.siteConfig = true;
      return options.siteConfig;
    },
  };
}

function placeOf(props: object | undefined): WrittenAt | undefined {
  return (props as Record<symbol, WrittenAt> | undefined)?.[WRITTEN_AT];
}

function isSameToc(toc: { value: string; id: string }[], headings: TocItem[]): boolean {
  return (
    toc.length === headings.length &&
    toc.every((item, i) => item.id === headings[i]?.id && item.value === headings[i]?.html)
  );
}

/** `export const toc = […]` in content, as Docusaurus' shape has it. */
function readToc(value: unknown): TocItem[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((item: Partial<Record<'value' | 'id' | 'level', unknown>> | null) =>
    typeof item?.id === 'string' && typeof item.level === 'number'
      ? [{ id: item.id, level: item.level, html: String(item.value ?? '') }]
      : [],
  );
}

function toCompileError(error: unknown, filePath: string): CompileError {
  if (error instanceof CompileError) return error;
  if (error instanceof RangeError) return tooDeep(filePath, error);
  const message = error instanceof Error ? error.message : String(error);
  const at = error instanceof ContentError ? error.at : undefined;
  return new CompileError([{ filePath, ...at, message }], { cause: error });
}
