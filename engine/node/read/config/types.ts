/**
 * The complete configuration of a site: with all defaults, and absolute file paths where noted. The shapes come from
 * the schema, which documents each option.
 */
import type { ConfigWarning } from './report/configError.ts';
import type { Release } from './docusaurusRelease.ts';
import type { Vcs } from './schema/futureFlags.ts';
import type { SampleLanguage } from '../api/samples/toSamples.ts';
import type { Bundling } from './bundling.ts';
import type { PluginEntry } from './plugins/pluginEntry.ts';
import type { AnalyticsOptions, GtagOptions, PwaOptions, TagManagerOptions } from './schema/analyticsOptions.ts';
import type { BlogOptions } from './schema/blogOptions.ts';
import type { DocsOptions } from './schema/docsOptions.ts';
import type { IdealImageOptions } from './schema/idealImageOptions.ts';
import type { MarkdownOptions } from './schema/markdownOptions.ts';
import type { OctavoOptions } from './schema/octavoOptions.ts';
import type { PagesOptions } from './schema/pagesOptions.ts';
import type { RedirectsOptions } from './schema/redirectsOptions.ts';
import type { SearchOptions } from './schema/searchOptions.ts';
import type { SiteFields } from './schema/siteFields.ts';
import type { SitemapOptions } from './schema/sitemapOptions.ts';
import type { ThemeConfig } from './schema/themeConfig.ts';

export type { BlogOptions, DocsOptions, MarkdownOptions, PagesOptions, SearchOptions, SitemapOptions, ThemeConfig };

/** Fields that are only read to complete the configuration, and those that it has in another form. */
type Completed =
  | 'presets'
  | 'themes'
  | 'future'
  | 'ssrTemplate'
  | 'webpack'
  | 'plugins'
  | 'themeConfig'
  | 'i18n'
  | 'storage'
  | 'onBrokenMarkdownLinks';

type Severity = SiteFields['onBrokenLinks'];

export interface SiteConfig extends Omit<SiteFields, Completed> {
  /** Absolute. */
  siteDir: string;
  /** Absolute. */
  configPath: string;
  /** `undefined`: addresses stay as the content wrote them. */
  trailingSlash: boolean | undefined;
  i18n: I18nConfig;
  /** Folder of the current locale in the output, `fr/`; empty at its root. */
  folder: string;
  /** The base URL of the whole output folder; `url` and `baseUrl` belong to the locale. */
  root: { url: string; baseUrl: string };
  /** Absolute, existing, in order of precedence. */
  staticDirectories: string[];
  onBrokenMarkdownLinks: Severity;
  onBrokenMarkdownImages: Severity;
  router: 'browser' | 'hash';
  /** The Docusaurus that the site is written for. */
  docusaurusVersion: string;
  release: Release;
  /** Where to find when and by whom a file was changed. */
  vcs: 'git' | 'disabled' | 'hardcoded' | Vcs;
  /** Infima and the theme are in cascade layers. */
  hasCascadeLayers: boolean;
  /** Docusaurus's build minifies styles with cssnano, whose preset sorts the rules of media queries. */
  sortsMedia: boolean;
  storage: { type: 'localStorage' | 'sessionStorage'; namespace: string | boolean };
  /** One entry per instance; the preset's comes first. `sidebarPath` is absolute. */
  docs: DocsOptions[];
  blogs: BlogOptions[];
  pages: PagesOptions[];
  /** API descriptions that are pages of docs. */
  apis: ApiOptions[];
  sitemap: SitemapOptions | false;
  /** Absolute. */
  customCss: string[];
  /** Absolute: scripts and style sheets of all pages. */
  clientModules: string[];
  /** The plugins' rules for imports; known after they have run. */
  bundling: Bundling;
  /** Folders with theme components from plugins, the strongest first; the site's own come before them. */
  themeFolders: string[];
  /** Names of the files in `src/theme`, which replace components of the theme. */
  swizzled: string[];
  /** Omitted plugins that may add pages: an unknown address may be one of theirs. */
  pageMakers: string[];
  /** Plugins and themes that are run, in order. */
  plugins: PluginEntry[];
  /** Plugins that count visits. */
  analytics: { gtag: GtagOptions[]; analytics: AnalyticsOptions[]; tagManager: TagManagerOptions[] };
  /** Head tags from the PWA plugin. */
  pwaHead: PwaOptions['pwaHead'];
  /** Files of the configuration that import missing packages, and the packages. */
  incomplete: ReadonlyMap<string, string>;
  /** The configuration file's export. */
  raw: Record<string, unknown>;
  /** Octavo's own search. Unset: the site has none, or its own. */
  search?: SearchOptions;
  /** The search that it replaces, by its common name. */
  replacedSearch?: string;
  /** The site's own search that it keeps, by its common name. */
  keptSearch?: string;
  /** The configuration does not mention search, so a plugin with its own search bar wins. */
  isSearchByDefault?: true;
  redirects?: RedirectsOptions;
  /** Diagrams are drawn. */
  mermaid: boolean;
  /** The theme for live code is among the themes. */
  hasLiveCode: boolean;
  /** Images that `<IdealImage>` shows have several sizes. */
  idealImage?: IdealImageOptions;
  /** Identifies the Markdown plugins; unset: there are none. */
  pluginsKey?: string;
  /** Packages that the configuration names and that are not installed. */
  missingPackages?: string[];
  /** Some package is not installed, so values of the configuration may be unusable. */
  isIncomplete?: true;
  themeConfig: ThemeConfig;
  octavo: OctavoOptions & { zoom: boolean };
  /** Absolute paths of all files that were read: a change to one of them changes the configuration. */
  files: string[];
  /** Omissions, one sentence each. */
  warnings: ConfigWarning[];
}

/** An API description, and the place of its pages. */
export interface ApiOptions {
  id: string;
  /** Id of the docs that contain its pages. */
  docs: string;
  /** The docs only exist for this reference. */
  isOwn: boolean;
  /** Absolute. */
  filePath: string;
  /** Below the docs; empty at their root. */
  route: string;
  /** Absolute: a docs folder whose pages these replace. */
  replaced?: string;
  pages: 'tag' | 'operation';
  samples: SampleLanguage[];
  schemas: boolean;
  /** Readers may send requests from its pages. */
  tryIt: boolean;
  label?: string;
  /** The descriptions of other versions, newest first. */
  versions: { name: string; filePath: string }[];
}

export interface I18nConfig {
  defaultLocale: string;
  /** The locale of this configuration. */
  currentLocale: string;
  /** All locales of the site. */
  locales: string[];
  /** The locales in the output folder. */
  built: string[];
  path: string;
  /** One complete entry per locale. */
  localeConfigs: Record<string, LocaleConfig>;
}

export interface LocaleConfig {
  label: string;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  calendar: string;
  /** The folder of its translations, inside that of all locales. */
  path: string;
  /** Where it is served. */
  url: string;
  baseUrl: string;
  /** True if the base URL is configured, not inferred. */
  hasOwnBaseUrl: boolean;
  /** `false`: translations are not loaded. */
  translate: boolean;
}
