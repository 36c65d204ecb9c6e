import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { compileSites, type CompiledSite } from '../compile/compileSite.ts';
import { createSiteCompiler, type SiteCompiler } from '../compile/createSiteCompiler.ts';
import { startSpareThread } from '../compile/pool/createCompilerPool.ts';
import type { Renderer } from '../../shared/renderer.ts';
import { hashOf } from '../ground/hashOf.ts';
import type { Inputs } from '../ground/inputs/inputs.ts';
import { loadRenderer } from '../ground/octavo/engineFiles.ts';
import type { SharedCache, SharedCacheReport } from '../ground/sharedCache/createSharedCache.ts';
import { limitHeapGrowth } from '../ground/octavo/limitHeapGrowth.ts';
import type { ContentProblem } from '../ground/problems.ts';
import { collectStrayErrors } from '../ground/strayErrors.ts';
import { toStrayProblem } from '../ground/toStrayProblem.ts';
import { createSourceCache } from '../read/content/files/sourceCache.ts';
import { createSourceStore } from '../read/content/files/sourceStore.ts';
import type { SiteConfig } from '../read/config/types.ts';
import { judge } from '../read/judge.ts';
import type { Locales } from '../read/loadLocales.ts';
import { closePlugins, loadSites, type Site } from '../read/loadSites.ts';
import type { Output } from '../write/output/openOutput.ts';
import type { Originals } from '../write/output/originals.ts';
import { hasPostBuild, type PostBuildResult } from '../write/output/runPostBuild.ts';
import type { BuildRecord } from '../write/record/buildRecord.ts';
import { emitHosts } from './emitHosts.ts';
import { emitLocales } from './emitLocales.ts';
import { emitShared } from './emitShared.ts';
import { finishSite } from './finishSite.ts';
import { prepareSite } from './prepareSite.ts';

export interface MakeTask {
  siteDir: string;
  /** The folder in which the site will be published, or a name that represents it. */
  outDir: string;
  /** Version of the engine. */
  engine: string;
  /** Names of the locales; all of them if there are none. */
  locales?: string[];
  /** `false`: ignore the caches of earlier runs. */
  cache?: boolean;
  /** `false`: do everything in this thread. */
  threads?: boolean;
  /** Keeps the changes that plugins make to the finished site. */
  originals?: Originals;
  /** `false`: plugins do not get the finished site. */
  postBuild?: boolean;
  /** The state that the last run left. */
  record: BuildRecord | undefined;
  /** Opens the cache that other machines use too; `url` is the configuration's. */
  openShared?(url: string | undefined): SharedCache | undefined;
  /** The inputs of this run, recorded as they are read. */
  inputs: Inputs;
  onProgress?(progress: MakeProgress): void;
  /**
   * Receives the data of the site when everything is done. Not part of the result, because a large site takes much
   * memory.
   */
  inspect?(parts: SiteParts): Promise<void>;
}

export interface SiteParts {
  sites: Locales<Site>;
  renderer: Renderer;
  compiler: SiteCompiler;
  /** One per locale. */
  compiled: CompiledSite[];
}

export interface MakeProgress {
  step: 'compile' | 'render';
  done: number;
  total: number;
}

/** The state for the next run, besides inputs and files. */
type SiteRecord = Omit<BuildRecord, 'inputs' | 'files' | 'bytes'>;

export interface SiteResult extends SiteRecord {
  config: SiteConfig;
  /** Pages that were rendered; the others were unchanged. */
  rendered: number;
  /** Pages that were compared with those of the last build; an edit cannot reach the others. */
  compared: number;
  /** All problems of the site. `build`, `check` and `start` report these, and no others. */
  problems: ContentProblem[];
  /** The use of the shared cache, if there is one. */
  shared?: SharedCacheReport;
}

/** Creates the output. `isRead`: plugins will read the written files. */
export type OpenOutput = (isRead: boolean) => Output;

/**
 * Makes the whole site, in all locales, and puts it into the output. `build` publishes it; `check` and `start` only use
 * the problems.
 */
export async function makeSite(open: OpenOutput, task: MakeTask): Promise<SiteResult> {
  // 2. Configuration, 3. content and 4. routes, in each locale.
  const { siteDir, outDir, engine, locales, cache: read = true } = task;
  const viewDir = path.join(siteDir, '.octavo', `view-${hashOf(outDir).slice(0, 10)}`);
  const cache = createSourceCache(createSourceStore({ siteDir, engine, read }));
  const strays = collectStrayErrors();
  const sites = await loadSites(siteDir, { drafts: false, locales, cache, outDir: viewDir }).catch((error) => {
    strays.stop();
    throw error;
  });
  // Without earlier results all pages have to be compiled, so another thread starts while this one prepares.
  const isCold = !task.record && task.threads !== false;
  const spare = isCold ? startSpareThread(countSources(sites)) : undefined;
  try {
    const runsPostBuild = task.postBuild !== false && sites.some(hasPostBuild);
    return await makeLocales(sites, open(runsPostBuild), {
      ...task,
      spare,
      viewDir,
      runsPostBuild,
      strays: strays.errors,
    });
  } finally {
    strays.stop();
    await spare?.terminate();
    await closePlugins(sites);
  }
}

/** Counts different texts, because equal ones are compiled once. */
function countSources(sites: Locales<Site>): number {
  const files = sites.flatMap(({ routes }) => routes.flatMap(({ source }) => source?.file ?? []));
  return new Set(files.map(({ text, filePath }) => text.key ?? filePath)).size;
}

interface LocalesTask extends MakeTask {
  spare: Worker | undefined;
  /** The folder that plugins see as the output folder. */
  viewDir: string;
  runsPostBuild: boolean;
  /** Errors of the site's code that no caller waits for. */
  strays: readonly unknown[];
}

const NOTHING_CHANGED: PostBuildResult = { problems: [], originals: {} };

async function makeLocales(sites: Locales<Site>, output: Output, task: LocalesTask): Promise<SiteResult> {
  const { cache = true, threads, spare, runsPostBuild } = task;
  const renderer = loadRenderer();
  const routes = sites.flatMap((site) => site.routes);
  limitHeapGrowth(routes.length, routes.filter(({ source }) => source?.file.isApi).length);

  // 5. Site code.
  const sharedCache = task.openShared?.(sites[0].config.octavo.cacheUrl);
  const compiler = await createSiteCompiler(sites, renderer.mdx, { cache, threads, spare, shared: sharedCache });
  // 6. Markdown: every file once.
  const onCompiled = (done: number, total: number) => task.onProgress?.({ step: 'compile', done, total });
  const compiled = await compileSites(sites, compiler, onCompiled).finally(compiler.close);

  // 7. What pages share.
  const prepared = await prepareSite({ sites, compiler, compiled });
  // 8. Pages: render and write those that have changed, locale by locale.
  const emitted = await emitLocales(prepared, { sites, renderer, compiler, output, ...task });
  // 9. Files of the whole site.
  const shared = await emitShared(prepared, emitted, { sites, output, ...task });
  // 10. Plugins see the finished site.
  const finished = runsPostBuild ? await finishSite(emitted, { sites, output, ...task }) : NOTHING_CHANGED;
  // 11. Policy and files for hosts.
  const hosts = await emitHosts(prepared, emitted, { ...shared, sites, output });
  await compiler.tidyCache();
  const sharedReport = await sharedCache?.close();
  await task.inspect?.({ sites, renderer, compiler, compiled });

  // 12. The verdict.
  const found = [
    ...sites.flatMap(({ problems }) => problems),
    ...prepared.problems,
    ...compiled.flatMap(({ problems }) => problems),
    ...prepared.styles.problems,
    ...shared.problems,
    ...emitted.flatMap(({ problems }) => problems),
    ...hosts.problems,
    ...finished.problems,
    ...task.strays.map((error) => toStrayProblem(error, task.siteDir)),
  ];
  return {
    config: sites[0].config,
    pages: Object.assign({}, ...emitted.map(({ pages }) => pages.record)) as BuildRecord['pages'],
    usedParts: Object.assign({}, ...emitted.map(({ pages }) => pages.usedParts)) as BuildRecord['usedParts'],
    pageCount: compiled.reduce((sum, { routes }) => sum + routes.length, 0),
    rendered: emitted.reduce((sum, { pages }) => sum + pages.rendered, 0),
    compared: emitted.reduce((sum, { pages }) => sum + pages.compared, 0),
    search: shared.search,
    originals: finished.originals,
    contested: output.contested(),
    csp: hosts.csp,
    ...(sharedReport && { shared: sharedReport }),
    problems: judge(found, task.siteDir),
  };
}

/** The part that is stored for the next run. */
export function toRecord(made: SiteResult): SiteRecord {
  const { pages, usedParts, search, originals, contested, pageCount, csp, problems } = made;
  return { pages, usedParts, search, originals, contested, pageCount, csp, problems };
}
