/** Specification §4 (announcement bar), on a small site that has one: the website itself makes no announcement. */
import type { Browser, Page as Tab } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve } from '../../engine/node/serve/serve.ts';
import { launchBrowser, watchPage } from '../support/browser.ts';
import { fixtureSite } from '../support/fixtureSite.ts';
import { buildSiteOnce } from '../support/siteServer.ts';

let browser: Browser;
beforeAll(async () => {
  // Brings the engine up to date, which the small site is built with too.
  [browser] = await Promise.all([launchBrowser(), buildSiteOnce()]);
});
afterAll(() => browser?.close());

const config = (id: string) => `export default {
  title: 'Fixture', url: 'https://fixture.example', baseUrl: '/', trailingSlash: false,
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  themeConfig: { announcementBar: { id: '${id}', content: 'News of ${id}: <a href="/other">read on</a>' } },
};`;

const bar = (tab: Tab) => tab.getByRole('region', { name: 'Announcement' });
const isLive = (tab: Tab) => tab.waitForSelector('html[data-oc-live]');

it('is dismissed for good, on every page, until its id changes', async () => {
  const site = await fixtureSite({
    'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n',
    'docs/other.md': '# Other\n',
    'docusaurus.config.mjs': config('one'),
  });
  const { report } = await site.build();
  const server = await serve({ dir: report.outDir, port: 0 });
  const url = server.url.replace('localhost', '127.0.0.1');
  const context = await browser.newContext();
  try {
    const tab = await context.newPage();
    const watch = await watchPage(tab, url);
    const stored = (key: string) =>
      tab.evaluate((name) => localStorage.getItem(`docusaurus.announcement.${name}`), key);
    await tab.goto(url);
    await isLive(tab);
    expect(await bar(tab).textContent()).toContain('News of one');
    await bar(tab).getByRole('link').click();
    await tab.waitForURL('**/other');
    expect(await bar(tab).isVisible()).toBe(true);
    await expect.poll(() => stored('id')).toBe('one');

    await bar(tab).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => bar(tab).count()).toBe(0);
    expect([await stored('dismiss'), await stored('id')]).toEqual(['true', 'one']);
    await tab.goto(url, { waitUntil: 'domcontentloaded' });
    expect(await bar(tab).isVisible()).toBe(false);
    await isLive(tab);
    expect(await bar(tab).isVisible()).toBe(false);

    await site.write({ 'docusaurus.config.mjs': config('two') });
    await site.build();
    await tab.goto(url);
    await expect.poll(() => bar(tab).isVisible()).toBe(true);
    expect(await bar(tab).textContent()).toContain('News of two');
    await expect.poll(() => stored('id')).toBe('two');
    expect(await stored('dismiss')).toBe('false');
    expect(watch.problems).toEqual([]);
  } finally {
    await context.close();
    await server.close();
  }
});
