import type { Page as Tab } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toFile } from '../../engine/shared/url/sitePaths.ts';
import { samplePages } from '../../engine/theme/testing/samplePages.ts';
import { sampleSite } from '../../engine/theme/testing/sampleSite.ts';
import { findViolations, setColorMode, WIDTH_RULES } from '../support/axe.ts';
import { closeTabs, openContext, watchPage } from '../support/browser.ts';
import { startHost, type HostTest } from '../support/hostTest.ts';
import { createThemeSite } from '../support/themeSite.ts';
import { holdRequests } from '../support/tabSteps.ts';

const site = {
  ...sampleSite,
  announcementBar: { id: 'a1', html: 'Emberhold 0.5.1 is out. <a href="/blog">Read on</a>', isCloseable: true },
};
const pages = Object.values(samplePages);
const addresses = pages.map((page) => `/${toFile(page.path, site)}`);
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

let host: HostTest;

beforeAll(async () => {
  host = await startHost(await createThemeSite(site, pages));
});
afterAll(async () => {
  await closeTabs();
  await host?.close();
});

/** Opens a page, waits for React, hands it to `use`, and expects that nothing went wrong meanwhile. */
async function visit<T>(address: string, viewport: { width: number; height: number }, use: (tab: Tab) => Promise<T>) {
  const context = await openContext({ viewport, reducedMotion: 'reduce' });
  const tab = await context.newPage();
  const watch = await watchPage(tab, host.origin);
  await tab.goto(host.origin + address);
  await tab.mouse.move(viewport.width / 2, viewport.height - 5, { steps: 2 });
  await tab.waitForSelector('html[data-oc-live]');
  await tab.waitForTimeout(50);
  const result = await use(tab);
  await context.close();
  expect(watch.problems).toEqual([]);
  return result;
}

// Axe has been over the other kinds on the website: specAccess.test.ts.
const { doc, generatedIndex, tag, page } = samplePages;
const withAxe = [doc, generatedIndex, tag, page].map(({ path }) => `/${toFile(path, site)}`);

it.each(addresses)('%s hydrates without a word and fits every window; axe finds no fault', (address) =>
  visit(address, DESKTOP, async (tab) => {
    if (withAxe.includes(address)) {
      expect(await findViolations(tab)).toEqual([]);
      await setColorMode(tab, 'dark');
      expect(await findViolations(tab, 'color-contrast')).toEqual([]);
      await tab.setViewportSize(PHONE);
      expect(await findViolations(tab, ...WIDTH_RULES)).toEqual([]);
    }
    for (const width of [320, 576, 768, 996, 997, 1100, 1600]) {
      await tab.setViewportSize({ width, height: 800 });
      const over = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([width, over]).toEqual([width, 0]);
    }
  }),
);

const openOnes = (tab: Tab) =>
  tab.$$eval('.menu_SIkG [role=button][aria-expanded=true]', (heads) => heads.map((head) => head.textContent));

describe('the sidebar', () => {
  it('leaves alone what the reader folded before React came', async () => {
    const context = await openContext({ viewport: DESKTOP });
    const tab = await context.newPage();
    const release = await holdRequests(tab, '**/assets/app.js');
    await tab.goto(`${host.origin}/models/deployment.html`, { waitUntil: 'domcontentloaded' });
    const category = (label: string) => tab.locator('.menu_SIkG').getByRole('button', { name: label });
    await category('Models').click();
    await category('Installation').click();
    expect(await tab.getAttribute('html', 'data-oc-live')).toBeNull();
    release();
    await tab.waitForSelector('html[data-oc-live]');
    await tab.waitForTimeout(100);
    expect(await openOnes(tab)).toEqual(['Installation']);
    await context.close();
  });
});

it.each([true, false])('gets all its style, script: %s', async (javaScriptEnabled) => {
  const context = await openContext({ viewport: DESKTOP, javaScriptEnabled });
  const tab = await context.newPage();
  const watch = await watchPage(tab, host.origin);
  const style = tab.waitForResponse('**/assets/theme.css');
  await tab.goto(`${host.origin}/models/deployment.html`);
  await style;
  // Closed, and placed by the sheet that comes late.
  await expect
    .poll(() =>
      tab
        .locator('.dropdown__menu')
        .first()
        .evaluate((menu) => getComputedStyle(menu).minWidth),
    )
    .toBe('176px');
  await context.close();
  expect(watch.problems).toEqual([]);
});
