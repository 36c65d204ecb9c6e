/** Valid and invalid configurations, with the message for each fault. */
import { messagesOf } from './testing/messagesOf.ts';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSiteWith } from '../../../../tests/support/configSite.ts';
import { toCurrentBundler } from '../plugins/currentBundler.ts';
import { checkParts } from './checkParts.ts';
import { loadConfig } from './loadConfig.ts';
import { ConfigError, type ConfigProblem } from './report/configError.ts';
import { toFullConfig } from './toFullConfig.ts';

describe('defaults', () => {
  it('are those of Docusaurus', async () => {
    const site = await createSiteWith(`presets: ['classic']`);
    const config = await site.load();
    expect(config).toMatchObject({
      siteDir: site.dir,
      tagline: '',
      titleDelimiter: '|',
      trailingSlash: undefined,
      noIndex: false,
      baseUrlIssueBanner: true,
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'warn',
      onBrokenMarkdownLinks: 'warn',
      onDuplicateRoutes: 'warn',
      staticDirectories: [],
      router: 'browser',
      markdown: {
        format: 'mdx',
        mermaid: false,
        mdx1Compat: { comments: true, admonitions: true, headingIds: true },
        anchors: { maintainCase: false },
      },
      sitemap: { filename: 'sitemap.xml', changefreq: 'weekly', priority: 0.5, lastmod: null, ignorePatterns: [] },
      mermaid: false,
      octavo: { look: 'classic', copyPage: false, zoom: false, allowOutside: [], search: { synonyms: [] } },
      warnings: [],
    });
    // Octavo's own, because the folder names no other.
    expect(config.search).toMatchObject({ docsDir: ['docs'] });
    expect(config.docs).toMatchObject([
      {
        id: 'default',
        path: 'docs',
        routeBasePath: 'docs',
        include: ['**/*.{md,mdx}'],
        sidebarCollapsible: true,
        sidebarCollapsed: true,
        breadcrumbs: true,
        includeCurrentVersion: true,
        versions: {},
        onInlineTags: 'warn',
      },
    ]);
    expect(config.blogs).toMatchObject([
      {
        id: 'default',
        path: 'blog',
        postsPerPage: 10,
        blogTitle: 'Blog',
        blogSidebarCount: 5,
        blogSidebarTitle: 'Recent posts',
        archiveBasePath: 'archive',
        feedOptions: { type: ['rss', 'atom'], limit: 20 },
        sortPosts: 'descending',
      },
    ]);
    expect(config.pages).toMatchObject([{ id: 'default', path: 'src/pages', routeBasePath: '/' }]);
    expect(config.themeConfig).toMatchObject({
      colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
      docs: { versionPersistence: 'localStorage', sidebar: { hideable: false, autoCollapseCategories: false } },
      blog: { sidebar: { groupByYear: true } },
      navbar: { hideOnScroll: false, items: [] },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      metadata: [],
      mermaid: { theme: { light: 'default', dark: 'dark' }, options: {} },
    });
  });

  it('are not shared between sites', async () => {
    const [one, two] = [await createSiteWith(`presets: ['classic']`), await createSiteWith(`presets: ['classic']`)];
    const first = await one.load();
    first.docs[0]?.exclude.push('changed');
    first.themeConfig.navbar.items.push({ type: 'search', position: 'left' });
    const second = await two.load();
    expect(second.docs[0]?.exclude).not.toContain('changed');
    expect(second.themeConfig.navbar.items).toEqual([]);
  });

  it.each([
    [`url: 'https://x.example/'`, { url: 'https://x.example' }],
    [`baseUrl: ''`, { baseUrl: '/' }],
    [`baseUrl: 'docs'`, { baseUrl: '/docs/' }],
    [`baseUrl: '/a/b'`, { baseUrl: '/a/b/' }],
    [`trailingSlash: false`, { trailingSlash: false }],
    [`future: { experimental_router: 'hash', v4: true }`, { router: 'hash' }],
    [`markdown: { mermaid: true }, themes: ['@docusaurus/theme-mermaid']`, { mermaid: true }],
    [`markdown: { hooks: { onBrokenMarkdownLinks: 'throw' } }`, { onBrokenMarkdownLinks: 'throw' }],
    [
      `customFields: { mine: 1, octavo: { copyPage: false } }`,
      { octavo: { copyPage: false }, customFields: { mine: 1 } },
    ],
    [`customFields: { octavo: { look: 'octavo' } }`, { octavo: { copyPage: true, compare: { line: true } } }],
    [`customFields: { octavo: { look: 'octavo' } }`, { octavo: { zoom: true } }],
    [`customFields: { octavo: { zoom: true } }`, { octavo: { look: 'classic', zoom: true } }],
    [`customFields: { octavo: { look: 'octavo' } }, plugins: [function imageZoom() {}]`, { octavo: { zoom: false } }],
    [
      `customFields: { octavo: { look: 'octavo', zoom: true } }, plugins: [function imageZoom() {}]`,
      { octavo: { zoom: true } },
    ],
    [`customFields: { octavo: { copyPage: true } }`, { octavo: { copyPage: true, compare: { line: false } } }],
    [
      `customFields: { octavo: { look: 'octavo', copyPage: false, compare: { line: false } } }`,
      { octavo: { copyPage: false, compare: { line: false } } },
    ],
    [`future: { v4: true }`, { hasCascadeLayers: true }],
    [`future: { v4: { useCssCascadeLayers: true } }`, { hasCascadeLayers: true }],
    [`title: 'Plain'`, { hasCascadeLayers: false }],
  ])('%s', async (fields, expected) => {
    const site = await createSiteWith(fields);
    expect(await site.load()).toMatchObject(expected);
  });
});

describe('a wrong value is reported with key path, value, expectation and nearest name', () => {
  it.each([
    [
      `onBrokenLinks: 'wran'`,
      `onBrokenLinks: "wran" is not valid; expected one of "ignore", "log", "warn", "throw". Did you mean "warn"?`,
    ],
    [`tagLine: 'x'`, 'tagLine: unknown key. Did you mean "tagline"?'],
    [`title: ''`, 'title: "" is not valid; expected a text that is not empty.'],
    [`title: undefined`, 'title: undefined is not valid; expected a text.'],
    [`noIndex: 'yes'`, 'noIndex: "yes" is not valid; expected `true` or `false`.'],
    [
      `url: 'x.example'`,
      'url: "x.example" is not valid; expected an absolute URL with a protocol, such as "https://example.com".',
    ],
    [
      `url: 'https://x.example/docs'`,
      'url: "https://x.example/docs" is not valid; expected an origin without a path; the path belongs to `baseUrl`.',
    ],
    [`plugins: {}`, 'plugins: {} is not valid; expected a list.'],
    [
      `plugins: [{}]`,
      'plugins[0]: {} is not valid; expected the name of a plugin, or a list of the name and its options.',
    ],
    [`presets: [['classic', { doc: {} }]]`, 'presets[0][1].doc: unknown key. Did you mean "docs"?'],
    [
      `presets: [['classic', { docs: true }]]`,
      'presets[0][1].docs: true is not valid; expected an object of options, or `false`.',
    ],
    [
      `presets: [['classic', { docs: { sidebarColapsed: true } }]]`,
      'presets[0][1].docs.sidebarColapsed: unknown key. Did you mean "sidebarCollapsed"?',
    ],
    [
      `presets: [['classic', { docs: { versions: { current: { banner: 'unrelease' } } } }]]`,
      'presets[0][1].docs.versions.current.banner: "unrelease" is not valid; expected one of "none", "unreleased", "unmaintained". Did you mean "unreleased"?',
    ],
    [
      `presets: [['classic', { docs: { remarkPlugins: ['remark-math'] } }]]`,
      'presets[0][1].docs.remarkPlugins[0]: "remark-math" is not valid; expected a plugin function, or a list of the function and its options.',
    ],
    [
      `presets: [['classic', { blog: { blogSidebarCount: -1 } }]]`,
      `presets[0][1].blog.blogSidebarCount: -1 is not valid; expected a whole number from 0.`,
    ],
    [
      `presets: [['classic', { blog: { feedOptions: { type: 'al' } } }]]`,
      'presets[0][1].blog.feedOptions.type: "al" is not valid; expected one of "all", "rss", "atom", "json" or a list or `null`. Did you mean "all"?',
    ],
    [
      `presets: [['classic', { blog: { truncateMarker: 'x' } }]]`,
      'presets[0][1].blog.truncateMarker: "x" is not valid; expected a regular expression.',
    ],
    [
      `presets: [['classic', { sitemap: { priority: 2 } }]]`,
      'presets[0][1].sitemap.priority: 2 is not valid; expected a number from 0 to 1.',
    ],
    [
      `plugins: [['content-docs', { id: 'my docs' }]]`,
      'plugins[0][1].id: "my docs" is not valid; expected an id of letters, digits, `-` and `_`.',
    ],
    [
      `plugins: [['content-docs', { editUrl: 3 }]]`,
      'plugins[0][1].editUrl: 3 is not valid; expected a URL or a function.',
    ],
    [
      `themes: [['@easyops-cn/docusaurus-search-local', { searchContextByPaths: [{ path: 'a' }] }]]`,
      'themes[0][1].searchContextByPaths[0].label: missing. It is required.',
    ],
    [
      `themeConfig: { colorMode: { defaultMode: 'auto' } }`,
      'themeConfig.colorMode.defaultMode: "auto" is not valid; expected one of "light", "dark".',
    ],
    [
      `themeConfig: { colorMode: { swtichConfig: {} } }`,
      'themeConfig.colorMode.swtichConfig: unknown key. Did you mean "switchConfig"?',
    ],
    [
      `themeConfig: { tableOfContents: { minHeadingLevel: 4 } }`,
      'themeConfig.tableOfContents.minHeadingLevel: 4 is not valid; expected a level not deeper than maxHeadingLevel.',
    ],
    [
      `themeConfig: { tableOfContents: { maxHeadingLevel: 7 } }`,
      'themeConfig.tableOfContents.maxHeadingLevel: 7 is not valid; expected a whole number from 2 to 6.',
    ],
    [`themeConfig: { announcementBar: {} }`, 'themeConfig.announcementBar.content: missing. It is required.'],
    [
      `themeConfig: { prism: { magicComments: [{ className: 'x' }] } }`,
      'themeConfig.prism.magicComments[0]: {"className":"x"} is not valid; expected a `line` or a `block`.',
    ],
    [
      `themeConfig: { footer: { links: [{ title: 'T', items: [{ label: 'x' }] }] } }`,
      'themeConfig.footer.links[0].items[0]: {"label":"x"} is not valid; expected either `html` alone, or a `label` with `to` or `href`.',
    ],
    [
      `themeConfig: { footer: { links: [{ label: 'x', to: '/' }, { title: 'T', items: [] }] } }`,
      'themeConfig.footer.links[0].label: unknown key. Known keys: `title`, `className`, `items`.',
    ],
    [`themeConfig: { navbar: { items: {} } }`, 'themeConfig.navbar.items: {} is not valid; expected a list.'],
    [
      `themeConfig: { navbar: { items: [{ label: 'a', items: 'b' }] } }`,
      'themeConfig.navbar.items[0].items: "b" is not valid; expected a list.',
    ],
    [
      `themeConfig: { navbar: { items: [{ type: 'docsVersionDropdown', dropdownItemsAfter: {} }] } }`,
      'themeConfig.navbar.items[0].dropdownItemsAfter: {} is not valid; expected a list.',
    ],
    [
      `themeConfig: { navbar: { items: [{ type: 'constructor' }] } }`,
      'themeConfig.navbar.items[0].type: "constructor" is not valid; expected one of "doc", "docSidebar", "docsVersion", "docsVersionDropdown", "dropdown", "html", "localeDropdown", "search".',
    ],
    [
      `headTags: [{ tagName: 'meta' }]`,
      'headTags[0].attributes: undefined is not valid; expected an object (`{}` for none).',
    ],
    [
      `scripts: [{ async: true }]`,
      'scripts[0]: {"async":true} is not valid; expected the address of a script, or an object of attributes with `src`.',
    ],
    [
      `customFields: { octavo: { copypage: true } }`,
      'customFields.octavo.copypage: unknown key. Did you mean "copyPage"?',
    ],
    [
      `customFields: { octavo: { search: { synonyms: [['quota']] } } }`,
      'customFields.octavo.search.synonyms[0]: ["quota"] is not valid; expected a list of at least two terms that mean the same.',
    ],
    [
      `customFields: { octavo: { feedback: 'http://log.example.com/' } }`,
      'customFields.octavo.feedback: "http://log.example.com/" is not valid; expected an address that begins with "https://" or "/".',
    ],
    [
      `customFields: { octavo: { search: { reportEmpty: 'log.example.com' } } }`,
      'customFields.octavo.search.reportEmpty: "log.example.com" is not valid; expected an address that begins with "https://" or "/".',
    ],
    [
      `customFields: { octavo: { connect: ['https://a.example.com/v1; script-src *'] } }`,
      'customFields.octavo.connect[0]: "https://a.example.com/v1; script-src *" is not valid; expected a host such as "https://api.example.com" or "wss://*.example.com".',
    ],
  ])('%s', async (fields, problem) => {
    const site = await createSiteWith(fields);
    expect(await site.problems()).toContain(problem);
  });

  it.each([
    [
      `themeConfig: { navBar: {} }`,
      'themeConfig.navBar: Octavo does not know this key; it is left out. Did you mean "navbar"?',
    ],
    [
      `themeConfig: { defaultMode: 'dark' }`,
      'themeConfig.defaultMode: Octavo does not know this key; it is left out. Did you mean "colorMode.defaultMode"?',
    ],
    [
      `themeConfig: { style: 'dark' }`,
      'themeConfig.style: Octavo does not know this key; it is left out. Did you mean "navbar.style" or "footer.style"?',
    ],
    [
      `themeConfig: { defaultDarkMod: true }`,
      'themeConfig.defaultDarkMod: Octavo does not know this key; it is left out.',
    ],
    [
      `themeConfig: { codeblock: {} }`,
      'themeConfig.codeblock: Octavo does not know this key; it is left out. Did you mean "liveCodeBlock"?',
    ],
    [
      `themeConfig: { prism: { additionalLanguage: ['java'] } }`,
      'themeConfig.prism.additionalLanguage: nothing reads this key. Did you mean "additionalLanguages"?',
    ],
    [
      `themeConfig: { footer: { links: [{ label: 'x', to: '/', classNam: 'y' }] } }`,
      'themeConfig.footer.links[0].classNam: nothing reads this key. Did you mean "className"?',
    ],
    [
      `i18n: { defaultLocale: 'fr', locales: ['en', 'fre'] }`,
      'i18n.defaultLocale: "fr" is not among `i18n.locales` ("en", "fre"). Did you mean "fre"?',
    ],
  ])('%s is a warning: Docusaurus accepts it', async (fields, message) => {
    expect(messagesOf((await (await createSiteWith(fields)).load()).warnings)).toContain(message);
  });

  it.each([
    [`onBrokenMarkdownLinks: 'ignore', markdown: { hooks: { onBrokenMarkdownLinks: 'throw' } }`, 'ignore'],
    [`markdown: { hooks: { onBrokenMarkdownLinks: 'throw' } }`, 'throw'],
    [`markdown: { hooks: { onBrokenMarkdownLinks: () => {} } }`, 'warn'],
    ['', 'warn'],
  ])('%s: broken links in Markdown are met with "%s"', async (fields, severity) => {
    expect((await (await createSiteWith(fields)).load()).onBrokenMarkdownLinks).toBe(severity);
  });

  it.each([
    ['', { type: 'localStorage', namespace: false }],
    [`future: { experimental_storage: { namespace: 'a' } }`, { type: 'localStorage', namespace: 'a' }],
    [`storage: { type: 'sessionStorage' }`, { type: 'sessionStorage', namespace: false }],
    [`future: { v4: { siteStorageNamespacing: true } }`, { type: 'localStorage', namespace: true }],
    [`future: { v4: true }`, { type: 'localStorage', namespace: false }],
  ])('%s: values are stored in %o', async (fields, storage) => {
    expect((await (await createSiteWith(fields)).load()).storage).toEqual(storage);
  });

  it.each([
    ['3.8.1', undefined, { storage: false, comments: true, bundler: 'webpack' }],
    ['3.9.2', '^3.10.0', { storage: false, comments: true, bundler: 'webpack' }],
    ['3.10.2', '^3.8.0', { storage: true, comments: false, bundler: 'rspack' }],
    ['4.0.0-canary-6822', undefined, { storage: true, comments: false, bundler: 'rspack' }],
    [undefined, '~3.10.0', { storage: true, comments: false, bundler: 'rspack' }],
    [undefined, '3.8.x', { storage: false, comments: true, bundler: 'webpack' }],
    [undefined, undefined, { storage: false, comments: true, bundler: 'webpack' }],
  ])('future.v4: true with Docusaurus %s installed and %s declared means %o', async (installed, declared, meant) => {
    const core = 'node_modules/@docusaurus/core/package.json';
    const site = await createSiteWith(`future: { v4: true }, markdown: { mdx1Compat: { headingIds: true } }`, {
      'package.json': JSON.stringify({ dependencies: { '@docusaurus/core': declared } }),
      ...(installed && { [core]: JSON.stringify({ version: installed }) }),
    });
    const config = await site.load();
    const { comments, admonitions, headingIds } = config.markdown.mdx1Compat;
    expect({ admonitions, headingIds, layers: config.hasCascadeLayers }).toEqual({
      admonitions: meant.comments,
      headingIds: true,
      layers: true,
    });
    const bundler = toCurrentBundler(toFullConfig(config).future).name;
    expect({ storage: config.storage.namespace, comments, bundler }).toEqual(meant);
  });

  it('reports all problems at once, in every part', async () => {
    const site = await createSiteWith(
      `onBrokenLinks: 'x', foo: 1, bar: 2, favicon: 'a.svg',
       presets: [['classic', { docs: { sidebarPath: './s.js', foo: 1 }, blog: { bar: 1 }, theme: { customCss: './c.css' } }]],
       plugins: [['content-docs', { id: 'sdk', sidebarPath: './t.js' }], 5],
       themeConfig: { navbar: { items: [{ type: 'docc' }, { type: 'doc' }, { type: 'docSidebar' }] } },`,
    );
    const keys = (await site.problems()).map((problem) => problem.split(': ')[0]);
    expect(keys).toEqual([
      'onBrokenLinks',
      'foo',
      'bar',
      'themeConfig.navbar.items[0].type',
      'themeConfig.navbar.items[1].docId',
      'themeConfig.navbar.items[2].sidebarId',
      'presets[0][1].docs.foo',
      'presets[0][1].blog.bar',
      'plugins[1]',
      'plugins[0][1].sidebarPath',
      'presets[0][1].theme.customCss',
    ]);
    await expect(loadConfig(site.dir)).rejects.toThrow(
      new RegExp(`^${path.join(site.dir, 'docusaurus.config.ts')} has 11 problems:\n  onBrokenLinks: `),
    );
  });

  it('takes any value without crashing', () => {
    const value = fc.anything({ maxDepth: 3, withBigInt: true, withDate: true, withNullPrototype: true });
    const keys = [
      'title',
      'url',
      'i18n',
      'markdown',
      'presets',
      'plugins',
      'themes',
      'themeConfig',
      'customFields',
      'future',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), value), (raw) => {
        const problems: ConfigProblem[] = [];
        checkParts(raw, '/site/docusaurus.config.js', problems, []);
        expect(new ConfigError('/site/docusaurus.config.ts', problems).message).not.toBe('');
      }),
    );
  });

  it('takes any options of any part without crashing', () => {
    const value = fc.anything({ maxDepth: 4 });
    const entries = fc.dictionary(
      fc.constantFrom(
        'docs',
        'blog',
        'pages',
        'theme',
        'navbar',
        'footer',
        'items',
        'links',
        'logo',
        'versions',
        'type',
      ),
      value,
    );
    fc.assert(
      fc.property(entries, entries, fc.array(entries), (options, theme, items) => {
        const raw = {
          presets: [['classic', options]],
          plugins: [['content-docs', options], items],
          themeConfig: { ...theme, navbar: { items }, footer: { links: items } },
        };
        const problems: ConfigProblem[] = [];
        checkParts(raw, '/site/docusaurus.config.js', problems, []);
        expect(problems.filter(({ message }) => message === '')).toEqual([]);
      }),
    );
  });
});

it('names the missing preset before the problems that follow from it', async () => {
  const site = await createSiteWith(
    `presets: ['clasic'], themeConfig: { navbar: { items: [{ type: 'docSidebar', sidebarId: 'main', label: 'Docs' }] } }`,
  );
  const { problems } = (await site.load().catch((error: unknown) => error)) as ConfigError;
  expect(messagesOf(problems)).toEqual([
    'presets[0]: "clasic" is not installed; it is left out. Did you mean "classic"?',
    expect.stringContaining('the site has no docs'),
  ]);
});
