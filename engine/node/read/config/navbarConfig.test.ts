import { messagesOf } from './testing/messagesOf.ts';
import { describe, expect, it } from 'vitest';
import { createSiteWith } from '../../../../tests/support/configSite.ts';

const navbar = (items: string) => `presets: ['classic'], themeConfig: { navbar: { items: ${items} } }`;

describe('items of the navbar', () => {
  it('come in every type Docusaurus has', async () => {
    const site = await createSiteWith(
      navbar(`[
        { to: '/a', label: 'A', position: 'right', activeBasePath: 'a', 'data-x': '1', 'aria-label': 'x' },
        { href: 'https://y.example', html: '<b>Y</b>', target: '_self' },
        { type: 'doc', docId: 'intro' },
        { type: 'docSidebar', sidebarId: 'main', docsPluginId: 'default' },
        { type: 'docsVersion', label: 'V', to: '/v' },
        { type: 'docsVersionDropdown', versions: ['current'], dropdownItemsAfter: [{ to: '/all', label: 'All' }] },
        { type: 'docsVersionDropdown', versions: { current: { label: 'Now' } } },
        { type: 'dropdown', label: 'D', items: [{ type: 'doc', docId: 'a' }, { type: 'html', value: '<hr>' }] },
        { label: 'E', items: [] },
        { type: 'localeDropdown', queryString: '?a=1' },
        { type: 'search', position: 'left' },
        { type: 'html', value: '<i>x</i>', className: 'c' },
      ]`),
    );
    const config = await site.load();
    expect(config.themeConfig.navbar.items.map((item) => item.type)).toEqual([
      'link',
      'link',
      'doc',
      'docSidebar',
      'docsVersion',
      'docsVersionDropdown',
      'docsVersionDropdown',
      'dropdown',
      'dropdown',
      'localeDropdown',
      'search',
      'html',
    ]);
    expect(config.themeConfig.navbar.items[2]).toMatchObject({ position: 'left', docsPluginId: 'default' });
    expect(config.warnings).toEqual([]);
  });

  it.each([
    [
      `[{ type: 'docSideBar', sidebarId: 'a' }]`,
      '[0].type: "docSideBar" is not valid; expected one of "doc", "docSidebar", "docsVersion", "docsVersionDropdown", "dropdown", "html", "localeDropdown", "search". Did you mean "docSidebar"?',
    ],
    [`[{ type: 'default', to: '/', label: 'x' }]`, '[0].type: "default" is not valid; expected one of'],
    [`[{ type: 5 }]`, '[0].type: 5 is not valid; expected one of'],
    [`['x']`, '[0]: "x" is not valid; expected an object.'],
    [`[{ label: 'x' }]`, 'is not valid; expected either `to` or `href`.'],
    [`[{ label: 'x', to: '/', href: '/' }]`, 'is not valid; expected either `to` or `href`.'],
    [`[{ label: 'x', html: 'y', to: '/' }]`, 'is not valid; expected either `label` or `html`, not both.'],
    [`[{ type: 'doc' }]`, '[0].docId: missing. An item of type "doc" needs it.'],
    [`[{ type: 'docSidebar' }]`, '[0].sidebarId: missing. An item of type "docSidebar" needs it.'],
    [
      `[{ label: 'x', to: '/', position: 'middle' }]`,
      '[0].position: "middle" is not valid; expected one of "left", "right".',
    ],
    [
      `[{ label: 'x', to: '/', activeBaseRegex: '(' }]`,
      '[0].activeBaseRegex: "(" is not valid; expected a regular expression.',
    ],
    [
      `[{ label: 'x', items: [{ type: 'dropdown', items: [] }] }]`,
      '[0].items[0].type: "dropdown" is not valid; expected a kind of item that can stand inside a menu.',
    ],
    [
      `[{ label: 'x', items: [{ label: 'y', to: '/', position: 'left' }] }]`,
      '[0].items[0].position: "left" is not valid; expected no position: an item of a menu has none.',
    ],
    [
      `[{ type: 'docsVersionDropdown', versions: [] }]`,
      '[0].versions: [] is not valid; expected at least one version.',
    ],
    [
      `[{ type: 'docsVersionDropdown', versions: { a: { lable: 'x' } } }]`,
      '[0].versions.a.lable: unknown key. Did you mean "label"?',
    ],
    [
      `[{ type: 'doc', docId: 'x', docsPluginId: 'defualt' }]`,
      '[0].docsPluginId: "defualt" is no instance of the docs plugin; expected one of "default". Did you mean "default"?',
    ],
    [
      `[{ label: 'x', items: [{ type: 'docsVersion', docsPluginId: 'sdk' }] }]`,
      '[0].items[0].docsPluginId: "sdk" is no instance of the docs plugin; expected one of "default".',
    ],
    [
      `[{ type: 'docsVersionDropdown', docsPluginId: 'sdk' }]`,
      '[0].docsPluginId: "sdk" is no instance of the docs plugin',
    ],
  ])('%s', async (items, message) => {
    const problems = await (await createSiteWith(navbar(items))).problems();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
    expect(problems[0]).toMatch(/^themeConfig\.navbar\.items\[0\]/);
  });

  it.each([
    [`[{ type: 'doc', docId: 'y', docID: 'x' }]`, '[0].docID: nothing reads this key. Did you mean "docId"?'],
    [`[{ label: 'x', to: '/', positon: 'left' }]`, '[0].positon: nothing reads this key. Did you mean "position"?'],
  ])('%s is a warning', async (items, message) => {
    const site = await createSiteWith(`presets: ['classic'], themeConfig: { navbar: { items: ${items} } }`);
    expect(messagesOf((await site.load()).warnings)).toEqual([`themeConfig.navbar.items${message}`]);
  });

  it('may have any attributes; `null` means none', async () => {
    const items = `[{ label: 'x', to: '/', rel: null, target: undefined, title: 5, 'data-x': ['a'] }]`;
    const config = await (await createSiteWith(`themeConfig: { navbar: { items: ${items} } }`)).load();
    expect(config.themeConfig.navbar.items[0]).toMatchObject({ type: 'link', rel: undefined, title: undefined });
  });

  it('of the site own theme are named and left out', async () => {
    const config = await (await createSiteWith(navbar(`[{ type: 'custom-clock', zone: 'UTC' }]`))).load();
    expect(messagesOf(config.warnings)).toEqual([
      `themeConfig.navbar.items[0]: "custom-clock" is left out: there is no src/theme/NavbarItem/ComponentTypes that has it.`,
    ]);
  });

  it('cannot name docs if there are none', async () => {
    const site = await createSiteWith(`themeConfig: { navbar: { items: [{ type: 'doc', docId: 'x' }] } }`);
    expect(await site.problems()).toEqual([
      'themeConfig.navbar.items[0].docsPluginId: "default" is no instance of the docs plugin; the site has no docs.',
    ]);
  });
});
