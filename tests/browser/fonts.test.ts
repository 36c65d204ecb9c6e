/** Important sizes come from the style sheet, not from the letters of the reader's font. */
import type { Browser, Page as Tab } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { toFile } from '../../engine/shared/url/sitePaths.ts';
import { samplePages } from '../../engine/theme/testing/samplePages.ts';
import { sampleSite } from '../../engine/theme/testing/sampleSite.ts';
import { closeTabs, getBrowser, launchBrowser } from '../support/browser.ts';
import { fontSets } from '../support/fontSets.ts';
import { startHost, type HostTest } from '../support/hostTest.ts';
import { startSite, type SiteServer } from '../support/siteServer.ts';
import { goLive, waitUntil } from '../support/tabSteps.ts';
import { createThemeSite } from '../support/themeSite.ts';
import { DESKTOP, PHONE } from '../support/useSite.ts';

const site = {
  ...sampleSite,
  announcementBar: { id: 'a1', html: 'Emberhold 0.5.1 is out. <a href="/blog">Read on</a>', isCloseable: true },
};
const pages = Object.values(samplePages);

/** Targets that are too small. Links inside sentences are exempt, and all of the authors' text is sentences. */
const findSmallTargets = (tab: Tab) =>
  tab.evaluate(() => {
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
    const isInText = (element: Element) => {
      let parent = element.parentElement!;
      while (isInline(parent)) parent = parent.parentElement!;
      const hasText = [...parent.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
      );
      return hasText || (isInline(element) && element.closest('.markdown') !== null);
    };
    return [...document.querySelectorAll('a, button, summary, input, select, [role=tab], [role=option]')]
      .filter((element) => element.checkVisibility() && !isInText(element))
      .map((element) => [element, element.getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => width < 24 || height < 24)
      .map(([element, { width, height }]) => `${width} × ${height}: ${element.outerHTML.slice(0, 100)}`);
  });

let themed: HostTest;
let built: SiteServer;
beforeAll(async () => {
  [themed, built] = await Promise.all([createThemeSite(site, pages).then((files) => startHost(files)), startSite()]);
});
afterAll(async () => {
  await themed?.close();
  await built?.close();
});

/** Opens a page and waits for the style sheet that comes after the first paint: it places the menus. */
async function openStyled(tab: Tab, address: string): Promise<void> {
  await tab.goto(address);
  await waitUntil(tab, () => getComputedStyle(document.querySelector('.dropdown__menu')!).minWidth === '176px');
}

const addresses = () => pages.map((page) => themed.url + toFile(page.path, site));

/** Letters without width and height: a target that is large enough with them is large enough in every font. */
async function flattenLetters(tab: Tab): Promise<void> {
  await tab.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    const src = ['DejaVu Sans', 'Liberation Sans', 'Arial', 'Helvetica', 'Noto Sans'].map((name) => `local('${name}')`);
    const metrics = 'ascent-override: 1%; descent-override: 1%; line-gap-override: 0%; size-adjust: 1%';
    sheet.replaceSync(`
      @font-face { font-family: flat; src: ${src.join()}; ${metrics} }
      * { font-family: flat !important }
    `);
    document.adoptedStyleSheets.push(sheet);
    await document.fonts.load('16px flat');
  });
  // The width of one letter shows whether the font was available.
  const width = await tab.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('span'));
    sample.textContent = 'mmmmmmmmmm';
    const { width } = sample.getBoundingClientRect();
    sample.remove();
    return width;
  });
  expect(width).toBeLessThan(5);
}

describe('what can be clicked is 24 px wide and high, with letters of no size', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await getBrowser();
  });
  afterAll(closeTabs);

  async function open(address: string, viewport = DESKTOP): Promise<Tab> {
    const tab = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await tab.goto(address);
    await goLive(tab);
    return tab;
  }

  it('what opens on a wide window: menu, results, the reminder', async () => {
    const tab = await open(`${built.url}models/deployment`);
    await tab.locator('.navbar .oc-search input').fill('gpu');
    await tab.locator('.oc-search-hit').first().waitFor();
    // Now, because nothing can be typed in letters of no size.
    await flattenLetters(tab);
    expect(await findSmallTargets(tab)).toEqual([]);
    await tab.keyboard.press('Escape');
    await tab.locator('.navbar [aria-haspopup]').first().click();
    await tab.locator('.dropdown__menu a').first().waitFor();
    expect(await findSmallTargets(tab)).toEqual([]);
    await tab.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.5.0'));
    await tab.goto(`${built.url}search?q=gpu`);
    await tab.locator('.oc-search-results li').first().waitFor();
    await flattenLetters(tab);
    expect(await findSmallTargets(tab)).toEqual([]);
    await tab.goto(`${built.url}models/deployment`);
    await goLive(tab);
    await tab.locator('.oc-reminder').waitFor();
    await flattenLetters(tab);
    expect(await findSmallTargets(tab)).toEqual([]);
    await tab.close();
  });

  it('what opens on a phone: contents, both panels of the drawer', async () => {
    const tab = await open(`${built.url}models/deployment`, PHONE);
    await tab.locator('.tocCollapsibleButton_TO0P').click();
    await flattenLetters(tab);
    expect(await findSmallTargets(tab)).toEqual([]);
    await tab.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await tab.locator('.navbar-sidebar--show .navbar-sidebar').waitFor();
    expect(await findSmallTargets(tab)).toEqual([]);
    await tab.locator('.navbar-sidebar__back').click();
    await tab.locator('.oc-panel-switch').waitFor();
    expect(await findSmallTargets(tab)).toEqual([]);
    await tab.close();
  });
});

// On other systems, or without these fonts, the machine's own fonts are used.
const available = fontSets.filter(({ isAvailable }) => isAvailable).map(({ name }) => name);
it.each(available.length > 0 ? available : [undefined])(
  'every kind of page fits every window, and what can be clicked is 24 px wide and high, with these fonts alone: %s',
  async (fonts) => {
    const browser = await launchBrowser({ fonts });
    onTestFinished(() => browser.close());
    const tab = await browser.newPage({ reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const address of addresses()) {
      await openStyled(tab, address);
      for (const width of [320, 996, 997]) {
        await tab.setViewportSize({ width, height: 800 });
        const over = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) found.push(`${address} at ${width}: ${over} px too wide`);
        for (const target of await findSmallTargets(tab)) found.push(`${address} at ${width}: ${target}`);
      }
      // One set is enough for letters without size. One font is not: it may be none of the flattened ones.
      if (fonts === 'fallback' || fonts !== available[0]) continue;
      await flattenLetters(tab);
      for (const viewport of [DESKTOP, PHONE]) {
        await tab.setViewportSize(viewport);
        for (const target of await findSmallTargets(tab)) found.push(`${address}, flat, ${viewport.width}: ${target}`);
      }
    }
    expect(found).toEqual([]);
  },
);
