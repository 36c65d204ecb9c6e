/** Specification §2 and §4 (mobile sidebar), behaviour §7. */
import type { Page as Tab } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { VERSIONS } from '../support/specSite.ts';
import { DESKTOP, PHONE, useSite } from '../support/useSite.ts';

const { visit } = useSite();
const phone = { viewport: PHONE };

const drawer = (tab: Tab) => tab.getByRole('dialog', { name: 'Navigation' });
const panel = (tab: Tab, index: number) => drawer(tab).locator('.navbar-sidebar__item').nth(index);
const menu = (tab: Tab) => panel(tab, 0).locator('> .menu__list');
const docs = (tab: Tab) => panel(tab, 1).locator('> .theme-doc-sidebar-menu');
const toggle = (tab: Tab) => tab.getByRole('button', { name: 'Toggle navigation bar' });
const back = (tab: Tab) => drawer(tab).getByRole('button', { name: 'Back to main menu' });

async function open(tab: Tab) {
  await toggle(tab).click();
  await drawer(tab).waitFor();
}
const closed = (tab: Tab) => expect.poll(() => tab.locator('.navbar-sidebar').isVisible()).toBe(false);

describe('the bar of a phone', () => {
  it('has the menu button, the brand and search; the rest is in the drawer, on two panels; a window wider than 996 px closes it', () =>
    visit('/models/deployment', phone, async ({ tab }) => {
      expect(await toggle(tab).isVisible()).toBe(true);
      expect(await toggle(tab).getAttribute('aria-expanded')).toBe('false');
      const bar = tab.locator('.navbar__inner');
      for (const name of ['Docs', 'SDK', 'Blog']) {
        expect(await bar.getByRole('link', { name, exact: true }).isVisible()).toBe(false);
      }
      expect(await bar.getByRole('link', { name: 'Emberhold' }).isVisible()).toBe(true);
      expect(await bar.locator('input[type=search]').isVisible()).toBe(true);
      expect(await tab.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(false);
      await tab.setViewportSize({ width: 997, height: 800 });
      await expect.poll(() => toggle(tab).isVisible()).toBe(false);
      expect(await tab.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(true);
      expect(await bar.getByRole('link', { name: 'SDK', exact: true }).isVisible()).toBe(true);

      await tab.setViewportSize(PHONE);
      await open(tab);
      expect(await docs(tab).isVisible()).toBe(true);
      expect(await docs(tab).locator('[aria-current=page]').textContent()).toBe('Deployment');
      expect(await menu(tab).isVisible()).toBe(false);
      await back(tab).click();
      await menu(tab).waitFor();
      expect(await docs(tab).isVisible()).toBe(false);
      const names = await menu(tab).locator('> li > a, > li > div > a').allTextContents();
      expect(names).toEqual(['Docs', 'SDK', 'Blog', 'Versions', 'Languages']);

      await tab.setViewportSize({ width: 996, height: 800 });
      expect(await drawer(tab).isVisible()).toBe(true);
      await tab.setViewportSize(DESKTOP);
      await expect.poll(() => drawer(tab).count()).toBe(0);
      await tab.setViewportSize(PHONE);
      await closed(tab);

      // Categories fold like those of the sidebar.
      await open(tab);
      await docs(tab).getByRole('button', { name: 'Our Team' }).click();
      await expect.poll(() => docs(tab).getByRole('link', { name: 'Jobs' }).isVisible()).toBe(true);
      await expect.poll(() => docs(tab).getByRole('link', { name: 'Deployment' }).isVisible()).toBe(false);
      await drawer(tab)
        .getByRole('button', { name: /^Switch between dark and light mode/ })
        .click();
      await tab.waitForSelector('html[data-theme=dark]');
      expect(await drawer(tab).isVisible()).toBe(true);
    }));
});

describe('the drawer', () => {
  it('opens on the main menu if there is none', () =>
    visit('/blog', phone, async ({ tab, arrive }) => {
      await open(tab);
      expect(await menu(tab).isVisible()).toBe(true);
      expect(await back(tab).isVisible()).toBe(false);
      expect(await menu(tab).locator('[aria-current=page]').allTextContents()).toEqual(['Blog', 'English']);
      await menu(tab).getByRole('link', { name: 'Docs' }).click();
      await arrive('Generative AI on hardware you own');
      await closed(tab);
      await open(tab);
      expect(await docs(tab).isVisible()).toBe(true);
    }));

  it('has the versions as a group that folds, open at first', () =>
    visit('/0.5.0/models/deployment', phone, async ({ tab, address, stored }) => {
      await open(tab);
      await back(tab).click();
      const group = menu(tab).locator('> li', { hasText: 'Versions' });
      const head = group.getByRole('button', { name: 'Versions' });
      expect(await group.locator('ul a:not(.oc-changes-link)').allTextContents()).toEqual(
        VERSIONS.map(({ label }) => label),
      );
      expect(await group.getByRole('link', { name: '0.5.0' }).isVisible()).toBe(true);
      await head.click();
      await expect.poll(() => group.getByRole('link', { name: '0.5.0' }).isVisible()).toBe(false);
      await head.click();
      await group.getByRole('link', { name: '0.5.1', exact: true }).click();
      await expect.poll(address).toBe('/0.5.1/models/deployment');
      await closed(tab);
      expect(await stored('docs-preferred-version-default')).toBe('0.5.1');
    }));

  it('keeps focus and blocks the page while open; closes by its button, a click outside, Escape and a link, and starts over', () =>
    visit('/models/deployment', phone, async ({ tab, arrive }) => {
      await toggle(tab).focus();
      await tab.keyboard.press('Enter');
      await drawer(tab).waitFor();
      const isInside = () =>
        tab.evaluate(() => document.querySelector('.navbar-sidebar')!.contains(document.activeElement));
      await expect.poll(isInside).toBe(true);
      for (let step = 0; step < 24; step++) {
        await tab.keyboard.press(step < 16 ? 'Tab' : 'Shift+Tab');
        expect(await isInside()).toBe(true);
      }
      await tab.mouse.move(PHONE.width - 3, 500);
      await tab.mouse.wheel(0, 600);
      await tab.mouse.move(100, 500);
      await tab.mouse.wheel(0, 4000);
      await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await tab.evaluate(() => scrollY)).toBe(0);
      await tab.keyboard.press('Escape');
      await closed(tab);
      expect(await tab.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        'Toggle navigation bar',
      );

      const ways: [string, () => Promise<unknown>][] = [
        ['button', () => drawer(tab).getByRole('button', { name: 'Close navigation bar' }).click()],
        ['beside', () => tab.mouse.click(PHONE.width - 3, 500)],
        ['Escape', () => tab.keyboard.press('Escape')],
      ];
      for (const [, close] of ways) {
        await open(tab);
        await back(tab).click();
        await menu(tab).waitFor();
        await close();
        await closed(tab);
      }
      await open(tab);
      expect(await docs(tab).isVisible()).toBe(true);
      await docs(tab).getByRole('link', { name: 'Overview' }).click();
      await arrive('Models overview');
      await closed(tab);
    }));

  it('closes by Back, which stays on the page, each time; a link in it costs no extra Back', () =>
    visit('/quickstart', phone, async ({ tab, arrive, address, isSameDocument }) => {
      await open(tab);
      await docs(tab).getByRole('link', { name: 'App Garden' }).click();
      await arrive('App Garden');
      await closed(tab);
      await tab.keyboard.press('Tab');
      expect(await tab.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content');
      // The drawer covers the menu button.
      await tab.evaluate(() => (document.activeElement as HTMLElement).blur());
      for (let time = 0; time < 2; time++) {
        await open(tab);
        await tab.goBack();
        await closed(tab);
        expect(address()).toBe('/app-garden');
        expect(await tab.textContent('main h1')).toBe('App Garden');
      }
      await tab.goBack();
      await arrive('Quickstart');
      expect(await isSameDocument()).toBe(true);
    }));
});
