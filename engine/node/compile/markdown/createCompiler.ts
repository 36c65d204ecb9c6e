import type { MdxRuntime } from '../../../shared/renderer.ts';
import { createTermReader } from '../../../shared/search/text/createTermReader.ts';
import { createCodeRunner, type CodeRunner } from '../siteCode/runCode.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import { parsePartialFrontMatter } from '../../read/content/source/parsePartialFrontMatter.ts';
import { createHighlighter } from '../prism/createHighlighter.ts';
import { createPartRenderer, type PartRenderer } from '../parts/createPartRenderer.ts';
import { compilePage, type PageCompilerParts } from './compilePage.ts';
import { createCodeLimit } from './evaluate/runAuthorCode.ts';
import { parseFile, type ParsedFile } from './parseFile.ts';
import { createOutlineReader } from './output/toCompiledOutline.ts';
import { createOptionsOf } from './resolveOptions.ts';
import { toFormat } from './toFormat.ts';
import type { Compiler, MarkdownOptions } from './types.ts';

/** The amount of text of imported files that stays parsed. Some sites have code that may show any of their pages. */
const MAX_PARTIALS_LENGTH = 16_000_000;

/** Markdown pages, and the site's own parts of the theme. */
export interface SiteCompilerCore extends Compiler {
  parts: PartRenderer;
}

/** Compiles Markdown, one file at a time, each on its own. */
export function createCompiler(
  userOptions: MarkdownOptions,
  runtime: MdxRuntime,
  maxCodeMs?: number,
): SiteCompilerCore {
  const optionsOf = createOptionsOf(userOptions);
  const highlighter = createHighlighter(userOptions.codeStyle, userOptions.prism);
  const readTerms = createTermReader();
  const readOutline = createOutlineReader();
  /** One per locale, because a module may look up a text while it is loaded. */
  const runners = new Map<string | undefined, CodeRunner>();
  const partials = new Map<string, { source: string; file: ParsedFile }>();
  const codeLimit = createCodeLimit(maxCodeMs);
  let partialsLength = 0;

  async function parsePartial(filePath: string, source: string): Promise<ParsedFile> {
    const known = partials.get(filePath);
    if (known?.source === source) return known.file;
    const options = optionsOf(filePath);
    const format = toFormat(filePath, options.format);
    const { frontMatter, lines, problems } = parsePartialFrontMatter(filePath, source);
    const parsed = await parseFile({ filePath, source, frontMatter, frontMatterLines: lines, format }, options);
    const toProblem = (problem: ContentProblem) => ({ ...problem, filePath, severity: 'error' }) as const;
    const file = { ...parsed, problems: [...problems.map(toProblem), ...parsed.problems] };
    // The inputs of plugins may have changed by the next time.
    if (file.reads?.length) return file;
    if (partialsLength > MAX_PARTIALS_LENGTH) {
      partials.clear();
      partialsLength = 0;
    }
    partialsLength += source.length;
    partials.set(filePath, { source, file });
    return file;
  }

  function runnerFor(locale: string | undefined): CodeRunner {
    const known = runners.get(locale) ?? createCodeRunner(userOptions.siteCode, runtime.siteCode);
    runners.set(locale, known);
    return known;
  }

  function compilerFor(filePath: string, locale: string | undefined): PageCompilerParts {
    const options = optionsOf(filePath);
    const runner = runnerFor(locale);
    return { options, runtime, highlighter, runner, readTerms, readOutline, parsePartial, codeLimit };
  }

  return {
    compile: (input) => compilePage(input, compilerFor(input.filePath, input.locale)),
    parts: createPartRenderer(runtime, compilerFor),
  };
}
