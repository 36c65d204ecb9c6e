import type { VersionOutline } from '../../../shared/compare/compareVersions.ts';
import { readOutlineFile } from '../../../shared/compare/outlineFile.ts';
import type { ApiChangesFile } from '../../../shared/api/apiChange.ts';
import type { Renderer } from '../../../shared/renderer.ts';
import { toDataFile, toFile, withoutTrailingSlash } from '../../../shared/url/sitePaths.ts';
import type { ClientAssets } from '../../assemble/assets/clientAssets.ts';
import type { ContentAssets } from '../../assemble/assets/contentAssets.ts';
import { toDocumentAssets } from '../../assemble/assets/toDocumentAssets.ts';
import { toApiChanges } from '../../assemble/compare/toApiChanges.ts';
import { createSitePages, type PreparedPage } from '../../assemble/createSitePages.ts';
import type { LocalePages } from '../../assemble/links/localePages.ts';
import type { BrokenLink } from '../../assemble/links/linkResolver.ts';
import { toLinkProblems } from '../../assemble/links/toLinkProblems.ts';
import { toSiteIndex } from '../../assemble/links/siteIndex.ts';
import { findOwnPolicy } from '../../assemble/policy/findOwnPolicy.ts';
import { findSources } from '../../assemble/policy/findSources.ts';
import { mergeSources } from '../../assemble/policy/policySources.ts';
import { ANY_SOURCES, toCsp } from '../../assemble/policy/toCsp.ts';
import { loadSearchScript, withSearch } from '../../assemble/search/loadSearchScript.ts';
import { createParts } from '../../assemble/parts/createParts.ts';
import { loadClientModules } from '../../assemble/siteCode/loadClientModules.ts';
import type { CodeStyles } from '../../assemble/siteCode/createCodeStyles.ts';
import { toDataScript } from '../../assemble/siteData/toDataScript.ts';
import { toSiteData, toSiteDraft } from '../../assemble/siteData/toSiteData.ts';
import type { SiteCompiler } from '../../compile/createSiteCompiler.ts';
import type { LiveParts } from '../../compile/markdown/types.ts';
import { withoutRepeats, withSeverity, type ContentProblem } from '../../ground/problems.ts';
import type { Site } from '../../read/loadSites.ts';
import { toWords } from '../../read/translations/toWords.ts';
import type { Route } from '../../read/routes/types.ts';
import { createDevIndexes } from './createDevIndexes.ts';
import { SCRIPT_TYPE, STYLE_TYPE, type Answer } from './devAnswer.ts';
import { toDevScriptSrc } from './devScript.ts';

/** Shared by all locales of a site. */
export interface DevShared {
  renderer: Renderer;
  compiler: SiteCompiler;
  client: ClientAssets;
  assets: ContentAssets;
  styles: CodeStyles;
  scriptsOf(parts: LiveParts, locale: string): Promise<string[]>;
  /** Absent in a site with one locale. */
  localePages?: LocalePages;
  /** Written into documents. */
  version: string;
}

/** The pages of one locale, prepared on request. */
export interface DevLocale {
  /** The site's own parts of the theme: any of them may turn out to need the browser. */
  modules: LiveParts['modules'];
  /** Changes with everything but the content of pages. */
  shellId: string;
  /** The folder of its pages; empty at the root. */
  folder: string;
  findRoute(path: string): Route | undefined;
  /** Whether the document of a canonical path is in its own folder (`/a/`) or next to others (`/a`). */
  isFolderAddress(routePath: string): boolean;
  renderRoute(route: Route): Promise<{ document: string; csp: string }>;
  findFile(file: string): Promise<Answer | undefined>;
  /** The problems of a page: those of its file, of other files that it shows, and of its links. */
  problemsOf(route: Route): Promise<ContentProblem[]>;
  /** Prepares for a change of the page. */
  warmUp(route: Route): Promise<void>;
  /** Call this if only the text of pages has changed. */
  update(version: string): void;
}

export async function createDevLocale(site: Site, shared: DevShared): Promise<DevLocale> {
  const { config, content, staticFiles } = site;
  const { renderer, compiler } = shared;
  const search = await loadSearchScript(config);
  const client = withSearch(shared.client, search);
  const locale = config.i18n.currentLocale;
  const draft = toSiteDraft(site, client);
  // Only in a build, like all analytics.
  delete draft.search?.reportEmpty;
  const indexes = createDevIndexes(site, compiler, draft.navbar.items);
  const compile = compiler.inLocale(locale);
  const parts = await createParts({ ...compiler, config, siteCode: compiler.siteCode });
  const modules = await loadClientModules(site, {
    code: compiler.codeInput,
    locales: compiler.locales,
    assets: shared.assets,
  });
  // Pages are compiled on request, and a Markdown plugin may make them import code.
  const mayHaveCode = compiler.siteCode !== undefined || config.pluginsKey !== undefined;
  const siteData = toSiteData(draft, client, indexes.refs, parts, mayHaveCode);
  const documentAssets = toDocumentAssets(site, siteData, renderer, { client, modules, isBuild: false });
  const script = { src: toDevScriptSrc(shared.version), defer: true as const };
  documentAssets.bodyTags.push({ tag: 'script', attributes: script });
  const index = toSiteIndex(site, new Map(), staticFiles);
  /** By the page that contains them, while it is prepared. */
  const broken = new Map<string, BrokenLink[]>();
  const pages = createSitePages({
    site,
    code: { styles: shared.styles, scriptsOf: (live) => shared.scriptsOf(live, locale) },
    siteData,
    renderer,
    parts,
    index,
    assets: shared.assets,
    compile,
    async outlineOf({ source }, isOriginal) {
      const compileText = isOriginal ? compiler.inLocale(config.i18n.defaultLocale) : compile;
      return source && (await compileText(source.file).catch(() => undefined))?.outline;
    },
    client,
    localePages: shared.localePages,
    onBroken(link) {
      const { routePath } = link.source;
      broken.set(routePath, [...(broken.get(routePath) ?? []), link]);
    },
  });
  const dataRoutes = new Map(site.routes.map((route) => [toDataFile(route.routePath, config), route]));
  const byPath = new Map(site.routes.map((route) => [withoutTrailingSlash(route.routePath), route]));
  const styles = new Map<string, string>();

  async function prepare(route: Route): Promise<PreparedPage> {
    broken.delete(route.routePath);
    const prepared = await pages.prepare(route);
    for (const { file, text } of prepared.styles) styles.set(file, text);
    return prepared;
  }

  /** The outline of a version, or what changed in its APIs: the page that compares versions loads both. */
  async function findCompared(file: string): Promise<VersionOutline | ApiChangesFile | undefined> {
    const ofApi = file.endsWith('/api.js') ? file.replace(/\/api\.js$/, '.js') : undefined;
    const named = readOutlineFile(ofApi ?? file, config.folder);
    const instance = named && content.docs.find(({ id }) => id === named.instanceId);
    const version = instance?.versions.find(({ name }) => name === named?.versionName);
    if (!instance || !version) return undefined;
    if (ofApi === undefined) return pages.comparisons?.outline(instance, version);
    const older = instance.versions.slice(instance.versions.indexOf(version) + 1);
    return toApiChanges(version, older, toWords(config.i18n.currentLocale, site.messages));
  }

  return {
    modules: parts.modules,
    shellId: siteData.buildId,
    folder: config.folder,
    isFolderAddress: (routePath) => toFile(routePath, config).endsWith('/index.html'),
    findRoute(path) {
      const routePath = index.findRoute(path);
      return routePath === undefined ? undefined : byPath.get(withoutTrailingSlash(routePath));
    },
    async renderRoute(route) {
      const { page, shown } = await prepare(route);
      const { document } = renderer.renderPage(siteData, page, documentAssets, shown);
      const known = findOwnPolicy(documentAssets.headTags);
      return { document, csp: toCsp([documentAssets], mergeSources([ANY_SOURCES, findSources(document)]), { known }) };
    },
    async findFile(file) {
      const route = dataRoutes.get(file);
      if (route) {
        const { page, shown } = await prepare(route);
        const { file: data } = renderer.renderPage(siteData, page, documentAssets, shown);
        return { type: SCRIPT_TYPE, body: toDataScript(file, data) };
      }
      if (file === documentAssets.siteDataFile) return { type: SCRIPT_TYPE, body: toDataScript(file, siteData) };
      const script = pages.sidebars.files.get(file) ?? modules.files.get(file) ?? search?.files.get(file);
      if (script !== undefined) return { type: SCRIPT_TYPE, body: script };
      const style = styles.get(file);
      if (style !== undefined) return { type: STYLE_TYPE, body: style };
      const outline = await findCompared(file);
      if (outline) return { type: SCRIPT_TYPE, body: toDataScript(file, outline) };
      const found = await indexes.find(file);
      return found && { type: file.endsWith('.js') ? SCRIPT_TYPE : 'application/octet-stream', body: found };
    },
    async problemsOf(route) {
      const { source, routePath } = route;
      if (!source) return [];
      await prepare(route);
      return withoutRepeats([
        ...site.problems.filter(({ filePath }) => filePath === source.file.filePath),
        ...(await compile(source.file)).problems.map(withSeverity),
        ...toLinkProblems(broken.get(routePath) ?? [], config, index),
      ]);
    },
    async warmUp({ source }) {
      if (source) await compiler.warmUp(source.file, locale);
    },
    update(version) {
      script.src = toDevScriptSrc(version);
      indexes.forget();
    },
  };
}
