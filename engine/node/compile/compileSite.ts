import { availableParallelism } from 'node:os';
import { messageOf } from '../../shared/messageOf.ts';
import type { RoutePath } from '../../shared/siteData.ts';
import { withSeverity, type ContentProblem } from '../ground/problems.ts';
import type { MarkdownSource } from '../read/content/types.ts';
import { mapConcurrent } from '../ground/mapConcurrent.ts';
import type { Site } from '../read/loadSites.ts';
import type { SiteCompiler } from './createSiteCompiler.ts';
import type { Facts } from './markdown/cache/pageFacts.ts';
import { CompileError } from './markdown/compileError.ts';
import type { CompiledOutline, CompiledPage, LinkText, LiveParts, SearchSection } from './markdown/types.ts';
import type { Route } from '../read/routes/types.ts';

/**
 * The part of every page that stays in memory while others compile: enough to check links and to search, without the
 * HTML.
 */
export interface CompiledSite {
  /** Routes whose page compiled; the others are in `problems`. */
  routes: Route[];
  anchors: Map<RoutePath, ReadonlySet<string>>;
  /** Each identifies the texts of a page; see `PageFacts`. */
  contentKeys: Map<RoutePath, string>;
  sections: Map<RoutePath, CompiledSections>;
  linkTexts: Map<RoutePath, LinkText[]>;
  outlines: Map<RoutePath, CompiledOutline>;
  problems: ContentProblem[];
  /** The site code that some page needs in the browser. */
  live: LiveParts[];
}

/** The page's part of the search index, read again when an index is made from it. */
export interface CompiledSections {
  /** Derived from their content. */
  key: string;
  read(): Promise<SearchSection[]>;
}

/** Returns the facts about a file's page. */
export interface PageSource {
  compile(file: MarkdownSource): Promise<CompiledPage>;
  facts(file: MarkdownSource): Promise<Facts>;
}

/** Compiles the locales one after the other, so that each finds the results of earlier ones in the cache. */
export async function compileSites(
  sites: readonly Pick<Site, 'config' | 'routes'>[],
  compiler: Pick<SiteCompiler, 'inLocale' | 'factsIn'>,
  onProgress: (done: number, total: number) => void,
): Promise<CompiledSite[]> {
  const counts = sites.map(({ routes }) => routes.filter(({ source }) => source).length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const compiled: CompiledSite[] = [];
  let before = 0;
  for (const [at, { config, routes }] of sites.entries()) {
    const { currentLocale } = config.i18n;
    const source = { compile: compiler.inLocale(currentLocale), facts: compiler.factsIn(currentLocale) };
    compiled.push(await compileSite(routes, source, (done) => onProgress(before + done, total)));
    before += counts[at] ?? 0;
  }
  return compiled;
}

/** Compiles every file once. A file that fails does not stop the others. */
export async function compileSite(
  routes: Route[],
  { compile, facts }: PageSource,
  onProgress: (done: number, total: number) => void,
): Promise<CompiledSite> {
  const result: CompiledSite = {
    routes: [],
    anchors: new Map(),
    contentKeys: new Map(),
    sections: new Map(),
    linkTexts: new Map(),
    outlines: new Map(),
    problems: [],
    live: [],
  };
  const failed = new Set<Route>();
  const withSource = routes.filter((route) => route.source);
  let done = 0;

  // Enough pages in flight to keep every thread busy while the cache is read.
  await mapConcurrent(withSource, 4 * availableParallelism(), async (route) => {
    const file = route.source?.file;
    if (!file) return;
    try {
      const { contentKey, ...found } = await facts(file);
      const compiled = found.ofSite();
      if (contentKey !== undefined) result.contentKeys.set(route.routePath, contentKey);
      result.anchors.set(route.routePath, new Set(compiled.anchors));
      result.sections.set(route.routePath, {
        key: compiled.sectionsKey,
        read: async () => JSON.parse((await compile(file)).sectionsJson) as SearchSection[],
      });
      result.linkTexts.set(route.routePath, compiled.linkTexts);
      if (compiled.outline) result.outlines.set(route.routePath, compiled.outline);
      if (compiled.live) result.live.push(compiled.live);
      // Each problem names its file, which may be one that the page imports.
      result.problems.push(...compiled.problems.map(withSeverity));
    } catch (error) {
      failed.add(route);
      result.problems.push(...toProblems(file, error));
    }
    onProgress(++done, withSource.length);
  });
  result.routes = routes.filter((route) => !failed.has(route));
  return result;
}

function toProblems(file: MarkdownSource, error: unknown): ContentProblem[] {
  if (error instanceof CompileError) return error.problems.map((problem) => ({ ...problem, severity: 'error' }));
  const message = messageOf(error);
  return [{ severity: 'error', code: 'unexpected', filePath: file.filePath, message }];
}
