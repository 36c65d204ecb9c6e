/**
 * Features of Docusaurus that work, work differently or are left out. The handbook's table and `octavo doctor` are
 * written from it. A test checks that every proof exists, and that every plugin that Octavo replaces is listed.
 */
export type Verdict = 'works' | 'differs' | 'left out';

export type FeatureId =
  | 'docs'
  | 'versions'
  | 'blog'
  | 'locales'
  | 'markdown'
  | 'mermaid'
  | 'live'
  | 'redirects'
  | 'components'
  | 'pages'
  | 'hooks'
  | 'swizzle'
  | 'remark'
  | 'recma'
  | 'client'
  | 'css'
  | 'plugins'
  | 'webpack'
  | 'search'
  | 'pwa'
  | 'deploy'
  | 'v4'
  | 'faster'
  | 'hash';

export interface SupportRow {
  id: FeatureId;
  what: string;
  verdict: Verdict;
  /** What Octavo does instead, and what authors can do. */
  how: string;
  /** A folder that both engines build, or a test. */
  proof: string;
}

const FIXTURES = 'conformance/fixtures';

export const FEATURES: Record<string, SupportRow[]> = {
  Content: [
    {
      id: 'docs',
      what: 'Docs, sidebars, categories, breadcrumbs, pagination, tags',
      verdict: 'works',
      how: 'Same addresses, titles, ids and order.',
      proof: `${FIXTURES}/docs`,
    },
    {
      id: 'versions',
      what: 'Versions, several docs in one site',
      verdict: 'works',
      how: 'The same text is compiled once for all versions.',
      proof: `${FIXTURES}/versions`,
    },
    {
      id: 'blog',
      what: 'Blog: authors, tags, archive, feeds',
      verdict: 'works',
      how: 'Same pages and feeds.',
      proof: `${FIXTURES}/blog`,
    },
    {
      id: 'locales',
      what: 'Locales, right to left too',
      verdict: 'works',
      how: 'All in one build; `--locale` for one.',
      proof: `${FIXTURES}/locales`,
    },
    {
      id: 'markdown',
      what: 'MDX, admonitions, tabs, code blocks, table of contents',
      verdict: 'works',
      how: 'Same HTML.',
      proof: `${FIXTURES}/markdown`,
    },
    {
      id: 'mermaid',
      what: 'Mermaid diagrams',
      verdict: 'works',
      how: 'Most flowcharts are drawn when the site is built.',
      proof: 'tests/site/diagrams.test.ts',
    },
    {
      id: 'live',
      what: 'Live code blocks',
      verdict: 'works',
      how: 'The result is made when the site is built; edited code runs in a sandboxed frame. With `markdown.format: "md"` they are shown as code.',
      proof: 'tests/browser/liveCode.test.ts',
    },
    {
      id: 'redirects',
      what: 'Redirects',
      verdict: 'works',
      how: 'Pages that forward, and `_redirects` for hosts that read it.',
      proof: 'tests/site/hosts.test.ts',
    },
  ],
  Code: [
    {
      id: 'components',
      what: 'React components in content',
      verdict: 'works',
      how: 'HTML when the site is built; a script only for those with state, effects or handlers.',
      proof: `${FIXTURES}/components`,
    },
    {
      id: 'pages',
      what: 'Pages in `src/pages`, as Markdown or React',
      verdict: 'works',
      how: 'The same.',
      proof: `${FIXTURES}/code-pages`,
    },
    {
      id: 'hooks',
      what: 'Hooks and components of `@docusaurus/*` and `@theme/*`',
      verdict: 'works',
      how: 'All public ones.',
      proof: `${FIXTURES}/page-hooks`,
    },
    {
      id: 'swizzle',
      what: 'Swizzled components in `src/theme`',
      verdict: 'differs',
      how: 'Most work; inner parts of the layout that Octavo has not are left out, each with a message. `octavo swizzle --list` names those that can be replaced.',
      proof: 'tests/site/themeOverrides.test.ts',
    },
    {
      id: 'remark',
      what: 'Remark and rehype plugins',
      verdict: 'works',
      how: 'Run at the same positions.',
      proof: 'tests/site/plugins.test.ts',
    },
    {
      id: 'recma',
      what: 'Recma plugins',
      verdict: 'left out',
      how: 'A page is compiled to HTML; there is no JavaScript for them to change.',
      proof: 'tests/site/rules.test.ts',
    },
    {
      id: 'client',
      what: 'Client modules',
      verdict: 'works',
      how: 'One deferred script without React.',
      proof: 'tests/browser/plugins.test.ts',
    },
    {
      id: 'css',
      what: 'Custom CSS, CSS modules, Sass, PostCSS, Tailwind',
      verdict: 'works',
      how: 'As they are: elements and class names are Docusaurus’s.',
      proof: `${FIXTURES}/theming`,
    },
  ],
  Plugins: [
    {
      id: 'plugins',
      what: 'Plugins of the site and from npm: all lifecycle steps',
      verdict: 'works',
      how: 'In a thread each; one that fails does not end the build.',
      proof: `${FIXTURES}/lifecycle`,
    },
    {
      id: 'webpack',
      what: '`configureWebpack`',
      verdict: 'differs',
      how: 'Aliases, fallbacks and loaders of imports count; there is no webpack for the rest.',
      proof: 'tests/site/bundling.test.ts',
    },
    {
      id: 'search',
      what: 'Search plugins',
      verdict: 'differs',
      how: 'Octavo’s own search answers; `customFields.octavo.search: "site"` keeps yours.',
      proof: 'tests/site/search.test.ts',
    },
    {
      id: 'pwa',
      what: 'Service worker (`plugin-pwa`)',
      verdict: 'left out',
      how: 'Manifest and icons are written, no service worker.',
      proof: 'tests/site/plugins.test.ts',
    },
    {
      id: 'deploy',
      what: '`docusaurus deploy`',
      verdict: 'works',
      how: '`octavo deploy` builds and pushes to a branch.',
      proof: 'engine/node/commands/deploy/deploy.test.ts',
    },
  ],
  'Flags of coming releases': [
    {
      id: 'v4',
      what: '`future.v4` of 3.8, 3.9 and 3.10',
      verdict: 'works',
      how: '`true` means the flags that your release of Docusaurus knows: layers, storage names, old Markdown, `postBuild`.',
      proof: 'tests/site/rules.test.ts',
    },
    {
      id: 'faster',
      what: '`future.faster`, `future.experimental_faster`',
      verdict: 'works',
      how: 'Accepted; they are about Docusaurus’s bundler.',
      proof: 'tests/site/rules.test.ts',
    },
    {
      id: 'hash',
      what: '`future.experimental_router: "hash"`',
      verdict: 'works',
      how: 'The same.',
      proof: 'tests/browser/hashRouting.test.ts',
    },
  ],
};

export interface PluginRow {
  name: string;
  verdict: Verdict;
  how: string;
}

/** Well-known plugins and themes, by package name. Others run unchanged. */
export const PLUGINS: PluginRow[] = [
  { name: '@docusaurus/preset-classic', verdict: 'works', how: 'Octavo’s own.' },
  { name: '@docusaurus/plugin-content-docs', verdict: 'works', how: 'Octavo’s own.' },
  { name: '@docusaurus/plugin-content-blog', verdict: 'works', how: 'Octavo’s own.' },
  { name: '@docusaurus/plugin-content-pages', verdict: 'works', how: 'Octavo’s own.' },
  { name: '@docusaurus/theme-classic', verdict: 'works', how: 'Octavo’s own, with the same elements and class names.' },
  { name: '@docusaurus/theme-mermaid', verdict: 'works', how: 'Octavo’s own.' },
  { name: '@docusaurus/plugin-sitemap', verdict: 'works', how: 'Octavo’s own.' },
  { name: '@docusaurus/plugin-client-redirects', verdict: 'works', how: 'Octavo’s own.' },
  { name: '@docusaurus/plugin-google-gtag', verdict: 'works', how: 'Octavo’s own; the policy allows its hosts.' },
  {
    name: '@docusaurus/plugin-google-tag-manager',
    verdict: 'works',
    how: 'Octavo’s own; allow what your container loads besides.',
  },
  { name: '@docusaurus/plugin-google-analytics', verdict: 'works', how: 'Octavo’s own.' },
  { name: '@docusaurus/plugin-pwa', verdict: 'differs', how: '`pwaHead` is written; there is no service worker.' },
  {
    name: '@docusaurus/plugin-ideal-image',
    verdict: 'differs',
    how: '`@theme/IdealImage` shows the picture, in one size.',
  },
  { name: '@docusaurus/plugin-svgr', verdict: 'works', how: '`.svg` files are components without it.' },
  { name: '@docusaurus/plugin-css-cascade-layers', verdict: 'works', how: '`future.v4.useCssCascadeLayers` does it.' },
  { name: '@docusaurus/plugin-debug', verdict: 'left out', how: 'Its pages are about Docusaurus’s own inside.' },
  { name: '@docusaurus/plugin-rsdoctor', verdict: 'left out', how: 'There is no bundler to look into.' },
  {
    name: '@docusaurus/theme-live-codeblock',
    verdict: 'works',
    how: 'Octavo’s own, with your `ReactLiveScope`. `Playground` cannot be swizzled.',
  },
  {
    name: '@docusaurus/theme-search-algolia',
    verdict: 'differs',
    how: 'Octavo’s own search answers; `search: "site"` keeps Algolia’s.',
  },
  { name: '@docsearch/docusaurus-adapter', verdict: 'differs', how: 'As Algolia’s theme.' },
  { name: '@easyops-cn/docusaurus-search-local', verdict: 'works', how: 'Octavo’s own search, with its options.' },
  { name: '@cmfcmf/docusaurus-search-local', verdict: 'differs', how: 'Octavo’s own search answers.' },
  { name: 'docusaurus-lunr-search', verdict: 'differs', how: 'Octavo’s own search answers.' },
  { name: 'docusaurus-plugin-search-local', verdict: 'differs', how: 'Octavo’s own search answers.' },
  { name: 'docusaurus-theme-search-typesense', verdict: 'differs', how: 'Octavo’s own search answers.' },
  { name: 'redocusaurus', verdict: 'differs', how: 'The descriptions are shown by Octavo’s API reference, as pages.' },
  { name: 'docusaurus-plugin-redoc', verdict: 'differs', how: 'As `redocusaurus`.' },
  { name: 'docusaurus-theme-redoc', verdict: 'differs', how: 'As `redocusaurus`.' },
  {
    name: 'docusaurus-plugin-openapi-docs',
    verdict: 'differs',
    how: 'The descriptions are shown by Octavo’s API reference.',
  },
  { name: 'docusaurus-theme-openapi-docs', verdict: 'differs', how: 'As `docusaurus-plugin-openapi-docs`.' },
  {
    name: 'docusaurus-plugin-image-zoom',
    verdict: 'works',
    how: 'Asks for `@docusaurus/theme-classic` to be installed. Octavo’s own enlarging of pictures (`customFields.octavo.zoom`) needs no plugin.',
  },
  { name: '@docusaurus/plugin-vercel-analytics', verdict: 'works', how: 'As it is.' },
  {
    name: 'posthog-docusaurus',
    verdict: 'works',
    how: 'As it is; name the host that it sends to in `customFields.octavo.connect` if the browser reports a refusal.',
  },
  { name: 'docusaurus-plugin-matomo', verdict: 'works', how: 'As it is; the policy allows the server that it names.' },
  { name: 'docusaurus-gtm-plugin', verdict: 'works', how: 'As it is; allow what your container loads besides.' },
  { name: 'docusaurus-plugin-plausible', verdict: 'works', how: 'As it is; the policy allows its host.' },
  { name: 'docusaurus-plugin-hotjar', verdict: 'works', how: 'As it is; allow what its script loads besides.' },
  {
    name: 'docusaurus-plugin-llms',
    verdict: 'works',
    how: 'As it is; its `llms.txt` takes the place of the one that Octavo writes for every site.',
  },
  { name: '@docusaurus/remark-plugin-npm2yarn', verdict: 'works', how: 'Octavo’s own; needs no package.' },
  { name: 'docusaurus-plugin-sass', verdict: 'works', how: 'Sass works where `sass` is installed.' },
];
