import { serialize } from 'node:v8';
import type { DocumentAssets, Renderer } from '../../../shared/renderer.ts';
import type { ClientAssets } from '../../assemble/assets/clientAssets.ts';
import type { ContentAssets } from '../../assemble/assets/contentAssets.ts';
import { toDocumentAssets } from '../../assemble/assets/toDocumentAssets.ts';
import { createSitePages } from '../../assemble/createSitePages.ts';
import type { LocalePages } from '../../assemble/links/localePages.ts';
import type { BrokenLink } from '../../assemble/links/linkResolver.ts';
import { toSiteIndex } from '../../assemble/links/siteIndex.ts';
import { findBrokenShellLinks } from '../../assemble/links/findShellLinks.ts';
import { toLinkProblems } from '../../assemble/links/toLinkProblems.ts';
import { toRedirects, type SiteRedirect } from '../../assemble/links/toRedirects.ts';
import { loadSearchScript, withSearch } from '../../assemble/search/loadSearchScript.ts';
import { findStrayWords } from '../../assemble/search/toReaderWords.ts';
import { toSearchInputs } from '../../assemble/search/toSearchInputs.ts';
import type { KeyedSearchInput, Named } from '../../assemble/search/types.ts';
import type { Parts } from '../../assemble/parts/createParts.ts';
import type { ClientModules } from '../../assemble/siteCode/loadClientModules.ts';
import type { CodeStyles } from '../../assemble/siteCode/createCodeStyles.ts';
import type { BrowserCode } from '../../assemble/siteCode/loadBrowserCode.ts';
import { toDataScript } from '../../assemble/siteData/toDataScript.ts';
import { toSiteData, toSiteDraft } from '../../assemble/siteData/toSiteData.ts';
import { toSketch } from '../../assemble/toSketch.ts';
import type { CompiledSite } from '../../compile/compileSite.ts';
import type { SiteCompiler } from '../../compile/createSiteCompiler.ts';
import { hashOf } from '../../ground/hashOf.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { RoutePath } from '../../../shared/siteData.ts';
import { isExternal } from '../../../shared/url/sitePaths.ts';
import type { Site } from '../../read/loadSites.ts';
import type { Output } from '../output/openOutput.ts';
import { hasPostBuild } from '../output/runPostBuild.ts';
import type { BuildRecord } from '../record/buildRecord.ts';
import { nameIndexes, toSearchRef } from '../search/writeSearchIndexes.ts';
import { emitChangeFeeds } from './emitChangeFeeds.ts';
import { emitFeeds } from './emitFeeds.ts';
import { emitLlms } from './emitLlms.ts';
import { emitOutlines } from './emitOutlines.ts';
import { emitPages, type EmittedPages } from './emitPages.ts';
import { emitRedirects } from './emitRedirects.ts';
import { emitSitemap } from './emitSitemap.ts';

/** Shared by all locales of a site. */
export interface EmitLocaleInput {
  renderer: Renderer;
  compiler: Pick<SiteCompiler, 'inLocale' | 'factsIn'>;
  client: ClientAssets;
  assets: ContentAssets;
  styles: CodeStyles;
  browserCode: BrowserCode;
  output: Output;
  /** The default locale, if it is built too. */
  original?: Pick<CompiledSite, 'outlines'>;
  /** Absent in a site with one locale. */
  localePages?: LocalePages;
  previous: Pick<BuildRecord, 'pages' | 'usedParts'>;
  /** See `findEditedTexts`. */
  editedTexts?: ReadonlySet<string>;
  onProgress(done: number): void;
}

/** The locale's data that exists before its pages are made. */
export interface PreparedLocale {
  site: Site;
  compiled: CompiledSite;
  /** Its client modules. */
  modules: ClientModules;
  /** The site's replaced theme parts in this locale. */
  parts: Parts;
}

export interface EmittedLocale {
  pages: EmittedPages;
  documentAssets: DocumentAssets;
  /** Search indexes, still to be written. */
  indexes: Named<KeyedSearchInput>[];
  /** Files named by their content: site data, sidebars, the script of search. */
  dataFiles: string[];
  /** Relative to the root of the output. */
  redirects: SiteRedirect[];
  problems: ContentProblem[];
  /** Writes files, unless a static folder has a file of the same name. */
  emitLast(): Promise<void>;
}

/** Writes the pages of one locale and their companions. */
export async function emitLocale(
  { site, compiled, modules, parts }: PreparedLocale,
  input: EmitLocaleInput,
): Promise<EmittedLocale> {
  const { config, content, staticFiles } = site;
  const { renderer, output } = input;
  const search = await loadSearchScript(config);
  const client = withSearch(input.client, search);
  const locale = config.i18n.currentLocale;

  // 1. The data that all its pages share.
  const draft = toSiteDraft(site, client);
  const index = toSiteIndex(site, compiled.anchors, staticFiles);
  const searchInputs = toSearchInputs(site, compiled, draft.navbar.items, index);
  const indexes = nameIndexes(searchInputs, config.folder === '' ? '' : locale);
  const siteData = toSiteData(draft, client, indexes.map(toSearchRef), parts, compiled.live.length > 0);
  const documentAssets = toDocumentAssets(site, siteData, renderer, { client, modules, isBuild: true });

  // 2. The pages.
  const broken: BrokenLink[] = [];
  const faulty = new Set<RoutePath>();
  const problemFiles = createProblemFiles(site.problems);
  const compile = input.compiler.inLocale(locale);
  const factsOf = input.compiler.factsIn(locale);
  const pages = createSitePages({
    site,
    code: {
      styles: input.styles,
      hasPacks: true,
      scriptsOf: async (live) => input.browserCode.scriptsOf(live, locale),
    },
    siteData,
    renderer,
    parts,
    index,
    assets: input.assets,
    compile,
    sketch: async (file) => toSketch((await factsOf(file)).ofPage()) ?? compile(file),
    outlineOf: async ({ routePath }, isOriginal) => (isOriginal ? input.original : compiled)?.outlines.get(routePath),
    client,
    localePages: input.localePages,
    onBroken(link) {
      broken.push(link);
      faulty.add(link.source.routePath);
    },
  });
  const emitted = await emitPages({
    routes: compiled.routes,
    pages,
    renderer,
    siteData,
    documentAssets,
    scripts: client.scripts,
    output,
    previous: input.previous,
    parts: [...parts.usable.keys()],
    compiled,
    assets: input.assets,
    editedTexts: input.editedTexts,
    codeKey: hashOf(serialize([site.plugins?.result.plugins, ...input.browserCode.files.keys()])),
    isFaulty: ({ routePath, source }) =>
      faulty.has(routePath) || (source !== undefined && problemFiles.has(source.file.filePath)),
    keepHeads: hasPostBuild(site),
    onProgress: input.onProgress,
  });

  // 3. The companions of the pages.
  const [sitemapProblems] = await Promise.all([
    emitSitemap(config, emitted.sitemap, output),
    emitFeeds(config, content, pages, output),
    emitOutlines(site, pages.comparisons, output),
    emitChangeFeeds(site, siteData, pages.comparisons, output),
    output.write(documentAssets.siteDataFile, toDataScript(documentAssets.siteDataFile, siteData)),
    ...[...pages.sidebars.files, ...(search?.files ?? [])].map(([file, text]) => output.write(file, text)),
  ]);
  const redirects = toRedirects(config, index, (problem) => site.problems.push(problem));
  const fromRoot = (routePath: string) => `/${config.folder}${routePath.slice(1)}`;
  return {
    pages: emitted,
    documentAssets,
    indexes,
    dataFiles: [documentAssets.siteDataFile, ...pages.sidebars.files.keys(), ...(search ? [search.script] : [])],
    redirects: redirects.map(({ from, to }) => ({ from: fromRoot(from), to: isExternal(to) ? to : fromRoot(to) })),
    problems: [
      ...parts.problems(),
      ...toLinkProblems([...findBrokenShellLinks(siteData, config, index), ...broken], config, index),
      ...findStrayWords(site, index),
      ...sitemapProblems,
    ],
    async emitLast() {
      await emitRedirects(config, redirects, output);
      await emitLlms(config, content, output);
    },
  };
}

/** The files with problems. More are found while pages are rendered, and a site may have thousands. */
function createProblemFiles(problems: readonly ContentProblem[]): { has(filePath: string): boolean } {
  const files = new Set<string | undefined>();
  let seen = 0;
  return {
    has(filePath) {
      for (; seen < problems.length; seen++) files.add(problems[seen]?.filePath);
      return files.has(filePath);
    },
  };
}
