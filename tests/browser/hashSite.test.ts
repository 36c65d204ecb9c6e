/** `future.experimental_router: 'hash'`: the whole website in one document, over HTTP and from disk. */
import { pathToFileURL } from 'node:url';
import type { ViewportSize } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type RunningServer } from '../../engine/node/serve/host/serve.ts';
import { answerQueries, QUERIES } from '../support/answerQueries.ts';
import { closeTabs, openContext, watchPage } from '../support/browser.ts';
import { startSite, type SiteServer } from '../support/siteServer.ts';
import { buildSiteWith, ENGLISH, type SiteVariant } from '../support/siteVariant.ts';
import { PAGE_KINDS } from '../support/specSite.ts';
import { DESKTOP, PHONE } from '../support/useSite.ts';
import { arriveAt, goLive } from '../support/tabSteps.ts';

let hashed: SiteVariant;
let host: RunningServer;
let plain: SiteServer;

beforeAll(async () => {
  plain = await startSite();
  const config = "trailingSlash: false, future: { experimental_router: 'hash' }";
  hashed = await buildSiteWith('trailingSlash: false', config, ...ENGLISH);
  host = await serve({ dir: hashed.outDir, port: 0, base: '/h/' });
});
afterAll(async () => {
  await closeTabs();
  await host?.close();
  await plain?.close();
  await hashed?.remove();
});

const places = [
  { name: 'over HTTP', url: () => host.url.replace('localhost', '127.0.0.1'), queries: QUERIES },
  // One query with excerpts, one with an error.
  {
    name: 'from disk',
    url: () => pathToFileURL(`${hashed.outDir}/index.html`).href,
    queries: ['not enough gpu memory', 'gpu~x'],
  },
];
const MODE = '.navbar__inner .toggleButton_gllP';

let plainAnswers: Promise<Record<string, string[]>> | undefined;

/** The answers of the same website with one document per page. */
const askElsewhere = () =>
  (plainAnswers ??= (async () => {
    const context = await openContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
    const tab = await context.newPage();
    await tab.goto(`${plain.url}0.5.0/models/deployment`);
    await goLive(tab);
    const answers = await answerQueries(tab, plain.url);
    await context.close();
    return answers;
  })());

describe.each(places)('the website in one document, $name', ({ url, queries }) => {
  async function open(address: string, viewport: ViewportSize = DESKTOP) {
    const context = await openContext({ viewport, reducedMotion: 'reduce' });
    const tab = await context.newPage();
    tab.setDefaultTimeout(30_000);
    const watch = await watchPage(tab, new URL('.', url()).href);
    await tab.goto(url() + address);
    await goLive(tab);
    let documents = 0;
    tab.on('load', () => (documents += 1));
    return {
      tab,
      address: () => tab.url().slice(url().length),
      async close(expected = /^$/) {
        expect(watch.problems.filter((problem) => !expected.test(problem))).toEqual([]);
        expect(watch.requests.filter((request) => /^https?:/.test(request) !== url().startsWith('http'))).toEqual([]);
        // One document, whatever the reader clicked.
        expect(documents).toBe(0);
        await context.close();
      },
    };
  }

  it('sidebar, sections, versions, colours, Back and Forward', async () => {
    const { tab, address, close } = await open('');
    const sidebar = tab.getByRole('navigation', { name: 'Docs sidebar' });
    await arriveAt(tab, 'Generative AI on hardware you own');
    await sidebar.getByRole('button', { name: 'Models' }).click();
    await sidebar.getByRole('link', { name: 'Deployment' }).click();
    await arriveAt(tab, 'Deployment');
    expect(address()).toBe('#/models/deployment');
    expect(await tab.title()).toBe('Deployment | Emberhold');
    expect(await tab.evaluate(() => scrollY)).toBe(0);

    await tab.locator('.tableOfContents_bqdL').getByRole('link', { name: 'Limits' }).click();
    await expect.poll(address).toBe('#/models/deployment#limits');
    const top = () => tab.locator('#limits').evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(60);

    await tab.locator(MODE).click();
    await tab.waitForSelector('html[data-theme=dark]');
    await tab.locator('.navbar [aria-haspopup]').first().hover();
    await tab.locator('.navbar__inner').getByRole('link', { name: '0.5.0', exact: true }).click();
    await expect.poll(address).toBe('#/0.5.0/models/deployment#limits');
    await expect.poll(() => tab.locator('.navbar [aria-haspopup]').first().textContent()).toBe('0.5.0');
    expect(await tab.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('0.5.0');
    await tab.getByRole('alert').getByRole('link', { name: 'latest version' }).click();
    await expect.poll(address).toBe('#/models/deployment');
    await tab.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click();
    await arriveAt(tab, 'GUI walkthrough');
    await tab.goBack();
    await arriveAt(tab, 'Deployment');
    await tab.goBack();
    await expect.poll(address).toBe('#/0.5.0/models/deployment#limits');
    await tab.goForward();
    await tab.goForward();
    await arriveAt(tab, 'GUI walkthrough');
    expect(await tab.getAttribute('html', 'data-theme')).toBe('dark');
    expect(await tab.locator('.oc-progress').count()).toBe(0);
    await close();
  });

  it('every kind of page by its address, with its pictures; the skip link; an unknown address shows the not-found page', async () => {
    const { tab, close } = await open('#/quickstart');
    const go = (page: string) =>
      tab.evaluate((path) => {
        document.querySelector('h1')!.classList.add('left');
        location.hash = `#${path}`;
      }, page);
    for (const [kind, page] of Object.entries(PAGE_KINDS)) {
      await go(page);
      await tab.locator('h1:not(.left)').waitFor();
      if (kind === 'not found') await arriveAt(tab, 'Page Not Found');
      const pictures = await tab.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        return [...document.images].filter((image) => image.naturalWidth === 0).map(({ src }) => src);
      });
      expect([kind, pictures]).toEqual([kind, []]);
    }
    await go('/quickstart');
    await arriveAt(tab, 'Quickstart');
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('Enter');
    await expect.poll(() => tab.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    expect(await tab.textContent('main h1')).toBe('Quickstart');
    // Only the file shows whether there is such a page.
    await close(/ERR_FILE_NOT_FOUND/);
  });

  it('the drawer of a phone: panels, links, and Back closes it', async () => {
    const { tab, address, close } = await open('#/quickstart', PHONE);
    await arriveAt(tab, 'Quickstart');
    const drawer = tab.getByRole('dialog', { name: 'Navigation' });
    const toggle = tab.getByRole('button', { name: 'Toggle navigation bar' });
    await toggle.click();
    await drawer.getByRole('link', { name: 'App Garden' }).click();
    await arriveAt(tab, 'App Garden');
    await expect.poll(() => drawer.count()).toBe(0);
    await toggle.click();
    await drawer.getByRole('button', { name: 'Back to main menu' }).click();
    await drawer.getByRole('link', { name: 'Blog' }).waitFor();
    await tab.goBack();
    await expect.poll(() => drawer.count()).toBe(0);
    expect(address()).toBe('#/app-garden');
    await tab.goBack();
    await arriveAt(tab, 'Quickstart');
    await close();
  });

  it('search: the same answers as elsewhere, marks on the page, and the search page', async () => {
    const { tab, address, close } = await open('#/0.5.0/models/deployment');
    await arriveAt(tab, 'Deployment');
    const here = await answerQueries(tab, new URL('.', url()).href, queries);
    const elsewhere = await askElsewhere();
    expect(here).toEqual(Object.fromEntries(queries.map((query) => [query, elsewhere[query]])));

    await tab.locator('.navbar .oc-search input').fill('windows installation');
    await expect.poll(() => tab.locator('.oc-search-hit').first().innerText()).toContain('Windows installation guide');
    await tab.keyboard.press('Enter');
    await arriveAt(tab, 'Windows installation guide');
    expect(address()).toMatch(/^#\/0\.5\.0\/installation\/windows_installation_guide\?_highlight=/);
    await expect.poll(() => tab.locator('main mark').count()).toBeGreaterThan(0);
    await tab.getByRole('button', { name: 'Clear search' }).click();
    await expect.poll(address).toMatch(/^#\/0\.5\.0\/installation\/windows_installation_guide(?:#[\w-]+)?$/);
    expect(await tab.locator('main mark').count()).toBe(0);
    await tab.goBack();
    await arriveAt(tab, 'Deployment');
    await tab.locator('.navbar .oc-search input').fill('quickstart');
    await tab.getByRole('option', { name: 'See all results' }).click();
    await expect.poll(address).toMatch(/^#\/search\?q=quickstart&version=0\.5\.0(?:\/|%2F)$/);
    await expect.poll(() => tab.locator('.oc-search-results h2').first().innerText()).toBe('Quickstart');
    await tab.locator('main input').fill('gpu memory');
    await expect.poll(address).toMatch(/^#\/search\?q=gpu(?:\+|%20)memory/);
    await tab.locator('.oc-search-results h2 a').first().click();
    await expect.poll(address).toMatch(/_highlight=/);
    await expect.poll(() => tab.locator('main mark').count()).toBeGreaterThan(0);
    await close();
  });
});

it('without its app the document says what may be wrong', async () => {
  const context = await openContext();
  const tab = await context.newPage();
  await tab.route('**/assets/app.*.js', (route) => route.fulfill({ status: 404 }));
  await tab.goto(places[0]!.url());
  await tab.mouse.move(5, 5, { steps: 2 });
  const banner = tab.getByRole('alert').filter({ hasText: 'did not load properly' });
  await banner.waitFor();
  expect(await banner.innerText()).toContain('We suggest trying baseUrl = /h/');
  await context.close();
});
