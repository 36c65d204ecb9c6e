import type { Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeTabs } from '../support/browser.ts';
import { startHost, type HostTest } from '../support/hostTest.ts';
import { createRuntimeSite, openTab, type TabOptions } from '../support/runtimeSite.ts';
import { waitUntil } from '../support/tabSteps.ts';

let host: HostTest;

beforeAll(async () => {
  host = await startHost(await createRuntimeSite());
});
afterAll(async () => {
  await closeTabs();
  await host?.close();
});

async function openShort(options: TabOptions = {}) {
  const opened = await openTab(options);
  // Prefetching is off, so that the request can fail when the reader clicks.
  await opened.tab.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await opened.tab.goto(`${host.url}models/short`);
  await opened.tab.keyboard.press('Tab');
  await opened.live();
  await opened.mark();
  return opened;
}

const SLOW_DATA = '**/_octavo/page/slow.js';

it('a page that does not exist warns and becomes a real navigation', async () => {
  const { tab, follow, arrive, isSameDocument, console, context } = await openShort();
  await follow('to nowhere');
  await arrive('Page Not Found');
  expect(await isSameDocument()).toBe(false);
  expect(tab.url()).toBe(`${host.url}nowhere/at/all`);
  expect(console.some((line) => line.startsWith('warning: Octavo: the page at'))).toBe(true);
  await context.close();
});

it('data that is no data, data that is blocked, a page of a newer build: a real navigation helps', async () => {
  const { tab, live, mark, follow, arrive, isSameDocument, context } = await openShort();
  const expectNavigation = async (link: string, heading: string) => {
    await live();
    await mark();
    await follow(link);
    await arrive(heading);
    expect([link, await isSameDocument()]).toEqual([link, false]);
  };
  // A host that answers everything with a page.
  const answer = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>App</h1>' });
  await tab.route(SLOW_DATA, answer);
  await expectNavigation('to slow', 'Slow');
  await tab.unroute(SLOW_DATA, answer);
  const HOME_DATA = '**/_octavo/page.js';
  let isBlocked = false;
  await tab.route(HOME_DATA, (route) => {
    isBlocked = true;
    return route.abort('blockedbyclient');
  });
  await expectNavigation('to home', 'Home');
  expect(isBlocked).toBe(true);
  await expectNavigation('to outdated', 'Outdated');
  await context.close();
});

// specFailures.test.ts covers the slow page, which shows both.
it('a quick page shows neither bar nor spinner', async () => {
  const { tab, follow, arrive, context } = await openShort();
  await tab.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      for (const name of ['oc-progress', 'oc-spinner']) if (document.querySelector(`.${name}`)) seen.push(name);
    }).observe(document.body, { childList: true, subtree: true });
  });
  // Twice: the second time it is loaded already, even on a busy machine.
  await follow('to slow');
  await arrive('Slow');
  await tab.goBack();
  await arrive('Short');
  await waitUntil(tab, () => !document.querySelector('.oc-progress'));
  await tab.evaluate(() => void (globalThis as unknown as { seen: string[] }).seen.splice(0));
  await follow('to slow');
  await arrive('Slow');
  await tab.waitForTimeout(300);
  expect(await tab.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([]);
  await context.close();
});

it('offline: the red box with the error and Retry; Retry loads the page', async () => {
  const { tab, follow, arrive, isSameDocument, context } = await openShort({ isAlone: true });
  await context.setOffline(true);
  await follow('to slow');
  const box = tab.locator('.oc-load-error');
  await box.waitFor();
  expect(await box.getAttribute('role')).toBe('alert');
  expect(await box.textContent()).toContain('The page "/slow" could not be loaded.');
  expect(await tab.textContent('main h1')).toBe('Short');
  expect(tab.url()).toBe(`${host.url}models/short`);
  await tab.getByRole('button', { name: 'Retry' }).click();
  await box.waitFor();
  await context.setOffline(false);
  // Being online again is a retry too.
  await arrive('Slow');
  expect(await isSameDocument()).toBe(true);
  expect(await box.count()).toBe(0);
  await context.close();
});

it('without its data the app does not start, and the page stays a page', async () => {
  const { tab, console, arrive, context } = await openTab();
  await tab.route('**/_octavo/sidebar-1.js', (route) => route.fulfill({ status: 500 }));
  await tab.goto(`${host.url}models/short`);
  // At the first failure the document is loaded again, which waits for the reader too.
  let x = 300;
  const readConsole = async () => {
    await tab.mouse.move(++x, 300);
    return console.join('\n');
  };
  await expect.poll(readConsole).toContain('Octavo: the app could not start');
  expect(await tab.getAttribute('html', 'data-oc-live')).toBeNull();
  await tab.click('main a:text-is("to home")');
  await arrive('Home');
  await context.close();
});
