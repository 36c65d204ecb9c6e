import { describe, expect, it } from 'vitest';
import { createSiteWith } from '../../../../tests/support/configSite.ts';
import { createContent, type VersionSketch } from '../../../../tests/support/siteContent.ts';
import type { Files } from '../../../../tests/support/tempFolder.ts';
import type { SiteData } from '../../../shared/siteData.ts';
import { ConfigError, formatConfigProblem } from '../../read/config/report/configError.ts';
import type { BlogInstance } from '../../read/content/types.ts';
import type { ClientAssets } from '../assets/clientAssets.ts';
import { toSiteData } from './toSiteData.ts';
import { createSiteData } from './createSiteData.ts';
import { searchRoutes } from '../../read/routes/searchRoutes.ts';

const BUILD = { buildId: 'b1', assets: { search: 'assets/search.js' }, searchIndexes: [] };

const DOCS: Record<string, VersionSketch[]> = {
  default: [
    {
      name: 'current',
      label: '2.0 (Latest)',
      path: '/',
      isLast: true,
      docs: {
        intro: { routePath: '/', sidebarName: 'main' },
        guide: '/guide',
        hidden: { routePath: '/hidden', unlisted: true },
      },
      draftIds: ['plan'],
      sidebars: { main: { path: '/', label: 'Introduction' }, empty: undefined },
    },
    {
      name: '1.0',
      docs: { intro: { routePath: '/1.0', sidebarName: 'old' }, legacy: '/1.0/legacy' },
      sidebars: { main: { path: '/1.0/start', label: 'Start' }, old: { path: '/1.0', label: 'Old' } },
    },
  ],
  sdk: [{ name: 'current', path: '/sdk', isLast: true, docs: { intro: '/sdk/intro' }, sidebars: {} }],
};

/** Most tests do not concern the search box. */
const NO_SEARCH = 'customFields: { octavo: { search: false } },';
const PLUGINS = `presets: [['classic', { docs: { routeBasePath: '/' } }]], plugins: [['content-docs', { id: 'sdk', path: 'sdk', routeBasePath: 'sdk' }]],`;

async function siteData(fields: string, files: Files = {}, docs = DOCS): Promise<SiteData> {
  const config = await (
    await createSiteWith(PLUGINS + (fields.includes('search-local') ? '' : NO_SEARCH) + fields, files)
  ).load();
  const blog = { routePath: '/blog', feed: { types: ['rss', 'json'], limit: 20 } } as unknown as BlogInstance;
  const content = createContent(docs, { staticDirs: config.staticDirectories, blogs: [blog] });
  const routes = searchRoutes(config, []);
  return createSiteData({ config, content, messages: {}, origins: { translated: new Set() }, routes }, BUILD);
}

async function problems(fields: string, docs = DOCS): Promise<string[]> {
  const error: unknown = await siteData(fields, {}, docs).catch((reason: unknown) => reason);
  if (!(error instanceof ConfigError)) throw new Error('expected a ConfigError', { cause: error });
  return error.problems.map(formatConfigProblem);
}

const navbar = (...items: string[]) => `themeConfig: { navbar: { items: [${items.join(',')}] } },`;

describe('site data', () => {
  it('has the fields of the site', async () => {
    const site = await siteData(
      `trailingSlash: false, baseUrl: '/base/',
       future: { experimental_router: 'hash' },
       themeConfig: {
         colorMode: { respectPrefersColorScheme: true },
         docs: { sidebar: { hideable: true }, versionPersistence: 'none' },
         announcementBar: { id: 'a1', content: '<b>New</b>', backgroundColor: '#fff', isCloseable: false },
       }`,
    );
    expect(site).toMatchObject({
      buildId: 'b1',
      title: 'T',
      url: 'https://x.example',
      baseUrl: '/base/',
      trailingSlash: false,
      router: 'hash',
      locale: { name: 'en', htmlLang: 'en', direction: 'ltr', label: 'English', url: 'https://x.example/base/' },
      defaultLocale: 'en',
      colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
      announcementBar: { id: 'a1', html: '<b>New</b>', backgroundColor: '#fff', isCloseable: false },
      sidebar: { hideable: true, autoCollapseCategories: false },
      versionPersistence: 'none',
      assets: { search: 'assets/search.js' },
    });
    expect(site.locales).toEqual([site.locale]);
    expect(site.search).toBeUndefined();
    expect(site.footer).toBeUndefined();
  });

  it('has the docs by instance and version', async () => {
    const { docs } = await siteData('');
    expect(Object.keys(docs)).toEqual(['default', 'sdk']);
    expect(docs.default).toEqual({
      id: 'default',
      versions: [
        { name: 'current', label: '2.0 (Latest)', isLast: true, path: '/', mainDocId: 'intro', mainDocPath: '/' },
        { name: '1.0', label: '1.0', isLast: false, path: '/1.0', mainDocId: 'intro', mainDocPath: '/1.0' },
      ],
    });
  });

  it('survives JSON', async () => {
    const site = await siteData(navbar(`{ type: 'doc', docId: 'intro' }`));
    expect(JSON.parse(JSON.stringify(site))).toEqual(site);
  });
});

describe('the navbar', () => {
  it('knows the paths of a document in each version', async () => {
    const { navbar: bar } = await siteData(
      navbar(
        `{ type: 'doc', docId: 'intro', label: 'Docs', position: 'right', className: 'c', 'aria-label': 'D', title: 'T', 'data-x': 1, own: [1] }`,
      ),
    );
    expect(bar.items).toEqual([
      {
        type: 'doc',
        position: 'right',
        className: 'c',
        label: 'Docs',
        attributes: { 'aria-label': 'D', title: 'T', 'data-x': '1' },
        instanceId: 'default',
        paths: { current: '/', '1.0': '/1.0' },
        sidebarName: 'main',
        docId: 'intro',
      },
    ]);
  });

  it('accepts a document that only an old version has', async () => {
    const { navbar: bar } = await siteData(navbar(`{ type: 'doc', docId: 'legacy' }`));
    expect(bar.items).toMatchObject([{ label: 'legacy', paths: { '1.0': '/1.0/legacy' } }]);
  });

  it('does not show drafts and unlisted documents', async () => {
    const items = [`{ type: 'doc', docId: 'plan' }`, `{ type: 'doc', docId: 'hidden' }`, `{ type: 'search' }`];
    const draft = await siteData(navbar(...items));
    const client = { scripts: {} } as ClientAssets;
    expect(toSiteData(draft, client, []).navbar.items).toMatchObject([{ type: 'search' }]);
  });

  it('links a sidebar by its first page', async () => {
    const { navbar: bar } = await siteData(navbar(`{ type: 'docSidebar', sidebarId: 'main' }`));
    expect(bar.items).toMatchObject([
      { type: 'docSidebar', label: 'Introduction', paths: { current: '/', '1.0': '/1.0/start' }, sidebarName: 'main' },
    ]);
    expect(bar.items[0]).not.toHaveProperty('docId');
  });

  it('lists versions: all, or those that are named', async () => {
    const { navbar: bar } = await siteData(
      navbar(
        `{ type: 'docsVersionDropdown', dropdownItemsAfter: [{ to: '/all', label: 'All' }] }`,
        `{ type: 'docsVersionDropdown', versions: ['1.0'] }`,
        `{ type: 'docsVersionDropdown', versions: { '1.0': { label: 'One' }, current: {} }, position: 'right' }`,
        `{ type: 'docsVersion', docsPluginId: 'sdk' }`,
      ),
    );
    expect(bar.items).toMatchObject([
      {
        type: 'docsVersionDropdown',
        versions: ['current', '1.0'],
        itemsAfter: [{ type: 'link', to: '/all', position: 'left' }],
      },
      { versions: ['1.0'] },
      { versions: ['1.0', 'current'], labels: { '1.0': 'One' }, position: 'right' },
      { type: 'docsVersion', instanceId: 'sdk' },
    ]);
  });

  it('gives the items of a menu the position of the menu', async () => {
    const { navbar: bar } = await siteData(
      navbar(
        `{ label: 'More', position: 'right', to: '/more', items: [{ type: 'doc', docId: 'guide' }, { type: 'html', value: '<hr>' }, { type: 'doc', docId: 'plan' }] }`,
      ),
    );
    expect(bar.items).toMatchObject([
      {
        type: 'dropdown',
        label: 'More',
        to: '/more',
        items: [
          { type: 'doc', label: 'guide', position: 'right' },
          { type: 'html', value: '<hr>', position: 'right' },
        ],
      },
    ]);
  });

  it('puts the search box where the site puts it, or else last', async () => {
    const search = `themes: ['@easyops-cn/docusaurus-search-local'],`;
    expect((await siteData(search)).navbar.items).toEqual([]);
    const placed = await siteData(search + navbar(`{ type: 'search', position: 'left' }`));
    expect(placed.navbar.items).toMatchObject([{ type: 'search', position: 'left' }]);
  });

  it('has title and logo', async () => {
    const files = { 'static/img/l.svg': '', 'static/img/d.svg': '' };
    const logo = `logo: { src: 'img/l.svg', srcDark: '/img/d.svg', href: '/guide', width: 32 }`;
    const titled = await siteData(`themeConfig: { navbar: { title: 'N', ${logo} } }`, files);
    expect(titled.navbar).toMatchObject({
      title: 'N',
      logo: { alt: '', src: '/img/l.svg', srcDark: '/img/d.svg', href: '/guide', width: 32 },
    });
    const bare = await siteData(`themeConfig: { navbar: { ${logo} } }`, files);
    expect(bare.navbar).toMatchObject({ title: '', logo: { alt: 'T' } });
    expect(bare.navbar).not.toHaveProperty('name');
    expect((await siteData('')).navbar).toMatchObject({ title: '', name: 'T' });
    const same = await siteData(`themeConfig: { navbar: { title: 'N', logo: { src: 'img/l.svg', alt: 'N' } } }`, files);
    expect(same.navbar.logo).toMatchObject({ alt: '' });
  });

  it.each([
    [
      `{ type: 'doc', docId: 'into' }`,
      '.docId: "into" is no document of the docs instance "default". Did you mean "intro"?',
    ],
    [
      `{ type: 'doc', docId: 'xyz' }`,
      '.docId: "xyz" is no document of the docs instance "default". There are "intro", "guide", "hidden", "legacy".',
    ],
    [
      `{ type: 'doc', docId: 'guide', docsPluginId: 'sdk' }`,
      '.docId: "guide" is no document of the docs instance "sdk". There are "intro".',
    ],
    [
      `{ type: 'docSidebar', sidebarId: 'mian' }`,
      '.sidebarId: "mian" is no sidebar of the docs instance "default". Did you mean "main"?',
    ],
    [
      `{ type: 'docSidebar', sidebarId: 'x', docsPluginId: 'sdk' }`,
      '.sidebarId: "x" is no sidebar of the docs instance "sdk". There are none.',
    ],
    [`{ type: 'docSidebar', sidebarId: 'empty' }`, '.sidebarId: The sidebar "empty" has no page to link to'],
    [
      `{ type: 'docsVersionDropdown', versions: ['1.00'] }`,
      '.versions[0]: "1.00" is no version of the docs instance "default". Did you mean "1.0"?',
    ],
    [
      `{ type: 'docsVersionDropdown', versions: { '3': {} } }`,
      '.versions["3"]: "3" is no version of the docs instance "default". There are "current", "1.0".',
    ],
  ])('reports %s', async (item, message) => {
    const found = await problems(navbar(item));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`themeConfig.navbar.items[0]${message}`);
  });

  it('reports all of them, including those in menus', async () => {
    const found = await problems(
      navbar(
        `{ type: 'doc', docId: 'a1' }`,
        `{ label: 'M', items: [{ type: 'doc', docId: 'b2' }] }`,
        `{ type: 'docsVersionDropdown', versions: ['9'], dropdownItemsBefore: [{ type: 'docSidebar', sidebarId: 'c3' }] }`,
      ),
    );
    expect(found.map((problem) => problem.split(': ')[0])).toEqual([
      'themeConfig.navbar.items[0].docId',
      'themeConfig.navbar.items[1].items[0].docId',
      'themeConfig.navbar.items[2].versions[0]',
      'themeConfig.navbar.items[2].dropdownItemsBefore[0].sidebarId',
    ]);
  });
});

describe('links', () => {
  it.each([
    [`to: '/guide'`, '/guide'],
    [`to: 'guide'`, '/guide'],
    [`to: '/guide/?a=1#h'`, '/guide?a=1#h'],
    [`to: '/base/guide'`, '/guide'],
    [`to: '/base'`, '/'],
    [`to: '/baseline'`, '/baseline'],
    [`to: 'https://y.example/a/'`, 'https://y.example/a/'],
    [`href: 'mailto:a@y.example'`, 'mailto:a@y.example'],
    [`href: '/guide'`, '/guide'],
    [`to: '/1.0'`, '/1.0'],
    [`to: '/blog/rss.xml'`, 'pathname:///blog/rss.xml'],
    [`href: '/blog/atom.xml'`, '/blog/atom.xml'],
    [`to: '/sitemap.xml'`, 'pathname:///sitemap.xml'],
    [`to: '/files/a%20b.pdf#p2'`, 'pathname:///files/a%20b.pdf#p2'],
    [`to: 'pathname:///files/x.pdf'`, 'pathname:///files/x.pdf'],
  ])('%s leads to %s', async (target, expected) => {
    const fields = `baseUrl: '/base/', trailingSlash: false, ${navbar(`{ label: 'x', ${target} }`)}`;
    const { navbar: bar } = await siteData(fields, { 'static/files/a b.pdf': '' });
    expect(bar.items).toMatchObject([{ type: 'link', to: expected }]);
  });

  it('end in the same way as the addresses of the site', async () => {
    const item = navbar(`{ label: 'x', to: '/guide', activeBasePath: 'gu' }`);
    expect((await siteData(`trailingSlash: true, ${item}`)).navbar.items).toMatchObject([{ to: '/guide/' }]);
    expect((await siteData(item)).navbar.items).toMatchObject([{ to: '/guide', activeBasePath: '/gu' }]);
    // A pattern that matches no address.
    const nowhere = navbar(`{ label: 'x', to: '#' }`);
    expect((await siteData(nowhere)).navbar.items).toMatchObject([{ activeBaseRegex: '(?!)' }]);
  });
});

describe('the footer', () => {
  it('has columns', async () => {
    const { footer } = await siteData(
      `themeConfig: { footer: { style: 'dark', copyright: '© <b>2025</b>', links: [
        { title: 'A', items: [{ label: 'a', to: 'guide' }, { label: 'b', href: 'https://y.example' }] },
        { items: [{ html: '<i>x</i>' }] },
      ] } }`,
    );
    expect(footer).toEqual({
      style: 'dark',
      copyright: '© <b>2025</b>',
      columns: [
        {
          title: 'A',
          items: [
            { label: 'a', to: '/guide' },
            { label: 'b', to: 'https://y.example' },
          ],
        },
        { title: null, items: [{ html: '<i>x</i>' }] },
      ],
    });
  });

  it('passes attributes of its links on', async () => {
    const { footer } = await siteData(
      `themeConfig: { footer: { links: [
        { label: 'a', href: 'https://y.example', target: '_self', rel: 'me', title: 'A', 'data-a': 'b', style: {} },
      ] } }`,
    );
    expect(footer?.columns[0]?.items).toEqual([
      { label: 'a', to: 'https://y.example', target: '_self', rel: 'me', attributes: { title: 'A', 'data-a': 'b' } },
    ]);
  });

  it('in its simple form is one column without a title', async () => {
    const { footer } = await siteData(`themeConfig: { footer: { links: [{ label: 'a', to: '/' }, { html: 'x' }] } }`);
    expect(footer).toMatchObject({
      style: 'light',
      columns: [{ title: null, items: [{ label: 'a', to: '/' }, { html: 'x' }] }],
    });
    expect((await siteData(`themeConfig: { footer: {} }`)).footer?.columns).toEqual([]);
  });
});

describe('search', () => {
  it('knows its page, limits and contexts', async () => {
    const { search } = await siteData(
      `trailingSlash: true, themes: [['@easyops-cn/docusaurus-search-local', {
        searchContextByPaths: ['docs', { label: { en: 'Reference' }, path: 'sdk' }, 'nowhere'],
        searchResultLimits: 5, searchBarShortcutHint: false, highlightSearchTermsOnTargetPage: true,
      }]]`,
    );
    expect(search).toEqual({
      path: '/search/',
      limit: 5,
      contextMaxLength: 50,
      shortcut: true,
      highlight: true,
      contexts: [
        { name: 'docs', label: 'docs', instanceId: 'default' },
        { name: 'sdk', label: 'Reference', instanceId: 'sdk' },
      ],
      indexes: [],
    });
  });
});

describe('a search context without a label', () => {
  it.each([
    [`{ type: 'doc', docId: 'intro', label: 'Guide' }`, `{ to: '/sdk/start', label: 'Library' }`, ['Guide', 'Library']],
    [`{ to: '/blog', label: 'Blog' }`, `{ to: '/sdks', label: 'Others' }`, ['docs', 'sdk']],
  ])('has the name that the navbar gives it: %s, %s', async (first, second, labels) => {
    const { search } = await siteData(
      `themes: [['@easyops-cn/docusaurus-search-local', { searchContextByPaths: ['docs', 'sdk'] }]], ${navbar(first, second)}`,
    );
    expect(search?.contexts.map(({ label }) => label)).toEqual(labels);
  });
});

describe('the URL of a version', () => {
  it.each(['/../x', '/a/../../x', 'x'])('%s outside the base URL is refused', async (path) => {
    const docs = { ...DOCS, sdk: [{ name: 'v1', path, isLast: true }] };
    const found = await problems(`baseUrl: '/base/'`, docs);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('The version "v1" of the docs instance "sdk" is served at ');
    expect(found[0]).toContain('which does not start with the base URL "/base/"');
  });

  it('cannot be on another host', async () => {
    const docs = { ...DOCS, sdk: [{ name: 'v1', path: '//y.example', isLast: true }] };
    expect(await problems('', docs)).toEqual([expect.stringContaining('is served at "//y.example"')]);
  });
});
