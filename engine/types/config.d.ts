// Written from the schemas in node/read/config/schema/; "npx vitest run --project unit toConfigTypes -u" writes it again.

/** Site code: its arguments and results are as in Docusaurus. */
export type SiteFunction = (...args: any[]) => any;

/** A remark, rehype or recma plugin, alone or with its options. */
export type MarkdownPlugin = SiteFunction | [SiteFunction, ...unknown[]] | { plugins?: unknown[]; settings?: object };

/** A plugin or theme by its name, with its options, or as a function; what is `false` or `null` is left out. */
export type PluginConfig = string | [string, unknown] | [string] | SiteFunction | [SiteFunction, unknown] | false | null;

/** A preset by its name, with its options. */
export type PresetConfig = ['classic' | '@docusaurus/preset-classic', PresetOptions] | PluginConfig;

export type Config = {
  /** Name of the site: in the browser’s tab, in feeds, in link previews. */
  title: string;
  /** Origin of the published site, without a path. Canonical links, feeds and the sitemap need it; pages work at any address. */
  url: string;
  /** Path of the published site, such as `/docs/`. A build works under any other path too. */
  baseUrl: string;
  /** One line about the site, for your home page. */
  tagline?: string;
  /** Between a page’s title and the site’s. */
  titleDelimiter?: string;
  /** Addresses end with a slash (`true`), without one (`false`), or as the content writes them (unset). */
  trailingSlash?: boolean;
  /** Icon of the browser’s tab: a file of the static folder, or a URL. */
  favicon?: string;
  /** Ask search engines not to list the site. */
  noIndex?: boolean;
  /** Show a message where the site’s scripts cannot be loaded. */
  baseUrlIssueBanner?: boolean;
  /** Languages of the site. See [Locales](./locales.md). */
  i18n?: {
    /** The language of `docs/` itself. */
    defaultLocale: string;
    /** All of them, the default one included. */
    locales: string[];
    /** Folder of the translations. */
    path?: string;
    /** What is particular to a locale, by its name. */
    localeConfigs?: Record<string, {
      /** What the menu of languages says. */
      label?: string;
      /** Value of `lang` in the HTML. */
      htmlLang?: string;
      /** Direction of its writing. */
      direction?: 'ltr' | 'rtl';
      /** Calendar of its dates. */
      calendar?: string;
      /** Folder of its translations, below `i18n.path`. */
      path?: string;
      /** Its own origin (Docusaurus 3.9). */
      url?: string;
      /** Its own path (Docusaurus 3.9). */
      baseUrl?: string;
      /** `false`: it has no translations to look for (Docusaurus 3.9). */
      translate?: boolean;
    }>;
  };
  /** What happens when a link leads to no page. */
  onBrokenLinks?: 'ignore' | 'log' | 'warn' | 'throw';
  /** What happens when a link leads to a heading that is not there. */
  onBrokenAnchors?: 'ignore' | 'log' | 'warn' | 'throw';
  /** What happens when a link names a Markdown file that is not there. Later: `markdown.hooks`. */
  onBrokenMarkdownLinks?: 'ignore' | 'log' | 'warn' | 'throw';
  /** What happens when two pages have the same address. */
  onDuplicateRoutes?: 'ignore' | 'log' | 'warn' | 'throw';
  /** Folders whose files are copied as they are. */
  staticDirectories?: string[];
  /** Tags for the head of every page. */
  headTags?: {
    /** Name of the element. */
    tagName: string;
    /** Its attributes; `{}` for none. */
    attributes?: Record<string, string | boolean>;
    /** What is in it. */
    innerHTML?: unknown;
    /** It is an element of your own, which needs no attributes. */
    customElement?: unknown;
    [attribute: string]: unknown;
  }[];
  /** Scripts for every page: an address, or an object of attributes. */
  scripts?: (string | {
    /** Address of the script. */
    src: string;
    /** As in HTML. */
    async?: boolean;
    /** As in HTML. */
    defer?: boolean;
    [attribute: string]: unknown;
  })[];
  /** Style sheets for every page: an address, or an object of attributes. */
  stylesheets?: (string | {
    /** Address of the style sheet. */
    href: string;
    /** As in HTML. */
    type?: string;
    [attribute: string]: unknown;
  })[];
  /** Values for your own components. Octavo’s own settings are in `customFields.octavo`. */
  customFields?: { octavo?: OctavoOptions; [field: string]: unknown };
  /** How Markdown is read. See below. */
  markdown?: MarkdownOptions;
  /** Flags of coming releases of Docusaurus. See below. */
  future?: FutureFlags;
  /** Where choices of readers are kept. See below. */
  storage?: StorageOptions;
  /** The preset `classic` with its options, and presets of other packages. */
  presets?: PresetConfig[];
  /** Plugins, by name, with options, or as functions. See [Plugins](./plugins.md). */
  plugins?: PluginConfig[];
  /** Themes, in the same forms. */
  themes?: PluginConfig[];
  /** Navigation bar, footer, colours, code. See [Theme](./configuration-theme.md). */
  themeConfig?: ThemeConfig & { [field: string]: unknown };
  /** Owner of the repository. Kept for plugins that ask for it. */
  organizationName?: string;
  /** Name of the repository. Kept for plugins that ask for it. */
  projectName?: string;
  /** Scripts and style sheets of the site that every page loads. */
  clientModules?: string[];
  /** Branch that `octavo deploy` pushes the site to. */
  deploymentBranch?: string;
  /** Git host that `octavo deploy` pushes to. */
  githubHost?: string;
  /** Port of that host. */
  githubPort?: string;
  /** Has no effect in Octavo. */
  ssrTemplate?: string;
  /** Has no effect in Octavo. */
  webpack?: {
    jsLoader?: 'babel' | SiteFunction;
  };
};

export type OctavoOptions = {
  /** Style sheets of the theme: those of Docusaurus, or Octavo’s own. */
  look?: 'classic' | 'octavo';
  /** The button that copies a page as Markdown. By default in the look `octavo` only. */
  copyPage?: boolean;
  /** Pictures and diagrams that are wider than their column open large. By default in the look `octavo` only, and not where a plugin of the site does it. See [Large pictures](./writing.md#large-pictures). */
  zoom?: boolean;
  /** Address that receives what readers answer to “Was this page helpful?”. Without it no page asks. See [Answers of readers](./appearance.md#answers-of-readers). */
  feedback?: string;
  /** The nearest pages on the page for addresses that lead nowhere. By default in the look `octavo` only. */
  suggestions?: boolean;
  /** Folders outside the site from which pages may take pictures, and into which symbolic links may lead. */
  allowOutside?: string[];
  /** Static files may hold scripts although pages are plain Markdown: they are reviewed like code. */
  trustStatic?: boolean;
  /** Hosts that scripts of the site send requests to, besides those that its code spells out; the policy allows them. */
  connect?: string[];
  /** The page that shows what changed between two versions; `false`: none. See [Comparing versions](./comparing-versions.md). */
  compare?: false | {
    /** Where it is; `compare` if the site has no page there. */
    path?: string;
    /** A line on every page that differs from the version before. By default in the look `octavo` only. */
    line?: boolean;
  };
  /** A server with what other machines compiled. The variable `OCTAVO_CACHE_URL` wins. */
  cacheUrl?: string;
  /** API descriptions whose reference is part of the site: one, or a list. See [API references](./api-reference.md). */
  api?: ApiDescription[] | ApiDescription;
  /** How long one step of a plugin may take before the build goes on without it. */
  pluginSeconds?: number;
  /** `false`: no search. `"site"`: the search that the site brings. An object: Octavo’s own, with these options. */
  search?: 'auto' | false | 'site' | {
    /** Groups of words that mean the same to your readers: `[["quota", "allowance"]]`. */
    synonyms?: string[][];
    /** File with what readers call a page or a section. */
    readerWords?: string;
    /** The box offers what the reader searched for before; it is kept on the reader’s machine. */
    recent?: boolean;
    /** Address that is told of queries without results. */
    reportEmpty?: string;
  };
};

export type ApiDescription = {
  /** The description, relative to the site folder: OpenAPI 3 or Swagger 2, YAML or JSON. */
  path: string;
  /** Its name among several. */
  id?: string;
  /** The docs whose pages it is among; unset: it is docs of its own. */
  docs?: string;
  /** Where it is, below those docs. */
  route?: string;
  /** A page for each tag, or for each operation. */
  pages?: 'tag' | 'operation';
  /** Languages of the samples. */
  samples?: ('curl' | 'python' | 'javascript')[];
  /** A page for each named schema. */
  schemas?: boolean;
  /** Readers may send requests from the pages. */
  tryIt?: boolean;
  /** What the sidebar calls the first page. */
  label?: string;
  /** Descriptions of other versions, newest first, by the name of the version. */
  versions?: Record<string, string>;
};

export type ThemeConfig = {
  /** Light and dark. */
  colorMode?: {
    /** For readers who have not chosen. */
    defaultMode?: 'light' | 'dark';
    /** Readers cannot choose. */
    disableSwitch?: boolean;
    /** Follow the reader’s system until they choose. */
    respectPrefersColorScheme?: boolean;
  };
  /** A line above every page. */
  announcementBar?: {
    /** Change it, and readers who closed the bar see it again. */
    id?: string;
    /** What it says, as HTML. */
    content: string;
    /** Its colour. */
    backgroundColor?: string;
    /** Colour of its text. */
    textColor?: string;
    /** Readers can close it. */
    isCloseable?: boolean;
  };
  /** The bar at the top. */
  navbar?: {
    /** Beside the logo. */
    title?: string | null;
    /** The logo. See below. */
    logo?: Logo;
    /** It goes away while a reader scrolls down. */
    hideOnScroll?: boolean;
    /** A dark bar, or one in the accent colour. */
    style?: 'dark' | 'primary';
    /** What is in it. See below. */
    items?: NavbarItem[];
  };
  /** The end of every page. See below. */
  footer?: Footer;
  /** Docs pages. */
  docs?: {
    /** Whether a reader’s choice of a version is kept. */
    versionPersistence?: 'localStorage' | 'none';
    /** Their sidebar. */
    sidebar?: {
      /** A button hides it. */
      hideable?: boolean;
      /** Opening a category closes the others. */
      autoCollapseCategories?: boolean;
    };
  };
  /** Blog pages. */
  blog?: {
    /** Their sidebar. */
    sidebar?: {
      /** Posts are listed by year. */
      groupByYear?: boolean;
    };
  };
  /** Headings beside a page. Front matter can change it for one page. */
  tableOfContents?: {
    /** Highest level that is listed. */
    minHeadingLevel?: number;
    /** Lowest level that is listed. */
    maxHeadingLevel?: number;
  };
  /** Code blocks. */
  prism?: {
    /** Language of blocks that name none. */
    defaultLanguage?: string;
    /** Further languages of Prism, such as `bash` or `java`. */
    additionalLanguages?: string[];
    /** Comments in code that mark lines. */
    magicComments?: {
      /** Class name of those lines. */
      className: string;
      /** The comment in front of one line. */
      line?: string;
      /** The comments around several. */
      block?: {
        /** The first. */
        start: string;
        /** The last. */
        end: string;
      };
    }[];
    /** Colours of code: a theme of `prism-react-renderer`. It counts in the look `classic`. */
    theme?: {
      /** Colours of the block. */
      plain?: unknown[] | Record<string, unknown>;
      /** Colours of its parts. */
      styles?: unknown[] | Record<string, unknown>;
    };
    /** The same for dark pages. */
    darkTheme?: {
      /** Colours of the block. */
      plain?: unknown[] | Record<string, unknown>;
      /** Colours of its parts. */
      styles?: unknown[] | Record<string, unknown>;
    };
    [attribute: string]: unknown;
  };
  /** `<meta>` tags for every page. */
  metadata?: {
    /** As in HTML. */
    id?: string;
    /** As in HTML. */
    name?: string;
    /** As in HTML. */
    property?: string;
    /** As in HTML. */
    content?: string;
    /** As in HTML. */
    itemprop?: string;
    [attribute: string]: unknown;
  }[];
  /** Picture of link previews where a page has none: a file of the static folder, or a URL. */
  image?: string;
  /** Diagrams. */
  mermaid?: {
    /** Their themes. */
    theme?: {
      /** On light pages. */
      light?: string;
      /** On dark pages. */
      dark?: string;
    };
    /** Options of Mermaid itself. */
    options?: Record<string, unknown>;
  };
  /** Code that readers may edit. */
  liveCodeBlock?: {
    /** Where its result stands: above the code, or below it. */
    playgroundPosition?: 'top' | 'bottom';
  };
  /** Options of the plugins that enlarge pictures. */
  zoom?: {
    /** Which pictures. */
    selector?: string;
    [attribute: string]: unknown;
  };
  /** Octavo’s own search takes its place; `customFields.octavo.search: "site"` keeps Algolia’s. */
  algolia?: false | null | {
    /** As in DocSearch. */
    appId: string;
    /** As in DocSearch. */
    apiKey: string;
    /** As in DocSearch. */
    indexName: string;
    /** As in DocSearch. */
    contextualSearch?: boolean;
    /** As in DocSearch. */
    externalUrlRegex?: string;
    /** As in DocSearch. */
    searchParameters?: Record<string, unknown>;
    /** As in DocSearch. */
    searchPagePath?: false | string | null;
    /** As in DocSearch. */
    replaceSearchResultPathname?: {
      /** As in DocSearch. */
      from: string | RegExp;
      /** As in DocSearch. */
      to: string;
    };
    [attribute: string]: unknown;
  };
};

export type Footer = {
  /** A dark footer, or one in the colours of the page. */
  style?: 'dark' | 'light';
  /** A logo in it. */
  logo?: Logo;
  /** Its last line, as HTML. */
  copyright?: string;
  /** Columns of links, or one row of them. */
  links?: FooterColumn[] | FooterLink[];
};

export type Logo = {
  /** What a screen reader says; empty where the title beside it says the same. */
  alt?: string;
  /** A file of the static folder, or a URL. */
  src: string;
  /** Another one for dark pages. */
  srcDark?: string;
  /** Where it leads; the home page otherwise. */
  href?: string;
  /** As in HTML. */
  target?: string;
  /** As in HTML. */
  width?: number | string;
  /** As in HTML. */
  height?: number | string;
  /** A class name for your style sheet. */
  className?: string;
  /** Styles of its own, as React writes them. */
  style?: Record<string, unknown>;
};

export type PresetOptions = {
  /** Options of the docs; `false`: the site has none. */
  docs?: DocsOptions | false;
  /** Options of the blog; `false`: the site has none. */
  blog?: BlogOptions | false;
  /** Options of `src/pages`; `false`: the site has none. */
  pages?: PagesOptions | false;
  /** Options of the sitemap; `false`: the site has none. */
  sitemap?: SitemapOptions | false;
  /** Options of the theme: your style sheets. */
  theme?: ClassicThemeOptions;
  /** Google’s tag. The strict policy allows its host. */
  gtag?: false | null | GtagOptions;
  /** Google Analytics, the old form. */
  googleAnalytics?: false | null | GoogleAnalyticsOptions;
  /** Google Tag Manager. */
  googleTagManager?: false | null | TagManagerOptions;
  /** Octavo imports SVG files as components without it; these options have no effect. */
  svgr?: false | null | {
    /** Name of the instance. */
    id?: string;
    /** No effect. */
    svgrConfig?: Record<string, unknown>;
  };
  /** Docusaurus’s pages for debugging. Octavo has none. */
  debug?: unknown;
};

export type DocsOptions = {
  /** Name of this instance; needed where there is more than one. */
  id?: string;
  /** Folder with the content, relative to the site folder. */
  path?: string;
  /** Where it is served. `/` is the root of the site. */
  routeBasePath?: string;
  /** Path of the pages of tags, below `routeBasePath`. */
  tagsBasePath?: string;
  /** Globs of the files that become pages. */
  include?: string[];
  /** Globs of files that do not: by default partials, which begin with `_`, and tests. */
  exclude?: string[];
  /** File with the sidebars; `false`: none; unset: one that follows the folders. */
  sidebarPath?: false | string;
  /** Function that makes the items of an `autogenerated` sidebar. */
  sidebarItemsGenerator?: SiteFunction;
  /** Categories can be folded. */
  sidebarCollapsible?: boolean;
  /** Categories are folded at first. */
  sidebarCollapsed?: boolean;
  /** `01-name` has the number 1; `false`: it is just a name; a function: your own rule. */
  numberPrefixParser?: boolean | SiteFunction;
  /** Address in front of a file’s path behind “Edit this page”, or a function that gives the whole address. */
  editUrl?: string | SiteFunction;
  /** The link of an old version’s page leads to the current file. */
  editCurrentVersion?: boolean;
  /** A translated page’s link leads to the translated file. */
  editLocalizedFiles?: boolean;
  /** Show when a page last changed, from Git. */
  showLastUpdateTime?: boolean;
  /** Show who changed it, from Git. */
  showLastUpdateAuthor?: boolean;
  /** File with the tags that may be used, relative to the content folder; `false`: none. */
  tags?: false | string | null;
  /** What happens when a page names a tag that the file lacks. */
  onInlineTags?: 'ignore' | 'log' | 'warn' | 'throw';
  /** Show the way to a page above it. */
  breadcrumbs?: boolean;
  /** Read `docs/` alone, although there are versions. */
  disableVersioning?: boolean;
  /** `docs/` is a version too. */
  includeCurrentVersion?: boolean;
  /** The version that readers get first; the newest frozen one otherwise. */
  lastVersion?: string;
  /** Read only these versions. */
  onlyIncludeVersions?: string[];
  /** What is particular to a version, by its name. See below. */
  versions?: Record<string, DocsVersionOptions>;
  /** Remark plugins, after Docusaurus’s own. */
  remarkPlugins?: MarkdownPlugin[];
  /** Rehype plugins, after Docusaurus’s own. */
  rehypePlugins?: MarkdownPlugin[];
  /** No effect: a page is compiled to HTML, and has no JavaScript for them to change. */
  recmaPlugins?: MarkdownPlugin[];
  /** Remark plugins in front of Docusaurus’s own. */
  beforeDefaultRemarkPlugins?: MarkdownPlugin[];
  /** Rehype plugins in front of Docusaurus’s own. */
  beforeDefaultRehypePlugins?: MarkdownPlugin[];
  /** `false` switches `:::note` and the like off; an object adds keywords. */
  admonitions?: boolean | {
    /** Further keywords, such as `caution`. */
    keywords?: string[];
    /** `false`: these keywords and no others. */
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
  /** Its part of the address; empty for the root of the docs. */
  path?: string;
  /** What menus call it. */
  label?: string;
  /** The notice above its pages. */
  banner?: 'none' | 'unreleased' | 'unmaintained';
  /** Show its name on its pages. */
  badge?: boolean;
  /** Ask search engines not to list it. */
  noIndex?: boolean;
  /** A class name on its pages. */
  className?: string;
};

export type BlogOptions = {
  /** Name of this instance; needed where there is more than one. */
  id?: string;
  /** Folder with the content, relative to the site folder. */
  path?: string;
  /** Where it is served. `/` is the root of the site. */
  routeBasePath?: string;
  /** Path of the pages of tags, below `routeBasePath`. */
  tagsBasePath?: string;
  /** Path of the second and later pages of the list. */
  pageBasePath?: string;
  /** Path of the pages of authors. */
  authorsBasePath?: string;
  /** Path of the archive; `null`: none. */
  archiveBasePath?: string | null;
  /** Globs of the files that become pages. */
  include?: string[];
  /** Globs of files that do not: by default partials, which begin with `_`, and tests. */
  exclude?: string[];
  /** Posts on one page of the list, or `"ALL"`. */
  postsPerPage?: 'ALL' | number;
  /** Title of the list. */
  blogTitle?: string;
  /** Its description, for search engines. */
  blogDescription?: string;
  /** Posts in the sidebar, or `"ALL"`. */
  blogSidebarCount?: 'ALL' | number;
  /** Its heading. */
  blogSidebarTitle?: string;
  /** What ends the part that the list shows; `<!-- truncate -->` otherwise. */
  truncateMarker?: RegExp;
  /** Show how long a post takes to read. */
  showReadingTime?: boolean;
  /** Function that says how long. */
  readingTime?: SiteFunction;
  /** RSS, Atom and JSON feeds. */
  feedOptions?: {
    /** Which of them; `"all"`, or `null` for none. */
    type?: 'all' | 'rss' | 'atom' | 'json' | ('rss' | 'atom' | 'json')[] | null;
    /** Title of the feed. */
    title?: string;
    /** Its description. */
    description?: string;
    /** Its copyright. */
    copyright?: string;
    /** Its language. */
    language?: string;
    /** How many posts it has; `false`: all. */
    limit?: false | number | null;
    /** Function that makes its items. */
    createFeedItems?: SiteFunction;
    /** Has no effect in Octavo. */
    xslt?: boolean | {
      /** Has no effect in Octavo. */
      rss?: string | boolean | null;
      /** Has no effect in Octavo. */
      atom?: string | boolean | null;
    } | null;
  };
  /** Address in front of a file’s path behind “Edit this page”, or a function that gives the whole address. */
  editUrl?: string | SiteFunction;
  /** A translated page’s link leads to the translated file. */
  editLocalizedFiles?: boolean;
  /** File with the authors, relative to the content folder. */
  authorsMapPath?: string;
  /** What happens when a post names an author that the file lacks. */
  onInlineAuthors?: 'ignore' | 'log' | 'warn' | 'throw';
  /** What happens when a post has no `<!-- truncate -->`. */
  onUntruncatedBlogPosts?: 'ignore' | 'log' | 'warn' | 'throw';
  /** Newest or oldest first. */
  sortPosts?: 'descending' | 'ascending';
  /** Function that may change the list of posts. */
  processBlogPosts?: SiteFunction;
  /** Show when a page last changed, from Git. */
  showLastUpdateTime?: boolean;
  /** Show who changed it, from Git. */
  showLastUpdateAuthor?: boolean;
  /** File with the tags that may be used, relative to the content folder; `false`: none. */
  tags?: false | string | null;
  /** What happens when a page names a tag that the file lacks. */
  onInlineTags?: 'ignore' | 'log' | 'warn' | 'throw';
  /** Remark plugins, after Docusaurus’s own. */
  remarkPlugins?: MarkdownPlugin[];
  /** Rehype plugins, after Docusaurus’s own. */
  rehypePlugins?: MarkdownPlugin[];
  /** No effect: a page is compiled to HTML, and has no JavaScript for them to change. */
  recmaPlugins?: MarkdownPlugin[];
  /** Remark plugins in front of Docusaurus’s own. */
  beforeDefaultRemarkPlugins?: MarkdownPlugin[];
  /** Rehype plugins in front of Docusaurus’s own. */
  beforeDefaultRehypePlugins?: MarkdownPlugin[];
  /** `false` switches `:::note` and the like off; an object adds keywords. */
  admonitions?: boolean | {
    /** Further keywords, such as `caution`. */
    keywords?: string[];
    /** `false`: these keywords and no others. */
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
  /** Name of this instance; needed where there is more than one. */
  id?: string;
  /** Folder with the content, relative to the site folder. */
  path?: string;
  /** Where it is served. `/` is the root of the site. */
  routeBasePath?: string;
  /** Globs of the files that become pages. */
  include?: string[];
  /** Globs of files that do not: by default partials, which begin with `_`, and tests. */
  exclude?: string[];
  /** Address in front of a file’s path behind “Edit this page”, or a function that gives the whole address. */
  editUrl?: string | SiteFunction;
  /** A translated page’s link leads to the translated file. */
  editLocalizedFiles?: boolean;
  /** Show when a page last changed, from Git. */
  showLastUpdateTime?: boolean;
  /** Show who changed it, from Git. */
  showLastUpdateAuthor?: boolean;
  /** Remark plugins, after Docusaurus’s own. */
  remarkPlugins?: MarkdownPlugin[];
  /** Rehype plugins, after Docusaurus’s own. */
  rehypePlugins?: MarkdownPlugin[];
  /** No effect: a page is compiled to HTML, and has no JavaScript for them to change. */
  recmaPlugins?: MarkdownPlugin[];
  /** Remark plugins in front of Docusaurus’s own. */
  beforeDefaultRemarkPlugins?: MarkdownPlugin[];
  /** Rehype plugins in front of Docusaurus’s own. */
  beforeDefaultRehypePlugins?: MarkdownPlugin[];
  /** `false` switches `:::note` and the like off; an object adds keywords. */
  admonitions?: boolean | {
    /** Further keywords, such as `caution`. */
    keywords?: string[];
    /** `false`: these keywords and no others. */
    extendDefaults?: boolean;
  };
  /** Has no effect in Octavo. */
  mdxPageComponent?: string;
};

export type SitemapOptions = {
  /** Name of this instance. */
  id?: string;
  /** Name of the file. */
  filename?: string;
  /** What it says of how often pages change; `null`: nothing. */
  changefreq?: 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'always' | 'never' | null;
  /** What it says of their priority; `null`: nothing. */
  priority?: number | null;
  /** Whether it says when a page changed, as a date or with the time. */
  lastmod?: 'date' | 'datetime' | null;
  /** Globs of pages that it leaves out. */
  ignorePatterns?: string[];
  /** Function that makes its entries. */
  createSitemapItems?: SiteFunction;
};

export type ClassicThemeOptions = {
  /** Name of this instance. */
  id?: string;
  /** Your style sheets, relative to the site folder. Sass works where `sass` is installed. */
  customCss?: string[] | string;
};

export type MarkdownOptions = {
  /** `mdx` reads every file as MDX, `md` none, `detect` goes by the ending. */
  format?: 'mdx' | 'md' | 'detect';
  /** Code blocks of the language `mermaid` are diagrams. */
  mermaid?: boolean;
  /** Function that may change the text of a file before it is read. */
  preprocessor?: SiteFunction;
  /** Function that reads front matter in place of the usual one. */
  parseFrontMatter?: SiteFunction;
  /** Old forms that MDX 3 does not know; all are read unless `future.v4` says otherwise. */
  mdx1Compat?: {
    /** HTML comments in MDX. */
    comments?: boolean;
    /** `:::note Title` without brackets. */
    admonitions?: boolean;
    /** `## Heading {#id}`. */
    headingIds?: boolean;
  };
  /** What happens when something is wrong (Docusaurus 3.9). */
  hooks?: {
    /** A link to a Markdown file that is not there. */
    onBrokenMarkdownLinks?: 'ignore' | 'log' | 'warn' | 'throw' | SiteFunction;
    /** A picture that is not there. */
    onBrokenMarkdownImages?: 'ignore' | 'log' | 'warn' | 'throw' | SiteFunction;
    /** Has no effect in Octavo. */
    onUnusedMarkdownDirectives?: 'ignore' | 'log' | 'warn' | 'throw' | SiteFunction;
  };
  /** Has no effect in Octavo. */
  emoji?: boolean;
  /** Ids of headings. */
  anchors?: {
    /** They keep capital letters. */
    maintainCase?: boolean;
  };
  /** Options of the step from Markdown to HTML. */
  remarkRehypeOptions?: Record<string, unknown>;
};

export type FutureFlags = {
  /** `hash` puts every page into one document, behind `#`. See [Hosting](./hosting.md). */
  experimental_router?: 'browser' | 'hash';
  /** As `storage`, under its old name. */
  experimental_storage?: StorageOptions;
  /** Habits of Docusaurus 4: all that the installed release knows, or one by one. */
  v4?: {
    /** Sites on one host keep what they store apart. */
    siteStorageNamespacing?: boolean;
    /** Plugins get no `head` in `postBuild`. */
    removeLegacyPostBuildHeadAttribute?: boolean;
    /** Docusaurus uses its faster tools. */
    fasterByDefault?: boolean;
    /** The theme’s rules are in layers, so that any rule of yours wins. */
    useCssCascadeLayers?: boolean;
    /** The flags of `markdown.mdx1Compat` are off where they are not written. */
    mdx1CompatDisabledByDefault?: boolean;
  } | boolean;
  /** As `faster`, under its old name. */
  experimental_faster?: {
    /** Docusaurus bundles with Rspack. No effect here. */
    rspackBundler?: boolean;
    /** Needs `rspackBundler`. No effect here. */
    rspackPersistentCache?: boolean;
    /** Docusaurus renders pages in threads, as Octavo always does. Needs `v4.removeLegacyPostBuildHeadAttribute`. */
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
  /** Docusaurus’s faster tools, all or one by one. No effect here. */
  faster?: {
    /** Docusaurus bundles with Rspack. No effect here. */
    rspackBundler?: boolean;
    /** Needs `rspackBundler`. No effect here. */
    rspackPersistentCache?: boolean;
    /** Docusaurus renders pages in threads, as Octavo always does. Needs `v4.removeLegacyPostBuildHeadAttribute`. */
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
  /** Who knows when and by whom a file was changed (Docusaurus 3.10): git, nobody (`false`), or functions of yours. */
  experimental_vcs?: boolean | 'git-ad-hoc' | 'git-eager' | 'hardcoded' | 'disabled' | 'default-v1' | 'default-v2' | {
    /** Called once, with `siteDir`. */
    initialize: SiteFunction;
    /** Gives `timestamp` and `author` of the first version of a file, or nothing. */
    getFileCreationInfo: SiteFunction;
    /** The same of its last change. */
    getFileLastUpdateInfo: SiteFunction;
  };
};

export type StorageOptions = {
  /** How long choices of readers are kept. */
  type?: 'localStorage' | 'sessionStorage';
  /** What is put behind the names of stored values; `true`: a code for this site. */
  namespace?: boolean | string;
};

export type RedirectsOptions = {
  /** Name of this instance. */
  id?: string;
  /** `["html"]`: a page `/a` is also reached as `/a.html`. */
  fromExtensions?: string[];
  /** `["html"]`: a page `/a.html` is also reached as `/a`. */
  toExtensions?: string[];
  /** Old addresses and new ones. */
  redirects?: {
    /** A page of the site, or a URL. */
    to: string;
    /** One old path, or a list. */
    from: string[] | string;
  }[];
  /** Function that gives the old paths of a page. */
  createRedirects?: SiteFunction;
};

export type LocalSearchOptions = {
  /** Name of this instance. */
  id?: string;
  /** Docs are searched. */
  indexDocs?: boolean;
  /** The blog is searched. */
  indexBlog?: boolean;
  /** Pages of `src/pages` are searched. */
  indexPages?: boolean;
  /** Where docs are served. Octavo knows. */
  docsRouteBasePath?: string[] | string;
  /** Where the blog is served. Octavo knows. */
  blogRouteBasePath?: string[] | string;
  /** Folder of the docs. Octavo knows. */
  docsDir?: string[] | string;
  /** Folder of the blog. Octavo knows. */
  blogDir?: string[] | string;
  /** Languages. Octavo goes by the locale. */
  language?: string[] | string;
  /** Index files carry a hash. They always do. */
  hashed?: boolean | string;
  /** No effect: common words are always searched. */
  removeDefaultStopWordFilter?: boolean | string[];
  /** No effect. */
  removeDefaultStemmer?: boolean;
  /** Mark the words on the page that a result leads to. */
  highlightSearchTermsOnTargetPage?: boolean;
  /** Results in the box. */
  searchResultLimits?: number;
  /** Characters of text in a result. */
  searchResultContextMaxLength?: number;
  /** No effect: results always show the way to their page. */
  explicitSearchResultPath?: boolean;
  /** Addresses that are not searched. */
  ignoreFiles?: (string | RegExp)[] | string | RegExp;
  /** No effect. */
  ignoreCssSelectors?: string[] | string;
  /** `Ctrl K` opens the box. */
  searchBarShortcut?: boolean;
  /** No effect: the box does not show it. */
  searchBarShortcutHint?: boolean;
  /** No effect: put an item of the type `search` where you want it. */
  searchBarPosition?: string;
  /** No effect: the version of the page decides. */
  docsPluginIdForPreferredVersion?: string;
  /** Paths below which search finds that part alone. */
  searchContextByPaths?: (string | {
    /** What the part is called; one text, or one for each locale. */
    label: string | Record<string, string>;
    /** The path. */
    path: string;
  })[];
  /** No effect. */
  hideSearchBarWithNoSearchContext?: boolean;
  /** No effect. */
  useAllContextsWithNoSearchContext?: boolean;
  /** No effect. */
  forceIgnoreNoIndex?: boolean;
  /** No effect: typing errors are allowed for by the length of a word. */
  fuzzyMatchingDistance?: number;
  /** Has no effect in Octavo. */
  zhUserDict?: string;
  /** Has no effect in Octavo. */
  zhUserDictPath?: string;
  [attribute: string]: unknown;
};

export type GtagOptions = {
  /** Name of this instance. */
  id?: string;
  /** Your id, or several. */
  trackingID: string[] | string;
  /** Ask Google to shorten addresses of readers. */
  anonymizeIP?: boolean;
};

export type GoogleAnalyticsOptions = {
  /** Name of this instance. */
  id?: string;
  /** Your id. */
  trackingID: string;
  /** Ask Google to shorten addresses of readers. */
  anonymizeIP?: boolean;
};

export type TagManagerOptions = {
  /** Name of this instance. */
  id?: string;
  /** Your container, such as `GTM-12345`. */
  containerId: string;
};

export type PwaOptions = {
  /** Name of this instance. */
  id?: string;
  /** Tags for the head. Octavo writes these; it has no service worker, because a build opens from disk as it is. */
  pwaHead?: {
    /** Name of the element; other keys are its attributes. */
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
  /** What it says. */
  label?: string;
  /** A page of the site, by its address. */
  to?: string;
  /** Any address. */
  href?: string;
  /** HTML instead of a label. */
  html?: string;
  /** A class name for your style sheet. */
  className?: string;
  /** Put `baseUrl` in front of `href`. */
  prependBaseUrlToHref?: unknown;
  /** What a screen reader says instead of the label. */
  'aria-label'?: unknown;
  /** Shown below the pointer. */
  title?: unknown;
  /** As in HTML: `_blank` opens a new tab. */
  target?: unknown;
  /** As in HTML. */
  rel?: unknown;
  [attribute: string]: unknown;
};

export type FooterColumn = {
  /** Its heading. */
  title?: string | null;
  /** A class name for your style sheet. */
  className?: string;
  /** Its links. */
  items?: FooterLink[];
};

export type NavbarItem = {
  /** What it says. */
  label?: string;
  /** HTML instead of a label. */
  html?: string;
  /** A class name for your style sheet. */
  className?: string;
  /** What a screen reader says instead of the label. */
  'aria-label'?: unknown;
  /** Shown below the pointer. */
  title?: unknown;
  /** As in HTML: `_blank` opens a new tab. */
  target?: unknown;
  /** As in HTML. */
  rel?: unknown;
  /** A page of the site, by its address. */
  to?: string;
  /** Any address. */
  href?: string;
  /** Put `baseUrl` in front of `href`. */
  prependBaseUrlToHref?: boolean;
  /** The item is marked on every page below this path. */
  activeBasePath?: string;
  /** The item is marked on every page whose address matches. */
  activeBaseRegex?: string;
  /** Left or right in the bar. Items inside a menu have none. */
  position?: 'left' | 'right';
  [attribute: string]: unknown;
} | {
  /** Kind of item; without it a link, or a menu if it has `items`. */
  type: 'doc';
  /** What it says. */
  label?: string;
  /** HTML instead of a label. */
  html?: string;
  /** A class name for your style sheet. */
  className?: string;
  /** What a screen reader says instead of the label. */
  'aria-label'?: unknown;
  /** Shown below the pointer. */
  title?: unknown;
  /** As in HTML: `_blank` opens a new tab. */
  target?: unknown;
  /** As in HTML. */
  rel?: unknown;
  /** The page, by its id. */
  docId: string;
  /** Which docs, where the site has several. */
  docsPluginId?: string;
  /** Left or right in the bar. Items inside a menu have none. */
  position?: 'left' | 'right';
  [attribute: string]: unknown;
} | {
  /** Kind of item; without it a link, or a menu if it has `items`. */
  type: 'docSidebar';
  /** What it says. */
  label?: string;
  /** HTML instead of a label. */
  html?: string;
  /** A class name for your style sheet. */
  className?: string;
  /** What a screen reader says instead of the label. */
  'aria-label'?: unknown;
  /** Shown below the pointer. */
  title?: unknown;
  /** As in HTML: `_blank` opens a new tab. */
  target?: unknown;
  /** As in HTML. */
  rel?: unknown;
  /** The sidebar whose first page it leads to. */
  sidebarId: string;
  /** Which docs, where the site has several. */
  docsPluginId?: string;
  /** Left or right in the bar. Items inside a menu have none. */
  position?: 'left' | 'right';
  [attribute: string]: unknown;
} | {
  /** Kind of item; without it a link, or a menu if it has `items`. */
  type: 'docsVersion';
  /** What it says. */
  label?: string;
  /** HTML instead of a label. */
  html?: string;
  /** A class name for your style sheet. */
  className?: string;
  /** What a screen reader says instead of the label. */
  'aria-label'?: unknown;
  /** Shown below the pointer. */
  title?: unknown;
  /** As in HTML: `_blank` opens a new tab. */
  target?: unknown;
  /** As in HTML. */
  rel?: unknown;
  /** A page of the site, by its address. */
  to?: string;
  /** Which docs, where the site has several. */
  docsPluginId?: string;
  /** Left or right in the bar. Items inside a menu have none. */
  position?: 'left' | 'right';
  [attribute: string]: unknown;
} | {
  /** Kind of item; without it a link, or a menu if it has `items`. */
  type: 'html';
  /** A class name for your style sheet. */
  className?: string;
  /** HTML of an `html` item. */
  value: string;
  /** Left or right in the bar. Items inside a menu have none. */
  position?: 'left' | 'right';
} | {
  /** Kind of item; without it a link, or a menu if it has `items`. */
  type: string;
  /** Left or right in the bar. Items inside a menu have none. */
  position?: 'left' | 'right';
  [attribute: string]: unknown;
} | {
  /** Kind of item; without it a link, or a menu if it has `items`. */
  type: 'search';
  /** A class name for your style sheet. */
  className?: string;
  /** Left or right in the bar. Items inside a menu have none. */
  position?: 'left' | 'right';
} | {
  /** What it says. */
  label?: string;
  /** HTML instead of a label. */
  html?: string;
  /** A class name for your style sheet. */
  className?: string;
  /** What a screen reader says instead of the label. */
  'aria-label'?: unknown;
  /** Shown below the pointer. */
  title?: unknown;
  /** As in HTML: `_blank` opens a new tab. */
  target?: unknown;
  /** As in HTML. */
  rel?: unknown;
  /** A page of the site, by its address. */
  to?: string;
  /** Any address. */
  href?: string;
  /** Put `baseUrl` in front of `href`. */
  prependBaseUrlToHref?: boolean;
  /** The item is marked on every page below this path. */
  activeBasePath?: string;
  /** The item is marked on every page whose address matches. */
  activeBaseRegex?: string;
  /** Left or right in the bar. Items inside a menu have none. */
  position?: 'left' | 'right';
  /** Items of a menu. */
  items: NavbarSubItem[];
  [attribute: string]: unknown;
} | {
  /** Kind of item; without it a link, or a menu if it has `items`. */
  type: 'docsVersionDropdown';
  /** What it says. */
  label?: string;
  /** HTML instead of a label. */
  html?: string;
  /** A class name for your style sheet. */
  className?: string;
  /** What a screen reader says instead of the label. */
  'aria-label'?: unknown;
  /** Shown below the pointer. */
  title?: unknown;
  /** As in HTML: `_blank` opens a new tab. */
  target?: unknown;
  /** As in HTML. */
  rel?: unknown;
  /** Left or right in the bar. Items inside a menu have none. */
  position?: 'left' | 'right';
  /** Which docs, where the site has several. */
  docsPluginId?: string;
  /** The menu is not marked on pages of the version. */
  dropdownActiveClassDisabled?: boolean;
  /** Items in front of the versions or languages. */
  dropdownItemsBefore?: NavbarSubItem[];
  /** Items after them. */
  dropdownItemsAfter?: NavbarSubItem[];
  /** Which versions, in order; as an object, with labels. */
  versions?: string[] | Record<string, {
    /** What the menu calls the version. */
    label?: string;
  }>;
  [attribute: string]: unknown;
} | {
  /** Kind of item; without it a link, or a menu if it has `items`. */
  type: 'localeDropdown';
  /** What it says. */
  label?: string;
  /** HTML instead of a label. */
  html?: string;
  /** A class name for your style sheet. */
  className?: string;
  /** What a screen reader says instead of the label. */
  'aria-label'?: unknown;
  /** Shown below the pointer. */
  title?: unknown;
  /** As in HTML: `_blank` opens a new tab. */
  target?: unknown;
  /** As in HTML. */
  rel?: unknown;
  /** Left or right in the bar. Items inside a menu have none. */
  position?: 'left' | 'right';
  /** Items in front of the versions or languages. */
  dropdownItemsBefore?: NavbarSubItem[];
  /** Items after them. */
  dropdownItemsAfter?: NavbarSubItem[];
  /** Put behind the addresses of other languages. */
  queryString?: string;
  [attribute: string]: unknown;
};

export type NavbarSubItem = {
  /** What it says. */
  label?: string;
  /** HTML instead of a label. */
  html?: string;
  /** A class name for your style sheet. */
  className?: string;
  /** What a screen reader says instead of the label. */
  'aria-label'?: unknown;
  /** Shown below the pointer. */
  title?: unknown;
  /** As in HTML: `_blank` opens a new tab. */
  target?: unknown;
  /** As in HTML. */
  rel?: unknown;
  /** A page of the site, by its address. */
  to?: string;
  /** Any address. */
  href?: string;
  /** Put `baseUrl` in front of `href`. */
  prependBaseUrlToHref?: boolean;
  /** The item is marked on every page below this path. */
  activeBasePath?: string;
  /** The item is marked on every page whose address matches. */
  activeBaseRegex?: string;
  [attribute: string]: unknown;
} | {
  /** Kind of item; without it a link, or a menu if it has `items`. */
  type: 'doc';
  /** What it says. */
  label?: string;
  /** HTML instead of a label. */
  html?: string;
  /** A class name for your style sheet. */
  className?: string;
  /** What a screen reader says instead of the label. */
  'aria-label'?: unknown;
  /** Shown below the pointer. */
  title?: unknown;
  /** As in HTML: `_blank` opens a new tab. */
  target?: unknown;
  /** As in HTML. */
  rel?: unknown;
  /** The page, by its id. */
  docId: string;
  /** Which docs, where the site has several. */
  docsPluginId?: string;
  [attribute: string]: unknown;
} | {
  /** Kind of item; without it a link, or a menu if it has `items`. */
  type: 'docSidebar';
  /** What it says. */
  label?: string;
  /** HTML instead of a label. */
  html?: string;
  /** A class name for your style sheet. */
  className?: string;
  /** What a screen reader says instead of the label. */
  'aria-label'?: unknown;
  /** Shown below the pointer. */
  title?: unknown;
  /** As in HTML: `_blank` opens a new tab. */
  target?: unknown;
  /** As in HTML. */
  rel?: unknown;
  /** The sidebar whose first page it leads to. */
  sidebarId: string;
  /** Which docs, where the site has several. */
  docsPluginId?: string;
  [attribute: string]: unknown;
} | {
  /** Kind of item; without it a link, or a menu if it has `items`. */
  type: 'docsVersion';
  /** What it says. */
  label?: string;
  /** HTML instead of a label. */
  html?: string;
  /** A class name for your style sheet. */
  className?: string;
  /** What a screen reader says instead of the label. */
  'aria-label'?: unknown;
  /** Shown below the pointer. */
  title?: unknown;
  /** As in HTML: `_blank` opens a new tab. */
  target?: unknown;
  /** As in HTML. */
  rel?: unknown;
  /** A page of the site, by its address. */
  to?: string;
  /** Which docs, where the site has several. */
  docsPluginId?: string;
  [attribute: string]: unknown;
} | {
  /** Kind of item; without it a link, or a menu if it has `items`. */
  type: 'html';
  /** A class name for your style sheet. */
  className?: string;
  /** HTML of an `html` item. */
  value: string;
} | {
  /** Kind of item; without it a link, or a menu if it has `items`. */
  type: string;
  /** Left or right in the bar. Items inside a menu have none. */
  position?: 'left' | 'right';
  [attribute: string]: unknown;
};
