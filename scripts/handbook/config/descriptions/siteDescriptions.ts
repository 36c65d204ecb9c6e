/** The site as a whole, and Octavo’s own options. */
import type { Descriptions } from './describeKey.ts';

const FASTER: Descriptions = {
  rspackBundler: 'Docusaurus bundles with Rspack. No effect here.',
  rspackPersistentCache: 'Needs `rspackBundler`. No effect here.',
  ssgWorkerThreads:
    'Docusaurus renders pages in threads, as Octavo always does. Needs `v4.removeLegacyPostBuildHeadAttribute`.',
  lightningCssMinimizer:
    'Docusaurus minifies styles with Lightning CSS. Without it, rules in media queries come last, so they win over other rules of the same specificity, in Docusaurus and here.',
};

export const siteDescriptions: Record<string, Descriptions> = {
  Config: {
    title: 'Name of the site: in the browser’s tab, in feeds, in link previews.',
    url: 'Origin of the published site, without a path. Canonical links, feeds and the sitemap need it; pages work at any address.',
    baseUrl: 'Path of the published site, such as `/docs/`. A build works under any other path too.',
    tagline: 'One line about the site, for your home page.',
    titleDelimiter: 'Text between a page’s title and the site’s.',
    trailingSlash:
      '`true`: addresses end with a slash; `false`: they do not; unset: links keep the form in which they were written. It also sets the names of files. See [Hosting](./hosting.md#addresses).',
    favicon: 'Icon of the browser’s tab: a file of the static folder, or a URL.',
    noIndex: 'Ask search engines not to list the site.',
    baseUrlIssueBanner: 'Show a message if the site’s scripts cannot be loaded.',
    i18n: 'Languages of the site. See [Locales](./locales.md).',
    'i18n.defaultLocale': 'The locale of `docs/`.',
    'i18n.locales': 'All locales, including the default one.',
    'i18n.path': 'Folder of the translations.',
    'i18n.localeConfigs': 'Options of each locale, by its name.',
    'i18n.localeConfigs.label': 'Name of the locale in the locale dropdown.',
    'i18n.localeConfigs.htmlLang': 'Value of `lang` in the HTML.',
    'i18n.localeConfigs.direction': 'Writing direction.',
    'i18n.localeConfigs.calendar': 'Calendar of dates.',
    'i18n.localeConfigs.path': 'Folder of the locale’s translations, below `i18n.path`.',
    'i18n.localeConfigs.url': 'Origin of the locale, if it differs (Docusaurus 3.9).',
    'i18n.localeConfigs.baseUrl': 'Path of the locale, if it differs (Docusaurus 3.9).',
    'i18n.localeConfigs.translate': '`false`: the locale has no translations (Docusaurus 3.9).',
    onBrokenLinks: 'What happens if a link leads to no page.',
    onBrokenAnchors: 'What happens if a link leads to a heading that does not exist.',
    onBrokenMarkdownLinks:
      'What happens if a link names a Markdown file that does not exist. Since Docusaurus 3.9: `markdown.hooks`.',
    onDuplicateRoutes: 'What happens if two pages have the same address.',
    staticDirectories: 'Folders whose files are copied as they are.',
    headTags: 'Tags for the head of every page.',
    'headTags.tagName': 'Name of the element.',
    'headTags.attributes': 'Attributes of the element; `{}` for none.',
    'headTags.innerHTML': 'Content of the element.',
    'headTags.customElement': 'The element is a custom element, which needs no attributes.',
    scripts: 'Scripts for every page: an address, or an object of attributes.',
    'scripts.src': 'Address of the script.',
    'scripts.async': 'As in HTML.',
    'scripts.defer': 'As in HTML.',
    stylesheets: 'Style sheets for every page: an address, or an object of attributes.',
    'stylesheets.href': 'Address of the style sheet.',
    'stylesheets.type': 'As in HTML.',
    customFields: 'Values for your own components. Octavo’s own settings are in `customFields.octavo`.',
    markdown: 'Options of Markdown. See below.',
    future: 'Flags of coming releases of Docusaurus. See below.',
    storage: 'Where the browser stores readers’ choices. See below.',
    presets: 'The preset `classic` with its options, and presets of other packages.',
    plugins: 'Plugins, by name, with options, or as functions. See [Plugins](./plugins.md).',
    themes: 'Themes, in the same forms.',
    themeConfig: 'Navigation bar, footer, colours, code. See [Theme](./configuration-theme.md).',
    organizationName: 'Owner of the repository, for `octavo deploy` and plugins.',
    projectName: 'Name of the repository, for `octavo deploy` and plugins.',
    deploymentBranch: 'Branch that `octavo deploy` pushes the site to.',
    githubHost: 'Git host that `octavo deploy` pushes to.',
    githubPort: 'Port of that host.',
    clientModules: 'Scripts and style sheets of the site that every page loads.',
  },
  OctavoOptions: {
    look: 'Style sheets of the theme: those of Docusaurus, or Octavo’s own.',
    copyPage: 'The button that copies a page as Markdown. By default only in the look `octavo`.',
    zoom: 'A click opens pictures and diagrams that are wider than their column. By default only in the look `octavo`, and not if a plugin of the site does it. See [Large pictures](./writing.md#large-pictures).',
    feedback:
      'Address that receives the answers to “Was this page helpful?”. Without it, no page asks. See [Feedback from readers](./appearance.md#feedback-from-readers).',
    suggestions: 'The not-found page suggests pages with similar addresses. By default only in the look `octavo`.',
    allowOutside:
      'Folders outside the site from which pages may take pictures, and into which symbolic links may lead.',
    trustStatic:
      'Static files may contain scripts even if pages are plain Markdown, because they are reviewed like code.',
    connect:
      'Hosts that scripts of the site send requests to. The policy allows them, and those that the site’s code names.',
    compare:
      'The page that shows what changed between two versions; `false`: no such page. See [Comparing versions](./comparing-versions.md).',
    'compare.path': 'Path of the page. By default `compare`, unless the site has a page there.',
    'compare.line':
      'A line on every page that differs from the previous version. By default only in the look `octavo`.',
    api: 'API descriptions, one or a list. Their references become part of the site. See [API references](./api-reference.md).',
    cacheUrl: 'A server with the cache that machines share. The variable `OCTAVO_CACHE_URL` takes precedence.',
    pluginSeconds: 'Seconds without progress after which a step of a plugin counts as stuck.',
    search: '`false`: no search. `"site"`: the site’s own search. An object: Octavo’s search, with these options.',
    'search.synonyms': 'Groups of words that mean the same to your readers: `[["quota", "allowance"]]`.',
    'search.readerWords': 'File with what readers call a page or a section.',
    'search.recent': 'The box offers the reader’s latest searches, which only the browser stores.',
    'search.reportEmpty': 'Address that receives queries without results.',
  },
  ApiDescription: {
    path: 'The description, relative to the site folder: OpenAPI 3 or Swagger 2, YAML or JSON.',
    id: 'Name of the reference, if there are several.',
    docs: 'Id of the docs that the reference is part of. Unset: it has its own docs.',
    route: 'Path of the reference, below those docs.',
    pages: 'A page for each tag, or for each operation.',
    samples: 'Languages of the sample requests.',
    schemas: 'A page for each named schema.',
    tryIt: 'Readers may send requests from the pages.',
    label: 'Label of the first page in the sidebar.',
    versions: 'Descriptions of other versions, newest first, by the name of the version.',
  },
  FutureFlags: {
    experimental_router: '`hash` puts all pages into one document, behind `#`. See [Hosting](./hosting.md).',
    experimental_storage: 'The old name of `storage`.',
    experimental_vcs:
      'Where dates and authors of changes come from (Docusaurus 3.10): git, nowhere (`false`), or your own functions.',
    'experimental_vcs.initialize': 'Called once, with `siteDir`.',
    'experimental_vcs.getFileCreationInfo':
      'Returns `timestamp` and `author` of the first version of a file, or nothing.',
    'experimental_vcs.getFileLastUpdateInfo': 'Returns `timestamp` and `author` of its last change, or nothing.',
    v4: 'Behaviour of Docusaurus 4: all flags that the installed release knows (`true`), or one by one.',
    'v4.siteStorageNamespacing': 'Sites on one host do not share what they store in the browser.',
    'v4.removeLegacyPostBuildHeadAttribute': 'Plugins get no `head` in `postBuild`.',
    'v4.fasterByDefault': 'Docusaurus uses its faster tools.',
    'v4.mdx1CompatDisabledByDefault': 'The flags of `markdown.mdx1Compat` are off by default.',
    'v4.useCssCascadeLayers': 'The theme’s rules are in cascade layers, so all your rules win over them.',
    experimental_faster: 'The old name of `faster`.',
    ...prefixed('experimental_faster', FASTER),
    faster: 'Docusaurus’s faster tools, all or one by one. Only `lightningCssMinimizer` has an effect here.',
    ...prefixed('faster', FASTER),
  },
  StorageOptions: {
    type: 'Where the browser stores readers’ choices: `sessionStorage` keeps them until the tab is closed.',
    namespace: 'Suffix of the names of stored values; `true`: a hash of the site’s address.',
  },
};

function prefixed(key: string, descriptions: Descriptions): Descriptions {
  return Object.fromEntries(Object.entries(descriptions).map(([name, text]) => [`${key}.${name}`, text]));
}
