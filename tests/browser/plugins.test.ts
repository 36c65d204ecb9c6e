import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';

const FILES = {
  'docusaurus.config.mjs': `export default {
    title: 'Plugins', url: 'https://plugins.example', baseUrl: '/configured/', trailingSlash: false,
    presets: [['classic', { docs: { routeBasePath: 'docs' }, blog: false }]],
    plugins: ['./plugin', ['@docusaurus/plugin-google-gtag', { trackingID: 'G-1' }]],
    clientModules: ['./src/watch.ts', './src/broken.js'],
  };`,
  'plugin/index.js': `module.exports = (context) => ({
    name: 'shop',
    async contentLoaded({ actions }) {
      actions.setGlobalData({ items: ['a', 'b'] });
      const item = await actions.createData('a.json', { name: 'Alpha' });
      actions.addRoute({ path: context.baseUrl + 'items/a', component: '@theme/Item', modules: { item }, exact: true });
    },
    getThemePath: () => './theme',
    getClientModules: () => ['./client.js'],
    injectHtmlTags: () => ({ postBodyTags: '<script>document.documentElement.dataset.inline = "ran"</script>' }),
  });`,
  'plugin/theme/Item.jsx': `
    import { useState } from 'react';
    import Layout from '@theme/Layout';
    import Link from '@docusaurus/Link';
    import { usePluginData } from '@docusaurus/useGlobalData';
    import { useActiveVersion, useAllDocsData, useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
    export default function Item({ item }) {
      const [isOpen, setOpen] = useState(false);
      const { items } = usePluginData('shop');
      const docs = useAllDocsData().default.versions[0].docs;
      return <Layout title={item.name}><main>
        <h1>{item.name}</h1>
        <button className="more" onClick={() => setOpen(true)}>{isOpen ? 'One of ' + items.join() : 'More'}</button>
        {docs.map(({ id, path }) => <Link key={id} className="doc" to={path}>{id}</Link>)}
      </main></Layout>;
    }`,
  'plugin/client.js': `
    import './client.css';
    import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
    if (ExecutionEnvironment.canUseDOM) window.moves = [];
    export const onRouteDidUpdate = ({ location, previousLocation }) => {
      document.querySelector('.navbar').dataset.found = 'by its name in Docusaurus';
      window.moves.push([previousLocation && previousLocation.pathname.split('/').pop(), location.pathname.split('/').pop() + location.hash, document.querySelector('h1').textContent]);
    };`,
  'plugin/client.css': '.doc { color: rgb(1, 2, 3) }',
  'src/watch.ts': `
    let later: Promise<{ word: string }> | undefined;
    export default {
      onRouteUpdate(): () => void {
        later ??= import('./later');
        void later.then(({ word }) => { document.documentElement.dataset.later = word; });
        return () => { document.documentElement.dataset.ended = 'yes'; };
      },
    };`,
  'src/later.ts': "export const word: string = 'loaded';",
  'src/broken.js': "throw new Error('broken on purpose');",
  'docs/one.mdx':
    "---\ntitle: One\n---\n\nimport Where from '@site/src/Where';\n\n<Where />\n\n[two](./two.md) [item](/items/a)\n\n## Part {#part}\n\n[part](#part)\n",
  'docs/two.md': '---\ntitle: Two\n---\n\nText. [one](./one.mdx)\n',
  'src/Where.jsx': `
    import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
    export default () => <p className="where">{useActiveDocContext().activeDoc?.id ?? 'nowhere'}</p>;`,
};

const site = useServedSite(FILES, { expected: /is another site/ });

/** No request reaches Google; the test looks at the data that would be sent. */
async function open(): Promise<Page> {
  const { tab } = await openTab();
  await tab.route(/google/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  return tab;
}

const moves = (tab: Page) => tab.evaluate(() => (window as unknown as { moves: unknown[] }).moves);
const dataset = (tab: Page) => tab.evaluate(() => ({ ...document.documentElement.dataset }));

async function usePlugins(tab: Page, toOne: string): Promise<void> {
  await tab.goto(toOne);
  await expect.poll(() => dataset(tab)).toMatchObject({ inline: 'ran', later: 'loaded', ended: 'yes' });
  await expect.poll(() => tab.locator('.where').textContent()).toBe('one');
}

/** The first touch makes the page live, and its own action happens only once. */
async function showMore(tab: Page): Promise<void> {
  await expect
    .poll(async () => {
      await tab.locator('.more').click();
      return tab.locator('.more').textContent();
    })
    .toBe('One of a,b');
}

describe.each(['/', '/elsewhere/deep/'])('served at %s', (base) => {
  it('client modules run and follow the reader; data is available, within the policy', async () => {
    const tab = await open();
    const url = base === '/' ? site.url : await site.serveAt(base);
    const watch = await watchPage(tab, url);
    await usePlugins(tab, `${url}docs/one`);
    expect(await moves(tab)).toEqual([[null, 'one', 'One']]);
    expect(await tab.locator('.navbar[data-found]').count()).toBe(1);
    await tab.mouse.move(9, 9, { steps: 2 });
    await tab.waitForSelector('html[data-oc-live]');
    await tab.locator('article a', { hasText: 'two' }).click();
    await tab.waitForURL(/two$/);
    await expect
      .poll(() => moves(tab))
      .toEqual([
        [null, 'one', 'One'],
        ['one', 'two', 'Two'],
      ]);
    const sent = () =>
      tab.evaluate(() =>
        (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) =>
          [...Array.from(entry)].slice(0, 2),
        ),
      );
    await expect.poll(sent).toContainEqual(['event', 'page_view']);
    await tab.goBack();
    await tab.getByRole('link', { name: 'part', exact: true }).click();
    await expect.poll(async () => (await moves(tab)).at(-1)).toEqual(['one', 'one#part', 'One']);
    await tab.locator('article a', { hasText: 'item' }).click();
    await tab.waitForURL(/items\/a$/);
    await showMore(tab);
    expect(
      await tab
        .locator('.doc')
        .first()
        .evaluate((link) => getComputedStyle(link).color),
    ).toBe('rgb(1, 2, 3)');
    await tab.locator('.doc', { hasText: 'two' }).click();
    await tab.waitForURL(/docs\/two$/);
    expect(await tab.locator('h1').textContent()).toBe('Two');
    expect(watch.problems.filter((problem) => !/broken|googletagmanager/.test(problem))).toEqual([]);
  });
});

it('client modules and data work from disk', async () => {
  const tab = await open();
  await usePlugins(tab, `${site.diskUrl}docs/one.html`);
  expect(await moves(tab)).toEqual([[null, 'one.html', 'One']]);
  await tab.goto(`${site.diskUrl}items/a.html`);
  await showMore(tab);
});
