import type {
  AssetManifest,
  DocsInstanceData,
  LocaleData,
  SearchIndexRef,
  SiteData,
} from '../../../shared/siteData.ts';
import { createTranslate } from '../../../shared/createTranslate.ts';
import { LOCALE_SCHEME } from '../../../shared/url/sitePaths.ts';
import { ConfigError, type ConfigProblem } from '../../read/config/report/configError.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { DocsInstance } from '../../read/content/types.ts';
import type { Site } from '../../read/loadSites.ts';
import { toBrowserWords, toWords } from '../../read/translations/toWords.ts';
import { toChangesItem } from '../compare/toChangesItem.ts';
import { checkVersionPaths } from './checkVersionPaths.ts';
import { createLanguageOf, languageField, type LanguageOf } from './languageOf.ts';
import { createLinkTargets } from './linkTargets.ts';
import { resolveFooter } from './resolveFooter.ts';
import { resolveNavbar } from './resolveNavbar.ts';
import { resolveSearchData } from './resolveSearchData.ts';

/** Values that only the build knows. */
export interface BuildFacts {
  buildId: string;
  assets: AssetManifest;
  searchIndexes: SearchIndexRef[];
}

type SiteParts = Pick<Site, 'config' | 'content' | 'messages' | 'origins' | 'routes' | 'original'>;

/** Throws a `ConfigError` with all names of the configuration that the content does not have. */
export function createSiteData(site: SiteParts, build: BuildFacts): SiteData {
  const { config, content, messages, routes } = site;
  const problems: ConfigProblem[] = [];
  const { themeConfig } = config;
  const targets = createLinkTargets(config, content);
  const languageOf = createLanguageOf(site);
  const { i18n, folder } = config;
  const locales = i18n.locales.map((name) => toLocale(config, name));
  const locale = locales.find(({ name }) => name === i18n.currentLocale) ?? toLocale(config, i18n.currentLocale);
  const allWords = toWords(i18n.currentLocale, messages);
  const hasFeedback = config.octavo.feedback !== undefined;
  const words = toBrowserWords(allWords, { hasFeedback });
  const { announcementBar, footer } = themeConfig;
  checkVersionPaths(config.baseUrl, content, problems);
  const t = createTranslate({ translations: allWords, locale });
  const changes = (instanceId: string) => toChangesItem(site, instanceId, t);
  const navbar = resolveNavbar(config, content, targets, languageOf, problems, changes);
  if (problems.length > 0) throw new ConfigError(config.configPath, problems);
  return {
    buildId: build.buildId,
    title: config.title,
    url: config.url,
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash,
    router: config.router,
    ...(folder !== '' && { folder, rootBaseUrl: toRootBaseUrl(config) }),
    ...(hasFeedback && { hasFeedback }),
    locale,
    locales,
    defaultLocale: i18n.defaultLocale,
    ...(Object.keys(words).length > 0 && { translations: words }),
    navbar,
    footer: footer && resolveFooter(footer, targets, languageOf, config.title),
    colorMode: themeConfig.colorMode,
    announcementBar: announcementBar && {
      id: announcementBar.id,
      html: announcementBar.content,
      ...languageField(languageOf(announcementBar.content)),
      backgroundColor: announcementBar.backgroundColor,
      textColor: announcementBar.textColor,
      isCloseable: announcementBar.isCloseable,
    },
    docs: Object.fromEntries(content.docs.map((instance) => [instance.id, toInstanceData(instance, languageOf)])),
    search: config.search && resolveSearchData(config.search, { config, routes }, navbar.items, build.searchIndexes),
    sidebar: { ...themeConfig.docs.sidebar, ...(config.octavo.look === 'octavo' && { showsCurrent: true }) },
    ...(config.mermaid && config.octavo.look === 'classic' && { diagrams: themeConfig.mermaid }),
    ...(themeConfig.docs.versionPersistence === 'none' && { versionPersistence: 'none' }),
    assets: build.assets,
  };
}

function toInstanceData({ id, versions }: DocsInstance, languageOf: LanguageOf): DocsInstanceData {
  return {
    id,
    versions: versions.map(({ name, label, isLabelTranslated, isLast, path, mainDocId, mainDocPath }) => ({
      name,
      label,
      ...languageField(isLabelTranslated ? undefined : languageOf(label)),
      isLast,
      path,
      mainDocId,
      mainDocPath,
    })),
  };
}

/** A locale with its own base URL is served separately. */
function toRootBaseUrl({ baseUrl, folder }: SiteConfig): string {
  return baseUrl.endsWith(`/${folder}`) ? baseUrl.slice(0, -folder.length) : baseUrl;
}

function toLocale({ i18n, url, baseUrl }: SiteConfig, name: string): LocaleData {
  const config = i18n.localeConfigs[name];
  const isCurrent = name === i18n.currentLocale;
  const address = (config?.url ?? url) + (config?.baseUrl ?? baseUrl);
  const folder = name === i18n.defaultLocale ? '' : `${name}/`;
  const base = i18n.built.includes(name) ? LOCALE_SCHEME + folder : address.replace(/\/$/, '');
  return {
    name,
    htmlLang: config?.htmlLang ?? name,
    direction: config?.direction ?? 'ltr',
    label: config?.label ?? name,
    ...(config && config.calendar !== 'gregory' && { calendar: config.calendar }),
    url: isCurrent ? url + baseUrl : address,
    ...(!isCurrent && { base }),
  };
}
