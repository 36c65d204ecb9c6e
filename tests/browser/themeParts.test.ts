import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeTabs, watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { serveFiles, type ServedSite } from '../support/servedSite.ts';
import { arriveAt } from '../support/tabSteps.ts';

const wrap = (name: string) =>
  `import Original from '@theme-original/${name}';
   export default function Wrapper(props) { return <><p className="added">Around ${name}</p><Original {...props} /></>; }`;

const CONTENT = {
  'docs/one.md': '---\nsidebar_position: 1\n---\n\n# One\n\n## Alpha\n\nText.\n\n## Beta\n\nText.\n',
  'docs/group/two.md': '# Two\n\n## Gamma\n\nText.\n',
  'docs/plants/three.md': '# Three\n\nNo headings.\n',
  'src/pages/index.mdx':
    "# Landing\n\nimport SearchBar from '@theme/SearchBar';\n\n<SearchBar />\n\n[To the docs](/docs/one)\n",
};

/** Like an ejected component: state in every category, and an effect that highlights. */
const REPLACED = {
  'src/theme/DocSidebar.jsx': `
    import Link from '@docusaurus/Link';
    import { Collapsible, useCollapsible } from '@docusaurus/theme-common';
    import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
    function Category({ item, path }) {
      const { collapsed, toggleCollapsed } = useCollapsible({ initialState: () => !isActiveSidebarItem(item, path) });
      return <li><button onClick={toggleCollapsed}>{item.label}</button>
        <Collapsible lazy as="ul" collapsed={collapsed}>{item.items.map((child) => <Item key={child.label} item={child} path={path} />)}</Collapsible></li>;
    }
    function Item({ item, path }) {
      if (item.type === 'category') return <Category item={item} path={path} />;
      const isActive = isActiveSidebarItem(item, path);
      return <li><Link to={item.href} className={isActive ? 'menu__link menu__link--active' : 'menu__link'}>{item.label}</Link></li>;
    }
    export default ({ sidebar, path }) => <ul className="own-sidebar" style={{ paddingTop: 'var(--ifm-navbar-height)' }}>{sidebar.map((item) => <Item key={item.label} item={item} path={path} />)}</ul>;`,
  'src/theme/TOC.jsx': `
    import { useTOCHighlight, useTreeifiedTOC } from '@docusaurus/theme-common/internal';
    const highlight = { linkClassName: 'own-link', linkActiveClassName: 'own-active' };
    export default ({ toc }) => {
      useTOCHighlight(highlight);
      return <ul className="own-toc">{useTreeifiedTOC(toc).map(({ id, value }) => <li key={id}><a className="own-link" href={'#' + id}>{value}</a></li>)}</ul>;
    };`,
};
const WRAPPED = {
  'src/theme/DocSidebar/index.jsx': wrap('DocSidebar'),
  'src/theme/TOC/index.jsx': wrap('TOC'),
  'src/theme/SearchPage/index.jsx': wrap('SearchPage'),
  'src/theme/NavbarItem/DefaultNavbarItem/index.jsx': wrap('NavbarItem/DefaultNavbarItem'),
};

const sites: Record<string, ServedSite> = {};

beforeAll(async () => {
  for (const router of ['browser', 'hash']) {
    for (const [kind, files] of Object.entries({ wrapped: WRAPPED, replaced: REPLACED })) {
      const config = `export default {
        title: 'Parts', url: 'https://parts.example', baseUrl: '/', trailingSlash: false,
        future: { experimental_router: '${router}' },
        presets: [['classic', { docs: {}, blog: false }]],
        themes: ['@easyops-cn/docusaurus-search-local'],
        themeConfig: { navbar: { items: [{ to: '/docs/group/two', label: 'Second', position: 'left' }] } },
      };`;
      const site = await serveFiles({ ...CONTENT, ...files, 'docusaurus.config.mjs': config }, '/a/b/');
      sites[`${kind} ${router}`] = site;
      expect(site.problems).toEqual([]);
    }
  }
});
afterAll(async () => {
  await closeTabs();
  for (const site of Object.values(sites)) await site.close();
});

async function openLanding(kind: string): Promise<{ tab: Page; problems: string[] }> {
  const { tab } = await openTab();
  const address = sites[kind]!.url;
  const watch = await watchPage(tab, new URL(address).origin);
  await tab.goto(address);
  await tab.mouse.move(100, 100, { steps: 2 });
  await tab.locator('html[data-oc-live]').waitFor({ state: 'attached' });
  await tab.locator('main a', { hasText: 'To the docs' }).click();
  await arriveAt(tab, 'One');
  return { tab, problems: watch.problems };
}

describe.each(['browser', 'hash'])('with %s routing, after navigation from a page without', (router) => {
  it('wrapped parts show the data of the page, and are live', async () => {
    const { tab, problems } = await openLanding(`wrapped ${router}`);
    const toc = tab.locator('main .col--3');
    const sidebar = tab.locator('.theme-doc-sidebar-container');
    await expect.poll(() => toc.textContent()).toBe('Around TOCAlphaBeta');
    await expect.poll(() => toc.locator('.table-of-contents__link--active').textContent()).toBe('Alpha');
    await expect.poll(() => sidebar.locator('[aria-current]').textContent()).toBe('One');
    expect(await sidebar.locator('.added').count()).toBe(1);
    await sidebar.getByText('plants').click();
    await sidebar.getByText('group').click();
    await sidebar.getByText('Two').click();
    await arriveAt(tab, 'Two');
    await expect.poll(() => toc.textContent()).toBe('Around TOCGamma');
    expect(await sidebar.locator('[aria-current]').textContent()).toBe('Two');
    const item = tab.locator('.navbar__items a', { hasText: 'Second' });
    expect(await item.getAttribute('aria-current')).toBe('page');
    // Categories that a reader has opened stay open.
    expect(await sidebar.getByText('Three').isVisible()).toBe(true);
    await sidebar.getByText('Three').click();
    await arriveAt(tab, 'Three');
    expect(await toc.count()).toBe(0);
    expect(await item.getAttribute('aria-current')).toBe(null);
    await tab.goBack();
    await arriveAt(tab, 'Two');
    await expect.poll(() => toc.textContent()).toBe('Around TOCGamma');
    await tab.goBack();
    await tab.goBack();
    await arriveAt(tab, 'Landing');
    expect(await sidebar.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('the search box of a page finds, on the first page and after navigation', async () => {
    const { tab, problems } = await openLanding(`wrapped ${router}`);
    const expectHit = async () => {
      await tab.locator('main .oc-search input').fill('gamma');
      await expect.poll(() => tab.locator('main').getByRole('option').first().textContent()).toContain('Gamma');
    };
    await tab.goBack();
    await arriveAt(tab, 'Landing');
    await expectHit();
    await tab.reload();
    await expectHit();
    expect(await tab.locator('main .oc-search').count()).toBe(1);
    expect(problems).toEqual([]);
  });

  it('the site’s own parts are live, with the properties of the page', async () => {
    const { tab, problems } = await openLanding(`replaced ${router}`);
    const toc = tab.locator('.own-toc');
    const active = tab.locator('.own-sidebar .menu__link--active');
    await expect.poll(() => toc.textContent()).toBe('AlphaBeta');
    await expect.poll(() => toc.locator('.own-active').textContent()).toBe('Alpha');
    expect(await active.textContent()).toBe('One');
    await tab.locator('.own-sidebar button', { hasText: 'plants' }).click();
    await tab.locator('.own-sidebar button', { hasText: 'group' }).click();
    await tab.locator('.own-sidebar a', { hasText: 'Two' }).click();
    await arriveAt(tab, 'Two');
    await expect.poll(() => toc.textContent()).toBe('Gamma');
    await expect.poll(() => active.textContent()).toBe('Two');
    expect(await tab.locator('.own-sidebar a', { hasText: 'Three' }).isVisible()).toBe(true);
    await tab.locator('.own-sidebar a', { hasText: 'Three' }).click();
    await arriveAt(tab, 'Three');
    await expect.poll(() => active.textContent()).toBe('Three');
    expect(await toc.count()).toBe(0);
    expect(problems).toEqual([]);
  });
});
