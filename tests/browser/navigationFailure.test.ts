import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeTabs } from '../support/browser.ts';
import { startHost, type HostTest } from '../support/hostTest.ts';
import { createRuntimeSite, openTab, type TabOptions } from '../support/runtimeSite.ts';
import { holdRequests } from '../support/tabSteps.ts';

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
  // Nothing is fetched ahead, so that it can fail when it is wanted.
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

it('a page of a newer build becomes a real navigation', async () => {
  const { follow, arrive, isSameDocument, context } = await openShort();
  await follow('to outdated');
  await arrive('Outdated');
  expect(await isSameDocument()).toBe(false);
  await context.close();
});

it('a host that answers everything with a page is not believed', async () => {
  const { tab, follow, arrive, isSameDocument, context } = await openShort();
  await tab.route(SLOW_DATA, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>App</h1>' }),
  );
  await follow('to slow');
  await arrive('Slow');
  expect(await isSameDocument()).toBe(false);
  await context.close();
});

it('a slow page shows bar and spinner after 200 ms, and the old page until then', async () => {
  const { tab, follow, arrive, isSameDocument, context } = await openShort();
  const release = await holdRequests(tab, SLOW_DATA);
  await tab.evaluate(() => {
    const times: Record<string, number> = {};
    Object.assign(globalThis, { times });
    addEventListener('click', () => (times.click = performance.now()), true);
    new MutationObserver(() => {
      if (document.querySelector('.oc-progress')) times.bar ??= performance.now();
      if (document.querySelector('.oc-spinner')) times.spinner ??= performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await follow('to slow');
  await tab.waitForSelector('.oc-spinner');
  const bar = tab.locator('.oc-progress');
  expect(await bar.getAttribute('role')).toBe('bar');
  expect(await bar.evaluate((element) => (element as HTMLElement).offsetHeight)).toBe(2);
  expect(await bar.evaluate((element) => (element as HTMLElement).style.transform)).toMatch(/translateX\(-(9[0-2])/);
  expect(await tab.textContent('main h1')).toBe('Short');
  expect(tab.url()).toBe(`${host.url}models/short`);
  const {
    click,
    bar: barAt,
    spinner,
  } = await tab.evaluate(() => (globalThis as unknown as { times: Record<string, number> }).times);
  expect(barAt! - click!).toBeGreaterThanOrEqual(195);
  expect(spinner! - click!).toBeGreaterThanOrEqual(195);
  release();
  await arrive('Slow');
  expect(await isSameDocument()).toBe(true);
  expect(await tab.locator('.oc-spinner').count()).toBe(0);
  await bar.waitFor({ state: 'detached' });
  await context.close();
});

it('a quick page shows neither', async () => {
  const { tab, follow, arrive, context } = await openShort();
  await tab.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      for (const name of ['oc-progress', 'oc-spinner']) if (document.querySelector(`.${name}`)) seen.push(name);
    }).observe(document.body, { childList: true, subtree: true });
  });
  // Twice: the second time it is there already, however busy the machine.
  await follow('to slow');
  await arrive('Slow');
  await tab.goBack();
  await arrive('Short');
  await tab.waitForFunction(() => !document.querySelector('.oc-progress'));
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

it('data that is blocked while the page is not: a real navigation helps', async () => {
  const { tab, follow, arrive, isSameDocument, context } = await openShort();
  await tab.route(SLOW_DATA, (route) => route.abort('blockedbyclient'));
  await follow('to slow');
  await arrive('Slow');
  expect(await isSameDocument()).toBe(false);
  await context.close();
});

it('without its data the app does not start, and the page stays a page', async () => {
  const { tab, console, arrive, context } = await openTab();
  await tab.route('**/_octavo/sidebar-1.js', (route) => route.fulfill({ status: 500 }));
  await tab.goto(`${host.url}models/short`);
  await tab.mouse.move(300, 300);
  await expect.poll(() => console.join('\n')).toContain('Octavo: the app could not start');
  expect(await tab.getAttribute('html', 'data-oc-live')).toBeNull();
  await tab.click('main a:text-is("to home")');
  await arrive('Home');
  await context.close();
});
