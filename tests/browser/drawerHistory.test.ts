import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeTabs } from '../support/browser.ts';
import { startHost, type HostTest } from '../support/hostTest.ts';
import { createRuntimeSite, openTab } from '../support/runtimeSite.ts';
import { holdRequests } from '../support/tabSteps.ts';

let host: HostTest;

beforeAll(async () => {
  host = await startHost(await createRuntimeSite());
});
afterAll(async () => {
  await closeTabs();
  await host?.close();
});

async function openPhone(path: string) {
  const opened = await openTab({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' });
  const { tab } = opened;
  await tab.goto(host.url + path.slice(1));
  await opened.live();
  await opened.mark();
  const isOpen = () => tab.locator('.oc-drawer').evaluate((drawer) => drawer.matches(':popover-open'));
  return {
    ...opened,
    isOpen,
    async openDrawer() {
      await tab.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect.poll(isOpen).toBe(true);
    },
  };
}

it('Back closes the drawer and stays on the page, each time', async () => {
  const { tab, follow, arrive, openDrawer, isOpen, isSameDocument, context } = await openPhone('/slow');
  await follow('to short');
  await arrive('Short');
  for (let time = 0; time < 2; time++) {
    await openDrawer();
    await tab.goBack();
    await expect.poll(isOpen).toBe(false);
    expect(tab.url()).toBe(`${host.url}models/short`);
    expect(await tab.textContent('main h1')).toBe('Short');
  }
  await tab.goBack();
  await arrive('Slow');
  expect(await isSameDocument()).toBe(true);
  await context.close();
});

it('a drawer that was closed otherwise costs no extra Back', async () => {
  const { tab, follow, arrive, openDrawer, isOpen, context } = await openPhone('/slow');
  await follow('to short');
  await arrive('Short');
  await openDrawer();
  await tab.keyboard.press('Escape');
  await expect.poll(isOpen).toBe(false);
  await openDrawer();
  await tab.setViewportSize({ width: 1100, height: 800 });
  await expect.poll(isOpen).toBe(false);
  await tab.goBack();
  await arrive('Slow');
  expect(tab.url()).toBe(`${host.url}slow`);
  await context.close();
});

it('a link in the drawer closes it, and Back leads to the page before', async () => {
  const { tab, arrive, openDrawer, isOpen, isSameDocument, context } = await openPhone('/models/short');
  await openDrawer();
  await tab.locator('.oc-drawer').getByRole('link', { name: 'Introduction' }).click();
  await arrive('Home');
  expect(await isOpen()).toBe(false);
  await tab.keyboard.press('Tab');
  expect(await tab.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content');
  await tab.goBack();
  await arrive('Short');
  expect(tab.url()).toBe(`${host.url}models/short`);
  expect(await isSameDocument()).toBe(true);
  await context.close();
});

it('opened before the app came, it stays open, and Back closes it', async () => {
  const { tab, live, context } = await openTab({ viewport: { width: 390, height: 800 } });
  const release = await holdRequests(tab, '**/assets/app.js');
  await tab.goto(`${host.url}models/short`, { waitUntil: 'domcontentloaded' });
  await tab.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const isOpen = () => tab.locator('.oc-drawer').evaluate((drawer) => drawer.matches(':popover-open'));
  expect(await isOpen()).toBe(true);
  await tab.locator('.oc-drawer [data-oc-panel=primary]').click();
  expect(await tab.locator('.oc-drawer').getAttribute('data-panel')).toBe('primary');
  release();
  await live();
  expect(await isOpen()).toBe(true);
  await tab.goBack();
  await expect.poll(isOpen).toBe(false);
  expect(tab.url()).toBe(`${host.url}models/short`);
  await context.close();
});
