import { FRAME_FILE } from '../../../shared/liveCode/liveCode.ts';
import { findLiveScope, renderLiveFrame } from '../../assemble/siteCode/liveFrame.ts';
import { SCRIPTS, type ScriptName } from '../../../shared/features.ts';
import type { Renderer } from '../../../shared/renderer.ts';
import { createClientAssets } from '../../assemble/assets/clientAssets.ts';
import { DOCUMENT_POLICY, isDocument, isUntrusted } from '../../assemble/policy/untrustedFiles.ts';
import { createContentAssets } from '../../assemble/assets/contentAssets.ts';
import { createLocalePages } from '../../assemble/links/localePages.ts';
import { createPostCss } from '../../assemble/styles/createPostCss.ts';
import { createCodeStyles } from '../../assemble/siteCode/createCodeStyles.ts';
import { loadBrowserCode, type BrowserCode } from '../../assemble/siteCode/loadBrowserCode.ts';
import { loadClientModules } from '../../assemble/siteCode/loadClientModules.ts';
import { createSiteCompiler } from '../../compile/createSiteCompiler.ts';
import { toModuleFile } from '../../compile/siteCode/moduleNames.ts';
import type { LiveParts } from '../../compile/markdown/types.ts';
import type { WriteFile } from '../../ground/files/writeFile.ts';
import type { InputRecorder } from '../../ground/inputs/inputs.ts';
import type { SourceCache } from '../../read/content/files/sourceCache.ts';
import { closePlugins, loadSites, type LoadSiteOptions, type Site } from '../../read/loadSites.ts';
import type { Route } from '../../read/routes/types.ts';
import { createDevLocale, type DevLocale } from './createDevLocale.ts';
import { contentTypeOf } from '../host/contentType.ts';
import type { Answer } from './devAnswer.ts';

/** A snapshot of a site on disk. A change creates a new one; compiled pages stay in the cache. */
export interface DevSite {
  /** Changes with everything but the content of pages. */
  shellId: string;
  trailingSlash: boolean | undefined;
  /** The page that a request path names, in any of its spellings, or the 404 page of that part of the site. */
  findPage(path: string): DevPage;
  /** Files that are not documents: data, bundles, images, indexes. */
  findFile(file: string): Promise<Answer | undefined>;
  /** Whether one of these Markdown files is a part of the site's code. */
  isShownByCode(filePaths: readonly string[]): boolean;
  /**
   * Shows the current content of these files if only the text of pages has changed; documents then contain `version`.
   * Returns false if more may have changed: the site has to be read again.
   */
  showTexts(filePaths: string[], version: string): Promise<boolean>;
  /** Ends its threads. Later requests still work. */
  close(): Promise<void>;
}

interface DevPage {
  locale: DevLocale;
  /** Absent where there is no such page. */
  route?: Route;
}

export interface DevSiteOptions {
  cache: SourceCache;
  /** Written into its documents. */
  version: string;
  /** Records what it reads. */
  recorder: InputRecorder;
  runPlugins: LoadSiteOptions['runPlugins'];
  locales?: string[];
}

export async function createDevSite(
  siteDir: string,
  renderer: Renderer,
  { cache, version, recorder, runPlugins, locales: wanted }: DevSiteOptions,
): Promise<DevSite> {
  const sites = await loadSites(siteDir, { drafts: true, cache, runPlugins, locales: wanted });
  // They are no longer used.
  await closePlugins(sites);
  const [first] = sites;
  const { config, staticFiles } = first;
  const compiler = await createSiteCompiler(sites, renderer.mdx, { cache: true, mode: 'development' });
  const assets = createContentAssets(first.boundary);
  const edit = createPostCss(config, first.plugins?.result);
  const styles = createCodeStyles(compiler, config, staticFiles, assets, edit);
  const modules = await loadClientModules(first, { code: compiler.codeInput, locales: compiler.locales, assets });
  const client = await createClientAssets(first, assets, edit, modules, { siteCode: compiler.siteCode, styles });
  const untrusted = isUntrusted(config);
  const live: LiveParts[] = [];
  let browserCode: Promise<BrowserCode> | undefined;
  /** Scripts of all pages requested so far, because only then the modules for the browser are known. */
  async function scriptsOf(wanted: LiveParts, locale: string): Promise<string[]> {
    const known = new Set(live.flatMap(({ modules }) => modules));
    if (!browserCode || wanted.modules.some((id) => !known.has(id))) {
      live.push(wanted);
      const { codeInput, locales, globalData } = compiler;
      browserCode = loadBrowserCode(live, { ...codeInput, scripts: client.scripts, locales, globalData, assets });
    }
    return (await browserCode)?.scriptsOf(wanted, locale) ?? [];
  }
  const localePages = sites.length > 1 ? createLocalePages(sites) : undefined;
  const shared = { localePages, renderer, compiler, client, assets, styles, scriptsOf, version };
  const locales = await Promise.all(sites.map((site) => createDevLocale(site, shared)));
  live.push(...locales.map(({ modules }) => ({ modules, atOnce: false })));
  const clientFiles = await collect((write) => client.emit({ write }, new Set(Object.keys(SCRIPTS) as ScriptName[])));

  return {
    shellId: locales.map(({ shellId }) => shellId).join(' '),
    trailingSlash: config.trailingSlash,
    findPage(path) {
      const isInside = ({ folder }: DevLocale) => folder !== '' && `${path}/`.startsWith(`/${folder}`);
      const locale = locales.find(isInside) ?? (locales[0] as DevLocale);
      return { locale, route: locale.findRoute(`/${path.slice(locale.folder.length + 1)}`) };
    },
    async findFile(file) {
      for (const locale of locales) {
        const found = await locale.findFile(file);
        if (found) return found;
      }
      if (file === FRAME_FILE) {
        const modules = findLiveScope(config);
        await scriptsOf({ modules, atOnce: false }, config.i18n.currentLocale);
        return { type: contentTypeOf(file), body: await renderLiveFrame(config, (await browserCode)!) };
      }
      // Scripts, style sheets, and the fonts of a look.
      const body = clientFiles.get(file) ?? (await browserCode)?.files.get(file);
      if (body !== undefined) return { type: contentTypeOf(file), body };
      const filePath = staticFiles.get(file) ?? (await assets.find(file));
      if (filePath === undefined) return undefined;
      return { filePath, ...(untrusted && isDocument(file) && { policy: DOCUMENT_POLICY }) };
    },
    isShownByCode(filePaths) {
      const inCode = Object.values(compiler.siteCode?.modules ?? {}).flatMap(({ markdown = [] }) => markdown);
      const shown = new Set(inCode.map((id) => toModuleFile(id, siteDir)));
      return filePaths.some((filePath) => shown.has(filePath));
    },
    async showTexts(filePaths, version) {
      for (const filePath of filePaths) if (!(await showText(filePath, sites, cache))) return false;
      for (const locale of locales) locale.update(version);
      return true;
    },
    async close() {
      recorder.stop();
      await compiler.close();
    },
  };
}

async function showText(filePath: string, sites: readonly Site[], cache: SourceCache): Promise<boolean> {
  // Plugins and the comparison of versions depend on the texts of pages.
  if (sites.some(({ plugins, routes }) => plugins || routes.some(({ kind }) => kind === 'compare'))) return false;
  const routes = sites.flatMap((site) => site.routes.filter(({ source }) => source?.file.filePath === filePath));
  // The text of a post is also part of lists, and functions of the configuration may receive it.
  if (routes.length === 0 || !routes.every(({ kind }) => kind === 'doc' || kind === 'page')) return false;
  if (routes.some(({ source }) => source?.file.isApi)) return false;
  const text = await cache.readText(filePath).catch(() => undefined);
  if (!text) return false;
  for (const { source } of routes) if (source) Object.assign(source.file.text, text);
  return true;
}

async function collect(emit: (write: WriteFile) => Promise<void>): Promise<Map<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>();
  await emit(async (file, content) => void files.set(file, content));
  return files;
}
