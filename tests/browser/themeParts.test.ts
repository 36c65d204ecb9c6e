import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePages } from '../../engine/theme/testing/samplePages.ts';
import { sampleSite } from '../../engine/theme/testing/sampleSite.ts';
import { closeTabs, getBrowser, watchPage } from '../support/browser.ts';
import { startHost } from '../support/hostTest.ts';
import { bundle, createThemeSite } from '../support/themeSite.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await getBrowser();
});
afterAll(async () => {
  await closeTabs();
});

describe('a sidebar of 2,020 entries', () => {
  const items = Array.from({ length: 20 }, (_, group) => ({
    type: 'category' as const,
    label: `Group ${group}`,
    collapsible: true,
    collapsed: true,
    items: Array.from({ length: 100 }, (_, at) => ({
      type: 'link' as const,
      label: `Page ${at}`,
      href: `/g${group}/p${at}`,
    })),
  }));
  const page = { ...samplePages.doc, path: '/g3/p97', sidebar: { name: 'big', items } };

  it('is an outline in the document, grows as it is opened, and shows the current page', async () => {
    const host = await startHost(await createThemeSite(sampleSite, [page]));
    const tab = await browser.newPage({ viewport: { width: 1280, height: 700 } });
    const watch = await watchPage(tab, host.origin);
    await tab.goto(`${host.origin}/g3/p97`);
    await tab.mouse.move(700, 690);
    await tab.waitForSelector('.oc-sidebar summary:has-text("Group 4")');
    expect(await tab.locator('.oc-sidebar li li').count()).toBe(100);
    const isInView = await tab.$eval('.oc-sidebar [aria-current]', (current) => {
      const { top, bottom } = current.getBoundingClientRect();
      return top > 60 && bottom < innerHeight;
    });
    expect(isInView).toBe(true);

    await tab.click('.oc-sidebar summary:has-text("Group 4")');
    await tab.waitForSelector('.oc-sidebar a[href$="g4/p99"]');
    expect(await tab.locator('.oc-sidebar li li').count()).toBe(200);
    expect(await tab.locator('.oc-sidebar details[open]').count()).toBe(1);
    expect(watch.problems).toEqual([]);
    await tab.close();
    await host.close();
  });
});

describe('a crash', () => {
  it('leaves the shell alive, says what happened, and gives the article back on "Try again"', async () => {
    const script = await bundle('theme/testing/crashEntry.tsx');
    const host = await startHost({
      'index.html':
        '<!doctype html><html lang="en" data-broken><title>T</title><link rel="icon" href="data:,">' +
        '<div id="crash"><main><h1>The article</h1></main></div><script src="crash.js"></script>',
      'crash.js': script,
    });
    const tab = await browser.newPage();
    await tab.goto(host.origin);
    await tab.waitForSelector('text=This page crashed.');
    expect(await tab.textContent('h1')).toBe('This page crashed.');
    expect(await tab.textContent('nav')).toBe('navbar');
    expect(await tab.textContent('pre')).toBe('the index is broken\n\nCaused by: byte 7');

    await tab.click('text=Try again');
    expect(await tab.textContent('h1')).toBe('This page crashed.');
    await tab.evaluate(() => document.documentElement.removeAttribute('data-broken'));
    await tab.click('text=Try again');
    expect(await tab.textContent('h1')).toBe('The article');
    await tab.close();
    await host.close();
  });
});
