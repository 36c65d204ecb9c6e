import type { Page as Tab } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeTabs } from '../support/browser.ts';
import { startHost, type HostTest } from '../support/hostTest.ts';
import { createRuntimeSite, openTab } from '../support/runtimeSite.ts';
import { holdRequests } from '../support/tabSteps.ts';

const PHONE = { viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' } as const;

let host: HostTest;

beforeAll(async () => {
  host = await startHost(await createRuntimeSite());
});
afterAll(async () => {
  await closeTabs();
  await host?.close();
});

const isOpen = (tab: Tab) => tab.locator('.navbar-sidebar--show .navbar-sidebar').isVisible();

// specDrawer.test.ts covers Back with an open drawer.
it('a drawer that was closed in another way needs no extra Back', async () => {
  const { tab, live, follow, arrive, context } = await openTab(PHONE);
  const openDrawer = async () => {
    await tab.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect.poll(() => isOpen(tab)).toBe(true);
  };
  await tab.goto(`${host.url}slow`);
  await live();
  await follow('to short');
  await arrive('Short');
  await openDrawer();
  await tab.keyboard.press('Escape');
  await expect.poll(() => isOpen(tab)).toBe(false);
  await openDrawer();
  await tab.setViewportSize({ width: 1100, height: 800 });
  await expect.poll(() => isOpen(tab)).toBe(false);
  await tab.goBack();
  await arrive('Slow');
  expect(tab.url()).toBe(`${host.url}slow`);
  await context.close();
});

it('opened before the app came, it stays open, and Back closes it', async () => {
  const { tab, live, context } = await openTab(PHONE);
  const release = await holdRequests(tab, '**/assets/app.js');
  const style = tab.waitForResponse('**/assets/theme.css');
  await tab.goto(`${host.url}models/short`, { waitUntil: 'domcontentloaded' });
  await style;
  await tab.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const drawer = tab.locator('.navbar-sidebar');
  expect(await drawer.locator('.theme-doc-sidebar-menu').isVisible()).toBe(true);
  // A popover opens and closes without a script.
  await drawer.getByRole('button', { name: 'Close navigation bar' }).click();
  expect(await drawer.isVisible()).toBe(false);
  await tab.getByRole('button', { name: 'Toggle navigation bar' }).click();
  expect(await drawer.isVisible()).toBe(true);
  const place = await drawer.locator('.theme-doc-sidebar-menu').boundingBox();
  release();
  await live();
  await expect.poll(() => isOpen(tab)).toBe(true);
  expect(await drawer.count()).toBe(1);
  expect(await drawer.locator('.theme-doc-sidebar-menu').boundingBox()).toEqual(place);
  await tab.goBack();
  await expect.poll(() => isOpen(tab)).toBe(false);
  expect(tab.url()).toBe(`${host.url}models/short`);
  await context.close();
});
