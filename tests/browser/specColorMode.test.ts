/** Specification §4 (colour mode), behaviour §6. */
import type { Page as Tab } from 'playwright-core';
import { expect, it } from 'vitest';
import { PAGE_KINDS } from '../support/specSite.ts';
import { useSite } from '../support/useSite.ts';

const { visit } = useSite();
const toggle = (tab: Tab) =>
  tab.locator('.navbar__inner').getByRole('button', { name: /^Switch between dark and light mode/ });
const mode = (tab: Tab) => tab.getAttribute('html', 'data-theme');
/** Lightness of what is behind the text, 0 to 255. */
const ground = (tab: Tab) =>
  tab.evaluate(() => {
    const color = getComputedStyle(document.documentElement).backgroundColor;
    return Math.max(...color.match(/\d+/g)!.slice(0, 3).map(Number));
  });

it("is light at first, against the system's preference; a click makes it dark, another light; both are stored", () =>
  visit('/quickstart', { colorScheme: 'dark' }, async ({ tab, stored }) => {
    expect(await mode(tab)).toBe('light');
    expect(await ground(tab)).toBeGreaterThan(230);
    expect(await stored('theme')).toBeNull();
    expect(await toggle(tab).getAttribute('title')).toBe('light mode');
    await toggle(tab).click();
    await expect.poll(() => mode(tab)).toBe('dark');
    expect(await tab.getAttribute('html', 'data-theme-choice')).toBe('dark');
    expect(await ground(tab)).toBeLessThan(60);
    expect(await stored('theme')).toBe('dark');
    expect(await toggle(tab).getAttribute('title')).toBe('dark mode');
    expect(await toggle(tab).getAttribute('aria-label')).toBe(
      'Switch between dark and light mode (currently dark mode)',
    );
    await toggle(tab).click();
    await expect.poll(() => mode(tab)).toBe('light');
    expect(await stored('theme')).toBe('light');
  }));

it('is set before the first paint, on every kind of page, and kept between pages', () =>
  visit(
    '/',
    {
      live: false,
      // The not-found page looks for the site's root by trying the folders above.
      expected: /root\.js/,
      prepare: (tab) =>
        tab.addInitScript(() => {
          localStorage.setItem('theme', 'dark');
          // The state of the document when its body begins.
          new MutationObserver((_, observer) => {
            if (!document.body) return;
            Object.assign(globalThis, { firstMode: document.documentElement.dataset.theme });
            observer.disconnect();
          }).observe(document, { childList: true, subtree: true });
        }),
    },
    async ({ tab, live }) => {
      for (const path of Object.values(PAGE_KINDS)) {
        await tab.goto(new URL(path, tab.url()).href, { waitUntil: 'domcontentloaded' });
        expect([path, await tab.evaluate(() => (globalThis as unknown as { firstMode?: string }).firstMode)]).toEqual([
          path,
          'dark',
        ]);
      }
      await live();
      await tab.locator('.navbar__inner').getByRole('link', { name: 'SDK' }).click();
      await tab.waitForURL('**/sdk/intro');
      expect(await mode(tab)).toBe('dark');
    },
  ));

it('is the same in all tabs; without the key it is light again', () =>
  visit('/quickstart', {}, async ({ tab, context }) => {
    const other = await context.newPage();
    await other.goto(new URL('/blog', tab.url()).href);
    // The other tab has not been touched yet.
    await toggle(tab).click();
    await other.waitForSelector('html[data-theme=dark]');
    await toggle(other).click();
    await tab.waitForSelector('html[data-theme=light]');
    await tab.waitForSelector('.navbar__inner [title="light mode"]');
    await toggle(other).click();
    await tab.waitForSelector('html[data-theme=dark]');
    await other.evaluate(() => localStorage.removeItem('theme'));
    await tab.waitForSelector('html[data-theme=light]');
    await tab.waitForSelector('.navbar__inner [title="light mode"]');
  }));

it('can be set in the address, for that load only', () =>
  visit('/quickstart?docusaurus-theme=dark', {}, async ({ tab, stored }) => {
    expect(await mode(tab)).toBe('dark');
    expect(await stored('theme')).toBeNull();
    await tab.goto(new URL('/quickstart', tab.url()).href);
    expect(await mode(tab)).toBe('light');
  }));
