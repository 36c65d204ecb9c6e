import type { Boundary } from '../ground/files/boundary.ts';
import { withLocaleVariable } from '../ground/inputs/localeVariable.ts';
import { trackVariables } from '../ground/inputs/trackVariables.ts';
import type { ContentProblem } from '../ground/problems.ts';
import { inLocale } from './config/inLocale.ts';
import { loadConfig } from './config/loadConfig.ts';
import type { I18nConfig, SiteConfig } from './config/types.ts';
import { warnAboutPlugins } from './config/warnAboutPlugins.ts';
import { createSourceCache, type SourceCache } from './content/files/sourceCache.ts';
import { createGitReader } from './content/git/loadGitHistory.ts';
import { listStaticFiles } from './content/listStaticFiles.ts';
import { loadContent, type LoadContentOptions } from './content/loadContent.ts';
import { toBoundary } from './content/toBoundary.ts';
import type { Content } from './content/types.ts';
import { toRoutes } from './routes/toRoutes.ts';
import type { Route } from './routes/types.ts';
import { translateConfig } from './translations/translateConfig.ts';
import type { Messages } from './translations/messages.ts';

/** The configuration of a site in one locale. */
export interface LocaleSite {
  config: SiteConfig;
  /** Texts of the site's own code, and of the theme where the site has other words. */
  messages: Messages;
  problems: ContentProblem[];
}

/** A site folder, understood, in one locale: what it is configured to be, what it holds, what is served where. */
export interface Site extends LocaleSite {
  content: Content;
  /** Of the static folders: where they lie, by their address in the output. */
  staticFiles: Map<string, string>;
  /** Where content may take files from. */
  boundary: Boundary;
  routes: Route[];
}

/** The locales, at least one, the default one first. */
export type Locales<Of> = [Of, ...Of[]];

export interface LoadSiteOptions {
  /** Drafts are pages while writing, not in a build. */
  drafts: boolean;
  /** What a running server remembers of files. */
  cache?: SourceCache;
  /** Names of the locales; all of them if there are none. One alone is at the root of the output. */
  locales?: string[];
}

/** The site in each of its locales. */
export async function loadSites(siteDir: string, options: LoadSiteOptions): Promise<Locales<Site>> {
  // A file that several locales have in common is read once.
  const shared = { ...options, cache: options.cache ?? createSourceCache(), readHistory: createGitReader() };
  const sites: Site[] = [];
  for (const site of await loadLocales(siteDir, options.locales)) {
    // Functions of the configuration may ask for it too.
    const { result } = await withLocaleVariable(site.config.i18n.currentLocale, () => loadSite(site, shared));
    sites.push(result);
  }
  return sites as Locales<Site>;
}

/** What the site is configured to be in each of its locales. */
export async function loadLocales(siteDir: string, wanted: string[] = []): Promise<Locales<LocaleSite>> {
  trackVariables();
  const { result: common, wasRead } = await withLocaleVariable(undefined, () => loadConfig(siteDir));
  const locales: LocaleSite[] = [];
  const built = chooseLocales(common.i18n, wanted);
  for (const name of built) {
    const config = wasRead ? (await withLocaleVariable(name, () => loadConfig(siteDir))).result : common;
    const problems: ContentProblem[] = [];
    const report = (problem: ContentProblem) => void problems.push(problem);
    const own = inLocale(config, name, { built, alone: wanted.length === 1 });
    locales.push({ ...(await translateConfig(own, report)), problems });
  }
  return locales as Locales<LocaleSite>;
}

function chooseLocales({ locales, defaultLocale }: I18nConfig, wanted: string[]): string[] {
  const names = [...new Set(wanted.length > 0 ? wanted : locales)];
  return names.toSorted((a, b) => Number(b === defaultLocale) - Number(a === defaultLocale));
}

async function loadSite({ config, messages, problems }: LocaleSite, options: LoadContentOptions): Promise<Site> {
  const report = (problem: ContentProblem) => void problems.push(problem);
  for (const message of config.warnings) report({ severity: 'warning', filePath: config.configPath, message });
  problems.push(...warnAboutPlugins(config));
  const boundary = toBoundary(config);
  const content = await loadContent(config, report, options);
  const staticFiles = await listStaticFiles(content.staticDirs, { boundary, report });
  return { config, content, messages, staticFiles, boundary, routes: toRoutes(content, config, report), problems };
}
