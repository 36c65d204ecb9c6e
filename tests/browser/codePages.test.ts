import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';

const FILES = {
  'docusaurus.config.mjs': `export default {
    title: 'Pages', url: 'https://pages.example', baseUrl: '/', trailingSlash: false,
    presets: [['classic', { docs: false, blog: false, theme: { customCss: './src/custom.css' } }]],
    themeConfig: { navbar: { title: 'Brand' }, footer: { copyright: 'Copyright' }, announcementBar: { content: 'News' } },
  };`,
  'src/custom.css': '.wrapped { border-top: 7px solid red; } .tall { --tall: 1; }',
  'src/pages/index.jsx': `
    import Layout from '@theme/Layout';
    import Link from '@docusaurus/Link';
    export default () => <Layout title="Home"><h1>Home</h1><Link to="/bare">bare</Link> <Link to="/quiet">quiet</Link></Layout>;`,
  'src/pages/bare.jsx': `
    import Head from '@docusaurus/Head';
    import Link from '@docusaurus/Link';
    export default () => <><Head><title>Only this</title><html lang="de" data-page="bare" /><body className="dim" data-x="1" /></Head><h1>Bare</h1><Link to="/">home</Link></>;`,
  'src/pages/quiet.jsx': `
    import Layout from '@theme/Layout';
    import Link from '@docusaurus/Link';
    import { HtmlClassNameProvider } from '@docusaurus/theme-common';
    export default () => <HtmlClassNameProvider className="tall wide"><Layout title="Quiet" noFooter wrapperClassName="wrapped"><h1>Quiet</h1><Link to="/">home</Link></Layout></HtmlClassNameProvider>;`,
};

const site = useServedSite(FILES, { base: '/a/b/' });

/** The visible parts of the shell, and the classes of the elements around them. */
async function look(tab: Page) {
  const isVisible = (selector: string) => tab.locator(selector).first().isVisible();
  const { html, body } = await tab.evaluate(() => ({
    html: ['lang', 'data-page', 'class'].map((name) => document.documentElement.getAttribute(name) ?? ''),
    // Until the first click, a class of the body marks a possible keyboard user.
    body: [
      document.body.className.replace(/navigation-with-keyboard ?/, ''),
      document.body.getAttribute('data-x') ?? '',
    ],
  }));
  return {
    heading: await tab.locator('.main-wrapper h1').textContent(),
    shell: {
      bar: await isVisible('.theme-announcement-bar'),
      navbar: await isVisible('.navbar'),
      footer: await isVisible('.footer'),
    },
    html,
    body,
  };
}

const PLUGIN = 'plugin-pages plugin-id-default';
const home = {
  heading: 'Home',
  shell: { bar: true, navbar: true, footer: true },
  html: ['en', '', PLUGIN],
  body: ['', ''],
};
const bare = {
  heading: 'Bare',
  shell: { bar: false, navbar: false, footer: false },
  html: ['de', 'bare', PLUGIN],
  body: ['dim', '1'],
};
const quiet = {
  heading: 'Quiet',
  shell: { bar: true, navbar: true, footer: false },
  html: ['en', '', `${PLUGIN} tall wide`],
  body: ['', ''],
};

it('a page has the shell that its layout asks for, as a document and after navigation', async () => {
  const { tab } = await openTab();
  const address = site.url;
  const watch = await watchPage(tab, new URL(address).origin);
  for (const [path, expected] of [
    ['', home],
    ['bare', bare],
    ['quiet', quiet],
  ] as const) {
    await tab.goto(address + path);
    expect(await look(tab)).toEqual(expected);
  }
  expect(await tab.evaluate(() => getComputedStyle(document.querySelector('.wrapped')!).borderTopWidth)).toBe('7px');
  await tab.goto(address + 'bare');
  expect(await tab.title()).toBe('Only this');
  await tab.mouse.move(50, 50, { steps: 2 });
  await tab.locator('html[data-oc-live]').waitFor({ state: 'attached' });
  for (const [link, expected] of [
    ['home', home],
    ['quiet', quiet],
    ['home', home],
    ['bare', bare],
    ['home', home],
  ] as const) {
    await tab.locator('.main-wrapper a', { hasText: link }).click();
    await expect.poll(() => look(tab)).toEqual(expected);
  }
  expect(watch.problems).toEqual([]);
});
