import type {
  AssetManifest,
  DocsInstanceData,
  LocaleData,
  SearchIndexRef,
  SiteData,
} from '../../../shared/siteData.ts';
import { ConfigError, type ConfigProblem } from '../../read/config/report/configError.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { Content, DocsInstance } from '../../read/content/types.ts';
import { checkVersionPaths } from './checkVersionPaths.ts';
import { createLinkTargets } from './linkTargets.ts';
import { resolveFooter } from './resolveFooter.ts';
import { resolveNavbar } from './resolveNavbar.ts';
import { resolveSearchData } from './resolveSearchData.ts';

/** What only the build knows. */
export interface BuildFacts {
  buildId: string;
  assets: AssetManifest;
  searchIndexes: SearchIndexRef[];
}

/** Throws a `ConfigError` with all names of the configuration that the content does not have. */
export function createSiteData(config: SiteConfig, content: Content, build: BuildFacts): SiteData {
  const problems: ConfigProblem[] = [];
  const { themeConfig } = config;
  const targets = createLinkTargets(config, content);
  const locale = toLocale(config);
  const { announcementBar, footer } = themeConfig;
  checkVersionPaths(config.baseUrl, content, problems);
  const navbar = resolveNavbar(config, content, targets, problems);
  if (problems.length > 0) throw new ConfigError(config.configPath, problems);
  return {
    buildId: build.buildId,
    title: config.title,
    tagline: config.tagline,
    url: config.url,
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash,
    router: config.router,
    noIndex: config.noIndex,
    locale,
    locales: [locale],
    defaultLocale: config.i18n.defaultLocale,
    favicon: config.favicon === undefined ? undefined : targets.file(config.favicon),
    navbar,
    footer: footer && resolveFooter(footer, targets, config.title),
    colorMode: themeConfig.colorMode,
    announcementBar: announcementBar && {
      id: announcementBar.id,
      html: announcementBar.content,
      backgroundColor: announcementBar.backgroundColor,
      textColor: announcementBar.textColor,
      isCloseable: announcementBar.isCloseable,
    },
    docs: Object.fromEntries(content.docs.map((instance) => [instance.id, toInstanceData(instance)])),
    search: config.search && resolveSearchData(config.search, config, build.searchIndexes),
    sidebar: themeConfig.docs.sidebar,
    versionPersistence: themeConfig.docs.versionPersistence,
    backToTop: true,
    assets: build.assets,
  };
}

function toInstanceData({ id, versions, breadcrumbs }: DocsInstance): DocsInstanceData {
  return {
    id,
    versions: versions.map(({ name, label, isLast, path, mainDocId, mainDocPath }) => ({
      name,
      label,
      isLast,
      path,
      mainDocId,
      mainDocPath,
    })),
    breadcrumbs,
  };
}

/** The default locale is served at the base URL itself. */
function toLocale({ i18n, url, baseUrl }: SiteConfig): LocaleData {
  const name = i18n.defaultLocale;
  const config = i18n.localeConfigs[name];
  return {
    name,
    htmlLang: config?.htmlLang ?? name,
    direction: config?.direction ?? 'ltr',
    label: config?.label ?? name,
    url: url + baseUrl,
  };
}
