/** The site as a whole, and Octavo’s own options. */
import type { Descriptions } from './describeKey.ts';

const FASTER: Descriptions = {
  rspackBundler: 'Docusaurus bundles with Rspack. No effect here.',
  rspackPersistentCache: 'Needs `rspackBundler`. No effect here.',
  ssgWorkerThreads:
    'Docusaurus renders pages in threads, as Octavo always does. Needs `v4.removeLegacyPostBuildHeadAttribute`.',
  lightningCssMinimizer:
    'Docusaurus minifies styles with Lightning CSS. Without it, media queries win over your other rules of the same weight, there and here.',
};

export const siteDescriptions: Record<string, Descriptions> = {
  Config: {
    title: 'Name of the site: in the browser’s tab, in feeds, in link previews.',
    url: 'Origin of the published site, without a path. Canonical links, feeds and the sitemap need it; pages work at any address.',
    baseUrl: 'Path of the published site, such as `/docs/`. A build works under any other path too.',
    tagline: 'One line about the site, for your home page.',
    titleDelimiter: 'Between a page’s title and the site’s.',
    trailingSlash: 'Addresses end with a slash (`true`), without one (`false`), or as the content writes them (unset).',
    favicon: 'Icon of the browser’s tab: a file of the static folder, or a URL.',
    noIndex: 'Ask search engines not to list the site.',
    baseUrlIssueBanner: 'Show a message where the site’s scripts cannot be loaded.',
    i18n: 'Languages of the site. See [Locales](./locales.md).',
    'i18n.defaultLocale': 'The language of `docs/` itself.',
    'i18n.locales': 'All of them, the default one included.',
    'i18n.path': 'Folder of the translations.',
    'i18n.localeConfigs': 'What is particular to a locale, by its name.',
    'i18n.localeConfigs.label': 'What the menu of languages says.',
    'i18n.localeConfigs.htmlLang': 'Value of `lang` in the HTML.',
    'i18n.localeConfigs.direction': 'Direction of its writing.',
    'i18n.localeConfigs.calendar': 'Calendar of its dates.',
    'i18n.localeConfigs.path': 'Folder of its translations, below `i18n.path`.',
    'i18n.localeConfigs.url': 'Its own origin (Docusaurus 3.9).',
    'i18n.localeConfigs.baseUrl': 'Its own path (Docusaurus 3.9).',
    'i18n.localeConfigs.translate': '`false`: it has no translations to look for (Docusaurus 3.9).',
    onBrokenLinks: 'What happens when a link leads to no page.',
    onBrokenAnchors: 'What happens when a link leads to a heading that does not exist.',
    onBrokenMarkdownLinks:
      'What happens when a link names a Markdown file that does not exist. Later: `markdown.hooks`.',
    onDuplicateRoutes: 'What happens when two pages have the same address.',
    staticDirectories: 'Folders whose files are copied as they are.',
    headTags: 'Tags for the head of every page.',
    'headTags.tagName': 'Name of the element.',
    'headTags.attributes': 'Its attributes; `{}` for none.',
    'headTags.innerHTML': 'What is in it.',
    'headTags.customElement': 'It is an element of your own, which needs no attributes.',
    scripts: 'Scripts for every page: an address, or an object of attributes.',
    'scripts.src': 'Address of the script.',
    'scripts.async': 'As in HTML.',
    'scripts.defer': 'As in HTML.',
    stylesheets: 'Style sheets for every page: an address, or an object of attributes.',
    'stylesheets.href': 'Address of the style sheet.',
    'stylesheets.type': 'As in HTML.',
    customFields: 'Values for your own components. Octavo’s own settings are in `customFields.octavo`.',
    markdown: 'How Markdown is read. See below.',
    future: 'Flags of coming releases of Docusaurus. See below.',
    storage: 'Where choices of readers are kept. See below.',
    presets: 'The preset `classic` with its options, and presets of other packages.',
    plugins: 'Plugins, by name, with options, or as functions. See [Plugins](./plugins.md).',
    themes: 'Themes, in the same forms.',
    themeConfig: 'Navigation bar, footer, colours, code. See [Theme](./configuration-theme.md).',
    organizationName: 'Owner of the repository. Kept for plugins that ask for it.',
    projectName: 'Name of the repository. Kept for plugins that ask for it.',
    deploymentBranch: 'Branch that `octavo deploy` pushes the site to.',
    githubHost: 'Git host that `octavo deploy` pushes to.',
    githubPort: 'Port of that host.',
    clientModules: 'Scripts and style sheets of the site that every page loads.',
  },
  OctavoOptions: {
    look: 'Style sheets of the theme: those of Docusaurus, or Octavo’s own.',
    copyPage: 'The button that copies a page as Markdown. By default in the look `octavo` only.',
    zoom: 'Pictures and diagrams that are wider than their column open large. By default in the look `octavo` only, and not where a plugin of the site does it. See [Large pictures](./writing.md#large-pictures).',
    feedback:
      'Address that receives what readers answer to “Was this page helpful?”. Without it no page asks. See [Answers of readers](./appearance.md#answers-of-readers).',
    suggestions: 'The nearest pages on the page for addresses that lead nowhere. By default in the look `octavo` only.',
    allowOutside:
      'Folders outside the site from which pages may take pictures, and into which symbolic links may lead.',
    trustStatic: 'Static files may hold scripts although pages are plain Markdown: they are reviewed like code.',
    connect:
      'Hosts that scripts of the site send requests to, besides those that its code spells out; the policy allows them.',
    compare:
      'The page that shows what changed between two versions; `false`: none. See [Comparing versions](./comparing-versions.md).',
    'compare.path': 'Where it is; `compare` if the site has no page there.',
    'compare.line': 'A line on every page that differs from the version before. By default in the look `octavo` only.',
    api: 'API descriptions whose reference is part of the site: one, or a list. See [API references](./api-reference.md).',
    cacheUrl: 'A server with what other machines compiled. The variable `OCTAVO_CACHE_URL` wins.',
    pluginSeconds: 'How long one step of a plugin may take before the build continues without it.',
    search:
      '`false`: no search. `"site"`: the search that the site brings. An object: Octavo’s own, with these options.',
    'search.synonyms': 'Groups of words that mean the same to your readers: `[["quota", "allowance"]]`.',
    'search.readerWords': 'File with what readers call a page or a section.',
    'search.recent': 'The box offers what the reader searched for before; it is kept on the reader’s machine.',
    'search.reportEmpty': 'Address that receives queries without results.',
  },
  ApiDescription: {
    path: 'The description, relative to the site folder: OpenAPI 3 or Swagger 2, YAML or JSON.',
    id: 'Its name among several.',
    docs: 'The docs whose pages it is among; unset: it is docs of its own.',
    route: 'Where it is, below those docs.',
    pages: 'A page for each tag, or for each operation.',
    samples: 'Languages of the samples.',
    schemas: 'A page for each named schema.',
    tryIt: 'Readers may send requests from the pages.',
    label: 'What the sidebar calls the first page.',
    versions: 'Descriptions of other versions, newest first, by the name of the version.',
  },
  FutureFlags: {
    experimental_router: '`hash` puts every page into one document, behind `#`. See [Hosting](./hosting.md).',
    experimental_storage: 'As `storage`, under its old name.',
    experimental_vcs:
      'Who knows when and by whom a file was changed (Docusaurus 3.10): git, nobody (`false`), or functions of yours.',
    'experimental_vcs.initialize': 'Called once, with `siteDir`.',
    'experimental_vcs.getFileCreationInfo':
      'Gives `timestamp` and `author` of the first version of a file, or nothing.',
    'experimental_vcs.getFileLastUpdateInfo': 'The same of its last change.',
    v4: 'Habits of Docusaurus 4: all that the installed release knows, or one by one.',
    'v4.siteStorageNamespacing': 'Sites on one host keep what they store apart.',
    'v4.removeLegacyPostBuildHeadAttribute': 'Plugins get no `head` in `postBuild`.',
    'v4.fasterByDefault': 'Docusaurus uses its faster tools.',
    'v4.mdx1CompatDisabledByDefault': 'The flags of `markdown.mdx1Compat` are off where they are not written.',
    'v4.useCssCascadeLayers': 'The theme’s rules are in layers, so that any rule of yours wins.',
    experimental_faster: 'As `faster`, under its old name.',
    ...prefixed('experimental_faster', FASTER),
    faster: 'Docusaurus’s faster tools, all or one by one. Only `lightningCssMinimizer` has an effect here.',
    ...prefixed('faster', FASTER),
  },
  StorageOptions: {
    type: 'How long choices of readers are kept.',
    namespace: 'What is put behind the names of stored values; `true`: a code for this site.',
  },
};

function prefixed(key: string, descriptions: Descriptions): Descriptions {
  return Object.fromEntries(Object.entries(descriptions).map(([name, text]) => [`${key}.${name}`, text]));
}
