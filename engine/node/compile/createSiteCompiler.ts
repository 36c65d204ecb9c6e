import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { MdxRuntime } from '../../shared/renderer.ts';
import type { Locales } from '../read/loadLocales.ts';
import type { Site } from '../read/loadSites.ts';
import type { Route } from '../read/routes/types.ts';
import { comparedInstances } from '../read/routes/compareRoutes.ts';
import { toGlobalData } from '../read/plugins/toGlobalData.ts';
import { chosenParts } from './siteCode/chosenParts.ts';
import { findOverrides, type Overrides } from './siteCode/findOverrides.ts';
import { toMetadata } from '../read/plugins/docusaurus/toDocusaurusContent.ts';
import { refusesBar } from './siteCode/refusesBar.ts';
import { codeOf, loadSiteCode, type SiteCodeInput } from './siteCode/loadSiteCode.ts';
import type { MarkdownSource } from '../read/content/types.ts';
import { createPageCache } from './markdown/cache/createPageCache.ts';
import { areDependenciesCurrent } from './markdown/cache/dependencies.ts';
import { createFactsStore } from './markdown/cache/factsStore.ts';
import { factsOf, type Facts } from './markdown/cache/pageFacts.ts';
import { createCompiler } from './markdown/createCompiler.ts';
import { toFormat } from './markdown/toFormat.ts';
import type { CompiledPage, CompileInput, Dependency, MarkdownOptions } from './markdown/types.ts';
import type { PartRenderer } from './parts/createPartRenderer.ts';
import { createCompilerPool } from './pool/createCompilerPool.ts';
import { loadSitePrism } from './prism/loadSitePrism.ts';
import { writeCacheFile } from '../ground/files/cacheFile.ts';
import { engineVersion } from '../ground/octavo/engineFiles.ts';
import type { SharedCache } from '../ground/sharedCache/createSharedCache.ts';
import type { ModuleId, SiteCode } from './siteCode/types.ts';
import { describeCodePage } from './describeCodePage.ts';
import { toMarkdownOptions, toSiteConfigForContent } from './toMarkdownOptions.ts';
import { toPageField } from './toPageField.ts';
import { toPartData, toPartSite } from './toPartData.ts';

export interface SiteCompiler {
  /** The site's own code, if any. Compiling a page may reveal more of it. */
  readonly siteCode?: SiteCode;
  /** Names that Markdown pages import. */
  importedByContent(): string[];
  /** The site's replacements for theme components. */
  overrides: Overrides;
  /** How it was bundled, for bundling it for the browser. */
  codeInput: SiteCodeInput;
  /** The site data that code may read, per locale. */
  locales: MarkdownOptions['locales'];
  /** The plugins' global data per locale, if there is code to read it. */
  readonly globalData: MarkdownOptions['globalData'];
  /** Renders the site's own parts of the theme. */
  parts: PartRenderer & {
    /** True if nothing has changed, in a locale. */
    areCurrent(dependencies: Dependency[], locale: string): boolean;
  };
  /** Compiles files for pages of a locale. */
  inLocale(locale: string): (file: MarkdownSource) => Promise<CompiledPage>;
  /** The same without their texts. */
  factsIn(locale: string): (file: MarkdownSource) => Promise<Facts>;
  /** Compiles a file and discards the result, to load and warm up much of the engine. */
  warmUp(file: MarkdownSource, locale: string): Promise<void>;
  /** Ends the threads and releases memory; compiling still works afterwards. */
  close(): Promise<void>;
  /** Stores the facts about the pages for the next build, and removes old entries from the cache. */
  tidyCache(): Promise<void>;
}

export interface SiteCompilerOptions {
  /** `false`: ignore the caches of earlier runs. */
  cache: boolean;
  /** `false`: compile in this thread only. */
  threads?: boolean;
  /** A thread that has already started. */
  spare?: Worker;
  mode?: 'production' | 'development';
  /** A cache with the results of other machines. */
  shared?: SharedCache;
}

const NO_OVERRIDES: ReturnType<typeof findOverrides> = { parts: {}, classicParts: [], leftOut: [] };

const CODE_REFUSED = {
  severity: 'error',
  code: 'mdx-syntax',
  message:
    'mdx.format: "mdx" would make code of the page, and markdown.format of the configuration is "md". To decide by file: ' +
    "format: 'detect', and name the page .mdx.",
} as const;

/** The Markdown compiler as a site configures it, in all locales; with the cache in the site folder in front of it. */
export async function createSiteCompiler(
  sites: Locales<Pick<Site, 'config' | 'messages' | 'problems' | 'content' | 'routes' | 'plugins'>>,
  mdx: MdxRuntime,
  { cache: useCache, threads, spare, mode = 'production', shared }: SiteCompilerOptions,
): Promise<SiteCompiler> {
  const engine = await engineVersion();
  const [{ config }] = sites;
  const formatOf = (file: MarkdownSource): CompileInput['format'] =>
    file.isApi ? 'api' : toFormat(file.filePath, config.markdown.format, ownFormat(file.frontMatter));
  // Plain Markdown has no imports, even where text looks like one.
  const files = sites.flatMap(({ routes }) => routes.flatMap((route) => route.source?.file ?? []));
  const sources = new Set(files.filter((file) => formatOf(file) === 'mdx'));
  const { siteDir } = config;
  let metadata: Map<string, object> | undefined;
  const codeInput: SiteCodeInput = {
    siteDir,
    metadataOf(filePath) {
      metadata ??= toMetadata(config, sites[0].content);
      return metadata.get(filePath);
    },
    staticDirectories: config.staticDirectories,
    target: 'server',
    bundling: config.bundling,
    themeFolders: config.themeFolders,
    prismLanguages: config.themeConfig.prism.additionalLanguages,
    // A search bar of the site belongs to the search that Octavo replaces.
    refusedParts: refusesBar(config) ? ['SearchBar', 'NavbarItem/SearchNavbarItem'] : undefined,
    mode,
    engine,
    useCache,
    modules: mdx.siteCode?.modules ?? {},
  };
  const found =
    config.markdown.format === 'md' ? NO_OVERRIDES : findOverrides(codeInput, config.swizzled, chosenParts(config));
  codeInput.classicParts = found.classicParts;
  const compared = new Set(sites.flatMap(({ routes }) => [...comparedInstances(routes)]));
  const ofConfig = toMarkdownOptions(sites, engine, compared);
  const { prism, problems } = await loadSitePrism(codeInput, toSiteConfigForContent(config));
  const overrides: Overrides = { ...found, problems };
  const withoutCode = { ...ofConfig, prism };
  /** Modules that no file imports: the site's Markdown plugins added the imports. */
  const late = new Set<ModuleId>();
  const written = new Set<string>();
  const ownFolder = path.join(siteDir, '.octavo');
  // Git passes over the folder, whatever the site's own .gitignore says.
  writeCacheFile(path.join(ownFolder, '.gitignore'), '*\n');
  const facts = createFactsStore(path.join(ownFolder, 'facts'), useCache);
  let current = await prepare(spare);
  let isClosed = false;
  let rebundling = Promise.resolve();

  /** The compiler with all code known so far. */
  async function prepare(thread?: Worker) {
    const input = late.size === 0 ? codeInput : { ...codeInput, bundle: 'server-late' };
    const siteCode = await loadSiteCode(sources, overrides, input, late);
    // Large in a large site, and rarely needed.
    const needsData = siteCode !== undefined || [...sources].some((file) => codeOf(file).asksForData);
    const globalData = Object.fromEntries(
      (needsData ? sites : []).map((site) => [
        site.config.i18n.currentLocale,
        toGlobalData(site.config, site.content, site.plugins?.result.plugins),
      ]),
    );
    const options = { ...withoutCode, siteCode, globalData };
    const compiler = createCompiler(options, mdx);
    return {
      siteCode,
      globalData,
      options,
      parts: compiler.parts,
      pool: createCompilerPool(options, compiler, { threads, spare: thread }),
      cache: createPageCache(path.join(ownFolder, 'cache'), options, {
        read: useCache,
        written,
        facts,
        shared,
      }),
    };
  }

  async function addToBundle(ids: readonly ModuleId[]): Promise<void> {
    if (ids.every((id) => late.has(id))) return;
    for (const id of ids) late.add(id);
    const { pool } = current;
    current = await prepare();
    await pool.close();
    if (isClosed) await current.pool.close();
  }

  const routesOf = new Map<string, Map<MarkdownSource, Route>>();

  function findRoute(site: (typeof sites)[number], file: MarkdownSource): Route | undefined {
    const { currentLocale } = site.config.i18n;
    const known =
      routesOf.get(currentLocale) ??
      new Map(site.routes.flatMap((route) => (route.source ? [[route.source.file, route] as const] : [])));
    routesOf.set(currentLocale, known);
    return known.get(file);
  }

  /** The data about itself that a page reads. */
  function answersFor(locale: string, file: MarkdownSource, names: readonly string[]): Record<string, unknown> {
    const site = sites.find((one) => one.config.i18n.currentLocale === locale);
    const route = site && findRoute(site, file);
    const partSite = site && toPartSite(site.config);
    const data = route && partSite && toPartData(partSite, route);
    return Object.fromEntries(names.map((name) => [name, data && toPageField(partSite, route, name, data)]));
  }

  return {
    get siteCode() {
      return current.siteCode;
    },
    overrides,
    codeInput,
    importedByContent: () => [...sources].flatMap((file) => codeOf(file).imports),
    parts: {
      prepare: (found) => current.parts.prepare(found),
      render: (part) => current.parts.render(part),
      untilLoaded: (render, isComplete) => current.parts.untilLoaded(render, isComplete),
      areCurrent: (dependencies, locale) =>
        areDependenciesCurrent(dependencies, { filePath: config.configPath, locale }, current.options),
    },
    locales: withoutCode.locales,
    get globalData() {
      return current.globalData;
    },
    async close() {
      isClosed = true;
      facts.release();
      await current.pool.close();
    },
    async tidyCache() {
      facts.save();
      // If the folder cannot be written, old entries only take space.
      await current.cache.prune().catch(() => undefined);
    },
    async warmUp(file, locale) {
      // The problems of this page are reported where it is shown.
      await current.pool.compile({ ...toInput(file, locale) }).catch(() => undefined);
    },
    inLocale: compileIn,
    factsIn: (locale) => async (file) => {
      const found = await current.cache.describe(toInput(file, locale), current.pool);
      if (found.isUnfinished) return factsOf(await compileIn(locale)(file));
      return {
        contentKey: found.contentKey,
        ofSite: () => describeCodePage(found.ofSite(), file),
        ofPage: () => describeCodePage(found.ofPage(), file),
      };
    },
  };

  function toInput(file: MarkdownSource, locale: string): CompileInput {
    const { filePath, text, frontMatter, frontMatterLines, page } = file;
    const format = formatOf(file);
    const problems = ownFormat(frontMatter) === 'mdx' && format === 'md' ? [{ filePath, ...CODE_REFUSED }] : undefined;
    return {
      locale,
      filePath,
      get source() {
        return text.read();
      },
      sourceKey: text.key,
      frontMatter,
      frontMatterLines,
      format,
      problems,
      page,
    };
  }

  function compileIn(locale: string): (file: MarkdownSource) => Promise<CompiledPage> {
    return async (file) => {
      for (let input = toInput(file, locale); ;) {
        const used = current;
        const compiled = await used.cache.compile(input, used.pool);
        const { unbundled } = compiled;
        if (unbundled) {
          // One after the other, because concurrent pages may find the same module.
          rebundling = rebundling.then(() => addToBundle(unbundled));
          await rebundling;
          if (current !== used) continue;
        }
        // Few pages read data about themselves. If a value is missing, a component may stop before it reads the next
        // one.
        const { page } = input;
        const unanswered = compiled.pageFields?.filter((name) => !page || !(name in page)) ?? [];
        if (unanswered.length === 0) return describeCodePage(compiled, file);
        input = { ...input, page: { ...page, ...answersFor(locale, file, unanswered) } };
      }
    };
  }
}

function ownFormat(frontMatter: Record<string, unknown>): 'mdx' | 'md' | 'detect' | undefined {
  const mdx = frontMatter['mdx'];
  const format = typeof mdx === 'object' && mdx !== null && 'format' in mdx ? mdx.format : undefined;
  return format === 'mdx' || format === 'md' || format === 'detect' ? format : undefined;
}
