import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { openContext, type PageWatch, watchPage } from '../support/browser.ts';
import { LOCALE_SITE } from '../support/localeSite.ts';
import { fillBox } from '../support/searchSite.ts';
import { useServedSite } from '../support/servedSite.ts';
import { arriveAt, goLive } from '../support/tabSteps.ts';

const site = useServedSite(LOCALE_SITE);
const bases: Record<string, string> = {};
beforeAll(async () => {
  bases['root'] = site.url;
  bases['prefix'] = await site.serveAt('/some/where/');
  bases['disk'] = site.diskUrl;
});

const PHONE = { width: 390, height: 844 };

async function open(url: string, options: BrowserContextOptions = {}): Promise<{ tab: Page; watch: PageWatch }> {
  // While the drawer slides in, axe does not see that it covers the page, and misses what is behind.
  const context = await openContext({ reducedMotion: 'reduce', ...options });
  const tab = await context.newPage();
  const watch = await watchPage(tab, url.startsWith('file:') ? 'file:' : new URL(url).origin);
  await tab.goto(url);
  return { tab, watch };
}

async function search(tab: Page, query: string): Promise<string[]> {
  await fillBox(tab, query);
  await tab.locator('.oc-search-path').first().waitFor();
  return tab.locator('.oc-search-group > .oc-search-path').allTextContents();
}

describe.each(['prefix', 'disk'])('a site in several languages, at its %s', (place) => {
  const at = (file: string) =>
    `${bases[place]}${place === 'disk' ? file || 'index.html' : file.replace(/(?:index)?\.html/, '')}`;

  it('leads from page to page inside a language, and keeps the place when that changes', async () => {
    const { tab, watch } = await open(at('de/index.html'));
    expect(await tab.getAttribute('html', 'lang')).toBe('de');
    await goLive(tab);
    await tab.click('main a:text-is("die Modelle")');
    await arriveAt(tab, 'Modelle');
    expect(await tab.locator('.menu_SIkG').textContent()).toContain('Modelle und mehr');
    await tab.goto(`${at('de/models.html')}?x=1#place`);
    await goLive(tab);
    await tab.hover('.dropdown > a');
    await tab.click('.dropdown__menu a[lang="ar"]');
    await arriveAt(tab, 'النماذج');
    expect(tab.url()).toBe(`${at('ar/models.html')}?x=1#place`);
    expect(await tab.getAttribute('html', 'dir')).toBe('rtl');
    await goLive(tab);
    await tab.hover('.dropdown > a');
    await tab.click('.dropdown__menu a[lang="en"]');
    await arriveAt(tab, 'Models');
    expect(tab.url()).toBe(`${at('models.html')}?x=1#place`);
    expect(watch.problems).toEqual([]);
    await tab.context().close();
  });

  it('reports which results are in another language, in the box and on the search page', async () => {
    const { tab } = await open(at('ar/index.html'));
    await goLive(tab);
    const texts = () =>
      tab
        .locator(':is(.oc-search-panel, .oc-search-results) bdi')
        .evaluateAll((all) =>
          all.map((text) => [text.textContent, text.getAttribute('lang'), text.getAttribute('dir')].join('|')),
        );
    await search(tab, 'translates');
    const english = ['الدليل||', 'النماذج||', 'Plain|en|ltr', 'Plain|en|ltr', 'Nobody translates me.|en|ltr'];
    await expect.poll(texts).toEqual(english);
    await tab.goto(`${at('ar/search.html')}?q=translates`);
    await expect.poll(texts).toEqual(english);
    await tab.goto(`${at('ar/search.html')}?q=مكتبات`);
    await expect.poll(async () => (await texts()).slice(0, 3)).toEqual(['الدليل||', 'النماذج||', 'النماذج||']);
    await tab.context().close();
  });

  it('finds in each language, by a script that knows it', async () => {
    const { tab, watch } = await open(at('index.html'));
    for (const [locale, title, ...queries] of [
      ['de', 'Modelle', 'verzeichnisse', 'geloschte modell'],
      ['ar', 'النماذج', 'مكتبات'],
      ['he', 'מודלים', 'מודלים'],
    ] as const) {
      watch.requests.length = 0;
      await tab.goto(at(`${locale}/index.html`));
      await goLive(tab);
      for (const query of queries)
        expect([query, (await search(tab, query))[0]]).toEqual([query, expect.stringContaining(title)]);
      const scripts = watch.requests.flatMap((url) => /assets\/(search[-\w]*)/.exec(url)?.[1] ?? []);
      expect(scripts.sort()).toEqual([locale === 'he' ? 'search' : `search-${locale}`, 'search-view']);
      await tab.press('.oc-search input', 'Enter');
      await arriveAt(tab, title);
      expect(tab.url()).toContain(`/${locale}/models`);
    }
    expect(watch.problems).toEqual([]);
    await tab.context().close();
  });
});

// In German and Arabic: specLocales.test.ts.
describe.each(['he'])('in %s nothing keeps a reader out', (locale) => {
  it('on a wide screen, in the dark, with the search open; on a phone, with the drawer open', async () => {
    const { tab } = await open(`${bases['root']}${locale}/models?docusaurus-theme=dark`);
    await goLive(tab);
    expect(await tab.getAttribute('html', 'data-theme')).toBe('dark');
    await search(tab, 'models');
    expect(await findViolations(tab)).toEqual([]);
    // A page that is not translated.
    await tab.setViewportSize(PHONE);
    await tab.goto(`${bases['root']}${locale}/plain`);
    await goLive(tab);
    expect(await findViolations(tab)).toEqual([]);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await tab.click('.navbar__toggle');
    await tab.waitForSelector('.navbar-sidebar--show .navbar-sidebar');
    expect(await findViolations(tab)).toEqual([]);
    await tab.context().close();
  });
});

it('text in right-to-left languages begins at the right, code at the left', async () => {
  const { tab } = await open(`${bases['root']}ar/models`, { viewport: { width: 1280, height: 900 } });
  await goLive(tab);
  const left = (selector: string) =>
    tab
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
  expect(await left('.theme-doc-sidebar-container')).toBeGreaterThan(await left('main'));
  expect(await left('.theme-doc-toc-desktop')).toBeLessThan(await left('article'));
  expect(await left('.navbar__brand')).toBeGreaterThan(640);
  const right = (selector: string) =>
    tab
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().right);
  // The sidebar begins where the name of the site does, and an icon stands before its word.
  expect(Math.abs((await right('.menu_SIkG .menu__link')) - (await right('.navbar__brand')) - 12)).toBeLessThan(3);
  expect(
    Math.abs((await right('.admonitionIcon_Rf37 > svg')) - (await right('.admonitionContent_BuS1 > p'))),
  ).toBeLessThan(3);
  const directionOf = (selector: string) =>
    tab
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).direction);
  expect([await directionOf('main pre'), await directionOf('main p'), await directionOf('main p code')]).toEqual([
    'ltr',
    'rtl',
    'ltr',
  ]);
  await tab.context().close();
});
