import path from 'node:path';
import type { Boundary } from '../ground/files/boundary.ts';
import { toSiteAlias } from '../ground/files/siteAlias.ts';
import { namesInSiteFolder } from '../ground/inputs/siteFiles.ts';
import { packageOf } from '../ground/inputs/packages.ts';
import { withLocaleVariable } from '../ground/inputs/localeVariable.ts';
import type { ContentProblem } from '../ground/problems.ts';
import { joinBundling, NO_BUNDLING, type Aliases } from './config/bundling.ts';
import type { SiteConfig } from './config/types.ts';
import { warnAboutPlugins } from './config/warnAboutPlugins.ts';
import { createSourceCache, type SourceCache } from './content/files/sourceCache.ts';
import { createHistoryReader } from './content/git/createHistoryReader.ts';
import { listStaticFiles } from './content/listStaticFiles.ts';
import { loadContent, type LoadContentOptions } from './content/loadContent.ts';
import { toBoundary } from './content/toBoundary.ts';
import type { Content } from './content/types.ts';
import { loadLocales, type Locales, type LocaleSite } from './loadLocales.ts';
import { toDocusaurusContent, toMetadata } from './plugins/docusaurus/toDocusaurusContent.ts';
import { startPlugins, type RunningPlugins } from './plugins/startPlugins.ts';
import { BLOG_PLUGIN, DOCS_PLUGIN } from './content/pluginNames.ts';
import { toPluginPages } from './plugins/toPluginPages.ts';
import type { Messages } from './translations/messages.ts';
import { findTable } from './translations/toWords.ts';
import { toRoutes } from './routes/toRoutes.ts';
import type { Route } from './routes/types.ts';

/** A site in one locale: its configuration, its content, and its routes. */
export interface Site extends LocaleSite {
  content: Content;
  /** Paths of files in the static folders, by their address in the output. */
  staticFiles: Map<string, string>;
  /** The folders from which content may use files. */
  boundary: Boundary;
  routes: Route[];
  /** The plugins of this locale, if the site has plugins that run. */
  plugins?: RunningPlugins;
  /** The site in its default locale, if this is another locale and the default one is built too. */
  original?: Site;
}

export interface LoadSiteOptions {
  /** Drafts are pages while writing, not in a build. */
  drafts: boolean;
  /** The cached facts of files: from a running server, or from the last build. */
  cache?: SourceCache;
  /** Names of the locales; all of them if there are none. A single one is at the root of the output. */
  locales?: string[];
  /** The folder that plugins see as the output folder; each locale has its own folder in it. */
  outDir?: string;
  /** Runs the plugins, which the development server does not need for every change. */
  runPlugins?: typeof startPlugins;
}

type LoadLocaleOptions = LoadSiteOptions & LoadContentOptions;

/** The site in each of its locales. */
export async function loadSites(siteDir: string, options: LoadSiteOptions): Promise<Locales<Site>> {
  return loadEach(await loadLocales(siteDir, options.locales), options);
}

/** The site in its default locale only. */
export async function loadDefaultSite(siteDir: string, options: LoadSiteOptions): Promise<Site> {
  const [first] = await loadLocales(siteDir, options.locales);
  const [site] = await loadEach([first], options);
  return site;
}

/** Ends the plugins of all locales. */
export async function closePlugins(sites: readonly Pick<Site, 'plugins'>[]): Promise<void> {
  await Promise.all(sites.map(({ plugins }) => plugins?.close()));
}

async function loadEach(locales: Locales<LocaleSite>, options: LoadSiteOptions): Promise<Locales<Site>> {
  // A file that several locales share is read once.
  const shared = {
    ...options,
    cache: options.cache ?? createSourceCache(),
    readHistory: createHistoryReader(locales[0].config),
  };
  const sites: Site[] = [];
  try {
    for (const site of locales) {
      // Functions of the configuration and plugins may read it too.
      const { result } = await withLocaleVariable(site.config.i18n.currentLocale, () => loadSite(site, shared));
      const [first] = sites;
      const hasOriginal = first?.config.i18n.currentLocale === first?.config.i18n.defaultLocale;
      sites.push(first && hasOriginal ? { ...result, original: first } : result);
    }
  } catch (error) {
    await closePlugins(sites);
    throw error;
  }
  shared.cache.save();
  return sites as Locales<Site>;
}

async function loadSite(
  { config: own, messages, origins, problems }: LocaleSite,
  options: LoadLocaleOptions,
): Promise<Site> {
  const report = (problem: ContentProblem) => void problems.push(problem);
  for (const warning of own.warnings) report({ severity: 'warning', filePath: own.configPath, ...warning });
  for (const id of own.missingPackages ?? []) report(toMissingPackage(id, own.configPath));
  problems.push(...warnAboutPlugins(own));
  // Plugins run first, because some write Markdown that is read next.
  const plugins = own.plugins.length > 0 ? await runPlugins() : undefined;
  try {
    return await loadFolder(plugins ? withPlugins(own, plugins) : own);
  } catch (error) {
    await plugins?.close();
    throw error;
  }

  function runPlugins(): Promise<RunningPlugins> {
    const { drafts, locales = [], outDir = path.join(own.siteDir, 'build'), runPlugins: run = startPlugins } = options;
    const mode = drafts ? 'development' : 'production';
    return run(own, { mode, outDir: path.join(outDir, own.folder), locales });
  }

  async function loadFolder(config: SiteConfig): Promise<Site> {
    const boundary = toBoundary(config);
    const content = await loadContent(config, report, options);
    if (plugins) {
      await plugins.addContent(() => toDocusaurusContent(config, content));
      problems.push(...plugins.result.problems);
      const input = { config, report, metadata: toMetadata(config, content) };
      content.pages.push(...toPluginPages(plugins.result.plugins, input));
    }
    const staticFiles = await listStaticFiles(content.staticDirs, { boundary, report });
    const routes = toRoutes(content, config, report);
    return {
      config,
      content,
      messages: withTexts(messages, plugins, config.i18n.currentLocale),
      origins,
      staticFiles,
      boundary,
      routes,
      problems,
      plugins,
    };
  }
}

/** The site's own texts win over those of plugins, and these win over the texts of the language. */
function withTexts(messages: Messages, plugins: RunningPlugins | undefined, locale: string): Messages {
  return Object.assign(
    {},
    findTable(locale),
    ...(plugins?.result.plugins ?? []).map(({ codeTranslations }) => codeTranslations),
    messages,
  );
}

/** The configuration with the plugins' changes. */
function withPlugins(config: SiteConfig, { result }: RunningPlugins): SiteConfig {
  const { plugins, generatedDir } = result;
  const names = new Set(plugins.map(({ index }) => index));
  const failed = config.plugins.filter((_, index) => !names.has(index)).map(({ name }) => name);
  const generated = toSiteAlias(generatedDir, config.siteDir);
  const themeFolders = plugins.flatMap((plugin) => plugin.themeFolders).reverse();
  const bar = plugins.find((plugin) => plugin.themeFolders.some(bringsSearchBar));
  // Octavo has translated the keys it knows; plugins translate the others.
  const themeConfig = Object.assign({}, config.raw.themeConfig, ...plugins.map((plugin) => plugin.themeConfig));
  return {
    ...config,
    raw: { ...config.raw, themeConfig },
    ...(config.isSearchByDefault && bar && { search: undefined, keptSearch: `the plugin "${bar.name}"` }),
    bundling: joinBundling([
      { ...NO_BUNDLING, aliases: toDataAliases(generated) },
      ...plugins.map(({ bundling }) => bundling),
    ]),
    themeFolders,
    pageMakers: [...config.pageMakers, ...failed],
  };
}

/** Docusaurus's names for the data of plugins. */
function toDataAliases(generated: string): Aliases {
  return { '@generated': generated, '~docs': `${generated}/${DOCS_PLUGIN}`, '~blog': `${generated}/${BLOG_PLUGIN}` };
}

/** Whether a plugin's theme has its own search bar. */
function bringsSearchBar(themeFolder: string): boolean {
  return namesInSiteFolder(themeFolder).some((name) => /^SearchBar(?:\.[jt]sx?)?$/.test(name));
}

function toMissingPackage(id: string, filePath: string): ContentProblem {
  const subject = packageOf(id);
  return {
    severity: 'error',
    filePath,
    message: `The package "${subject}" is not installed.`,
    code: 'missing-package',
    subject,
  };
}
