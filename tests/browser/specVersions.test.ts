/** Specification §4 (preferred docs version) and §9, behaviour §4 and §15. */
import type { Page as Tab } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { VERSIONS } from '../support/specSite.ts';
import { useSite } from '../support/useSite.ts';

const site = useSite();
const { visit } = site;
const KEY = 'docs-preferred-version-default';
/** The first menu; the second one lists languages. */
const button = (tab: Tab) => tab.locator('.navbar [aria-haspopup]').first();
const entry = (tab: Tab, label: string) =>
  tab.locator('.navbar__inner').getByRole('link', { name: label, exact: true });
const reminder = (tab: Tab) => tab.getByRole('complementary', { name: 'Your version' });

async function choose(tab: Tab, label: string) {
  await button(tab).hover();
  await entry(tab, label).click();
}

describe('the version menu', () => {
  it('opens on a click, shows the versions in order and which one is read, and closes', () =>
    visit('/0.5.0/models/deployment', {}, async ({ tab }) => {
      expect(await button(tab).textContent()).toBe('0.5.0');
      expect(await button(tab).getAttribute('aria-expanded')).toBe('false');
      await button(tab).click();
      await expect.poll(() => button(tab).getAttribute('aria-expanded')).toBe('true');
      // The last entry is no version: it leads to what changed.
      const links = tab.locator('.navbar .dropdown__menu').first().locator('a:not(.oc-changes-link)');
      expect(await links.allTextContents()).toEqual(VERSIONS.map(({ label }) => label));
      expect(await tab.locator('.navbar .dropdown__menu').first().locator('[aria-current]').allTextContents()).toEqual([
        '0.5.0',
      ]);
      await tab.keyboard.press('Escape');
      await expect.poll(() => button(tab).getAttribute('aria-expanded')).toBe('false');
      await button(tab).click();
      await expect.poll(() => links.first().isVisible()).toBe(true);
      await tab.mouse.click(640, 700);
      await expect.poll(() => links.first().isVisible()).toBe(false);
    }));

  it('keeps the doc, the query and the hash, in the same document, and stores the choice', () =>
    visit('/models/deployment?a=1#states', {}, async ({ tab, address, arrive, isSameDocument, stored }) => {
      expect(await stored(KEY)).toBeNull();
      await choose(tab, '0.5.0');
      await expect.poll(address).toBe('/0.5.0/models/deployment?a=1#states');
      await arrive('Deployment');
      await expect.poll(() => button(tab).textContent()).toBe('0.5.0');
      expect(await isSameDocument()).toBe(true);
      expect(await stored(KEY)).toBe('0.5.0');
      await expect.poll(() => tab.locator('main [role=alert]').isVisible()).toBe(true);
      await choose(tab, '0.5.1 (Latest)');
      await expect.poll(address).toBe('/models/deployment?a=1#states');
      expect(await stored(KEY)).toBe('current');
    }));

  it('falls back to the main doc of a version that has no such doc', () =>
    visit('/models/deployment', {}, async ({ tab, address, stored }) => {
      await choose(tab, '0.3.2');
      await expect.poll(address).toBe('/0.3.2');
      expect(await stored(KEY)).toBe('0.3.2');
      await choose(tab, '0.5.1');
      await expect.poll(address).toBe('/0.5.1');
      expect(await stored(KEY)).toBe('0.5.1');
    }));

  it('leads to a version’s main doc from the blog, where it always names the latest', () =>
    visit(
      '/blog',
      { prepare: (tab) => tab.addInitScript((key) => localStorage.setItem(key, '0.5.0'), KEY) },
      async ({ tab, address }) => {
        expect(await button(tab).textContent()).toBe('0.5.1 (Latest)');
        await choose(tab, '0.3.2');
        await expect.poll(address).toBe('/0.3.2');
      },
    ));

  it('works by keyboard alone: Enter, arrows, Enter; a choice closes it', () =>
    visit('/quickstart', {}, async ({ tab, address }) => {
      await button(tab).focus();
      await tab.keyboard.press('Enter');
      await expect.poll(() => button(tab).getAttribute('aria-expanded')).toBe('true');
      await tab.keyboard.press('Escape');
      const focused = () => tab.evaluate(() => document.activeElement?.textContent);
      await tab.keyboard.press('ArrowDown');
      await expect.poll(focused).toBe('0.5.1 (Latest)');
      // From the first entry to the last, and back.
      await tab.keyboard.press('ArrowUp');
      await expect.poll(focused).toBe('What changed in 0.5.1');
      await tab.keyboard.press('ArrowDown');
      await tab.keyboard.press('ArrowDown');
      await expect.poll(focused).toBe('0.5.1');
      await tab.keyboard.press('Enter');
      await expect.poll(address).toBe('/0.5.1/quickstart');
      expect(await tab.locator('.navbar .dropdown__menu').first().isVisible()).toBe(false);
    }));
});

describe('the preferred version', () => {
  it('is not stored by merely reading an old one', () =>
    visit('/0.5.0/quickstart', {}, async ({ tab, arrive, stored }) => {
      await tab.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click();
      await arrive('Models overview');
      expect(await stored(KEY)).toBeNull();
    }));

  it('becomes the latest by the link in the banner, which keeps the doc', () =>
    visit(
      '/0.5.0/models/overview',
      { prepare: (tab) => tab.addInitScript((key) => localStorage.setItem(key, '0.5.0'), KEY) },
      async ({ tab, address, stored }) => {
        await tab.getByRole('alert').getByRole('link', { name: 'latest version' }).click();
        await expect.poll(address).toBe('/models/overview');
        expect(await stored(KEY)).toBe('current');
        expect(await reminder(tab).count()).toBe(0);
      },
    ));

  it('is dropped when no version has that name, per docs plugin', () =>
    visit(
      '/',
      {
        prepare: (tab) =>
          tab.addInitScript(() => {
            localStorage.setItem('docs-preferred-version-default', '0.4.0');
            localStorage.setItem('docs-preferred-version-sdk', 'current');
          }),
      },
      async ({ stored }) => {
        expect(await stored(KEY)).toBeNull();
        expect(await stored('docs-preferred-version-sdk')).toBe('current');
      },
    ));

  it('is offered on the latest page: the way back to the same page; staying is remembered', () =>
    visit('/0.5.0/models/overview', {}, async ({ tab, address, arrive, stored, live }) => {
      await choose(tab, '0.5.0');
      await tab.goto(`${site.url}models/overview`);
      await live();
      await reminder(tab).waitFor();
      await reminder(tab).getByRole('link').click();
      await expect.poll(address).toBe('/0.5.0/models/overview');
      await expect.poll(() => reminder(tab).count()).toBe(0);
      await tab.goBack();
      await arrive('Models overview');
      await reminder(tab).getByRole('button').click();
      await expect.poll(() => reminder(tab).count()).toBe(0);
      expect(await stored(KEY)).toBe('current');
    }));
});
