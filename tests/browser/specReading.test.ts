/** Specification §2, §4 and §9, behaviour §2, §5 and §9: reading the docs from page to page. */
import type { Page as Tab } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { POSTS, SITE_URL } from '../support/specSite.ts';
import { PHONE, useSite } from '../support/useSite.ts';
import { goLive } from '../support/tabSteps.ts';

const site = useSite();
const { visit } = site;

const sidebar = (tab: Tab) => tab.getByRole('navigation', { name: 'Docs sidebar' });
const category = (tab: Tab, label: string) => sidebar(tab).getByRole('button', { name: label, exact: true });
const openCategories = (tab: Tab) =>
  tab.$$eval('.menu_SIkG [role=button][aria-expanded=true]', (all) => all.map((one) => one.textContent));
const current = (tab: Tab) => sidebar(tab).locator('[aria-current=page]').allTextContents();
const crumbs = (tab: Tab) =>
  tab.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').allTextContents();
const activeSection = (tab: Tab) => tab.locator('.tableOfContents_bqdL [aria-current]').allTextContents();

/** Follows a link of the article that is made for the purpose; by script, so that nothing scrolls or hovers. */
const follow = (tab: Tab, href: string) =>
  tab.evaluate(
    (to) => {
      const link = document.createElement('a');
      link.href = to;
      document.querySelector('main')!.append(link);
      link.click();
    },
    href.startsWith('/') ? site.url + href.slice(1) : href,
  );

describe('the sidebar', () => {
  it('has categories that open and close by click and by key; opening one closes the other', () =>
    visit('/', {}, async ({ tab }) => {
      expect(await openCategories(tab)).toEqual([]);
      expect(await sidebar(tab).getByRole('link', { name: 'Deployment' }).isVisible()).toBe(false);
      await category(tab, 'Models').click();
      await expect.poll(() => openCategories(tab)).toEqual(['Models']);
      expect(await sidebar(tab).getByRole('link', { name: 'Deployment' }).isVisible()).toBe(true);
      await category(tab, 'Installation').click();
      await expect.poll(() => openCategories(tab)).toEqual(['Installation']);
      await category(tab, 'Installation').press('Enter');
      await expect.poll(() => openCategories(tab)).toEqual([]);
      await category(tab, 'Our Team').press('Space');
      await expect.poll(() => openCategories(tab)).toEqual(['Our Team']);
      expect(await tab.getByRole('button', { name: /collapse sidebar/i }).count()).toBe(0);
    }));

  it('opens the categories of the current page, marks it, changes with the docs being read, and disappears on a page without sidebar', () =>
    visit('/quickstart', {}, async ({ tab, arrive, isSameDocument }) => {
      await tab.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click();
      await arrive('Models overview');
      expect(await openCategories(tab)).toEqual(['Models']);
      expect(await current(tab)).toEqual(['Overview']);
      expect(await crumbs(tab)).toEqual(['', 'Models', 'Overview']);
      await category(tab, 'Architecture').click();
      await sidebar(tab).getByRole('link', { name: 'Core services' }).click();
      await arrive('Core services');
      expect(await openCategories(tab)).toEqual(['Architecture']);
      expect(await crumbs(tab)).toEqual(['', 'Architecture', 'Core services']);
      await tab.getByRole('link', { name: 'Home page' }).click();
      await tab.waitForURL(site.url);
      expect(await current(tab)).toEqual(['Introduction']);

      await tab.locator('.navbar__inner').getByRole('link', { name: 'SDK' }).click();
      await tab.waitForURL('**/sdk/intro');
      await category(tab, 'Services').click();
      await sidebar(tab).getByRole('link', { name: 'vectordb' }).click();
      await tab.waitForURL('**/sdk/services/vectordb');
      expect(await crumbs(tab)).toEqual(['', 'Services', 'vectordb']);
      await tab.locator('.navbar__inner').getByRole('link', { name: 'Blog' }).click();
      await arrive('Blog');
      expect(await sidebar(tab).count()).toBe(0);
      await tab.goBack();
      await tab.waitForURL('**/sdk/services/vectordb');
      await sidebar(tab).waitFor();
      expect(await isSameDocument()).toBe(true);
    }));
});

describe('the table of contents', () => {
  it('marks the section being read, leads to sections below the navbar, which stays at the top; keeps its place', () =>
    visit('/models/deployment', {}, async ({ tab, address }) => {
      await tab.evaluate(() => document.querySelector('#states')!.scrollIntoView());
      await expect.poll(() => activeSection(tab)).toEqual(['States']);
      await tab.evaluate(() => document.querySelector('#replicas')!.scrollIntoView());
      await expect.poll(() => activeSection(tab)).toEqual(['Replicas']);
      await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => activeSection(tab)).toEqual(['Next step']);

      await tab.locator('.tableOfContents_bqdL').getByRole('link', { name: 'Limits' }).click();
      await expect.poll(address).toBe('/models/deployment#limits');
      const top = () => tab.evaluate(() => document.querySelector('#limits')!.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(200);
      expect(await top()).toBeGreaterThanOrEqual(60);
      await tab.goBack();
      await expect.poll(address).toBe('/models/deployment');

      for (const y of [600, 1800, 1200]) {
        await tab.evaluate((to) => scrollTo(0, to), y);
        await expect.poll(() => tab.evaluate(() => scrollY)).toBe(y);
        expect((await tab.locator('.navbar').boundingBox())!.y).toBe(0);
      }

      // Its space is reserved before it loads, so a slow page does not move.
      const left = () => tab.evaluate(() => document.querySelector('main')!.getBoundingClientRect().left);
      const before = await left();
      await tab.evaluate(() => document.querySelector('.tableOfContents_bqdL')!.remove());
      expect(await left()).toBe(before);
    }));

  it('is a folded list above the content where the window is narrow', () =>
    visit('/models/deployment', { viewport: PHONE }, async ({ tab, address }) => {
      expect(await tab.locator('.tableOfContents_bqdL').isVisible()).toBe(false);
      const folded = tab.locator('.theme-doc-toc-mobile');
      expect(await folded.getByRole('link', { name: 'Limits' }).count()).toBe(0);
      const button = folded.getByRole('button', { name: 'On this page' });
      await button.click();
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      await button.click();
      expect(await folded.getByRole('link', { name: 'Limits' }).isVisible()).toBe(false);
      await button.click();
      await folded.getByRole('link', { name: 'Limits' }).click();
      await expect.poll(address).toBe('/models/deployment#limits');
      await tab.setViewportSize({ width: 996, height: 800 });
      expect(await tab.locator('.tableOfContents_bqdL').isVisible()).toBe(false);
      await tab.setViewportSize({ width: 997, height: 800 });
      await expect.poll(() => tab.locator('.tableOfContents_bqdL').isVisible()).toBe(true);
      expect(await folded.isVisible()).toBe(false);
    }));
});

describe('going to another page', () => {
  it('starts at its top, or at its hash; Back, Forward and a reload restore the place; a new query moves nothing', () =>
    visit('/models/deployment', {}, async ({ tab, arrive, address }) => {
      const y = () => tab.evaluate(() => scrollY);
      await tab.evaluate(() => scrollTo(0, 900));
      await follow(tab, '/models/downloading-models');
      await arrive('Downloading models');
      expect(await y()).toBe(0);
      await tab.evaluate(() => scrollTo(0, 400));
      await tab.goBack();
      await arrive('Deployment');
      await expect.poll(y).toBe(900);
      await tab.goForward();
      await arrive('Downloading models');
      await expect.poll(y).toBe(400);
      // Only the query changes.
      await follow(tab, '?x=1');
      await expect.poll(address).toBe('/models/downloading-models?x=1');
      expect(await y()).toBe(400);
      await follow(tab, '/models/deployment#states');
      await arrive('Deployment');
      expect(address()).toBe('/models/deployment#states');
      const top = await tab.locator('#states').evaluate((heading) => heading.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(60);
      expect(top).toBeLessThan(200);
      await tab.goBack();
      await arrive('Downloading models');
      await expect.poll(y).toBe(400);
      await tab.reload();
      await goLive(tab);
      await expect.poll(y).toBe(400);
    }));

  it('brings the head with it: title, description, canonical, alternates, robots', () =>
    visit('/search', {}, async ({ tab, arrive, isSameDocument }) => {
      const head = () =>
        tab.evaluate(() => ({
          title: document.title,
          canonical: [...document.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href')),
          alternates: [...document.querySelectorAll('link[hreflang]')].map((link) => link.getAttribute('href')),
          ogTitle: document.querySelector('meta[property="og:title"]')?.getAttribute('content'),
          ogUrl: document.querySelector('meta[property="og:url"]')?.getAttribute('content'),
          locale: [...document.querySelectorAll('meta[property="og:locale"]')].map((m) => m.getAttribute('content')),
          robots: document.querySelectorAll('meta[name=robots]').length,
          feeds: document.querySelectorAll('link[rel=alternate][title$=Feed]').length,
          description: document.querySelectorAll('meta[name=description]').length,
        }));
      /** Icon and feeds belong to the site, so they are the same at every address. */
      const ofSite = () =>
        tab.$$eval('head link[rel=icon], head link[title$=Feed]', (links) =>
          links.map((link) => (link as HTMLLinkElement).href),
        );
      const files = ['img/favicon.svg', 'blog/rss.xml', 'blog/atom.xml', 'blog/feed.json'];
      expect((await head()).robots).toBe(1);
      await tab.locator('.navbar__inner').getByRole('link', { name: 'Docs' }).click();
      await arrive('Generative AI on hardware you own');
      const url = `${SITE_URL}/`;
      expect(await head()).toEqual({
        title: 'Generative AI on hardware you own | Emberhold',
        canonical: [url],
        alternates: [url, `${url}de/`, `${url}ar/`, url],
        ogTitle: 'Generative AI on hardware you own | Emberhold',
        ogUrl: url,
        locale: ['en'],
        robots: 0,
        feeds: 3,
        description: 1,
      });
      await follow(tab, '/models/deployment');
      await arrive('Deployment');
      expect(await ofSite()).toEqual(files.map((file) => site.url + file));
      await tab.goBack();
      await arrive('Generative AI on hardware you own');
      await tab.goBack();
      await arrive('Search the documentation');
      expect((await head()).robots).toBe(1);
      expect(await isSameDocument()).toBe(true);
    }));

  it('puts focus in front of the skip link, which leads into the content; the new title is announced', () =>
    visit('/quickstart', {}, async ({ tab, arrive }) => {
      await sidebar(tab).getByRole('link', { name: 'App Garden' }).click();
      await arrive('App Garden');
      await expect.poll(() => tab.textContent('[aria-live=polite]')).toContain('App Garden');
      await tab.keyboard.press('Tab');
      const skip = tab.getByRole('link', { name: 'Skip to main content' });
      expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
      await expect.poll(async () => (await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0);
      await tab.keyboard.press('Enter');
      await expect.poll(() => tab.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
      await tab.keyboard.press('Tab');
      expect(await tab.evaluate(() => document.querySelector('main')!.contains(document.activeElement))).toBe(true);
    }));
});

describe('addresses', () => {
  it.each(['/models/deployment.html', '/models/deployment/', '/models/deployment/index.html'])(
    '%s shows the page',
    (path) =>
      visit(path, {}, async ({ tab, arrive, address, isSameDocument }) => {
        await arrive('Deployment');
        expect(address()).toBe('/models/deployment');
        await tab.getByRole('link', { name: 'downloaded model' }).click();
        await arrive('Downloading models');
        expect(await isSameDocument()).toBe(true);
      }),
  );

  it('with .html or index.html in a link mean the page, without leaving the document', () =>
    visit('/quickstart', {}, async ({ tab, arrive, isSameDocument }) => {
      for (const href of ['/models/deployment.html', '/quickstart/index.html']) {
        await follow(tab, href);
        await arrive(href.startsWith('/models') ? 'Deployment' : 'Quickstart');
      }
      expect(await isSameDocument()).toBe(true);
    }));

  it('that mean nothing show the not-found page, reached by link too, with the nearest pages', () =>
    visit('/quickstart', { expected: /root\.js/ }, async ({ tab, arrive, address }) => {
      await follow(tab, '/models/deploymint');
      await arrive('Page Not Found');
      expect(address()).toBe('/models/deploymint');
      expect(await tab.title()).toBe('Emberhold');
      await tab.locator('main').getByRole('link', { name: 'Deployment' }).first().click();
      await arrive('Deployment');
      expect(address()).toBe('/models/deployment');
    }));
});

describe('back to top', () => {
  const button = (tab: Tab) => tab.getByRole('button', { name: 'Scroll back to top' });

  it('appears while scrolling up, not down, not near the top, not after a jump to a hash, nor on blog posts; leads there', () =>
    visit('/models/deployment', {}, async ({ tab, arrive }) => {
      const scroll = async (to: number) => {
        // Two frames: the browser reports each movement separately.
        await tab.evaluate(async (y) => {
          scrollTo(0, y);
          for (const _ of 'ab') await new Promise(requestAnimationFrame);
        }, to);
        await expect.poll(() => tab.evaluate(() => scrollY)).toBe(to);
      };
      await scroll(1500);
      expect(await button(tab).count()).toBe(0);
      await scroll(1400);
      await button(tab).waitFor();
      await scroll(1450);
      await button(tab).waitFor({ state: 'detached' });
      await scroll(1400);
      await button(tab).waitFor();
      await scroll(200);
      await button(tab).waitFor({ state: 'detached' });
      await scroll(1500);
      await scroll(1400);
      await button(tab).click();
      await expect.poll(() => tab.evaluate(() => scrollY)).toBe(0);
      await button(tab).waitFor({ state: 'detached' });

      await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await tab.evaluate(() => (location.hash = '#states'));
      await expect.poll(() => activeSection(tab)).toEqual(['States']);
      expect(await button(tab).count()).toBe(0);
      await tab.goto(site.url + POSTS[0]!.slice(1));
      await goLive(tab);
      await arrive('Agents at the Desk: Why Local Matters When Software Acts');
      await tab.evaluate(() => scrollTo(0, 1500));
      await tab.evaluate(() => scrollTo(0, 1300));
      // Two frames: the button would have been drawn by now.
      await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await button(tab).count()).toBe(0);
    }));
});

describe('the style sheet that comes after the first paint', () => {
  it.each(['no-preference', 'reduce'] as const)('restyles few elements, motion: %s', (reducedMotion) =>
    visit('/quickstart', { live: false, reducedMotion }, async ({ tab }) => {
      const sheet = tab.locator('link[rel=stylesheet]');
      await sheet.waitFor({ state: 'attached' });
      await expect.poll(() => sheet.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
      const styled = await countStyled(tab, () =>
        sheet.evaluate(async (link: HTMLLinkElement) => {
          const again = link.cloneNode() as HTMLLinkElement;
          link.remove();
          void document.body.offsetWidth;
          performance.mark('late style');
          await new Promise((resolve) => {
            again.addEventListener('load', resolve);
            document.body.append(again);
          });
          void document.body.offsetWidth;
        }),
      );
      expect(await tab.locator('*').count()).toBeGreaterThan(700);
      expect(styled).toBeGreaterThan(0);
      // Some 60 of them because the look's fonts are known now.
      expect(styled).toBeLessThan(350);
    }),
  );
});

/** How many elements Chromium worked out the style of after the mark that `act` leaves. */
async function countStyled(tab: Tab, act: () => Promise<void>): Promise<number> {
  interface TraceEvent {
    name: string;
    ts: number;
    args: { elementCount?: number };
  }
  const session = await tab.context().browser()!.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  const traceConfig = { includedCategories: ['devtools.timeline', 'blink.user_timing'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await act();
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  const start = events.find(({ name }) => name === 'late style')?.ts ?? Infinity;
  const updates = events.filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts >= start);
  return updates.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}
