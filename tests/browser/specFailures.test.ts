/** Specification §2, §4 and §8: loading, failing, crashing. Every row of the error catalogue that a reader can see. */
import type { Locator, Page as Tab, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PAGE_KINDS } from '../support/specSite.ts';
import { useSite, type VisitOptions } from '../support/useSite.ts';
import { holdRequests, waitUntil } from '../support/tabSteps.ts';

const site = useSite();
const { visit } = site;
const QUICKSTART = '**/_octavo/page/quickstart.js';
const DATA_ENGINE = '**/_octavo/page/data-engine.js';

/** Prefetching is off, so that a page can be slow, or fail, when the reader clicks. */
const unhurried: VisitOptions = {
  prepare: (tab) =>
    tab.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    ),
};

/** By script: the mouse would hover first. */
const follow = (tab: Tab, name: string) =>
  tab.evaluate((text) => {
    const links = [...document.querySelectorAll<HTMLElement>('nav[aria-label="Docs sidebar"] a, .navbar__inner a')];
    links.find((link) => link.textContent === text)!.click();
  }, name);

/** The file arrives with wrong content. */
const spoil = (tab: Tab, address: string, pattern: RegExp, by: string) =>
  tab.route(address, async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: text.replace(pattern, by) });
  });

const bar = (tab: Tab) => tab.locator('.oc-progress');
const spinner = (tab: Tab) => tab.getByRole('status').filter({ hasText: 'Loading' });
const redBox = (tab: Tab) => tab.locator('.oc-load-error');

describe('a page that takes its time', () => {
  it('is announced after 200 ms by a thin bar and a spinner while the old page stays; gives way to a later click', () =>
    visit('/models/deployment', unhurried, async ({ tab, arrive, address, isSameDocument }) => {
      const letGo = await holdRequests(tab, QUICKSTART);
      await tab.evaluate(() => {
        const times: Record<string, number> = {};
        Object.assign(globalThis, { times });
        addEventListener('click', () => (times.click ??= performance.now()), true);
        new MutationObserver(() => {
          if (document.querySelector('.oc-progress')) times.bar ??= performance.now();
          if (document.querySelector('.oc-spinner')) times.spinner ??= performance.now();
        }).observe(document.body, { childList: true, subtree: true });
      });
      await follow(tab, 'Quickstart');
      await bar(tab).waitFor();
      await spinner(tab).waitFor();
      const times = await tab.evaluate(() => (globalThis as unknown as { times: Record<string, number> }).times);
      expect(times.bar! - times.click!).toBeGreaterThanOrEqual(195);
      expect(times.spinner! - times.click!).toBeGreaterThanOrEqual(195);
      expect(await bar(tab).evaluate((element) => (element as HTMLElement).style.transform)).toMatch(
        /translateX\(-(9[0-2])/,
      );
      expect(await bar(tab).getAttribute('role')).toBe('bar');
      expect((await bar(tab).boundingBox())!.height).toBe(2);
      expect((await bar(tab).boundingBox())!.y).toBe(0);
      expect(await tab.textContent('main h1')).toBe('Deployment');
      expect(address()).toBe('/models/deployment');
      letGo();
      await arrive('Quickstart');
      await bar(tab).waitFor({ state: 'detached' });
      expect(await spinner(tab).count()).toBe(0);
      expect(address()).toBe('/quickstart');
      expect(await isSameDocument()).toBe(true);

      // A later click wins.
      const letOtherGo = await holdRequests(tab, DATA_ENGINE);
      await follow(tab, 'Data engine');
      await bar(tab).waitFor();
      await follow(tab, 'App Garden');
      await arrive('App Garden');
      const answered = tab.waitForResponse(DATA_ENGINE);
      letOtherGo();
      await answered;
      await bar(tab).waitFor({ state: 'detached' });
      expect(await tab.textContent('main h1')).toBe('App Garden');
      expect(address()).toBe('/app-garden');
    }));
});

describe('a page that cannot be loaded', () => {
  it('because nobody answers: a red box with the error and Retry, and the old page stays', () =>
    visit(
      '/models/deployment',
      { ...unhurried, expected: /ERR_CONNECTION_REFUSED/ },
      async ({ tab, arrive, address, isSameDocument }) => {
        const everything = /\/quickstart(?:\.js)?$/;
        await tab.route(everything, (route) => route.abort('connectionrefused'));
        await follow(tab, 'Quickstart');
        await redBox(tab).waitFor();
        expect(await redBox(tab).getAttribute('role')).toBe('alert');
        expect(await redBox(tab).textContent()).toContain('could not be loaded');
        const [red = 0, green = 0, blue = 0] = await redBox(tab).evaluate((box) =>
          getComputedStyle(box).borderTopColor.match(/\d+/g)!.map(Number),
        );
        expect(red).toBeGreaterThan(green + 60);
        expect(red).toBeGreaterThan(blue + 60);
        expect(await tab.textContent('main h1')).toBe('Deployment');
        expect(address()).toBe('/models/deployment');
        const requested = tab.waitForRequest(everything);
        await tab.getByRole('button', { name: 'Retry' }).click();
        await requested;
        await redBox(tab).waitFor();
        await tab.unroute(everything);
        await tab.getByRole('button', { name: 'Retry' }).click();
        await arrive('Quickstart');
        expect(address()).toBe('/quickstart');
        expect(await redBox(tab).count()).toBe(0);
        expect(await isSameDocument()).toBe(true);
      },
    ));

  it('while the host answers: a warning, and the whole page is loaded', () =>
    visit(
      '/models/deployment',
      { ...unhurried, expected: /status of 500/ },
      async ({ tab, arrive, address, console, isSameDocument }) => {
        await tab.route(QUICKSTART, (route) => route.fulfill({ status: 500, body: 'no' }));
        await follow(tab, 'Quickstart');
        await arrive('Quickstart');
        expect(address()).toBe('/quickstart');
        expect(await isSameDocument()).toBe(false);
        expect(console.filter((line) => line.startsWith('warning: Octavo'))).toHaveLength(1);
      },
    ));

  it('without content in its data: an error that says so, and the whole page is loaded', () =>
    visit('/models/deployment', unhurried, async ({ tab, arrive, console, isSameDocument }) => {
      await tab.route(QUICKSTART, async (route) => {
        const text = await (await route.fetch()).text();
        await route.fulfill({ contentType: 'text/javascript', body: text.replace('"main":', '"mian":') });
      });
      await follow(tab, 'Quickstart');
      await arrive('Quickstart');
      expect(await isSameDocument()).toBe(false);
      expect(console.join('\n')).toContain('"_octavo/page/quickstart.js" has no content: "main" is missing.');
    }));
});

/** Goes to the search page, which cannot be drawn until `repair` is called in the tab. */
const followToCrash = (tab: Tab) =>
  tab.evaluate(() => {
    const { get } = URLSearchParams.prototype;
    const repair = () => (URLSearchParams.prototype.get = get);
    Object.assign(globalThis, { repair });
    URLSearchParams.prototype.get = () => {
      throw new Error('the address is unreadable');
    };
    const link = document.createElement('a');
    link.href = 'search';
    document.querySelector('main')!.append(link);
    link.click();
  });

/** The words of the specification, in the place of a part. */
async function expectCrash(place: Locator, message: RegExp): Promise<void> {
  const crash = place.getByRole('alert').filter({ has: place.page().getByText('This page crashed.', { exact: true }) });
  await crash.first().waitFor();
  expect(await crash.first().locator('pre').textContent()).toMatch(message);
  expect(await crash.first().getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
}

describe('a crash', () => {
  it('leaves the shell; "This page crashed." with the message; is over on the next page; "Try again" brings the page back', () =>
    visit('/quickstart', { expected: /the address is unreadable/ }, async ({ tab, arrive }) => {
      await followToCrash(tab);
      await arrive('This page crashed.');
      expect(await tab.locator('main pre').textContent()).toBe('the address is unreadable');
      expect(await tab.locator('.navbar__inner').getByRole('link', { name: 'SDK' }).isVisible()).toBe(true);
      expect(await tab.locator('footer').isVisible()).toBe(true);
      await tab.locator('main').getByRole('button', { name: 'Try again' }).click();
      await arrive('This page crashed.');
      await tab.locator('.navbar__inner').getByRole('link', { name: 'Blog' }).click();
      await arrive('Blog');
      await tab.goBack();
      await arrive('This page crashed.');
      await tab.evaluate(() => (globalThis as unknown as { repair(): void }).repair());
      await tab.locator('main').getByRole('button', { name: 'Try again' }).click();
      await arrive('Search the documentation');
    }));

  it('of one part says so in its place and leaves everything else: sidebar, search box', () =>
    visit(
      '/quickstart',
      {
        expected: /null|unreadable/,
        // Invalid sidebar data from the start.
        prepare: (tab) => spoil(tab, '**/_octavo/sidebar-*.js', /"items":\[.*\]/s, '"items":[null]'),
      },
      async ({ tab, arrive, address }) => {
        await arrive('Quickstart');
        expect(await tab.getByRole('navigation', { name: 'Docs sidebar' }).count()).toBe(0);
        await expectCrash(tab.locator('.theme-doc-sidebar-container'), /null/);
        expect(await tab.locator('article [role=tabpanel]').count()).toBeGreaterThan(3);
        await tab.evaluate(() => {
          const { map } = Array.prototype;
          // Words of a result, in the box.
          Reflect.set(Array.prototype, 'map', function (this: unknown[], ...args: Parameters<typeof map>) {
            if (this[0] instanceof Object && 'marked' in this[0]) throw new Error('the results are unreadable');
            return map.apply(this, args);
          });
        });
        const box = tab.locator('.navbar__inner').getByRole('combobox', { name: 'Search' });
        await box.fill('deploy');
        const alert = tab.locator('.navbar__inner').getByRole('alert');
        await alert.getByText('This page crashed. the results are unreadable').waitFor({ state: 'attached' });
        const tryAgain = alert.getByRole('button', { name: 'Try again' });
        await tryAgain.click();
        expect(await box.inputValue()).toBe('');
        await box.fill('deploy');
        await tryAgain.waitFor();
        const link = tab.locator('.navbar__inner').getByRole('link', { name: 'Search' });
        await link.waitFor();
        expect(await tab.locator('main h1').textContent()).toBe('Quickstart');
        await link.click();
        await expect.poll(address).toBe('/search');
        // On the next page the box tries again.
        expect(await box.isVisible()).toBe(true);
      },
    ));

  const spoiltSite = (from: RegExp, to: string): VisitOptions => ({
    expected: /./,
    live: false,
    prepare: (tab) => spoil(tab, '**/_octavo/site-*.js', from, to),
  });

  /** The app keeps the footer's HTML, which it cannot read here. */
  const spoiltFooter: VisitOptions = {
    expected: /./,
    live: false,
    prepare: (tab) =>
      tab.addInitScript(() => {
        const find = Document.prototype.querySelector;
        Reflect.set(Document.prototype, 'querySelector', function (this: Document, selector: string) {
          if (selector === '.theme-layout-footer') throw new Error('null');
          return find.call(this, selector);
        });
      }),
  };

  it('of the footer, and of the navbar: the rest of the page stays', async () => {
    await visit('/quickstart', spoiltFooter, async ({ tab }) => {
      await tab.mouse.move(5, 5, { steps: 2 });
      await expectCrash(tab.locator('body'), /null/);
      expect(await tab.locator('.navbar__inner').getByRole('link', { name: 'SDK' }).isVisible()).toBe(true);
      expect(await tab.locator('main h1').textContent()).toBe('Quickstart');
    });
    await visit('/quickstart', spoiltSite(/"items":\[(?=\{"type":"doc")/, '"items":[null,'), async ({ tab }) => {
      await tab.mouse.move(5, 5, { steps: 2 });
      await expectCrash(tab.locator('body'), /null/);
      expect(await tab.locator('main h1').textContent()).toBe('Quickstart');
      expect(await tab.locator('footer').isVisible()).toBe(true);
    });
  });

  it('of the sidebar comes and goes with "Try again"', () =>
    visit('/quickstart', { expected: /unreadable/ }, async ({ tab, arrive }) => {
      await tab.evaluate(() => {
        const { map } = Array.prototype;
        const repair = () => Reflect.set(Array.prototype, 'map', map);
        Object.assign(globalThis, { repair });
        // The entries of the list.
        Reflect.set(Array.prototype, 'map', function (this: unknown[], ...args: Parameters<typeof map>) {
          if (this[0] instanceof Object && 'docId' in this[0] && 'href' in this[0])
            throw new Error('the entries are unreadable');
          return map.apply(this, args);
        });
      });
      await tab.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click();
      await expectCrash(tab.locator('body'), /^the entries are unreadable$/);
      // Rendering on arrival would show the list again without a click.
      await tab.waitForURL((url) => !url.pathname.includes('quickstart'));
      await tab.evaluate(() => (globalThis as unknown as { repair(): void }).repair());
      await tab.getByRole('button', { name: 'Try again' }).first().click();
      await tab.locator('nav[aria-label="Docs sidebar"] a').first().waitFor();
      expect(await tab.getByText('This page crashed.').count()).toBe(0);
      await tab.goBack();
      await arrive('Quickstart');
    }));
});

describe('when the app does not load', () => {
  const withoutApp = (answer: (route: Route) => Promise<void>): VisitOptions => ({
    live: false,
    expected: /(?:app|theme)\.[0-9a-f]+\.|root\.js|status of/,
    // Like a wrong base URL: neither script nor style loads.
    prepare: (tab) => tab.route(/\/assets\/(?:app|theme)\./, answer),
  });
  const banner = (tab: Tab) => tab.getByRole('alert').filter({ hasText: 'did not load properly' });
  const missing = withoutApp((route) => route.fulfill({ status: 404 }));

  it('the home page has the banner about the base URL', () =>
    visit('/', missing, async ({ tab }) => {
      await banner(tab).waitFor();
      expect((await banner(tab).innerText()).split(/\n+/)).toEqual([
        'Your Docusaurus site did not load properly.',
        'A very common reason is a wrong site baseUrl configuration.',
        'Current configured baseUrl = / (default value)',
        'We suggest trying baseUrl = /',
      ]);
      // At the top of the page, before everything else.
      expect(await tab.evaluate(() => document.body.firstElementChild?.getAttribute('role'))).toBe('alert');
      expect(await tab.textContent('main h1')).toBe('Generative AI on hardware you own');
    }));

  it('no other page has that banner', () =>
    visit(PAGE_KINDS.doc, missing, async ({ tab }) => {
      for (const path of [PAGE_KINDS.doc, '/0.5.0', PAGE_KINDS['blog list']]) {
        if (path !== PAGE_KINDS.doc) await tab.goto(site.url + path.slice(1));
        await tab.mouse.move(5, 5);
        await tab.mouse.move(6, 6);
        await waitUntil(tab, () =>
          performance.getEntriesByType('resource').some(({ name }) => /\/assets\/app\.\w+\.js$/.test(name)),
        );
        // Two frames on, the banner would have been drawn.
        await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        expect([path, await banner(tab).count()]).toEqual([path, 0]);
      }
    }));
});

it('without storage: one warning, and everything works unsaved', () =>
  visit(
    '/models/deployment',
    {
      prepare: (tab) =>
        tab.addInitScript(() =>
          Object.defineProperty(globalThis, 'localStorage', {
            get() {
              throw new Error('denied');
            },
          }),
        ),
    },
    async ({ tab, arrive, console }) => {
      await tab.locator('.navbar__inner .toggleButton_gllP').click();
      await tab.waitForSelector('html[data-theme=dark]');
      await tab.locator('.navbar [aria-haspopup]').first().hover();
      await tab.locator('.navbar__inner').getByRole('link', { name: '0.5.0', exact: true }).click();
      await tab.waitForURL('**/0.5.0/models/deployment');
      await arrive('Deployment');
      expect(await tab.getAttribute('html', 'data-theme')).toBe('dark');
      expect(console.filter((line) => line.includes('browser storage is not available'))).toHaveLength(1);
    },
  ));
