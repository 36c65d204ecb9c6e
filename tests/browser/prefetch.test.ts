import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeTabs } from '../support/browser.ts';
import { startHost, type HostTest } from '../support/hostTest.ts';
import { createRuntimeSite, openTab } from '../support/runtimeSite.ts';

let host: HostTest;

beforeAll(async () => {
  host = await startHost(await createRuntimeSite());
});
afterAll(async () => {
  await closeTabs();
  await host?.close();
});

it('links in view are prefetched when idle, each page once, and not the page itself', async () => {
  const { tab, live, context } = await openTab();
  await tab.goto(`${host.url}models/short`);
  await live();
  await tab.waitForSelector('link[rel=prefetch][href$="/models/long.js"]', { state: 'attached' });
  const hints = await tab.$$eval('link[rel=prefetch]', (links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(hints).size).toBe(hints.length);
  expect(hints.filter((hint) => /models\/short|manual/.test(hint!))).toEqual([]);
  await context.close();
});

it('a page that was prefetched, hovered and clicked is requested once; the click needs no network', async () => {
  const { tab, live, follow, arrive, context } = await openTab();
  const requested: string[] = [];
  // Counted at the server: requests that the cache answers never arrive there.
  const { cdp, served } = await countServed(tab, requested);
  await tab.goto(`${host.url}models/short`);
  await live();
  await tab.waitForSelector('link[rel=prefetch][href$="/models/long.js"]', { state: 'attached' });
  await tab.waitForTimeout(200);
  await tab.hover('main a:text-is("to long")');
  await tab.hover('main h1');
  await tab.hover('main a:text-is("to long")');
  await tab.waitForTimeout(200);
  await context.setOffline(true);
  await follow('to long');
  await arrive('Long');
  expect(served().filter((url) => url.endsWith('/models/long.js'))).toHaveLength(1);
  await cdp.detach();
  await context.close();
});

it('focus and touch prefetch too', async () => {
  const { tab, live, context } = await openTab({ hasTouch: true });
  await tab.goto(`${host.url}models/long`);
  await live();
  const focused = tab.waitForRequest('**/_octavo/page/slow.js');
  await tab.focus('main a:text-is("to slow")');
  await focused;
  await context.close();
});

it('where the browser knows no prefetch, pages are fetched with credentials', async () => {
  const { tab, live, context } = await openTab();
  await tab.addInitScript(() => {
    DOMTokenList.prototype.supports = () => false;
    const requested: [string, RequestCredentials | undefined][] = [];
    const original = globalThis.fetch;
    Object.assign(globalThis, { requested });
    globalThis.fetch = (input, options) => {
      requested.push([String(input), options?.credentials]);
      return original(input, options);
    };
  });
  await tab.goto(`${host.url}models/short`);
  await live();
  const fetched = () => tab.evaluate(() => (globalThis as unknown as { requested: [string, string][] }).requested);
  await expect
    .poll(async () => (await fetched()).find(([url]) => url.endsWith('/models/long.js'))?.[1])
    .toBe('include');
  expect(await tab.locator('link[rel=prefetch]').count()).toBe(0);
  await context.close();
});

/** Responses that came over the wire, by address. */
async function countServed(tab: import('playwright-core').Page, urls: string[]) {
  const cdp = await tab.context().newCDPSession(tab);
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ response }) => {
    if (!response.fromDiskCache && !response.fromPrefetchCache) urls.push(response.url);
  });
  return { cdp, served: () => urls };
}
