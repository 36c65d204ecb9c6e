import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContext } from '../support/browser.ts';
import { findViolations, setColorMode } from '../support/axe.ts';
import { BOX, describeTab, startSearchSite, wholeAnswer, type SearchSite } from '../support/searchSite.ts';
import { goLive, holdRequests } from '../support/tabSteps.ts';

const INDEX = /_octavo\/search\/.*\.bin$/;

let site: SearchSite;
beforeAll(async () => {
  site = await startSearchSite();
});
afterAll(() => site?.close());

describe('when the index', () => {
  it('is slow, a ring shows and the results come by themselves', async () => {
    const { tab, box, options, context } = await site.open('/quickstart');
    const release = await holdRequests(tab, INDEX);
    await box.pressSequentially('windows');
    await tab.waitForSelector('.oc-search-field[data-busy]');
    release();
    await options.first().waitFor();
    expect(await tab.locator('.oc-search .oc-search-field[data-busy]').count()).toBe(0);
    await context.close();
  });

  it('is damaged once, it is fetched again and nobody notices', async () => {
    const { tab, box, options, context } = await site.open('/quickstart');
    const requests = new Map<string, string[]>();
    await context.route(INDEX, async (route) => {
      const url = route.request().url();
      const first = !requests.has(url);
      requests.set(url, [...(requests.get(url) ?? []), route.request().headers()['range'] ?? 'whole']);
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({ response, body: first ? body.subarray(0, body.length - 40) : body });
    });
    await box.pressSequentially('windows');
    await options.first().waitFor();
    // With its excerpts: a file that has just been requested comes damaged first, too.
    await wholeAnswer(tab);
    // How many pieces of a pack are requested depends on how fast the letters come. None is requested a third time.
    for (const ranges of requests.values()) {
      expect(ranges.length).toBeGreaterThan(1);
      for (const range of ranges) expect(ranges.filter((other) => other === range).length).toBeLessThan(3);
    }
    expect(await tab.locator('.oc-search [role=alert]').count()).toBe(0);
    await context.close();
  });

  it('stays damaged, the box says so, and a retry helps once it is whole', async () => {
    const { tab, box, options, context } = await site.open('/quickstart');
    let broken = true;
    await context.route(INDEX, async (route) => {
      if (broken) await route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Oops</p>' });
      else await route.continue();
    });
    await box.pressSequentially('windows');
    const alert = tab.locator('.oc-search [role=alert]');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('Search could not be loaded.');
    expect(await tab.getByText('No results', { exact: true }).count()).toBe(0);
    broken = false;
    await alert.getByRole('button', { name: 'Retry' }).click();
    await options.first().waitFor();
    await context.close();
  });

  it('is gone with its build, the page is loaded again, once', async () => {
    const { tab, box, context } = await site.open('/quickstart');
    let documents = 0;
    tab.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
    await context.route(/_octavo\/search\/|_octavo\/site-/, gone);
    await box.pressSequentially('windows');
    await expect.poll(() => documents).toBe(1);
    // Still gone: then the document stays, without its app.
    await tab.waitForLoadState();
    await tab.mouse.move(7, 7, { steps: 2 });
    await tab.waitForTimeout(1000);
    expect(documents).toBe(1);
    await context.unroute(/_octavo\/search\/|_octavo\/site-/, gone);
    await tab.reload();
    await goLive(tab);
    await box.fill('windows');
    await tab.locator('.oc-search-hit').first().waitFor();
    await context.close();
  });

  it('cannot be reached, the search page says so', async () => {
    const { tab, context } = await site.open('/search');
    await context.route(/_octavo\/search\//, (route) => route.abort());
    await tab.locator('main input').fill('windows');
    await tab.locator('main [role=alert]').waitFor();
    expect(await tab.locator('main [role=alert]').innerText()).toContain('Search could not be loaded.');
    await context.close();
  });
});

it('an old answer never replaces a newer one', async () => {
  const { tab, box, options, context } = await site.open('/quickstart');
  // The excerpts of the first query are delayed until the second one is answered.
  const held: Route[] = [];
  let isHolding = true;
  await context.route(/\/pack-/, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  await box.fill('windows installation');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect.poll(() => options.first().innerText()).toContain('Windows installation guide');
  isHolding = false;
  await box.fill('system requirements');
  await expect.poll(() => options.first().innerText()).toContain('System requirements');
  const requests = held.map((route) => route.request());
  for (const route of held) await route.continue();
  for (const request of requests) await request.response();
  await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await options.first().innerText()).toContain('System requirements');
  await context.close();
});

it('runs in the page where workers are forbidden', async () => {
  const context = await openContext();
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    Object.defineProperty(globalThis, 'Worker', {
      value: class {
        constructor() {
          throw new DOMException('forbidden', 'SecurityError');
        }
      },
    });
  });
  await tab.goto(`${site.url}quickstart`);
  await tab.locator(BOX).fill('windows');
  await tab.locator('.oc-search-hit mark').first().waitFor();
  await context.close();
});

it('runs in the page, from scripts, where a policy forbids to fetch', async () => {
  const context = await openContext();
  await context.route(/\/quickstart$|assets\/search/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "connect-src 'none'" };
    await route.fulfill({ response, headers });
  });
  const tab = await context.newPage();
  await tab.goto(`${site.url}quickstart`);
  await tab.locator(BOX).fill('windows');
  await tab.locator('.oc-search-hit small mark').first().waitFor();
  await context.close();
});

it('works from disk, box and page', async () => {
  const context = await openContext();
  const tab = await context.newPage();
  const problems: string[] = [];
  tab.on('pageerror', (error) => problems.push(error.message));
  const { options, search, marks } = describeTab(tab, context, { problems, requests: [] }, '');
  await tab.goto(pathToFileURL(path.join(site.outDir, 'quickstart.html')).href);
  await goLive(tab);
  await search('not enough gpu memory');
  expect(await options.first().locator('small').innerText()).not.toBe('');
  await options.first().click();
  await tab.waitForURL(/troubleshooting\.html\?_highlight=.*#gpu-memory$/);
  await expect.poll(marks).not.toEqual([]);

  await tab.goto(`${pathToFileURL(path.join(site.outDir, 'search.html')).href}?q=windows`);
  await tab.locator('.oc-search-results li').first().waitFor();
  await tab.waitForSelector('html[data-oc-live]');
  await tab.locator('main input').fill('quickstart');
  await expect.poll(() => tab.locator('.oc-search-results h2').first().innerText()).toBe('Quickstart');
  expect(problems).toEqual([]);
  await context.close();
});

describe('to a screen reader', () => {
  it('box and results have their names and roles', async () => {
    const { tab, box, search, context } = await site.open('/quickstart');
    expect(await tab.getByRole('combobox', { name: 'Search', exact: true }).getAttribute('aria-expanded')).toBe(
      'false',
    );
    await search('install windows');
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    const list = await box.getAttribute('aria-controls');
    expect(await tab.getByRole('listbox', { name: 'Search results' }).getAttribute('id')).toBe(list);
    await tab.getByRole('group', { name: /Windows installation guide/ }).waitFor();
    await tab
      .getByRole('option', { name: /Windows installation guide/ })
      .first()
      .waitFor();
    expect(await tab.locator('.oc-search [role=status]').innerText()).toMatch(/^\d+ results$/);
    await context.close();
  });

  it('the search page has no violations, in both colours', async () => {
    const { tab, context } = await site.open('/search?q=foo:windows');
    await tab.locator('.oc-search-results li').first().waitFor();
    await tab.waitForTimeout(300);
    expect(await findViolations(tab)).toEqual([]);
    await setColorMode(tab, 'dark');
    await tab.waitForTimeout(300);
    expect(await findViolations(tab, 'color-contrast')).toEqual([]);
    await context.close();
  });
});
