/**
 * Features of Docusaurus that work, work differently or are missing. The handbook's table and `octavo doctor` use this
 * list. A test checks that every proof exists, and that every plugin that Octavo replaces is listed.
 */
export type Verdict = 'works' | 'differs' | 'left out';

export interface SupportRow {
  what: string;
  verdict: Verdict;
  /** What Octavo does instead, and what authors can do. */
  how: string;
  /** A folder that both engines build, or a test. */
  proof: string;
}

const FIXTURES = 'conformance/fixtures';

/** By group and id. */
export const FEATURES = {
  Content: {
    docs: {
      what: 'Docs, sidebars, categories, breadcrumbs, pagination, tags',
      verdict: 'works',
      how: 'Same addresses, titles, ids and order.',
      proof: `${FIXTURES}/docs`,
    },
    versions: {
      what: 'Versions, several docs in one site',
      verdict: 'works',
      how: 'The same text is compiled once for all versions.',
      proof: `${FIXTURES}/versions`,
    },
    blog: {
      what: 'Blog: authors, tags, archive, feeds',
      verdict: 'works',
      how: 'Same pages and feeds.',
      proof: `${FIXTURES}/blog`,
    },
    locales: {
      what: 'Locales, including right-to-left ones',
      verdict: 'works',
      how: 'All in one build; `--locale` for one.',
      proof: `${FIXTURES}/locales`,
    },
    markdown: {
      what: 'MDX, admonitions, tabs, code blocks, table of contents',
      verdict: 'works',
      how: 'Same HTML.',
      proof: `${FIXTURES}/markdown`,
    },
    mermaid: {
      what: 'Mermaid diagrams',
      verdict: 'works',
      how: 'Most flowcharts are drawn when the site is built.',
      proof: 'tests/site/diagrams.test.ts',
    },
    live: {
      what: 'Live code blocks',
      verdict: 'works',
      how: 'The build renders the result; edited code runs in a sandboxed frame. With `markdown.format: "md"` they are shown as code.',
      proof: 'tests/browser/liveCode.test.ts',
    },
    redirects: {
      what: 'Redirects',
      verdict: 'works',
      how: 'Pages that forward, and `_redirects` for hosts that read it.',
      proof: 'tests/site/hosts.test.ts',
    },
  },
  Code: {
    components: {
      what: 'React components in content',
      verdict: 'works',
      how: 'The build renders them as HTML. Only those with state, effects or handlers need a script.',
      proof: `${FIXTURES}/components`,
    },
    pages: {
      what: 'Pages in `src/pages`, as Markdown or React',
      verdict: 'works',
      how: 'The same.',
      proof: `${FIXTURES}/code-pages`,
    },
    hooks: {
      what: 'Hooks and components of `@docusaurus/*` and `@theme/*`',
      verdict: 'works',
      how: 'All public ones.',
      proof: `${FIXTURES}/page-hooks`,
    },
    swizzle: {
      what: 'Swizzled components in `src/theme`',
      verdict: 'differs',
      how: 'Most work. A message names those that Octavo leaves out. `octavo swizzle --list` lists those that can be replaced.',
      proof: 'tests/site/theme/wrappedParts.test.ts',
    },
    remark: {
      what: 'Remark and rehype plugins',
      verdict: 'works',
      how: 'Run at the same positions.',
      proof: 'tests/site/plugins.test.ts',
    },
    recma: {
      what: 'Recma plugins',
      verdict: 'left out',
      how: 'A page is compiled to HTML; there is no JavaScript for them to change.',
      proof: 'tests/site/rules.test.ts',
    },
    client: {
      what: 'Client modules',
      verdict: 'works',
      how: 'One deferred script without React.',
      proof: 'tests/browser/plugins.test.ts',
    },
    css: {
      what: 'Custom CSS, CSS modules, Sass, PostCSS, Tailwind',
      verdict: 'works',
      how: 'As they are: elements and class names are Docusaurus’s.',
      proof: `${FIXTURES}/theming`,
    },
  },
  Plugins: {
    plugins: {
      what: 'Plugins of the site and from npm',
      verdict: 'works',
      how: 'All lifecycle steps but `extendCli`, `translateThemeConfig` and `getDefaultCodeTranslationMessages`. A plugin that fails does not end the build.',
      proof: `${FIXTURES}/lifecycle`,
    },
    webpack: {
      what: '`configureWebpack`',
      verdict: 'differs',
      how: 'Aliases, fallbacks and loaders of imports work. Other settings have no effect, because there is no webpack.',
      proof: 'tests/site/bundling.test.ts',
    },
    search: {
      what: 'Search plugins',
      verdict: 'differs',
      how: 'Octavo’s own search replaces them; `customFields.octavo.search: "site"` keeps yours.',
      proof: 'tests/site/search.test.ts',
    },
    pwa: {
      what: 'Service worker (`plugin-pwa`)',
      verdict: 'left out',
      how: 'The build writes manifest and icons, but no service worker.',
      proof: 'tests/site/plugins.test.ts',
    },
    deploy: {
      what: '`docusaurus deploy`',
      verdict: 'works',
      how: '`octavo deploy` builds the site and pushes it to a branch.',
      proof: 'engine/node/commands/deploy/deploy.test.ts',
    },
  },
  'Flags of coming releases': {
    v4: {
      what: '`future.v4` of 3.8, 3.9 and 3.10',
      verdict: 'works',
      how: '`true` means the flags that your release of Docusaurus knows: layers, storage names, old Markdown, `postBuild`.',
      proof: 'tests/site/rules.test.ts',
    },
    faster: {
      what: '`future.faster`, `future.experimental_faster`',
      verdict: 'works',
      how: 'Only `lightningCssMinimizer` has an effect. The other flags are about Docusaurus’s bundler.',
      proof: 'tests/site/rules.test.ts',
    },
    hash: {
      what: '`future.experimental_router: "hash"`',
      verdict: 'works',
      how: 'The same.',
      proof: 'tests/browser/hashRouting.test.ts',
    },
  },
} satisfies Record<string, Record<string, SupportRow>>;

type Groups = typeof FEATURES;

export type FeatureId = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];
