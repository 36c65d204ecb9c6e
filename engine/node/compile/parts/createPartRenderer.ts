/**
 * The site's components that replace theme parts. Each is rendered once for all pages with the same properties and the
 * same results of its hooks.
 */
import { isUnshown } from '../siteCode/isUnshown.ts';
import { messageOf } from '../../../shared/messageOf.ts';
import type { MdxRuntime, PartElement } from '../../../shared/renderer.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { MISSING } from '../../ground/inputs/fileStamp.ts';
import { areReadsCurrent, noReads, readsOf, type Reads } from '../../ground/inputs/readsOf.ts';
import { dependenciesOf, MODULE } from '../markdown/cache/dependencies.ts';
import { toReadDependencies } from '../markdown/cache/readDependencies.ts';
import type { PageCompilerParts } from '../markdown/compilePage.ts';
import { createContext, type Collected } from '../markdown/createContext.ts';
import { createSiteReader } from '../markdown/createSiteReader.ts';
import { createModuleLoader } from '../markdown/evaluate/createModuleLoader.ts';
import { createPageFiles, readPartials, type PageFiles } from '../markdown/evaluate/readPartials.ts';
import { handlePendingSignals } from '../../ground/stopSignals.ts';
import { StoppedCodeError, runAuthorCode } from '../markdown/evaluate/runAuthorCode.ts';
import { stubName } from '../markdown/evaluate/stub.ts';
import { finishHtml } from '../markdown/output/finishHtml.ts';
import type { ParsedFile } from '../markdown/parseFile.ts';
import { createLiveContent, toLiveParts } from '../markdown/render/liveContent.ts';
import type { ResolvedOptions } from '../markdown/resolveOptions.ts';
import { createSession } from '../markdown/session.ts';
import type { CompiledPage, CompileInput, Dependency } from '../markdown/types.ts';
import type { Override } from '../siteCode/findOverrides.ts';

/** A part with its properties, on one page or on none. */
interface PartInput {
  override: Override;
  element: PartElement;
  locale: string;
  page: PageFields;
}

/** The page's data, by the names in `theme/siteCode/parts/partData.ts`. */
export interface PageFields {
  read(name: string): unknown;
  /** Identifies the value. */
  key(name: string): string;
}

export function createPageFields(read: (name: string) => unknown): PageFields {
  const values = new Map<string, unknown>();
  const keys = new Map<string, string>();
  const fields: PageFields = {
    read(name) {
      if (!values.has(name)) values.set(name, read(name));
      return values.get(name);
    },
    key(name) {
      const key = keys.get(name) ?? hashOf(JSON.stringify(fields.read(name) ?? null));
      keys.set(name, key);
      return key;
    },
  };
  return fields;
}

/** Outside of a page. */
export const NO_FIELDS = createPageFields(() => undefined);

/** A rendered part. Links and files are markers, as in a compiled page. */
export interface CompiledPart extends CompiledPage {
  /** The part cannot be shown; `problems` give the reasons. */
  isFailed?: true;
  /** All dependencies except its properties and the fields in `pageFields`. */
  dependsOn: Dependency[];
}

export interface PartRenderer {
  /** Reads the Markdown that parts may show. Call it before a page is rendered. */
  prepare(overrides: Iterable<Override>): Promise<void>;
  render(input: PartInput): CompiledPart;
  /** Repeats a rendering while something that its parts load is missing from it. */
  untilLoaded<T>(render: () => T | Promise<T>, isComplete: (rendered: T) => boolean): Promise<T>;
}

/** The Markdown that a component may show. */
interface Partials {
  files: PageFiles;
  parsed: ReadonlyMap<string, ParsedFile>;
}

/** Results of one component with the same properties. */
interface Variants {
  /** The page fields it has read so far. */
  pageFields: string[];
  byAnswers: Map<string, { part: CompiledPart; reads: Reads; partials: Partials | undefined }>;
}

/** A part that differs on every page gains nothing from a cache, because each page is rendered once. */
const MAX_VARIANTS = 300;

/** What a component imports while it renders may import more. */
const MAX_PASSES = 4;

const NO_PAGE: Omit<CompiledPage, 'html' | 'refs' | 'headTags' | 'problems' | 'dependencies'> = {
  headings: [],
  anchors: [],
  sectionsJson: '[]',
  linkTexts: [],
  markdown: '',
  features: {},
  wordCount: 0,
};

export function createPartRenderer(
  runtime: MdxRuntime,
  compilerFor: (filePath: string, locale: string | undefined) => PageCompilerParts,
): PartRenderer {
  const known = new Map<string, Variants>();
  const partials = new Map<string, Partials>();
  /** Components that were stopped, which are not tried again for each page. */
  const endless = new Map<string, StoppedCodeError>();

  return {
    async prepare(overrides) {
      await handlePendingSignals();
      for (const { id, filePath } of overrides) {
        const parts = compilerFor(filePath, undefined);
        const files = createPageFiles(filePath, parts.options.siteDir);
        const parsed = await readPartials({}, files, parts, id);
        const before = partials.get(id);
        const isSame =
          before && JSON.stringify([...before.files.dependencies]) === JSON.stringify([...files.dependencies]);
        if (!isSame) partials.set(id, { files, parsed });
      }
    },
    render(input) {
      const { override, element, locale } = input;
      const key = JSON.stringify([locale, override.id, override.name, element]);
      const variants = known.get(key) ?? { pageFields: [], byAnswers: new Map() };
      known.set(key, variants);
      const found = variants.byAnswers.get(answersTo(variants.pageFields, input));
      // In the development server, files that a component reads may change.
      const current = partials.get(override.id);
      if (found && areReadsCurrent(found.reads) && found.partials === current) return found.part;
      const { part, reads } = renderPart(input);
      const pageFields = [...new Set([...variants.pageFields, ...(part.pageFields ?? [])])].sort();
      if (pageFields.length > variants.pageFields.length || variants.byAnswers.size >= MAX_VARIANTS)
        variants.byAnswers.clear();
      variants.pageFields = pageFields;
      if (!part.isProvisional) variants.byAnswers.set(answersTo(pageFields, input), { part, reads, partials: current });
      return part;
    },
    async untilLoaded(attempt, isComplete) {
      for (let pass = 1; ; pass++) {
        const rendered = await attempt();
        if (isComplete(rendered) || pass === MAX_PASSES || !(await runtime.siteCode?.settle())) return rendered;
      }
    },
  };

  function renderPart(input: PartInput): { part: CompiledPart; reads: Reads } {
    const { override, element, locale, page: fields } = input;
    const { filePath } = override;
    const parts = compilerFor(filePath, locale);
    const { options, runner } = parts;
    const session = createSession(filePath);
    const prepared = partials.get(override.id);
    const files = prepared?.files ?? createPageFiles(filePath, options.siteDir);
    const compiled: CompileInput = { ...NO_TEXT, locale, filePath };
    const reader = createSiteReader({ ...compiled, readField: fields.read }, options, []);
    const reads = noReads();
    let collected: Collected | undefined;
    let modules: ReadonlySet<string> = new Set();
    let isFailed = false;
    let html = '';
    try {
      const stopped = endless.get(override.id);
      if (stopped) throw stopped;
      readsOf(reads, () => runAuthorCode(render, filePath, parts.codeLimit));
    } catch (error) {
      isFailed = true;
      const isEndless = error instanceof StoppedCodeError;
      if (isEndless) {
        endless.set(override.id, error);
        runner.giveUpLoading(error);
      }
      const reason = messageOf(error ?? 'it throws nothing that could be shown');
      const message = isEndless ? reason : `\`${override.name}\` fails: ${reason.replace(/\.$/, '')}.`;
      const isExcused = (runner.find(override.id)?.problems.length ?? 0) > 0;
      const code = isEndless ? 'site-code' : 'component-fails';
      session.report(code, message, { ...(!isExcused && { severity: 'error' }), subject: override.name });
    }
    const finished = finishHtml(html, session, options.codeStyle.look);
    reader.noteImports(new Set([...modules].flatMap((id) => runner.find(id)?.imports ?? [])));
    const read = reader.found();
    const live = collected?.live;
    const isLoading = runtime.siteCode?.isLoading() ?? false;
    const dependencies: Dependency[] = [
      ...files.dependencies,
      ...[...modules].map((id): Dependency => [MODULE + id, runner.find(id)?.hash ?? MISSING]),
      ...toReadDependencies([reads], filePath, options.siteDir),
    ];
    const page: CompiledPage = {
      ...NO_PAGE,
      html: finished.html,
      anchors: finished.anchors,
      ...(finished.css !== undefined && { css: finished.css }),
      refs: session.refs,
      headTags: session.headTags,
      problems: session.problems,
      ...(session.hasDiagram && { features: { mermaid: true } }),
      dependencies,
      modules: [...modules],
      ...(live && live.modules.size > 0 && { live: toLiveParts(live, new Map(), read.globalData !== undefined) }),
      ...(hasFormulas(finished.html, options) && { hasFormulas: true }),
      ...(collected?.layout && { layout: collected.layout }),
      ...read,
      ...((isLoading || collected?.isIncomplete) && { isProvisional: true }),
    };
    const dependsOn = dependenciesOf(page, compiled, options);
    const hasErrors = session.problems.some(isUnshown);
    return { part: { ...page, dependsOn, ...((isFailed || hasErrors) && { isFailed: true }) }, reads };

    function render(): void {
      runtime.siteCode?.begin(reader.findMessage, reader.factOf);
      const loader = createModuleLoader({ ...parts, session, files, partials: prepared?.parsed ?? new Map(), toc: [] });
      modules = loader.modules;
      collected = { live: createLiveContent(runner, override.name.replace(/\W/g, '')) };
      const context = createContext(compiled, session, parts, [], reader, collected);
      context.part = { name: override.name };
      context.components = loader.overrides;
      context.markdown = loader.markdown;
      context.around = () => loader.around(override.name);
      const component = loader.importCode(override.id, override.source).default;
      if (isMissing(component)) {
        isFailed = true;
        return;
      }
      const { type } = element;
      const shown = type === undefined ? component : (component as Record<string, unknown>)[type];
      if (shown === undefined) {
        isFailed = true;
        const message = `There is no "${type}" in it, which the navbar of the configuration asks for.`;
        session.report('unknown-component', message, { severity: 'error' });
        return;
      }
      const rendered = runtime.siteCode?.renderPart(shown, override.name, element, context) ?? '';
      html = reader.markLanguages(collected.live.fillIn(rendered + collected.live.laterHtml()));
    }
  }
}

/** A component is not a Markdown file. */
const NO_TEXT = { source: '', frontMatter: {}, frontMatterLines: 0, format: 'mdx' } as const;

function isMissing(component: unknown): boolean {
  return component === undefined || component === null || stubName(component) !== undefined;
}

function hasFormulas(html: string, { pluginsKey }: ResolvedOptions): boolean {
  return pluginsKey !== undefined && html.includes('class="katex');
}

function answersTo(names: readonly string[], { page }: PartInput): string {
  return names.map(page.key).join();
}
