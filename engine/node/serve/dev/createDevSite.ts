import { SCRIPTS, type ScriptName } from '../../../shared/features.ts';
import { toDataFile, toFile, withoutTrailingSlash } from '../../../shared/url/sitePaths.ts';
import type { VersionOutline } from '../../../shared/compare/compareVersions.ts';
import { readOutlineFile } from '../../../shared/compare/outlineFile.ts';
import type { Renderer } from '../../../shared/renderer.ts';
import { createClientAssets } from '../../assemble/assets/clientAssets.ts';
import { createContentAssets } from '../../assemble/assets/contentAssets.ts';
import { createSidebarFiles } from '../../assemble/siteData/createSidebarFiles.ts';
import { createSiteCompiler } from '../../compile/createSiteCompiler.ts';
import { loadClientModules } from '../../assemble/siteCode/loadClientModules.ts';
import { toSiteTags } from '../../assemble/tags/toSiteTags.ts';
import { createCodeStyles } from '../../assemble/siteCode/createCodeStyles.ts';
import { loadBrowserCode, type BrowserCode } from '../../assemble/siteCode/loadBrowserCode.ts';
import type { LiveParts } from '../../compile/markdown/types.ts';
import { toSiteConfigForContent } from '../../compile/toMarkdownOptions.ts';
import { createParts } from '../../assemble/parts/createParts.ts';
import { createSitePages, type MadePage } from '../../assemble/createSitePages.ts';
import { findSources } from '../../assemble/policy/findSources.ts';
import { mergeSources } from '../../assemble/policy/policySources.ts';
import { ANY_SOURCES, toCsp } from '../../assemble/policy/toCsp.ts';
import { loadSite, type LoadSiteOptions } from '../../read/loadSite.ts';
import { toSiteIndex } from '../../assemble/links/siteIndex.ts';
import { toDocumentAssets } from '../../assemble/assets/toDocumentAssets.ts';
import { toSiteData, toSiteDraft } from '../../assemble/siteData/toSiteData.ts';
import type { SourceCache } from '../../read/content/files/sourceCache.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import { toDataScript } from '../../assemble/siteData/toDataScript.ts';
import type { Route } from '../../read/routes/types.ts';
import type { WriteFile } from '../../ground/files/writeFile.ts';
import type { InputRecorder } from '../../ground/inputs/inputs.ts';
import { createDevIndexes } from './createDevIndexes.ts';
import { toDevScriptSrc } from './devScript.ts';
import { renderProblems } from './renderProblems.ts';

/** What a path of the site is, right now. */
export type Answer = { type: string; body: string | Uint8Array } | { filePath: string };

/** A site as it is on disk at one moment. A change makes a new one; compiled pages live on in the cache. */
export interface DevSite {
  problems: ContentProblem[];
  /** Changes with everything but the content of pages. */
  shellId: string;
  /** The policy for a document. */
  csp(document: string): string;
  trailingSlash: boolean | undefined;
  /** Whether the document at a canonical path lives in a folder of its own (`/a/`), or beside others (`/a`). */
  isFolderAddress(routePath: string): boolean;
  /** The route a request path names, in any of its spellings. */
  findRoute(path: string): Route | undefined;
  renderRoute(route: Route): Promise<string>;
  /** Files that are not documents: data, bundles, images, indexes. */
  findFile(file: string): Promise<Answer | undefined>;
  /** Ends its threads. What is still asked of it is answered all the same. */
  close(): Promise<void>;
}

export interface DevSiteOptions {
  cache: SourceCache;
  /** Written into its documents. */
  version: string;
  /** Notes what it reads. */
  recorder: InputRecorder;
  runPlugins: LoadSiteOptions['runPlugins'];
}

const SCRIPT = 'text/javascript; charset=utf-8';

export async function createDevSite(
  siteDir: string,
  renderer: Renderer,
  { cache, version, recorder, runPlugins }: DevSiteOptions,
): Promise<DevSite> {
  const site = await loadSite(siteDir, { drafts: true, cache, runPlugins });
  // Nothing is asked of them any more.
  await site.plugins?.close();
  const { config, content, staticFiles } = site;
  const compiler = await createSiteCompiler(site, renderer.mdx, { cache: true, mode: 'development' });
  const assets = createContentAssets(site.boundary);
  const modules = await loadClientModules(site, { code: compiler.codeInput, assets });
  const client = await createClientAssets(site, assets, modules);
  const draft = toSiteDraft(site, client);
  const sidebars = createSidebarFiles(content);
  const indexes = createDevIndexes(site, compiler, draft.navbar.items);
  const parts = await createParts({ config, ...compiler });
  const siteData = toSiteData(draft, client, indexes.refs, parts, compiler.siteCode !== undefined);
  const tags = toSiteTags(site, { isBuild: false });
  const documentAssets = toDocumentAssets(site, client, siteData, renderer, tags);
  documentAssets.bodyTags.push({ tag: 'script', attributes: { src: toDevScriptSrc(version), defer: true } });
  const index = toSiteIndex(site, new Map(), staticFiles);
  const codeStyles = createCodeStyles(compiler.siteCode, config, staticFiles, assets);
  const live: LiveParts[] = [{ modules: parts.modules, atOnce: false }];
  let browserCode: Promise<BrowserCode> | undefined;
  /** Of all pages that were asked for so far: which modules need the browser is known only then. */
  async function scriptsOf(wanted: LiveParts): Promise<string[]> {
    const known = new Set(live.flatMap(({ modules }) => modules));
    if (!browserCode || wanted.modules.some((id) => !known.has(id))) {
      live.push(wanted);
      browserCode = loadBrowserCode(live, {
        ...compiler.codeInput,
        scripts: client.scripts,
        siteConfig: toSiteConfigForContent(config),
        globalData: compiler.globalData,
        baseUrl: config.baseUrl,
        assets,
      });
    }
    return (await browserCode)?.scriptsOf(wanted) ?? [];
  }
  const pages = createSitePages({
    site,
    code: { styles: codeStyles, scriptsOf },
    siteData,
    renderer,
    parts,
    sidebars,
    index,
    assets,
    compile: compiler.compile,
    outlineOf: async ({ source }) => source && (await compiler.compile(source.file).catch(() => undefined))?.outline,
    client,
    onBroken: () => undefined,
  });
  const clientFiles = await collect((write) => client.emit({ write }, new Set(Object.keys(SCRIPTS) as ScriptName[])));
  const dataRoutes = new Map(site.routes.map((route) => [toDataFile(route.routePath), route]));
  const byPath = new Map(site.routes.map((route) => [withoutTrailingSlash(route.routePath), route]));
  const styles = new Map<string, string>();

  async function make(route: Route): Promise<MadePage> {
    const made = await pages.make(route);
    const file = route.source?.file;
    if (file && 'html' in made.page.content) {
      const { problems } = await compiler.compile(file);
      made.page.content.html = renderProblems(problems, siteDir) + made.page.content.html;
    }
    for (const { file, text } of made.styles) styles.set(file, text);
    return made;
  }

  async function findOutline(file: string): Promise<VersionOutline | undefined> {
    const named = readOutlineFile(file);
    const instance = named && content.docs.find(({ id }) => id === named.instanceId);
    const version = instance?.versions.find(({ name }) => name === named?.versionName);
    return version && pages.comparisons?.outline(version);
  }

  async function findFile(file: string): Promise<Answer | undefined> {
    const route = dataRoutes.get(file);
    if (route) {
      const { page } = await make(route);
      const { file: data } = renderer.renderPage(siteData, page, documentAssets);
      return { type: SCRIPT, body: toDataScript(file, data) };
    }
    if (file === documentAssets.siteDataFile) {
      return { type: SCRIPT, body: toDataScript(file, siteData) };
    }
    const script =
      sidebars.files.get(file) ??
      clientFiles.get(file) ??
      modules.files.get(file) ??
      (await browserCode)?.files.get(file);
    if (script !== undefined) return { type: file.endsWith('.css') ? 'text/css; charset=utf-8' : SCRIPT, body: script };
    const style = styles.get(file);
    if (style !== undefined) return { type: 'text/css; charset=utf-8', body: style };
    const outline = await findOutline(file);
    if (outline) return { type: SCRIPT, body: toDataScript(file, outline) };
    const index = await indexes.find(file);
    if (index) return { type: file.endsWith('.js') ? SCRIPT : 'application/octet-stream', body: index };
    const filePath = staticFiles.get(file) ?? (await assets.find(file));
    return filePath === undefined ? undefined : { filePath };
  }

  return {
    problems: [...site.problems, ...client.problems, ...parts.problems()],
    shellId: siteData.buildId,
    csp: (document) => toCsp(documentAssets, mergeSources([ANY_SOURCES, findSources(document)])),
    trailingSlash: config.trailingSlash,
    isFolderAddress: (routePath) => toFile(routePath, config).endsWith('/index.html'),
    findRoute(path) {
      const routePath = index.findRoute(path);
      return routePath === undefined ? undefined : byPath.get(withoutTrailingSlash(routePath));
    },
    async renderRoute(route) {
      const { page } = await make(route);
      return renderer.renderPage(siteData, page, documentAssets).document;
    },
    findFile,
    async close() {
      recorder.stop();
      await compiler.close();
    },
  };
}

async function collect(emit: (write: WriteFile) => Promise<void>): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  await emit(async (file, content) => void files.set(file, String(content)));
  return files;
}
