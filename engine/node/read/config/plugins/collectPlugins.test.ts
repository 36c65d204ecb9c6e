import { messagesOf } from '../testing/messagesOf.ts';
import { describe, expect, it } from 'vitest';
import { createSiteWith } from '../../../../../tests/support/configSite.ts';
import { identifyModule } from './moduleName.ts';

describe('identifyModule', () => {
  it.each([
    ['classic', 'preset', 'preset-classic'],
    ['@docusaurus/preset-classic', 'preset', 'preset-classic'],
    ['/x/node_modules/@docusaurus/preset-classic/lib/index.js', 'preset', 'preset-classic'],
    ['/x/node_modules/.pnpm/a@1/node_modules/@docusaurus/plugin-content-docs/lib/index.js', 'plugin', 'docs'],
    ['C:\\x\\node_modules\\@docusaurus\\plugin-content-docs\\lib\\index.js', 'plugin', 'docs'],
    ['content-docs', 'plugin', 'docs'],
    ['content-blog', 'plugin', 'blog'],
    ['content-pages', 'plugin', 'pages'],
    ['sitemap', 'plugin', 'sitemap'],
    ['client-redirects', 'plugin', 'redirects'],
    ['mermaid', 'theme', 'mermaid'],
    ['@docusaurus/theme-mermaid', 'plugin', 'mermaid'],
    ['@easyops-cn/docusaurus-search-local', 'plugin', 'search'],
    ['/x/node_modules/@easyops-cn/docusaurus-search-local/dist/server/server/index.js', 'theme', 'search'],
  ] as const)('%s as a %s is %s', (name, type, known) => {
    expect(identifyModule(name, type).known).toBe(known);
  });

  it.each([
    ['./src/plugins/changelog/index.js', '"./src/plugins/changelog/index.js"'],
    ['/x/node_modules/@acme/plugin/index.js', '"@acme/plugin"'],
    [identifyModule, 'the function identifyModule'],
    [() => undefined, 'a function'],
  ])('does not know %s', (module, name) => {
    expect(identifyModule(module, 'plugin')).toEqual({ name });
  });
});

describe('presets, plugins and themes', () => {
  it('give one list of instances, the preset first', async () => {
    const site = await createSiteWith(
      `
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, sitemap: false, debug: true }]],
      plugins: [
        ['@docusaurus/plugin-content-docs', { id: 'sdk', path: 'sdk', routeBasePath: 'sdk' }],
        ['content-blog', { id: 'news', path: 'news' }],
        'content-pages',
        false,
        null,
        process.env.NO_SUCH_VARIABLE && 'content-docs',
        ['client-redirects', { redirects: [{ from: '/old', to: '/new' }], fromExtensions: ['html'] }],
        '@docusaurus/plugin-svgr',
      ].filter((entry) => entry !== undefined),
      themes: [['@docusaurus/theme-classic', { customCss: ['./a.css', './b.css'] }]],`,
      { 'a.css': '', 'b.css': '' },
    );
    const problems = await site.problems();
    expect(problems).toEqual([
      'plugins[2].id: "default" is the id of another instance of pages (presets[0][1].pages) too; give each an id of its own.',
    ]);
  });

  it('keep their options', async () => {
    const site = await createSiteWith(`
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, sitemap: false, pages: false }]],
      plugins: [
        ['@docusaurus/plugin-content-docs', { id: 'sdk', path: 'sdk', routeBasePath: 'sdk' }],
        ['content-blog', { id: 'news', path: 'news', feedOptions: { type: 'all', limit: null } }],
        ['client-redirects', { redirects: [{ from: '/old', to: '/new' }], fromExtensions: ['html'] }],
      ],`);
    const config = await site.load();
    expect(config.docs.map(({ id, routeBasePath }) => [id, routeBasePath])).toEqual([
      ['default', '/'],
      ['sdk', 'sdk'],
    ]);
    expect(config.blogs).toMatchObject([{ id: 'news', feedOptions: { type: ['rss', 'atom', 'json'], limit: null } }]);
    expect(config.pages).toEqual([]);
    expect(config.sitemap).toBe(false);
    expect(config.redirects).toMatchObject({ redirects: [{ from: ['/old'], to: '/new' }], fromExtensions: ['html'] });
    expect(config.warnings).toEqual([]);
  });

  it('that Octavo does not know are run; what cannot be is named', async () => {
    const site = await createSiteWith(
      `presets: [['classic', { gtag: { trackingID: 'G-1' } }], 'acme'],
       plugins: ['./plugins/mine.js', function tailwind() {}, [() => {}, {}], ['@docusaurus/plugin-pwa', { pwaHead: [{ tagName: 'meta', name: 'x' }] }]],
       themes: ['live-codeblock'],
       clientModules: ['./src/clock', './src/extra.css'],
       themeConfig: { languageTabs: [] }`,
      {
        'src/theme/Footer/index.tsx': '',
        'src/theme/Footer/Part.tsx': '',
        'src/theme/Root.js': '',
        'src/theme/NavbarItem/styles.module.css': '',
        'src/clock.ts': '',
        'src/extra.css': '',
      },
    );
    const config = await site.load();
    expect(messagesOf(config.warnings)).toEqual([
      'themeConfig.languageTabs: Octavo does not know this key; it is left out.',
      'presets[1]: "acme" is not installed; it is left out.',
      'plugins[3]: of @docusaurus/plugin-pwa the tags of the head are used; there is no service worker yet.',
    ]);
    expect(config.plugins.map(({ name, keyPath }) => [keyPath, name])).toEqual([
      ['plugins[0]', '"./plugins/mine.js"'],
      ['plugins[1]', 'the function tailwind'],
      ['plugins[2]', 'a function'],
    ]);
    expect(config.analytics.gtag).toEqual([{ id: 'default', trackingID: ['G-1'], anonymizeIP: false }]);
    expect(config.pwaHead).toEqual([{ tagName: 'meta', name: 'x' }]);
    expect(config.clientModules).toEqual([`${site.dir}/src/clock.ts`, `${site.dir}/src/extra.css`]);
    expect(config.isIncomplete).toBe(true);
    expect(config.hasLiveCode).toBe(true);
  });

  it('of a preset of the site take part in its place', async () => {
    const site = await createSiteWith(
      `presets: [['./preset', { docs: { routeBasePath: '/' } }]], plugins: ['./last.js']`,
      {
        'preset.ts': `export default function preset(context: { siteDir: string }, options: { docs: object }) {
          return {
            plugins: [['@docusaurus/plugin-content-docs', options.docs], false, function first() {}],
            themes: [['@docusaurus/theme-classic', { customCss: context.siteDir + '/a.css' }], './theme'],
          };
        }`,
        'a.css': '',
      },
    );
    const config = await site.load();
    expect(config.warnings).toEqual([]);
    expect(config.docs).toMatchObject([{ id: 'default', routeBasePath: '/' }]);
    expect(config.customCss).toEqual([`${site.dir}/a.css`]);
    expect(config.plugins.map(({ keyPath, type }) => [keyPath, type])).toEqual([
      ['presets[0] "./preset": plugins[2]', 'plugin'],
      ['presets[0] "./preset": themes[1]', 'theme'],
      ['plugins[0]', 'plugin'],
    ]);
  });

  it.each([
    ['throw new Error("no preset")', 'The preset "./preset" fails: no preset ('],
    ['return 7', 'The preset gives 7; expected an object with `plugins` and `themes`.'],
    ['return { plugins: [3] }', 'presets[0] "./preset": plugins[0]: 3 is not valid;'],
  ])('of a preset that says %s are missed', async (body, message) => {
    const site = await createSiteWith(`presets: ['./preset']`, { 'preset.js': `module.exports = () => { ${body} };` });
    expect((await site.problems()).join()).toContain(message);
  });
});

describe('search', () => {
  it('warns about options of the plugin that Octavo does not have', async () => {
    const site = await createSiteWith(`
      presets: ['classic'],
      themes: [['@easyops-cn/docusaurus-search-local', { searchResultLimit: 4, fromNextYear: {} }]]`);
    const ignored = 'an option of @easyops-cn/docusaurus-search-local that Octavo does not have; it is ignored.';
    expect(messagesOf((await site.load()).warnings)).toEqual([
      `themes[0][1].searchResultLimit: ${ignored} Did you mean "searchResultLimits"?`,
      `themes[0][1].fromNextYear: ${ignored}`,
    ]);
  });

  it('takes the options of the plugin', async () => {
    const site = await createSiteWith(`
      presets: ['classic'],
      plugins: [['content-docs', { id: 'sdk', path: 'sdk', routeBasePath: '/reference/' }]],
      themes: [['@easyops-cn/docusaurus-search-local', {
        docsRouteBasePath: '/', blogDir: 'blog', language: 'en', ignoreFiles: /x/,
        searchContextByPaths: ['docs', { label: { en: 'Reference' }, path: 'reference' }, 'sdk', 'guides'],
      }]]`);
    const config = await site.load();
    expect(config.search).toMatchObject({
      docsRouteBasePath: ['/'],
      blogDir: ['blog'],
      language: ['en'],
      ignoreFiles: [/x/],
      indexPages: false,
      searchResultLimits: 8,
      searchResultContextMaxLength: 50,
      searchBarShortcut: true,
      searchBarShortcutHint: true,
    });
    expect(messagesOf(config.warnings)).toEqual([
      'themes[0][1].searchContextByPaths[3]: "guides" is no docs instance; the context is left out.',
    ]);
  });

  it.each([
    [`themeConfig: { algolia: { appId: 'x', apiKey: 'y', indexName: 'z' } }`, 'themeConfig.algolia'],
    [`plugins: ['docusaurus-lunr-search']`, 'docusaurus-lunr-search'],
    [`plugins: [['@cmfcmf/docusaurus-search-local', { indexBlog: false }]]`, '@cmfcmf/docusaurus-search-local'],
  ])('takes the place of %s', async (fields, name) => {
    const site = await createSiteWith(`presets: [['classic', { docs: { routeBasePath: '' } }]], ${fields}`);
    const config = await site.load();
    expect(config.search).toMatchObject({ docsRouteBasePath: ['/'], docsDir: ['docs'], blogRouteBasePath: ['blog'] });
    expect(config.replacedSearch).toBe(name);
    expect(messagesOf(config.warnings)).toEqual([
      `${name} is left out; Octavo's own search takes its place. To keep it, set \`customFields.octavo.search: 'site'\`.`,
    ]);
  });

  it('exists without a plugin, unless the site has its own search bar or wants none', async () => {
    const load = async (fields: string, files = {}) =>
      (await createSiteWith(`presets: ['classic'], ${fields}`, files)).load();
    const ownBar = { 'src/theme/SearchBar.js': '' };
    expect((await load('')).search).toMatchObject({ docsDir: ['docs'], indexBlog: true });
    expect((await load('customFields: { octavo: { search: false } }')).search).toBeUndefined();
    expect((await load('', ownBar)).search).toBeUndefined();
    expect((await load('customFields: { octavo: { search: { recent: false } } }', ownBar)).search).toBeDefined();
    const replaced = await load("plugins: ['docusaurus-lunr-search']", ownBar);
    expect(replaced.search).toBeDefined();
    expect(messagesOf(replaced.warnings)).toEqual([
      expect.stringContaining('docusaurus-lunr-search and src/theme/SearchBar are left out;'),
    ]);
  });

  it("is the site's plugin where the site asks for it", async () => {
    const site = await createSiteWith(
      `presets: ['classic'], plugins: ['docusaurus-lunr-search'], customFields: { octavo: { search: 'site' } }`,
    );
    const { search, replacedSearch, plugins, warnings } = await site.load();
    expect({ search, replacedSearch, warnings }).toEqual({
      search: undefined,
      replacedSearch: undefined,
      warnings: [],
    });
    expect(plugins.map(({ name }) => name)).toEqual(['docusaurus-lunr-search']);
  });

  it('is the one that the preset brings for Algolia, or a bar of the site’s own', async () => {
    const algolia = "themeConfig: { algolia: { appId: 'x', apiKey: 'y', indexName: 'z' } }";
    const kept = "customFields: { octavo: { search: 'site' } }";
    const { keptSearch, plugins } = await (await createSiteWith(`presets: ['classic'], ${algolia}, ${kept}`)).load();
    expect(keptSearch).toBe('@docusaurus/theme-search-algolia');
    expect(plugins.map(({ name, type }) => `${type} ${name}`)).toEqual(['theme @docusaurus/theme-search-algolia']);
    const ownBar = { 'src/theme/SearchBar.js': '' };
    expect((await (await createSiteWith("presets: ['classic']", ownBar)).load()).keptSearch).toBe(
      'src/theme/SearchBar',
    );
    const replaced = await (await createSiteWith(`presets: ['classic'], ${algolia}`, ownBar)).load();
    expect([replaced.keptSearch, replaced.replacedSearch]).toEqual([undefined, 'themeConfig.algolia']);
  });

  it('reports what may be chosen', async () => {
    const site = await createSiteWith(`customFields: { octavo: { search: 'none' } }`);
    await expect(site.load()).rejects.toThrow(
      /customFields\.octavo\.search: "none" is not valid; expected an object, `false` or "site"/,
    );
  });
});
