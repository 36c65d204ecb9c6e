import path from 'node:path';
import { toPlain } from '../ground/toPlain.ts';
import { toMarkdownPlugins, type PluginList } from '../read/config/markdownPlugins.ts';
import { findNpm2yarn } from '../read/config/npm2yarnOptions.ts';
import { readManifest } from '../ground/inputs/packages.ts';
import { toSiteMetadata, toSiteStorage } from '../read/config/siteFacts.ts';
import { toFullConfig } from '../read/config/toFullConfig.ts';
import type { I18nConfig, SiteConfig } from '../read/config/types.ts';
import { originalLanguage } from '../read/content/originalLanguage.ts';
import { filesOfApi } from '../read/api/loadApis.ts';
import { versionedDocsDir } from '../read/content/docs/versions/versionFiles.ts';
import type { LocaleSite } from '../read/loadLocales.ts';
import { toLocaleDir, toPluginFolder } from '../read/translations/readMessages.ts';
import { toWords } from '../read/translations/toWords.ts';
import { toCodeStyle } from './prism/toCodeStyle.ts';
import type { FolderOptions, LocaleOptions, MarkdownOptions } from './markdown/types.ts';

type Site = Pick<LocaleSite, 'config' | 'messages'>;

/**
 * The parts of a site's configuration that the Markdown compiler uses, in all locales. `compared`: docs whose versions
 * are compared.
 */
export function toMarkdownOptions(
  sites: readonly [Site, ...Site[]],
  version: string,
  compared: ReadonlySet<string> = new Set(),
): Omit<MarkdownOptions, 'globalData'> {
  const [{ config }] = sites;
  const { markdown, themeConfig, i18n } = config;
  const siteVersion = readManifest(config.siteDir).version;
  const original = sites.find((site) => site.config.i18n.currentLocale === i18n.defaultLocale);
  return {
    siteDir: config.siteDir,
    staticDirectories: config.staticDirectories,
    engineVersion: version,
    format: markdown.format,
    mdx1Compat: markdown.mdx1Compat,
    anchorsMaintainCase: markdown.anchors.maintainCase,
    emoji: markdown.emoji,
    mermaid: config.mermaid,
    // Unknown contributors may write text, but no code.
    ...(config.hasLiveCode && markdown.format !== 'md' && { liveCode: themeConfig.liveCodeBlock.playgroundPosition }),
    ...(hasOwnDiagrams(config) && { keepsDiagrams: true }),
    magicComments: themeConfig.prism.magicComments,
    defaultLanguage: themeConfig.prism.defaultLanguage,
    codeStyle: toCodeStyle(config),
    hidesNavbar: themeConfig.navbar.hideOnScroll,
    tocLevels: [themeConfig.tableOfContents.minHeadingLevel, themeConfig.tableOfContents.maxHeadingLevel],
    // An untranslated page is in the default language, including the theme's words, so it is compiled once for all
    // locales.
    ...toLanguage(i18n, i18n.defaultLocale, original?.messages),
    locales: Object.fromEntries(
      sites.map((site) => [
        site.config.i18n.currentLocale,
        {
          siteConfig: toSiteConfigForContent(site.config),
          siteMetadata: toSiteMetadata(config.docusaurusVersion, siteVersion),
          siteStorage: toSiteStorage(site.config),
          messages: site.messages,
          ...toLanguages(site.config.i18n),
          folder: site.config.folder,
        },
      ]),
    ),
    bundling: config.bundling,
    themeFolders: config.themeFolders,
    preprocessor: markdown.preprocessor,
    folders: [...toFolders(config, compared), ...sites.flatMap((site) => toLocaleFolders(site, compared))],
    compared: [...compared],
    pluginsKey: config.pluginsKey,
    isIncomplete: config.isIncomplete,
    lacksPlugins: config.isIncomplete || sites.some((site) => site.config.pageMakers.length > 0),
  };
}

function toLanguages(i18n: I18nConfig): Pick<LocaleOptions, 'languages'> {
  const { currentLocale, localeConfigs } = i18n;
  const original = originalLanguage(i18n);
  if (!original) return {};
  const { htmlLang = currentLocale, direction = 'ltr' } = localeConfigs[currentLocale] ?? {};
  return { languages: { own: { lang: htmlLang, dir: direction }, original } };
}

function toLanguage(
  { localeConfigs }: I18nConfig,
  locale: string,
  messages: Site['messages'] = {},
): Pick<MarkdownOptions, 'language' | 'words'> {
  return { language: localeConfigs[locale]?.htmlLang ?? locale, words: toWords(locale, messages) };
}

/** The folders of all instances. Versions are sibling folders, so their parent covers all of them. */
function toFolders({ siteDir, docs, blogs, pages, apis }: SiteConfig, compared: ReadonlySet<string>): FolderOptions[] {
  const inSite = (dir: string) => path.resolve(siteDir, dir);
  return [
    ...docs.flatMap((options) => {
      const own = docsOptions(options, compared);
      return [inSite(options.path), path.dirname(versionedDocsDir(siteDir, options.id, ''))].map((dir) => ({
        dir,
        ...own,
      }));
    }),
    // A description has the options of the docs that its pages belong to, wherever the file is.
    ...docs.flatMap((options) =>
      apis
        .filter(({ docs: id }) => id === options.id)
        .flatMap((api) => filesOfApi(api).map((dir) => ({ dir, ...docsOptions(options, compared) }))),
    ),
    ...blogs.map((options) => ({ dir: inSite(options.path), ...blogOptions(options) })),
    ...pages.map((options) => ({ dir: inSite(options.path), ...contentOptions(options) })),
  ];
}

/** Translated files have the options of their instance, but their own language. */
function toLocaleFolders({ config, messages }: Site, compared: ReadonlySet<string>): FolderOptions[] {
  const localeDir = toLocaleDir(config);
  if (localeDir === undefined) return [];
  const language = toLanguage(config.i18n, config.i18n.currentLocale, messages);
  const dirOf = (plugin: string, { id }: { id: string }) =>
    path.join(localeDir, toPluginFolder(`docusaurus-plugin-content-${plugin}`, id));
  return [
    ...config.docs.map((options) => ({ dir: dirOf('docs', options), ...docsOptions(options, compared), ...language })),
    ...config.blogs.map((options) => ({ dir: dirOf('blog', options), ...blogOptions(options), ...language })),
    ...config.pages.map((options) => ({ dir: dirOf('pages', options), ...contentOptions(options), ...language })),
  ];
}

function docsOptions(options: SiteConfig['docs'][number], compared: ReadonlySet<string>) {
  return { ...contentOptions(options), ...(compared.has(options.id) && { outlines: true }) };
}

function blogOptions(options: SiteConfig['blogs'][number]) {
  return { truncateMarker: options.truncateMarker, sharesPage: true, ...contentOptions(options) };
}

function contentOptions(options: Pick<SiteConfig['docs'][number], 'admonitions' | PluginList>) {
  const plugins = toMarkdownPlugins(options);
  const npm2yarn = findNpm2yarn([...options.beforeDefaultRemarkPlugins, ...options.remarkPlugins]);
  return { admonitions: options.admonitions, ...(npm2yarn && { npm2yarn }), ...(plugins && { plugins }) };
}

/** The configuration that `useDocusaurusContext()` returns: as in Docusaurus, its JSON-serialisable part. */
export function toSiteConfigForContent(config: SiteConfig): Record<string, unknown> {
  const whole = { ...toFullConfig(config), i18n: toI18nForContent(config.i18n) };
  return toPlain(whole) as Record<string, unknown>;
}

function toI18nForContent({ defaultLocale, currentLocale, locales, path, localeConfigs }: I18nConfig) {
  const configs = Object.entries(localeConfigs).map(([name, { hasOwnBaseUrl: _hasOwn, ...config }]) => [name, config]);
  return { defaultLocale, currentLocale, locales, path, localeConfigs: Object.fromEntries(configs) as object };
}

/** The build draws in Mermaid's default style only. */
function hasOwnDiagrams({ octavo, themeConfig }: SiteConfig): boolean {
  const { theme, options } = themeConfig.mermaid;
  const isDefault = theme.light === 'default' && theme.dark === 'dark' && Object.keys(options).length === 0;
  return octavo.look === 'classic' && !isDefault;
}
