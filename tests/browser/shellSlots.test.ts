/** The site's own parts of the shell have no elements around them, and are shown wherever Docusaurus shows them. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';
import { arriveAt, goLive } from '../support/tabSteps.ts';

const counter = (name: string, tag: string) => `
  import { useState } from 'react';
  export default function Own() {
    const [count, setCount] = useState(0);
    return <${tag} className="${name}" onClick={() => setCount(count + 1)}>${name} {count}</${tag}>;
  }`;

const FILES = {
  'docusaurus.config.mjs': `export default {
    title: 'Slots', url: 'https://slots.example', baseUrl: '/', trailingSlash: false,
    presets: [['classic', { docs: { routeBasePath: '/docs' }, blog: false, theme: { customCss: './own.css' } }]],
    themeConfig: {
      navbar: { title: 'Slots', items: [{ type: 'custom-count', position: 'left' }, { to: '/docs/two', label: 'Second' }] },
      footer: { copyright: 'Copyright' },
      docs: { sidebar: { hideable: true } },
    },
  };`,
  'own.css': `
    #__docusaurus > footer { border-top: 3px solid rgb(1, 2, 3); }
    .navbar__items > .item { color: rgb(1, 2, 3); }
    .menu__list > .mobile-item { color: rgb(4, 5, 6); }`,
  'docs/one.md': '---\nsidebar_position: 1\n---\n\n# One\n\n[To two](two.md)\n',
  'docs/two.md': '# Two\n\nText.\n',
  'src/pages/index.jsx': `
    import Layout from '@theme/Layout';
    import Link from '@docusaurus/Link';
    export default () => <Layout noFooter><main><h1>Start</h1><Link to="/docs/one">To the docs</Link></main></Layout>;`,
  'src/theme/Footer.jsx': counter('own-footer', 'footer'),
  'src/theme/NavbarItem/ComponentTypes.jsx': `
    import Types from '@theme-original/NavbarItem/ComponentTypes';
    import { useState } from 'react';
    function Count({ mobile }) {
      const [count, setCount] = useState(0);
      const button = <button className="count" onClick={() => setCount(count + 1)}>{count}</button>;
      return mobile ? <li className="mobile-item">{button}</li> : <div className="item">{button}</div>;
    }
    export default { ...Types, 'custom-count': Count };`,
  'src/theme/DocSidebar/index.jsx': `
    import { useState } from 'react';
    import Original from '@theme-original/DocSidebar';
    export default function Wrapper(props) {
      const [count, setCount] = useState(0);
      return <><button className="own-sidebar" style={{ marginTop: 80 }} onClick={() => setCount(count + 1)}>{count}</button><Original {...props} /></>;
    }`,
};

const site = useServedSite(FILES, { base: '/a/b/' });

async function open(path: string, viewport = { width: 1280, height: 800 }) {
  const { tab } = await openTab({ viewport });
  const address = site.url + path;
  const { problems } = await watchPage(tab, new URL(address).origin);
  await tab.goto(address);
  return { tab, problems };
}

const valueOf = (tab: Page, selector: string, property: string) =>
  tab.evaluate(
    ([one, name]) => getComputedStyle(document.querySelector(one!)!).getPropertyValue(name!),
    [selector, property],
  );

/** Counts, wherever it is live. */
async function expectLive(tab: Page, selector: string, from = 0): Promise<void> {
  const element = tab.locator(selector);
  await expect
    .poll(async () => {
      await element.click();
      return Number((await element.textContent())!.replace(/\D/g, ''));
    })
    .toBeGreaterThan(from);
}

it('selectors of children match before and after the app is there', async () => {
  const { tab, problems } = await open('docs/one');
  const expectStyles = async () => {
    expect(await valueOf(tab, '.own-footer', 'border-top-width')).toBe('3px');
    expect(await valueOf(tab, '.item', 'color')).toBe('rgb(1, 2, 3)');
    expect(await tab.locator('oc-slot').count()).toBe(0);
  };
  await expectStyles();
  await goLive(tab);
  await expectLive(tab, '.own-footer');
  await expectLive(tab, '.item .count');
  await expectLive(tab, '.theme-doc-sidebar-container .own-sidebar');
  await expectStyles();
  // The text in front of each is empty.
  expect(await tab.evaluate(() => document.body.textContent!.includes('\u2064'))).toBe(false);
  expect(problems).toEqual([]);
});

it('keep their state on the next page', async () => {
  const { tab, problems } = await open('docs/one');
  await goLive(tab);
  await expectLive(tab, '.item .count');
  const count = await tab.locator('.item .count').textContent();
  await tab.getByText('To two').click();
  await arriveAt(tab, 'Two');
  expect(await tab.locator('.item .count').textContent()).toBe(count);
  await expectLive(tab, '.item .count', Number(count));
  expect(problems).toEqual([]);
});

it('a footer comes with the first page that has one, and goes', async () => {
  const { tab, problems } = await open('');
  expect(await tab.locator('.own-footer').count()).toBe(0);
  await goLive(tab);
  await tab.getByText('To the docs').click();
  await arriveAt(tab, 'One');
  await expectLive(tab, '#__docusaurus > .own-footer');
  await tab.goBack();
  await arriveAt(tab, 'Start');
  expect(await tab.locator('.own-footer').count()).toBe(0);
  await tab.goForward();
  await arriveAt(tab, 'One');
  await expectLive(tab, '#__docusaurus > .own-footer');
  expect(problems).toEqual([]);
});

it.each([
  ['once the app is there', true],
  ['before', false],
])('are live in the drawer, opened %s', async (_when, isLive) => {
  const { tab, problems } = await open('docs/one', { width: 390, height: 800 });
  if (isLive) await goLive(tab);
  await tab.locator('.navbar__toggle').click();
  await tab.waitForSelector('html[data-oc-live]');
  await expectLive(tab, '.navbar-sidebar .own-sidebar');
  await tab.getByText('Back to main menu').click();
  await expectLive(tab, '.navbar-sidebar .menu__list > .mobile-item .count');
  expect(await valueOf(tab, '.mobile-item', 'color')).toBe('rgb(4, 5, 6)');
  expect(problems).toEqual([]);
});

it('are live in a drawer that is opened on a later page', async () => {
  const { tab, problems } = await open('', { width: 390, height: 800 });
  await goLive(tab);
  await tab.getByText('To the docs').click();
  await arriveAt(tab, 'One');
  await tab.locator('.navbar__toggle').click();
  await expectLive(tab, '.navbar-sidebar .own-sidebar');
  await tab.getByText('Back to main menu').click();
  await expectLive(tab, '.navbar-sidebar .mobile-item .count');
  expect(problems).toEqual([]);
});

it('a sidebar of the site’s own is hidden and comes back, by keyboard too', async () => {
  const { tab, problems } = await open('docs/one');
  const collapse = tab.getByRole('button', { name: 'Collapse sidebar' });
  const expand = tab.getByRole('button', { name: 'Expand sidebar' });
  // Before the app is there; later once it is.
  await collapse.press('Enter');
  await expect.poll(() => expand.isVisible()).toBe(true);
  expect(await tab.locator('.own-sidebar').isVisible()).toBe(false);
  await expect.poll(() => tab.locator('aside').evaluate((aside) => aside.clientWidth)).toBeLessThan(50);
  await expand.press('Enter');
  await expect.poll(() => collapse.isVisible()).toBe(true);
  await expect.poll(() => tab.locator(':focus').getAttribute('aria-label')).toBe('Collapse sidebar');
  await collapse.press('Enter');
  await expect.poll(() => expand.isVisible()).toBe(true);
  expect(problems).toEqual([]);
});
