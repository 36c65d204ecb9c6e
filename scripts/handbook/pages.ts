/** Pages of the handbook that are generated from the code, with their fixed texts. */
import { toCommandPage } from './toCommandPage.ts';
import { FEATURES, type SupportRow, type Verdict } from '../../engine/node/commands/doctor/support.ts';
import { PLUGINS } from '../../engine/node/commands/doctor/supportedPlugins.ts';
import { PROBLEM_CODES, type ProblemCode } from '../../engine/shared/problemCodes.ts';
import { toConfigPage } from './config/toConfigPage.ts';
import { EXPLANATIONS } from './explanations.ts';

const example = (text: string) => `\`\`\`ts title="docusaurus.config.ts"\n${text.trim()}\n\`\`\``;

const MARK: Record<Verdict, string> = { works: '**Works**', differs: '**Differently**', 'left out': '**Left out**' };

function toSupportedPage(): string {
  const toRow = ({ what, verdict, how, proof }: SupportRow) =>
    `| ${what} | ${MARK[verdict]}. ${how} <br />Tried in \`${proof}\` |`;
  const tables = Object.entries(FEATURES).map(
    ([group, rows]) =>
      `## ${group}\n\n| in Docusaurus | here |\n| --- | --- |\n${Object.values(rows).map(toRow).join('\n')}\n`,
  );
  return `---
title: What is supported
description: Which features of Docusaurus work, work differently, or are left out, each with the folder or test that proves it.
---

\`octavo doctor\` uses the same table. Octavo’s tests build the folders in \`conformance/fixtures\` with Docusaurus 3.8.1 and with Octavo, and
compare routes, titles, headings, ids, sidebars, feeds and sitemap.

${tables.join('\n')}`;
}

function toPluginListPage(): string {
  return `---
title: Plugins, one by one
description: The best-known plugins and themes of Docusaurus, and what Octavo does with them.
---

Octavo runs every other plugin as it is, in a separate thread, with all its steps, theme components, pages and client modules.
[How plugins run](./plugins.md) says more.

| package | here |
| --- | --- |
${Object.entries(PLUGINS)
  .map(([name, { verdict, how }]) => `| \`${name}\` | ${MARK[verdict]}. ${how} |`)
  .join('\n')}
`;
}

function toTroubleshootingPage(): string {
  const groups = Object.entries(PROBLEM_CODES).map(([group, problems]) => {
    const entries = Object.entries(problems).map(
      ([code, title]) => `### ${code}\n\n**${title}.** ${EXPLANATIONS[code as ProblemCode]}\n`,
    );
    return `## ${group}\n\n${entries.join('\n')}`;
  });
  return `---
title: Troubleshooting
description: What every message means, what causes it, and what to do. Look it up by the name at its end.
toc_max_heading_level: 2
---

A message says what is wrong (the value, quoted), where (file and line, or key) and what to do. It ends with a short name in brackets:

\`\`\`text
docs/start.md
  error  12:3  The link "./instal.md" leads to /instal, which does not exist. Did you mean "/install"?  [broken-link]
\`\`\`

Look that name up here, or type it into the search of this page. Names stay the same from release to release; the wording may change. Reports
(\`--report\`, \`--format json\`) contain the name as \`code\`, and the development server shows it in the corner of the page.

${groups.join('\n')}
## When there is no message

### Node is too old

Octavo needs Node 20.19 or newer. \`node --version\` prints your version. Get a newer one from [nodejs.org](https://nodejs.org).

### Nothing was published

The build has errors, so the last site stays as it was. \`--keep-going\` publishes the site anyway, and marks what is missing.

### Octavo ends in the middle of a build

The configuration, a plugin or a component has called \`process.exit\`; the last line says so. Nothing was published.

### Something looks old

\`octavo clear\` removes the cache and the built site. If that changes the result, please report it as a bug.

### Pages load, but search, tabs and menus do nothing

The browser did not load the scripts. Look at its console. If it mentions a Content-Security-Policy, a proxy between your host and the
reader has changed the pages, for example by minifying them. Switch that off.

### The host does not find a page that exists

The host does not serve \`/docs/start\` from \`docs/start.html\`. Set \`trailingSlash: true\`, or follow [Hosting](./hosting.md).
`;
}

const INTRO = `\`docusaurus.config.ts\`, \`.js\`, \`.mjs\`, \`.mts\`, \`.cjs\` or \`.cts\` exports an object, or a function that returns one. Octavo checks every key.
It reports all wrong keys at once, each with the most similar valid key.`;

/** File name in `handbook/docs/` → its text. */
export const GENERATED_PAGES: Record<string, () => string> = {
  'supported.md': toSupportedPage,
  'plugin-list.md': toPluginListPage,
  'troubleshooting.md': toTroubleshootingPage,
  'command-line.md': () =>
    toCommandPage({
      new: 'It overwrites nothing. `npm create octavo@latest` does the same, and installs Octavo in the new folder.',
      start:
        'The corner of each page shows its problems, with file and line. A click opens the editor that `LAUNCH_EDITOR`, `VISUAL` or `EDITOR` names.',
      build:
        'A build with errors publishes nothing, and the last site stays as it was. A build after an edit only builds what changed.',
      serve:
        'It behaves like a good host: clean addresses, compression, caching, and the security headers of `_headers`.',
      check:
        'It reports the same problems as a build, without writing a site. It also reports what a careful reader would notice, such as missing descriptions and pages without a link to them.',
      swizzle:
        'The name of the theme may be left out: Octavo has one. `octavo swizzle @docusaurus/theme-classic Footer --wrap` and `octavo swizzle Footer --wrap` do the same.',
      clear: 'It does not touch a `build` folder that Octavo did not write.',
    }),
  'configuration.md': () =>
    toConfigPage('Configuration', 'Every key at the top level of the configuration, its type and its default.', INTRO, [
      {
        type: 'Config',
        heading: 'The site',
        intro: example(`
import type { Config } from 'octavo';

export default {
  title: 'Acme',
  url: 'https://docs.acme.example',
  baseUrl: '/',
  presets: [['classic', { docs: { sidebarPath: './sidebars.ts' }, blog: false }]],
} satisfies Config;`),
      },
      {
        type: 'MarkdownOptions',
        heading: 'markdown',
        intro: example(`markdown: { mermaid: true, format: 'detect' },`),
      },
      {
        type: 'FutureFlags',
        heading: 'future',
        intro: `Flags of Docusaurus 3.8 to 3.10 that switch on the behaviour of version 4.\n\n${example('future: { v4: true },')}`,
      },
      {
        type: 'StorageOptions',
        heading: 'storage',
        intro: example(`storage: { type: 'localStorage', namespace: true },`),
      },
    ]),
  'configuration-octavo.md': () =>
    toConfigPage(
      'Octavo’s own settings',
      'Every key of customFields.octavo, its type and its default.',
      'Docusaurus ignores `customFields.octavo`, so the folder stays a Docusaurus site.',
      [
        {
          type: 'OctavoOptions',
          heading: 'customFields.octavo',
          intro: example(`
customFields: {
  octavo: {
    look: 'octavo',
    search: { synonyms: [['quota', 'allowance']] },
    compare: { path: 'changes' },
  },
},`),
        },
        {
          type: 'ApiDescription',
          heading: 'customFields.octavo.api',
          intro: example(`customFields: { octavo: { api: { path: 'api/openapi.yaml', route: 'api' } } },`),
        },
      ],
    ),
  'configuration-content.md': () =>
    toConfigPage(
      'Docs, blog and pages',
      'Options of the preset classic and of the content plugins.',
      'These are options of the preset `classic`, or of the plugin of the same name.',
      [
        {
          type: 'PresetOptions',
          heading: 'The preset',
          intro: example(`presets: [['classic', { docs: {}, blog: false }]],`),
        },
        {
          type: 'DocsOptions',
          heading: 'docs',
          intro: example(
            `docs: { path: 'docs', routeBasePath: '/', editUrl: 'https://github.com/acme/docs/edit/main/' },`,
          ),
        },
        {
          type: 'DocsVersionOptions',
          heading: 'docs.versions',
          intro: example(`docs: { versions: { current: { label: '2.0', path: '' } } },`),
        },
        {
          type: 'BlogOptions',
          heading: 'blog',
          intro: example(`blog: { blogTitle: 'News', postsPerPage: 20, feedOptions: { type: 'all' } },`),
        },
        { type: 'PagesOptions', heading: 'pages', intro: example(`pages: { path: 'src/pages' },`) },
        {
          type: 'SitemapOptions',
          heading: 'sitemap',
          intro: example(`sitemap: { lastmod: 'date', ignorePatterns: ['/tags/**'] },`),
        },
        {
          type: 'ClassicThemeOptions',
          heading: 'theme',
          intro: example(`theme: { customCss: './src/css/custom.css' },`),
        },
      ],
    ),
  'configuration-theme.md': () =>
    toConfigPage(
      'Theme',
      'Every key of themeConfig, its type and its default.',
      'Navigation bar, footer, colours, code.',
      [
        {
          type: 'ThemeConfig',
          heading: 'themeConfig',
          intro: `${example(`
themeConfig: {
  colorMode: { respectPrefersColorScheme: true },
  navbar: { title: 'Acme', logo: { src: 'img/logo.svg' }, items: [{ to: '/blog', label: 'News' }] },
},`)}\n\nOther keys are for other themes; Octavo passes them on.`,
        },
        {
          type: 'NavbarItem',
          heading: 'navbar.items',
          intro: `Types: a link, \`dropdown\`, \`doc\`, \`docSidebar\`, \`docsVersion\`, \`docsVersionDropdown\`, \`localeDropdown\`, \`search\`, \`html\`, and \`custom-…\` of your own.\n\n${example(`themeConfig: {\n  navbar: {\n    items: [\n      { type: 'docSidebar', sidebarId: 'docs', label: 'Docs' },\n      { label: 'More', items: [{ to: '/team', label: 'Team' }] },\n    ],\n  },\n},`)}`,
        },
        {
          type: 'NavbarSubItem',
          heading: 'Items of a menu',
          intro: 'Links, `doc`, `docSidebar`, `docsVersion` and `html`.',
        },
        {
          type: 'Logo',
          heading: 'logo',
          intro: example(
            `themeConfig: { navbar: { logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg' } } },`,
          ),
        },
        {
          type: 'Footer',
          heading: 'footer',
          intro: example(
            `themeConfig: { footer: { links: [{ label: 'Imprint', to: '/imprint' }], copyright: '© Acme' } },`,
          ),
        },
        {
          type: 'FooterColumn',
          heading: 'Columns of the footer',
          intro: example(
            `themeConfig: { footer: { links: [{ title: 'More', items: [{ label: 'Team', to: '/team' }] }] } },`,
          ),
        },
        {
          type: 'FooterLink',
          heading: 'Links of the footer',
          intro: 'Either `html` alone, or a `label` with `to` or `href`.',
        },
      ],
    ),
  'configuration-plugins.md': () =>
    toConfigPage(
      'Options of other plugins',
      'Options of plugins that Octavo replaces.',
      'Octavo replaces these plugins, so their packages need not be installed. Every other plugin checks its own options.',
      [
        {
          type: 'RedirectsOptions',
          heading: 'client-redirects',
          intro: example(
            `plugins: [['@docusaurus/plugin-client-redirects', { redirects: [{ from: '/old', to: '/new' }] }]],`,
          ),
        },
        {
          type: 'LocalSearchOptions',
          heading: 'docusaurus-search-local',
          intro: `${example(`themes: [['@easyops-cn/docusaurus-search-local', { hashed: true, searchResultLimits: 8 }]],`)}\n\nOctavo has search without this plugin. These of its options have an effect:`,
        },
        { type: 'GtagOptions', heading: 'google-gtag', intro: example(`gtag: { trackingID: 'G-12345' },`) },
        {
          type: 'GoogleAnalyticsOptions',
          heading: 'google-analytics',
          intro: example(`googleAnalytics: { trackingID: 'UA-12345' },`),
        },
        {
          type: 'TagManagerOptions',
          heading: 'google-tag-manager',
          intro: example(`googleTagManager: { containerId: 'GTM-12345' },`),
        },
        {
          type: 'PwaOptions',
          heading: 'pwa',
          intro: example(
            `plugins: [['@docusaurus/plugin-pwa', { pwaHead: [{ tagName: 'link', rel: 'manifest', href: '/manifest.json' }] }]],`,
          ),
        },
      ],
    ),
};
