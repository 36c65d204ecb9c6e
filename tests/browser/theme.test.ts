import type { Browser, Page as Tab } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toFile } from '../../engine/shared/url/sitePaths.ts';
import { samplePages } from '../../engine/theme/testing/samplePages.ts';
import { sampleSite } from '../../engine/theme/testing/sampleSite.ts';
import { findViolations } from '../support/axe.ts';
import { closeTabs, getBrowser, watchPage } from '../support/browser.ts';
import { startHost, type HostTest } from '../support/hostTest.ts';
import { createThemeSite } from '../support/themeSite.ts';

const site = {
  ...sampleSite,
  announcementBar: { id: 'a1', html: 'Emberhold 0.5.1 is out. <a href="/blog">Read on</a>', isCloseable: true },
};
const pages = Object.values(samplePages);
const addresses = pages.map((page) => `/${toFile(page.path, site)}`);
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

let browser: Browser;
let host: HostTest;

beforeAll(async () => {
  browser = await getBrowser();
  host = await startHost(await createThemeSite(site, pages));
});
afterAll(async () => {
  await closeTabs();
  await host?.close();
});

/** Opens a page, waits for React, hands it to `use`, and expects that nothing went wrong meanwhile. */
async function visit<T>(address: string, viewport: { width: number; height: number }, use: (tab: Tab) => Promise<T>) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const tab = await context.newPage();
  const watch = await watchPage(tab, host.origin);
  await tab.goto(host.origin + address);
  await tab.mouse.move(viewport.width / 2, viewport.height - 5);
  await tab.waitForSelector('html[data-oc-live]');
  await tab.waitForTimeout(50);
  const result = await use(tab);
  await context.close();
  expect(watch.problems).toEqual([]);
  return result;
}

const setMode = (tab: Tab, mode: string) =>
  tab.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode);

it.each(addresses)('%s hydrates without a word, is accessible and fits every window', (address) =>
  visit(address, DESKTOP, async (tab) => {
    for (const [viewport, mode] of [
      [DESKTOP, 'dark'],
      [DESKTOP, 'light'],
      [PHONE, 'light'],
    ] as const) {
      await tab.setViewportSize(viewport);
      await setMode(tab, mode);
      expect(await findViolations(tab)).toEqual([]);
    }
    for (const width of [320, 576, 768, 996, 997, 1100, 1600]) {
      await tab.setViewportSize({ width, height: 800 });
      const over = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([width, over]).toEqual([width, 0]);
    }
  }),
);

const button = '.oc-dropdown > button';
const focused = (tab: Tab) => tab.evaluate(() => document.activeElement?.textContent);

describe('the version dropdown', () => {
  it('opens by mouse and keys, is accessible open, and closes by Escape', () =>
    visit('/models/deployment.html', DESKTOP, async (tab) => {
      await tab.click(button);
      await expect.poll(() => tab.getAttribute(button, 'aria-expanded')).toBe('true');
      expect(await findViolations(tab)).toEqual([]);
      await tab.keyboard.press('Escape');
      await expect.poll(() => tab.getAttribute(button, 'aria-expanded')).toBe('false');
      for (const key of ['Enter', 'Space']) {
        await tab.focus(button);
        await tab.keyboard.press(key);
        await expect.poll(() => tab.isVisible('.oc-menu')).toBe(true);
        await tab.keyboard.press('Escape');
        await expect.poll(() => tab.isVisible('.oc-menu')).toBe(false);
      }
    }));

  it('goes through its links by arrows and keeps the document, the query and the hash', () =>
    visit('/models/deployment.html?x=1#deploy', DESKTOP, async (tab) => {
      await tab.focus(button);
      await tab.keyboard.press('ArrowDown');
      expect(await focused(tab)).toBe('0.5.1 (Latest)');
      await tab.keyboard.press('ArrowUp');
      expect(await focused(tab)).toBe('0.3.2');
      await tab.keyboard.press('ArrowUp');
      expect(await focused(tab)).toBe('0.5.0');
      await tab.keyboard.press('Enter');
      await expect.poll(() => tab.textContent(button)).toBe('0.5.0');
      expect(tab.url()).toMatch(/\/0\.5\.0\/models\/deployment(?:\.html)?\?x=1#deploy$/);
      expect(await tab.isVisible('.oc-menu')).toBe(false);
      expect(await tab.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('0.5.0');
    }));

  it('is remembered: the latest page offers the way back, until the reader stays', () =>
    visit('/models/deployment.html', DESKTOP, async (tab) => {
      await tab.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.5.0'));
      await tab.reload();
      await tab.mouse.move(9, 9);
      await tab.waitForSelector('.oc-reminder');
      expect(await tab.getAttribute('.oc-reminder a', 'href')).toMatch(/^\.\.\/0\.5\.0\/models\/deployment/);
      expect(await findViolations(tab)).toEqual([]);
      await tab.click('.oc-reminder button');
      await expect.poll(() => tab.isVisible('.oc-reminder')).toBe(false);
      expect(await tab.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
    }));

  it('follows the banner of an old version too', () =>
    visit('/0.5.0/models/deployment.html', DESKTOP, async (tab) => {
      await tab.click('text=latest version');
      await expect.poll(() => tab.textContent(button)).toBe('0.5.1 (Latest)');
      expect(await tab.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
    }));
});

const isOpen = (tab: Tab) => tab.$eval('#oc-drawer', (drawer) => drawer.matches(':popover-open'));
const focusIsInside = (tab: Tab) =>
  tab.evaluate(() => document.querySelector('#oc-drawer')!.contains(document.activeElement));

describe('the drawer', () => {
  it('opens on the sidebar, holds focus and gives it back', () =>
    visit('/models/deployment.html', PHONE, async (tab) => {
      await tab.click('[aria-label="Toggle navigation bar"]');
      await expect.poll(() => isOpen(tab)).toBe(true);
      expect(await tab.getAttribute('#oc-drawer', 'data-panel')).toBe('secondary');
      expect(await findViolations(tab)).toEqual([]);
      for (let step = 0; step < 30; step++) {
        await tab.keyboard.press(step < 20 ? 'Tab' : 'Shift+Tab');
        expect(await focusIsInside(tab)).toBe(true);
      }
      await tab.keyboard.press('Escape');
      await expect.poll(() => isOpen(tab)).toBe(false);
      expect(await tab.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        'Toggle navigation bar',
      );
    }));

  it('has a primary menu behind "Back to main menu"', () =>
    visit('/models/deployment.html', PHONE, async (tab) => {
      await tab.click('[aria-label="Toggle navigation bar"]');
      await tab.click('text=Back to main menu');
      await expect.poll(() => tab.isVisible('.oc-drawer-menu >> text=Blog')).toBe(true);
      expect(await tab.isVisible('.oc-sidebar')).toBe(false);
      expect(await tab.isVisible('.oc-drawer-menu >> text=0.5.0')).toBe(true);
      expect(await findViolations(tab)).toEqual([]);
    }));

  it('closes by its button, by a click beside it and when there is room for more', () =>
    visit('/blog.html', PHONE, async (tab) => {
      const open = async () => {
        await tab.click('[aria-label="Toggle navigation bar"]');
        await expect.poll(() => isOpen(tab)).toBe(true);
      };
      await open();
      await tab.click('[aria-label="Close navigation bar"]');
      await expect.poll(() => isOpen(tab)).toBe(false);
      await open();
      await tab.mouse.click(PHONE.width - 4, 400);
      await expect.poll(() => isOpen(tab)).toBe(false);
      await open();
      await tab.setViewportSize(DESKTOP);
      await expect.poll(() => isOpen(tab)).toBe(false);
    }));

  it('opens and folds without script', async () => {
    const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
    const tab = await context.newPage();
    await tab.goto(`${host.origin}/models/deployment.html`);
    await tab.click('[aria-label="Toggle navigation bar"]');
    expect(await tab.isVisible('.oc-sidebar >> text=Quickstart')).toBe(true);
    expect(await tab.isVisible('.oc-drawer-menu >> text=Blog')).toBe(true);
    await tab.click('.oc-sidebar summary:has-text("Installation")');
    expect(await tab.isVisible('.oc-sidebar >> text=GPU setup guide')).toBe(true);
    await context.close();
  });
});

const openOnes = (tab: Tab) =>
  tab.$$eval('.oc-sidebar details[open] > summary', (summaries) => summaries.map((summary) => summary.textContent));

describe('the sidebar', () => {
  it('closes one category when another opens', () =>
    visit('/models/deployment.html', DESKTOP, async (tab) => {
      expect(await openOnes(tab)).toEqual(['Models']);
      await tab.click('.oc-sidebar summary:has-text("Architecture")');
      await expect.poll(() => openOnes(tab)).toEqual(['Architecture']);
    }));

  it('leaves alone what the reader folded before React came', async () => {
    const context = await browser.newContext({ viewport: DESKTOP });
    const tab = await context.newPage();
    await tab.route('**/assets/app.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await tab.goto(`${host.origin}/models/deployment.html`);
    await tab.click('.oc-sidebar summary:has-text("Models")');
    await tab.click('.oc-sidebar summary:has-text("Installation")');
    expect(await tab.getAttribute('html', 'data-oc-live')).toBeNull();
    await tab.waitForSelector('html[data-oc-live]');
    await tab.waitForTimeout(100);
    expect(await openOnes(tab)).toEqual(['Installation']);
    await context.close();
  });

  it('opens the way to the next page', () =>
    visit('/index.html', DESKTOP, async (tab) => {
      expect(await openOnes(tab)).toEqual([]);
      // The way leads through a link in the article.
      await tab.evaluate(() => document.querySelector('.oc-actions a')!.setAttribute('href', 'models/deployment'));
      await tab.click('.oc-actions a');
      await expect.poll(() => tab.getAttribute('.oc-sidebar [aria-current]', 'href')).toMatch(/deployment/);
      expect(await openOnes(tab)).toEqual(['Models']);
    }));
});

it.each([true, false])('has all its style in the end, script: %s', async (javaScriptEnabled) => {
  const context = await browser.newContext({ viewport: DESKTOP, javaScriptEnabled });
  const tab = await context.newPage();
  const watch = await watchPage(tab, host.origin);
  const style = tab.waitForResponse('**/assets/theme.css');
  await tab.goto(`${host.origin}/models/deployment.html`);
  await style;
  // Closed, and placed by the sheet that comes late.
  await expect
    .poll(() => tab.locator('.oc-navbar .oc-menu').evaluate((menu) => getComputedStyle(menu).minWidth))
    .toBe('176px');
  await context.close();
  expect(watch.problems).toEqual([]);
});

it('prints the article alone, light, with the targets of its links', async () => {
  await visit('/models/deployment.html?docusaurus-theme=dark', DESKTOP, async (tab) => {
    await tab.emulateMedia({ media: 'print' });
    for (const part of ['.oc-navbar', '.oc-sidebar', '.oc-toc', '.oc-footer', '.oc-pager', '.oc-copy-page']) {
      expect(await tab.isVisible(part)).toBe(false);
    }
    const [ground, target] = await tab.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.querySelector('article a[target]')!, '::after').content,
    ]);
    expect(ground).toBe('rgb(255, 253, 251)');
    expect(target).toContain('https://example.com/');
  });
});
