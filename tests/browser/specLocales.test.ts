/** Beyond the specification: Emberhold as readers of German and Arabic use it. */
import type { Page as Tab } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findColorlessViolations, findViolations, setColorMode } from '../support/axe.ts';
import { PHONE, useSite } from '../support/useSite.ts';

const site = useSite();
const { visit } = site;
const fits = (tab: Tab) => tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

async function search(tab: Tab, query: string): Promise<string> {
  await tab.locator('.oc-search input').fill(query);
  await tab.locator('.oc-search-hit').first().waitFor();
  return tab.locator('.oc-search-hit').first().innerText();
}

describe.each([
  {
    locale: 'de',
    query: 'wie viel Speicher',
    answer: 'Wie viel Speicher ein Modell braucht',
    quickstart: 'Schnellstart',
  },
  { locale: 'ar', query: 'تنزيل النماذج', answer: 'تنزيل النماذج', quickstart: 'البدء السريع' },
])('in $locale', ({ locale, query, answer, quickstart }) => {
  it('introduction, quickstart and models keep nobody out, light and dark; search answers in the language', () =>
    visit(`/${locale}/models/overview`, { live: false }, async ({ tab, live }) => {
      for (const at of ['/models/overview', '/models/deployment', '/app-garden']) {
        await tab.goto(site.url + locale + at);
        expect([at, await findColorlessViolations(tab)]).toEqual([at, []]);
      }
      await tab.goto(`${site.url}${locale}/quickstart?docusaurus-theme=dark`);
      expect(await tab.getAttribute('html', 'data-theme')).toBe('dark');
      expect(await findViolations(tab)).toEqual([]);
      await setColorMode(tab, 'light');
      expect(await findViolations(tab, 'color-contrast')).toEqual([]);

      await tab.goto(site.url + locale);
      await live();
      expect(await search(tab, query)).toContain(answer);
      // The introduction, and the panel above it.
      expect(await findViolations(tab)).toEqual([]);
      await tab.keyboard.press('Enter');
      await tab.waitForURL(`**/${locale}/models/**`);
    }));

  it('a phone shows pages and drawer whole', () =>
    visit(`/${locale}/quickstart`, { viewport: PHONE }, async ({ tab }) => {
      expect(await fits(tab)).toBe(true);
      await tab.locator('.navbar__toggle').click();
      await tab.locator('.navbar-sidebar--show .navbar-sidebar').waitFor();
      expect(await tab.locator('.navbar-sidebar .theme-doc-sidebar-menu [aria-current=page]').textContent()).toBe(
        quickstart,
      );
      expect(await findViolations(tab)).toEqual([]);
    }));
});

it('says in German why search does not answer', () =>
  visit('/de/quickstart', { expected: /ERR_FAILED/ }, async ({ tab }) => {
    await tab.route(/_octavo\/search\//, (route) => route.abort());
    await tab.locator('.oc-search input').fill('speicher');
    const alert = tab.locator('.oc-search [role=alert] p');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('Der Server antwortet nicht. Besteht eine Internetverbindung?');
  }));
