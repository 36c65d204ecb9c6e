/** The website as a document: without script, on paper, in forced colours, at 320 px. */
import type { BrowserContext, Page as Tab } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContext } from '../support/browser.ts';
import { sendRequest } from '../support/httpClient.ts';
import { PAGE_KINDS, SITE_URL, SPEC_PAGES } from '../support/specSite.ts';
import { DESKTOP, PHONE, useSite } from '../support/useSite.ts';

const site = useSite();
const { visit } = site;
const open = (tab: Tab, path: string) => tab.goto(site.url + path.slice(1), { waitUntil: 'domcontentloaded' });

describe('without JavaScript', () => {
  let context: BrowserContext;
  let tab: Tab;
  beforeAll(async () => {
    context = await openContext({ javaScriptEnabled: false, viewport: DESKTOP });
    tab = await context.newPage();
    tab.setDefaultTimeout(30_000);
  });
  afterAll(() => context?.close());

  it('links of navbar, sidebar, article, pager and footer lead to pages', async () => {
    await tab.setViewportSize(DESKTOP);
    await open(tab, '/');
    await tab.locator('.navbar__inner').getByRole('link', { name: 'SDK' }).click();
    await tab.waitForURL('**/sdk/intro');
    const sidebar = tab.getByRole('navigation', { name: 'Docs sidebar' });
    // A category leads to its first page, where it is open.
    await sidebar.getByRole('button', { name: 'Services' }).click();
    await tab.waitForURL('**/sdk/services/*');
    await sidebar.getByRole('link', { name: 'lab' }).click();
    await tab.waitForURL('**/sdk/services/lab');
    await tab
      .getByRole('navigation', { name: 'Docs pages' })
      .getByRole('link', { name: /^Previous/ })
      .click();
    await tab.waitForURL('**/sdk/services/ingestion');
    await tab.locator('.navbar__inner').getByRole('link', { name: 'Blog' }).click();
    await tab.waitForURL('**/blog');
    await tab.locator('main').getByRole('link').first().click();
    await tab.waitForURL('**/blog/2025/01/13/*');
    expect(await tab.locator('article p').count()).toBeGreaterThan(10);
  });

  it('the version menu opens and leads to the same doc', async () => {
    await tab.setViewportSize(DESKTOP);
    await open(tab, '/models/deployment');
    await tab.locator('.navbar [aria-haspopup]').first().hover();
    await tab.locator('.navbar__inner').getByRole('link', { name: '0.5.0', exact: true }).click();
    await tab.waitForURL('**/0.5.0/models/deployment');
    expect(await tab.getByRole('alert').isVisible()).toBe(true);
  });

  it('all panels of tabs and all folded sections can be read', async () => {
    await open(tab, '/quickstart');
    const panels = tab.locator('[data-oc-group=os] [role=tabpanel]');
    expect(await panels.count()).toBeGreaterThan(3);
    for (const panel of await panels.all()) expect(await panel.locator('> *').first().isVisible()).toBe(true);
  });

  it('on a phone the drawer opens and leads on', async () => {
    await tab.setViewportSize(PHONE);
    await open(tab, '/models/deployment');
    await tab.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const drawer = tab.locator('.navbar-sidebar');
    expect(await drawer.getByRole('link', { name: 'Deployment' }).isVisible()).toBe(true);
    await drawer.getByRole('button', { name: 'Installation' }).click();
    await tab.waitForURL('**/installation/**');
    await tab.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await drawer.getByRole('link', { name: 'GPU setup' }).click();
    await tab.waitForURL('**/installation/gpu_setup_guide');
    await tab.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await drawer.getByRole('button', { name: 'Close navigation bar' }).click();
    expect(await drawer.isVisible()).toBe(false);
    await tab.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await drawer.getByRole('link', { name: 'Blog' }).click();
    await tab.waitForURL('**/blog');
  });

  it('no page is wider than the narrowest window', { timeout: 180_000 }, async () => {
    await tab.setViewportSize({ width: 320, height: 640 });
    const wide: string[] = [];
    const seen = new Set<string>();
    for (const path of SPEC_PAGES) {
      // Versions share most of their articles, except for addresses and version names.
      const article = /<article.*<\/article>/s.exec((await sendRequest(site.url, path)).text)?.[0];
      const shape = article?.replace(/ href="[^"]*"/g, '').replace(/\d+\.\d+\.\d+/g, '') ?? path;
      if (seen.has(shape)) continue;
      seen.add(shape);
      await open(tab, path);
      // Before its style sheets are loaded, a page has no useful width.
      await tab.waitForLoadState('load');
      if (await tab.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(path);
    }
    expect(wide).toEqual([]);
    expect(seen.size).toBeGreaterThan(50);
  });
});

it('on paper an address is whole or absent, and the label of a tab stays with its panel', () =>
  visit('/quickstart', { live: false }, async ({ tab }) => {
    await tab.waitForLoadState();
    await tab.emulateMedia({ media: 'print' });
    const after = (selector: string) =>
      tab
        .locator(selector)
        .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one, '::after').content))]);
    expect(await after(".markdown a:not([href^='http'], .hash-link)")).toEqual(['none']);
    const outside = await after(".markdown a[href^='http']");
    expect(outside.length).toBeGreaterThan(0);
    for (const content of outside) expect(content).toContain('(');
    const breaks = await tab.$$eval('[role=tabpanel]', (all) =>
      all.map((panel) => getComputedStyle(panel, '::before').breakAfter),
    );
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
  }));

it.each(['/quickstart', PAGE_KINDS.post, '/compare?from=0.5.0&to=current&doc=models/deployment'])(
  'on paper the text of %s is as wide as the sheet',
  (path) =>
    visit(path, { viewport: { width: 700, height: 900 } }, async ({ tab }) => {
      await tab.waitForSelector('main h1');
      await tab.emulateMedia({ media: 'print' });
      await tab.waitForLoadState('networkidle');
      const { x: left, width } = (await tab.locator('main h1').boundingBox())!;
      expect([left < 40, left + width > 660]).toEqual([true, true]);
    }),
);

it('on paper a short page is one sheet', () =>
  visit('/no-such-page', { expected: /404/ }, async ({ tab }) => {
    const pdf = (await tab.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }));

it('on paper there is the article alone, light, with everything opened', () =>
  visit('/quickstart?docusaurus-theme=dark', {}, async ({ tab }) => {
    await tab.emulateMedia({ media: 'print' });
    for (const part of [
      '.navbar',
      '.footer',
      'nav[aria-label="Docs sidebar"]',
      '.theme-doc-toc-desktop',
      '.pagination-nav',
      '.oc-copy-page',
    ]) {
      expect([part, await tab.locator(part).first().isVisible()]).toEqual([part, false]);
    }
    expect(await tab.locator('main h1').isVisible()).toBe(true);
    const light = await tab.evaluate(() => {
      const [red = 0] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)!.map(Number);
      return red;
    });
    expect(light).toBeGreaterThan(230);
    const hidden = await tab.$$eval('[role=tabpanel] > *:first-child', (all) =>
      all.filter((element) => !element.checkVisibility()).map((element) => element.textContent),
    );
    expect(hidden).toEqual([]);
    await tab.pdf();
    const requirements = tab.locator('article').getByRole('link', { name: 'system requirements' }).first();
    const written = await requirements.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(written).toBe(`" (${SITE_URL}/installation/system_requirements)"`);
    const external = tab.locator('article a[target=_blank]').first();
    expect(await external.evaluate((link) => getComputedStyle(link, '::after').content)).toBe(
      `" (${await external.getAttribute('href')})"`,
    );
  }));

it('in forced colours the parts of the page stay apart, and current items are recognisable', () =>
  visit('/models/deployment', { forcedColors: 'active' }, async ({ tab }) => {
    const isActive = await tab.evaluate(() => matchMedia('(forced-colors: active)').matches);
    expect(isActive).toBe(true);
    const styleOf = (selector: string) =>
      tab
        .locator(selector)
        .first()
        .evaluate((element) => {
          const style = getComputedStyle(element);
          return [
            style.fontWeight,
            style.textDecorationLine,
            style.outlineStyle,
            style.borderStyle,
            style.color,
          ].join();
        });
    const current = await styleOf('nav[aria-label="Docs sidebar"] a[aria-current]');
    expect(current).not.toBe(await styleOf('nav[aria-label="Docs sidebar"] a:not([aria-current])'));
    const icons = await tab.$$eval('.navbar button svg', (all) =>
      all
        .filter((icon) => icon.checkVisibility())
        .map((icon) => getComputedStyle(icon.querySelector('path')!))
        .map(({ fill, stroke }) => (fill === 'none' ? stroke : fill)),
    );
    expect(icons.length).toBeGreaterThan(0);
    expect(icons.filter((stroke) => stroke === 'none')).toEqual([]);
    await tab.locator('.navbar__inner').getByRole('link', { name: 'SDK' }).focus();
    expect(await styleOf('.navbar a:focus')).toContain('solid');
  }));
