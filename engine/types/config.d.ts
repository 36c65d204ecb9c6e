// Written from the schemas in node/read/config/schema/; "npx vitest run --project unit toConfigTypes -u" writes it again.

/** Code of the site: what it is given and gives is as in Docusaurus. */
export type SiteFunction = (...args: any[]) => any;

/** A remark, rehype or recma plugin, alone or with its options. */
export type MarkdownPlugin = SiteFunction | [SiteFunction, ...unknown[]] | { plugins?: unknown[]; settings?: object };

/** A plugin or theme by its name, with its options, or as a function; what is `false` or `null` is left out. */
export type PluginConfig = string | [string, unknown] | [string] | SiteFunction | [SiteFunction, unknown] | false | null;

/** A preset by its name, with its options. */
export type PresetConfig = ['classic' | '@docusaurus/preset-classic', PresetOptions] | PluginConfig;

export type Config = {
  title: string;
  url: string;
  baseUrl: string;
  tagline?: string;
  titleDelimiter?: string;
  trailingSlash?: boolean;
  favicon?: string;
  noIndex?: boolean;
  baseUrlIssueBanner?: boolean;
  i18n?: {
    defaultLocale: string;
    locales: string[];
    path?: string;
    localeConfigs?: Record<string, {
      label?: string;
      htmlLang?: string;
      direction?: 'ltr' | 'rtl';
      calendar?: string;
      path?: string;
      url?: string;
      baseUrl?: string;
      translate?: boolean;
    }>;
  };
  onBrokenLinks?: 'ignore' | 'log' | 'warn' | 'throw';
  onBrokenAnchors?: 'ignore' | 'log' | 'warn' | 'throw';
  onBrokenMarkdownLinks?: 'ignore' | 'log' | 'warn' | 'throw';
  onDuplicateRoutes?: 'ignore' | 'log' | 'warn' | 'throw';
  staticDirectories?: string[];
  headTags?: {
    tagName: string;
    attributes?: Record<string, string | boolean>;
    innerHTML?: unknown;
    customElement?: unknown;
    [attribute: string]: unknown;
  }[];
  scripts?: (string | {
    src: string;
    async?: boolean;
    defer?: boolean;
    [attribute: string]: unknown;
  })[];
  stylesheets?: (string | {
    href: string;
    type?: string;
    [attribute: string]: unknown;
  })[];
  customFields?: { octavo?: OctavoOptions; [field: string]: unknown };
  markdown?: MarkdownOptions;
  future?: FutureFlags;
  storage?: StorageOptions;
  presets?: PresetConfig[];
  plugins?: PluginConfig[];
  themes?: PluginConfig[];
  themeConfig?: ThemeConfig & { [field: string]: unknown };
  organizationName?: string;
  projectName?: string;
  clientModules?: string[];
  /** Has no effect in Octavo. */
  deploymentBranch?: string;
  /** Has no effect in Octavo. */
  githubHost?: string;
  /** Has no effect in Octavo. */
  githubPort?: string;
  /** Has no effect in Octavo. */
  ssrTemplate?: string;
  /** Has no effect in Octavo. */
  webpack?: {
    jsLoader?: 'babel' | SiteFunction;
  };
};

export type OctavoOptions = {
  look?: 'classic' | 'octavo';
  copyPage?: boolean;
  suggestions?: boolean;
  allowOutside?: string[];
  trustStatic?: boolean;
  connect?: string[];
  compare?: false | {
    path?: string;
    line?: boolean;
  };
  api?: ApiDescription[] | ApiDescription;
  pluginSeconds?: number;
  search?: 'auto' | false | 'site' | {
    synonyms?: string[][];
    readerWords?: string;
    recent?: boolean;
    reportEmpty?: string;
  };
};

export type ApiDescription = {
  path: string;
  id?: string;
  docs?: string;
  route?: string;
  pages?: 'tag' | 'operation';
  samples?: ('curl' | 'python' | 'javascript')[];
  schemas?: boolean;
  label?: string;
  versions?: Record<string, string>;
};

export type ThemeConfig = {
  colorMode?: {
    defaultMode?: 'light' | 'dark';
    disableSwitch?: boolean;
    respectPrefersColorScheme?: boolean;
  };
  announcementBar?: {
    id?: string;
    content: string;
    backgroundColor?: string;
    textColor?: string;
    isCloseable?: boolean;
  };
  navbar?: {
    title?: string | null;
    logo?: Logo;
    hideOnScroll?: boolean;
    style?: 'dark' | 'primary';
    items?: NavbarItem[];
  };
  footer?: Footer;
  docs?: {
    versionPersistence?: 'localStorage' | 'none';
    sidebar?: {
      hideable?: boolean;
      autoCollapseCategories?: boolean;
    };
  };
  blog?: {
    sidebar?: {
      groupByYear?: boolean;
    };
  };
  tableOfContents?: {
    minHeadingLevel?: number;
    maxHeadingLevel?: number;
  };
  prism?: {
    defaultLanguage?: string;
    additionalLanguages?: string[];
    magicComments?: {
      className: string;
      line?: string;
      block?: {
        start: string;
        end: string;
      };
    }[];
    theme?: {
      plain?: unknown[] | Record<string, unknown>;
      styles?: unknown[] | Record<string, unknown>;
    };
    darkTheme?: {
      plain?: unknown[] | Record<string, unknown>;
      styles?: unknown[] | Record<string, unknown>;
    };
    [attribute: string]: unknown;
  };
  metadata?: {
    id?: string;
    name?: string;
    property?: string;
    content?: string;
    itemprop?: string;
    [attribute: string]: unknown;
  }[];
  image?: string;
  mermaid?: {
    theme?: {
      light?: string;
      dark?: string;
    };
    options?: Record<string, unknown>;
  };
  zoom?: {
    selector?: string;
    [attribute: string]: unknown;
  };
  algolia?: false | null | {
    appId: string;
    apiKey: string;
    indexName: string;
    contextualSearch?: boolean;
    externalUrlRegex?: string;
    searchParameters?: Record<string, unknown>;
    searchPagePath?: false | string | null;
    replaceSearchResultPathname?: {
      from: string | RegExp;
      to: string;
    };
    [attribute: string]: unknown;
  };
};

export type Footer = {
  style?: 'dark' | 'light';
  logo?: Logo;
  copyright?: string;
  links?: FooterColumn[] | FooterLink[];
};

export type Logo = {
  alt?: string;
  src: string;
  srcDark?: string;
  href?: string;
  target?: string;
  width?: number | string;
  height?: number | string;
  className?: string;
  style?: Record<string, unknown>;
};

export type PresetOptions = {
  docs?: DocsOptions | false;
  blog?: BlogOptions | false;
  pages?: PagesOptions | false;
  sitemap?: SitemapOptions | false;
  theme?: ClassicThemeOptions;
  gtag?: false | null | GtagOptions;
  googleAnalytics?: false | null | GoogleAnalyticsOptions;
  googleTagManager?: false | null | TagManagerOptions;
  svgr?: false | null | {
    id?: string;
    svgrConfig?: Record<string, unknown>;
  };
  debug?: unknown;
};

export type DocsOptions = {
  id?: string;
  path?: string;
  routeBasePath?: string;
  tagsBasePath?: string;
  include?: string[];
  exclude?: string[];
  sidebarPath?: false | string;
  sidebarItemsGenerator?: SiteFunction;
  sidebarCollapsible?: boolean;
  sidebarCollapsed?: boolean;
  numberPrefixParser?: boolean | SiteFunction;
  editUrl?: string | SiteFunction;
  editCurrentVersion?: boolean;
  editLocalizedFiles?: boolean;
  showLastUpdateTime?: boolean;
  showLastUpdateAuthor?: boolean;
  tags?: false | string | null;
  onInlineTags?: 'ignore' | 'log' | 'warn' | 'throw';
  breadcrumbs?: boolean;
  disableVersioning?: boolean;
  includeCurrentVersion?: boolean;
  lastVersion?: string;
  onlyIncludeVersions?: string[];
  versions?: Record<string, DocsVersionOptions>;
  remarkPlugins?: MarkdownPlugin[];
  rehypePlugins?: MarkdownPlugin[];
  recmaPlugins?: MarkdownPlugin[];
  beforeDefaultRemarkPlugins?: MarkdownPlugin[];
  beforeDefaultRehypePlugins?: MarkdownPlugin[];
  admonitions?: boolean | {
    keywords?: string[];
    extendDefaults?: boolean;
  };
  /** Has no effect in Octavo. */
  docsRootComponent?: string;
  /** Has no effect in Octavo. */
  docVersionRootComponent?: string;
  /** Has no effect in Octavo. */
  docRootComponent?: string;
  /** Has no effect in Octavo. */
  docItemComponent?: string;
  /** Has no effect in Octavo. */
  docTagsListComponent?: string;
  /** Has no effect in Octavo. */
  docTagDocListComponent?: string;
  /** Has no effect in Octavo. */
  docCategoryGeneratedIndexComponent?: string;
};

export type DocsVersionOptions = {
  path?: string;
  label?: string;
  banner?: 'none' | 'unreleased' | 'unmaintained';
  badge?: boolean;
  noIndex?: boolean;
  className?: string;
};

export type BlogOptions = {
  id?: string;
  path?: string;
  routeBasePath?: string;
  tagsBasePath?: string;
  pageBasePath?: string;
  authorsBasePath?: string;
  archiveBasePath?: string | null;
  include?: string[];
  exclude?: string[];
  postsPerPage?: 'ALL' | number;
  blogTitle?: string;
  blogDescription?: string;
  blogSidebarCount?: 'ALL' | number;
  blogSidebarTitle?: string;
  truncateMarker?: RegExp;
  showReadingTime?: boolean;
  readingTime?: SiteFunction;
  feedOptions?: {
    type?: 'all' | 'rss' | 'atom' | 'json' | ('rss' | 'atom' | 'json')[] | null;
    title?: string;
    description?: string;
    copyright?: string;
    language?: string;
    limit?: false | number | null;
    createFeedItems?: SiteFunction;
    /** Has no effect in Octavo. */
    xslt?: boolean | {
      /** Has no effect in Octavo. */
      rss?: string | boolean | null;
      /** Has no effect in Octavo. */
      atom?: string | boolean | null;
    } | null;
  };
  editUrl?: string | SiteFunction;
  editLocalizedFiles?: boolean;
  authorsMapPath?: string;
  onInlineAuthors?: 'ignore' | 'log' | 'warn' | 'throw';
  onUntruncatedBlogPosts?: 'ignore' | 'log' | 'warn' | 'throw';
  sortPosts?: 'descending' | 'ascending';
  processBlogPosts?: SiteFunction;
  showLastUpdateTime?: boolean;
  showLastUpdateAuthor?: boolean;
  tags?: false | string | null;
  onInlineTags?: 'ignore' | 'log' | 'warn' | 'throw';
  remarkPlugins?: MarkdownPlugin[];
  rehypePlugins?: MarkdownPlugin[];
  recmaPlugins?: MarkdownPlugin[];
  beforeDefaultRemarkPlugins?: MarkdownPlugin[];
  beforeDefaultRehypePlugins?: MarkdownPlugin[];
  admonitions?: boolean | {
    keywords?: string[];
    extendDefaults?: boolean;
  };
  /** Has no effect in Octavo. */
  blogListComponent?: string;
  /** Has no effect in Octavo. */
  blogPostComponent?: string;
  /** Has no effect in Octavo. */
  blogTagsListComponent?: string;
  /** Has no effect in Octavo. */
  blogTagsPostsComponent?: string;
  /** Has no effect in Octavo. */
  blogAuthorsPostsComponent?: string;
  /** Has no effect in Octavo. */
  blogAuthorsListComponent?: string;
  /** Has no effect in Octavo. */
  blogArchiveComponent?: string;
};

export type PagesOptions = {
  id?: string;
  path?: string;
  routeBasePath?: string;
  include?: string[];
  exclude?: string[];
  editUrl?: string | SiteFunction;
  editLocalizedFiles?: boolean;
  showLastUpdateTime?: boolean;
  showLastUpdateAuthor?: boolean;
  remarkPlugins?: MarkdownPlugin[];
  rehypePlugins?: MarkdownPlugin[];
  recmaPlugins?: MarkdownPlugin[];
  beforeDefaultRemarkPlugins?: MarkdownPlugin[];
  beforeDefaultRehypePlugins?: MarkdownPlugin[];
  admonitions?: boolean | {
    keywords?: string[];
    extendDefaults?: boolean;
  };
  /** Has no effect in Octavo. */
  mdxPageComponent?: string;
};

export type SitemapOptions = {
  id?: string;
  filename?: string;
  changefreq?: 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'always' | 'never' | null;
  priority?: number | null;
  lastmod?: 'date' | 'datetime' | null;
  ignorePatterns?: string[];
  createSitemapItems?: SiteFunction;
};

export type ClassicThemeOptions = {
  id?: string;
  customCss?: string[] | string;
};

export type MarkdownOptions = {
  format?: 'mdx' | 'md' | 'detect';
  mermaid?: boolean;
  preprocessor?: SiteFunction;
  parseFrontMatter?: SiteFunction;
  mdx1Compat?: {
    comments?: boolean;
    admonitions?: boolean;
    headingIds?: boolean;
  };
  hooks?: {
    onBrokenMarkdownLinks?: 'ignore' | 'log' | 'warn' | 'throw' | SiteFunction;
    onBrokenMarkdownImages?: 'ignore' | 'log' | 'warn' | 'throw' | SiteFunction;
  };
  /** Has no effect in Octavo. */
  emoji?: boolean;
  anchors?: {
    maintainCase?: boolean;
  };
  remarkRehypeOptions?: Record<string, unknown>;
};

export type FutureFlags = {
  experimental_router?: 'browser' | 'hash';
  experimental_storage?: StorageOptions;
  v4?: {
    siteStorageNamespacing?: boolean;
    removeLegacyPostBuildHeadAttribute?: boolean;
    fasterByDefault?: boolean;
    useCssCascadeLayers?: boolean;
    /** Has no effect in Octavo. */
    mdx1CompatDisabledByDefault?: boolean;
  } | boolean;
  experimental_faster?: {
    rspackBundler?: boolean;
    rspackPersistentCache?: boolean;
    ssgWorkerThreads?: boolean;
    /** Has no effect in Octavo. */
    swcJsLoader?: boolean;
    /** Has no effect in Octavo. */
    swcJsMinimizer?: boolean;
    /** Has no effect in Octavo. */
    swcHtmlMinimizer?: boolean;
    /** Has no effect in Octavo. */
    lightningCssMinimizer?: boolean;
    /** Has no effect in Octavo. */
    mdxCrossCompilerCache?: boolean;
  } | boolean;
  faster?: {
    rspackBundler?: boolean;
    rspackPersistentCache?: boolean;
    ssgWorkerThreads?: boolean;
    /** Has no effect in Octavo. */
    swcJsLoader?: boolean;
    /** Has no effect in Octavo. */
    swcJsMinimizer?: boolean;
    /** Has no effect in Octavo. */
    swcHtmlMinimizer?: boolean;
    /** Has no effect in Octavo. */
    lightningCssMinimizer?: boolean;
    /** Has no effect in Octavo. */
    mdxCrossCompilerCache?: boolean;
    /** Has no effect in Octavo. */
    gitEagerVcs?: boolean;
  } | boolean;
  /** Has no effect in Octavo. */
  experimental_vcs?: boolean | 'git-ad-hoc' | 'git-eager' | 'hardcoded' | 'disabled' | 'default-v1' | 'default-v2' | {
    initialize: SiteFunction;
    getFileCreationInfo: SiteFunction;
    getFileLastUpdateInfo: SiteFunction;
  };
};

export type StorageOptions = {
  type?: 'localStorage' | 'sessionStorage';
  namespace?: boolean | string;
};

export type RedirectsOptions = {
  id?: string;
  fromExtensions?: string[];
  toExtensions?: string[];
  redirects?: {
    to: string;
    from: string[] | string;
  }[];
  createRedirects?: SiteFunction;
};

export type LocalSearchOptions = {
  id?: string;
  indexDocs?: boolean;
  indexBlog?: boolean;
  indexPages?: boolean;
  docsRouteBasePath?: string[] | string;
  blogRouteBasePath?: string[] | string;
  docsDir?: string[] | string;
  blogDir?: string[] | string;
  language?: string[] | string;
  hashed?: boolean | string;
  removeDefaultStopWordFilter?: boolean | string[];
  removeDefaultStemmer?: boolean;
  highlightSearchTermsOnTargetPage?: boolean;
  searchResultLimits?: number;
  searchResultContextMaxLength?: number;
  explicitSearchResultPath?: boolean;
  ignoreFiles?: (string | RegExp)[] | string | RegExp;
  ignoreCssSelectors?: string[] | string;
  searchBarShortcut?: boolean;
  searchBarShortcutHint?: boolean;
  searchBarPosition?: string;
  docsPluginIdForPreferredVersion?: string;
  searchContextByPaths?: (string | {
    label: string | Record<string, string>;
    path: string;
  })[];
  hideSearchBarWithNoSearchContext?: boolean;
  useAllContextsWithNoSearchContext?: boolean;
  forceIgnoreNoIndex?: boolean;
  fuzzyMatchingDistance?: number;
  /** Has no effect in Octavo. */
  zhUserDict?: string;
  /** Has no effect in Octavo. */
  zhUserDictPath?: string;
  [attribute: string]: unknown;
};

export type GtagOptions = {
  id?: string;
  trackingID: string[] | string;
  anonymizeIP?: boolean;
};

export type GoogleAnalyticsOptions = {
  id?: string;
  trackingID: string;
  anonymizeIP?: boolean;
};

export type TagManagerOptions = {
  id?: string;
  containerId: string;
};

export type PwaOptions = {
  id?: string;
  pwaHead?: {
    tagName: string;
    [attribute: string]: unknown;
  }[];
  /** Has no effect in Octavo. */
  debug?: boolean;
  /** Has no effect in Octavo. */
  offlineModeActivationStrategies?: string[];
  /** Has no effect in Octavo. */
  injectManifestConfig?: Record<string, unknown>;
  /** Has no effect in Octavo. */
  swCustom?: string;
  /** Has no effect in Octavo. */
  swRegister?: string | false;
};

export type FooterLink = {
  label?: string;
  to?: string;
  href?: string;
  html?: string;
  className?: string;
  prependBaseUrlToHref?: unknown;
  'aria-label'?: unknown;
  title?: unknown;
  target?: unknown;
  rel?: unknown;
  [attribute: string]: unknown;
};

export type FooterColumn = {
  title?: string | null;
  className?: string;
  items?: FooterLink[];
};

export type NavbarItem = {
  label?: string;
  html?: string;
  className?: string;
  'aria-label'?: unknown;
  title?: unknown;
  target?: unknown;
  rel?: unknown;
  to?: string;
  href?: string;
  prependBaseUrlToHref?: boolean;
  activeBasePath?: string;
  activeBaseRegex?: string;
  position?: 'left' | 'right';
  [attribute: string]: unknown;
} | {
  type: 'doc';
  label?: string;
  html?: string;
  className?: string;
  'aria-label'?: unknown;
  title?: unknown;
  target?: unknown;
  rel?: unknown;
  docId: string;
  docsPluginId?: string;
  position?: 'left' | 'right';
  [attribute: string]: unknown;
} | {
  type: 'docSidebar';
  label?: string;
  html?: string;
  className?: string;
  'aria-label'?: unknown;
  title?: unknown;
  target?: unknown;
  rel?: unknown;
  sidebarId: string;
  docsPluginId?: string;
  position?: 'left' | 'right';
  [attribute: string]: unknown;
} | {
  type: 'docsVersion';
  label?: string;
  html?: string;
  className?: string;
  'aria-label'?: unknown;
  title?: unknown;
  target?: unknown;
  rel?: unknown;
  to?: string;
  docsPluginId?: string;
  position?: 'left' | 'right';
  [attribute: string]: unknown;
} | {
  type: 'html';
  className?: string;
  value: string;
  position?: 'left' | 'right';
} | {
  type: string;
  position?: 'left' | 'right';
  [attribute: string]: unknown;
} | {
  type: 'search';
  className?: string;
  position?: 'left' | 'right';
} | {
  label?: string;
  html?: string;
  className?: string;
  'aria-label'?: unknown;
  title?: unknown;
  target?: unknown;
  rel?: unknown;
  to?: string;
  href?: string;
  prependBaseUrlToHref?: boolean;
  activeBasePath?: string;
  activeBaseRegex?: string;
  position?: 'left' | 'right';
  items: NavbarSubItem[];
  [attribute: string]: unknown;
} | {
  type: 'docsVersionDropdown';
  label?: string;
  html?: string;
  className?: string;
  'aria-label'?: unknown;
  title?: unknown;
  target?: unknown;
  rel?: unknown;
  position?: 'left' | 'right';
  docsPluginId?: string;
  dropdownActiveClassDisabled?: boolean;
  dropdownItemsBefore?: NavbarSubItem[];
  dropdownItemsAfter?: NavbarSubItem[];
  versions?: string[] | Record<string, {
    label?: string;
  }>;
  [attribute: string]: unknown;
} | {
  type: 'localeDropdown';
  label?: string;
  html?: string;
  className?: string;
  'aria-label'?: unknown;
  title?: unknown;
  target?: unknown;
  rel?: unknown;
  position?: 'left' | 'right';
  dropdownItemsBefore?: NavbarSubItem[];
  dropdownItemsAfter?: NavbarSubItem[];
  queryString?: string;
  [attribute: string]: unknown;
};

export type NavbarSubItem = {
  label?: string;
  html?: string;
  className?: string;
  'aria-label'?: unknown;
  title?: unknown;
  target?: unknown;
  rel?: unknown;
  to?: string;
  href?: string;
  prependBaseUrlToHref?: boolean;
  activeBasePath?: string;
  activeBaseRegex?: string;
  [attribute: string]: unknown;
} | {
  type: 'doc';
  label?: string;
  html?: string;
  className?: string;
  'aria-label'?: unknown;
  title?: unknown;
  target?: unknown;
  rel?: unknown;
  docId: string;
  docsPluginId?: string;
  [attribute: string]: unknown;
} | {
  type: 'docSidebar';
  label?: string;
  html?: string;
  className?: string;
  'aria-label'?: unknown;
  title?: unknown;
  target?: unknown;
  rel?: unknown;
  sidebarId: string;
  docsPluginId?: string;
  [attribute: string]: unknown;
} | {
  type: 'docsVersion';
  label?: string;
  html?: string;
  className?: string;
  'aria-label'?: unknown;
  title?: unknown;
  target?: unknown;
  rel?: unknown;
  to?: string;
  docsPluginId?: string;
  [attribute: string]: unknown;
} | {
  type: 'html';
  className?: string;
  value: string;
} | {
  type: string;
  position?: 'left' | 'right';
  [attribute: string]: unknown;
};
