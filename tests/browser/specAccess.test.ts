/** Every kind of page, for every reader: assistive technology, keyboard, narrow and wide windows. */
import type { Page as Tab } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations, setColorMode, WIDTH_RULES } from '../support/axe.ts';
import { PAGE_KINDS } from '../support/specSite.ts';
import { PHONE, useSite } from '../support/useSite.ts';

const { visit } = useSite();
const overflow = (tab: Tab) => tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.each(Object.entries(PAGE_KINDS))('%s', (_kind, path) => {
  it('has no fault that axe finds: light, dark, on a phone; and fits every window', () =>
    visit(path, { expected: /root\.js/ }, async ({ tab }) => {
      expect(await findViolations(tab)).toEqual([]);
      await setColorMode(tab, 'dark');
      expect(await findViolations(tab, 'color-contrast')).toEqual([]);
      await tab.setViewportSize(PHONE);
      expect(await findViolations(tab, ...WIDTH_RULES)).toEqual([]);
      for (const width of [320, 390, 768, 996, 997, 1600]) {
        await tab.setViewportSize({ width, height: 800 });
        expect([width, await overflow(tab)]).toEqual([width, 0]);
      }
    }));
});

it('what opens has no fault: the reminder, the version menu, the search panel, both panels of the drawer', () =>
  visit(
    // A short page, because the test is not about its article.
    '/team/jobs',
    { prepare: (tab) => tab.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '0.5.0')) },
    async ({ tab }) => {
      const expectDarkToo = async () => {
        await setColorMode(tab, 'dark');
        expect(await findViolations(tab, 'color-contrast')).toEqual([]);
        await setColorMode(tab, 'light');
      };
      await tab.getByRole('complementary', { name: 'Your version' }).waitFor();
      await tab.locator('.navbar [aria-haspopup]').first().click();
      await tab.locator('.navbar__inner').getByRole('link', { name: '0.3.2' }).waitFor();
      expect(await findViolations(tab)).toEqual([]);
      await expectDarkToo();
      await tab.keyboard.press('Escape');

      const box = tab.locator('.navbar__inner').getByRole('combobox', { name: 'Search' });
      const panel = tab.locator('.oc-search-panel');
      await box.fill('deploy');
      await panel.getByRole('option').first().waitFor();
      expect(await findViolations(tab)).toEqual([]);
      await box.fill('titel:gpu');
      await panel.getByText('Unrecognised field').waitFor();
      expect(await findViolations(tab)).toEqual([]);
      await expectDarkToo();
      await tab.setViewportSize(PHONE);
      expect(await findViolations(tab, ...WIDTH_RULES)).toEqual([]);
      await box.fill('zzzqqq');
      await panel.getByText('No results').waitFor();
      expect(await findViolations(tab)).toEqual([]);
      await tab.getByRole('button', { name: 'Close search' }).click();

      await tab.setViewportSize({ width: 320, height: 640 });
      await tab.getByRole('complementary', { name: 'Your version' }).waitFor();
      await tab.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await tab.getByRole('dialog', { name: 'Navigation' }).waitFor();
      expect(await findViolations(tab)).toEqual([]);
      await setColorMode(tab, 'dark');
      await tab.getByRole('button', { name: 'Back to main menu' }).click();
      await tab.getByRole('dialog').getByRole('link', { name: 'Blog' }).waitFor();
      expect(await findViolations(tab)).toEqual([]);
      expect(await overflow(tab)).toBe(0);
    },
  ));

it('at 400 % everything can be reached: menu, search, contents, and the text between them', () =>
  visit('/models/deployment', { viewport: { width: 320, height: 256 } }, async ({ tab, arrive }) => {
    // Fixed elements leave most of the small window to the text.
    const bar = (await tab.locator('.navbar').boundingBox())!;
    expect(bar.height).toBeLessThanOrEqual(64);
    await tab.getByRole('button', { name: 'On this page' }).click();
    await tab.locator('article').getByRole('link', { name: 'Limits' }).first().click();
    const top = () => tab.evaluate(() => document.querySelector('#limits')!.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(150);
    expect(await top()).toBeGreaterThanOrEqual(bar.height);

    await tab.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const drawer = tab.getByRole('dialog', { name: 'Navigation' });
    await drawer.getByText('Our Team', { exact: true }).click();
    const jobs = drawer.getByRole('link', { name: 'Jobs' });
    await jobs.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await jobs.boundingBox())!.y + 24).toBeLessThanOrEqual(256);
    await jobs.click();
    await arrive('Jobs');
    await drawer.waitFor({ state: 'hidden' });

    await tab.locator('.navbar__inner').getByRole('combobox', { name: 'Search' }).click();
    await tab.keyboard.type('deploy');
    const all = tab.getByText('See all results');
    await all.scrollIntoViewIfNeeded();
    const box = (await all.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    await all.click();
    await arrive('Search results for "deploy"');
    expect(await overflow(tab)).toBe(0);
  }));

describe('by keyboard alone', () => {
  const focused = (tab: Tab) =>
    tab.evaluate(() => {
      const element = document.activeElement!;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { top, bottom, width } = element.getBoundingClientRect();
      return {
        name: element.getAttribute('aria-label') ?? element.textContent.trim(),
        isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        isInView: width > 0 && bottom > 0 && top < innerHeight,
      };
    });

  it('focus goes through the page in reading order, always marked and in view', () =>
    visit('/models/deployment', {}, async ({ tab }) => {
      const names: string[] = [];
      for (let step = 0; step < 35; step++) {
        await tab.keyboard.press('Tab');
        const { name, ...rest } = await focused(tab);
        expect({ name, ...rest }).toEqual({ name, isMarked: true, isInView: true });
        names.push(name);
      }
      expect(names.slice(0, 13)).toEqual([
        'Skip to main content',
        'Emberhold',
        'Docs',
        'SDK',
        'Blog',
        'Search',
        '0.5.1 (Latest)',
        'English',
        'Switch between dark and light mode (currently light mode)',
        'Introduction',
        'Installation',
        'Quickstart',
        'Models',
      ]);
      expect(names.indexOf('Our Team')).toBeLessThan(names.indexOf('Home page'));
      expect(names.indexOf('Home page')).toBeLessThan(names.indexOf('downloaded model'));
      await tab.keyboard.press('Shift+Tab');
      expect((await focused(tab)).name).toBe(names.at(-2));
    }));

  it('a reader gets from the front page to a page of the docs, to another version, and to dark mode', () =>
    visit('/', {}, async ({ tab, address, arrive }) => {
      const tabTo = async (name: string) => {
        for (let step = 0; step < 60; step++) {
          await tab.keyboard.press('Tab');
          if ((await focused(tab)).name === name) return;
        }
        throw new Error(`Tab does not lead to "${name}".`);
      };
      await tabTo('Models');
      await tab.keyboard.press('Enter');
      await tabTo('Deployment');
      await tab.keyboard.press('Enter');
      await arrive('Deployment');
      await tabTo('0.5.1 (Latest)');
      await tab.keyboard.press('Space');
      await tabTo('0.5.0');
      await tab.keyboard.press('Enter');
      await expect.poll(address).toBe('/0.5.0/models/deployment');
      await tabTo('Switch between dark and light mode (currently light mode)');
      await tab.keyboard.press('Space');
      await tab.waitForSelector('html[data-theme=dark]');
    }));
});
