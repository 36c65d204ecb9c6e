/** Options that the specification supports and the website does not use, on a small site that does. */
import type { Page as Tab } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { serve } from '../../engine/node/serve/host/serve.ts';
import { findViolations } from '../support/axe.ts';
import { closeTabs, openContext, watchPage } from '../support/browser.ts';
import { fixtureSite, type FixtureSite } from '../support/fixtureSite.ts';
import { goLive, holdRequests } from '../support/tabSteps.ts';

// The small site is built with it.
afterAll(closeTabs);

const toConfig = (themeConfig: string, look = 'octavo') => `export default {
  title: 'Fixture', url: 'https://fixture.example', baseUrl: '/', trailingSlash: false, favicon: 'data:,',
  customFields: { octavo: { look: '${look}' } },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  themeConfig: { ${themeConfig} },
};`;

/** Builds and opens the small site. */
async function onSite(
  themeConfig: string,
  use: (tab: Tab, url: string, site: FixtureSite) => Promise<void>,
  look = 'octavo',
) {
  const site = await fixtureSite({
    'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n',
    'docs/other.md': '# Other\n',
    'docusaurus.config.mjs': toConfig(themeConfig, look),
  });
  const { report } = await site.build();
  const server = await serve({ dir: report.outDir, port: 0 });
  const url = server.url.replace('localhost', '127.0.0.1');
  const context = await openContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  try {
    const tab = await context.newPage();
    const watch = await watchPage(tab, url);
    await tab.goto(url);
    await goLive(tab);
    await use(tab, url, site);
    expect(watch.problems).toEqual([]);
  } finally {
    await context.close();
    await server.close();
  }
}

const bar = (tab: Tab) => tab.getByRole('banner');

it('an announcement is dismissed for good, on every page, until its id changes', () => {
  const announce = (id: string) =>
    `announcementBar: { id: '${id}', content: 'News of ${id}: <a href="/other">read on</a>' }`;
  return onSite(announce('one'), async (tab, url, site) => {
    const stored = (key: string) =>
      tab.evaluate((name) => localStorage.getItem(`docusaurus.announcement.${name}`), key);
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
    await goLive(tab);
    expect(await bar(tab).isVisible()).toBe(false);

    await site.write({ 'docusaurus.config.mjs': toConfig(announce('two')) });
    await site.build();
    await tab.goto(url);
    await expect.poll(() => bar(tab).isVisible()).toBe(true);
    expect(await bar(tab).textContent()).toContain('News of two');
    await goLive(tab);
    await expect.poll(() => stored('id')).toBe('two');
    expect(await stored('dismiss')).toBe('false');
  });
});

it('a sidebar that hides: by its button, also by keyboard, and stays hidden on the next page', () =>
  onSite(`docs: { sidebar: { hideable: true } }`, async (tab) => {
    const sidebar = tab.getByRole('navigation', { name: 'Docs sidebar' });
    const focused = () => tab.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    const left = async () => (await tab.locator('main').boundingBox())!.x;
    const before = await left();
    const button = tab.getByRole('button', { name: 'Collapse sidebar' });
    // Where there is more than fits, it is below what scrolls, and in view.
    await tab.setViewportSize({ width: 1280, height: 160 });
    const [over, list] = await Promise.all([button, sidebar].map((part) => part.boundingBox()));
    expect(over!.y).toBeGreaterThanOrEqual(list!.y + list!.height - 1);
    expect(over!.y + over!.height).toBeLessThanOrEqual(160);
    await tab.setViewportSize({ width: 1280, height: 800 });
    await button.press('Enter');
    await expect.poll(() => sidebar.isVisible()).toBe(false);
    expect(await left()).toBeLessThan(before);
    expect(await focused()).toBe('Expand sidebar');
    expect(await findViolations(tab)).toEqual([]);
    await tab.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click();
    await tab.waitForURL('**/other');
    expect(await sidebar.isVisible()).toBe(false);
    await tab.getByRole('button', { name: 'Expand sidebar' }).press('Space');
    await expect.poll(() => sidebar.isVisible()).toBe(true);
    expect(await focused()).toBe('Collapse sidebar');
    expect(await left()).toBe(before);
  }));

it.each([
  ['octavo', true],
  ['classic', false],
])('the sidebar of the look %s scrolls to the open page: %s', (look, scrolls) =>
  onSite(
    '',
    async (tab, url, site) => {
      const pages = Array.from({ length: 40 }, (_, at) => [`docs/page${at + 10}.md`, `# Page ${at}\n`]);
      await site.write(Object.fromEntries(pages));
      await site.build();
      await tab.goto(`${url}page49`);
      await goLive(tab);
      const top = () => tab.getByRole('navigation', { name: 'Docs sidebar' }).evaluate((nav) => nav.scrollTop);
      await expect.poll(async () => (await top()) > 0).toBe(scrolls);
    },
    look,
  ),
);

it('a sidebar hides by a click that came before the app', () =>
  onSite(`docs: { sidebar: { hideable: true } }`, async (tab, url) => {
    const letGo = await holdRequests(tab, '**/assets/app.*.js');
    await tab.goto(url);
    await tab.getByRole('button', { name: 'Collapse sidebar' }).click();
    letGo();
    await expect.poll(() => tab.getByRole('button', { name: 'Expand sidebar' }).isVisible()).toBe(true);
  }));

it('a page below an announcement stays in place when its sidebar hides', () =>
  onSite(
    `announcementBar: { content: 'News' }, docs: { sidebar: { hideable: true } }`,
    async (tab) => {
      await goLive(tab);
      await tab.evaluate(() => {
        document.body.style.minHeight = '200vh';
        document.querySelector<HTMLElement>('.collapseSidebarButton_PEFL')!.click();
      });
      await expect
        .poll(() => tab.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toBe('Expand sidebar');
      expect(await tab.evaluate(() => scrollY)).toBe(0);
    },
    'classic',
  ));

it('a language switcher, also if there is one language: it names it, and leads to this page', () =>
  onSite(`navbar: { title: 'F', items: [{ type: 'localeDropdown', position: 'right' }] }`, async (tab, url) => {
    await tab.goto(new URL('other?a=1', url).href);
    await goLive(tab);
    const button = tab.locator('.navbar__inner').getByRole('button', { name: 'English' });
    await button.click();
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    const link = tab.locator('.navbar__inner').getByRole('link', { name: 'English' });
    expect(await link.getAttribute('aria-current')).toBe('page');
    expect(await link.getAttribute('lang')).toBe('en');
    expect(await link.evaluate((it) => (it as HTMLAnchorElement).href)).toBe(new URL('other?a=1', url).href);
    expect(await findViolations(tab)).toEqual([]);
    await tab.keyboard.press('Escape');
    await tab.setViewportSize({ width: 390, height: 800 });
    await tab.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await tab.getByRole('button', { name: 'Back to main menu' }).click();
    expect(await tab.getByRole('dialog').getByRole('button', { name: 'Languages' }).isVisible()).toBe(true);
  }));
