/** Content far below the screen is laid out when the reader does something. The delay must not be visible. */
import type { Page as Tab } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from '../support/useSite.ts';

const { visit } = useSite();
const PAGE = '/installation/system_requirements';

/** Chromium may report a pointer over the new page where an earlier test left the mouse. That would count as intent. */
const withoutMouse = {
  live: false,
  prepare: (tab: Tab) =>
    tab.addInitScript(() =>
      addEventListener('pointermove', (event) => event.isTrusted && event.stopImmediatePropagation(), true),
    ),
};

/** A script lays out the rest when the browser is idle. Here it never loads. */
const withoutMenus = {
  ...withoutMouse,
  prepare: async (tab: Tab) => {
    await withoutMouse.prepare(tab);
    await tab.route('**/assets/menus.*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  },
};

/** Blocks of the article that the browser has not laid out. */
const skipped = (tab: Tab) =>
  tab.$$eval(
    '.markdown > *',
    (blocks) =>
      blocks.filter((block) => !block.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length,
  );
const isNew = (tab: Tab) => tab.evaluate(() => 'ocNew' in document.documentElement.dataset);
const frames = (tab: Tab) =>
  tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
/** Pictures in view have loaded, and what the late style sheet changed has stopped moving. */
async function settled(tab: Tab): Promise<void> {
  await frames(tab);
  await tab.evaluate(async () => {
    // The picture for the other colour mode is hidden and never loads.
    const inView = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    const changes = document.getAnimations().map(({ finished }) => finished);
    await Promise.allSettled([document.fonts.ready, ...inView.map((image) => image.decode()), ...changes]);
  });
  await frames(tab);
}
/** The sheet that follows the first paint is in use, and nothing moves any more. */
async function dressed(tab: Tab): Promise<void> {
  const sheet = tab.locator('link[rel=stylesheet][href*="/theme."]');
  await expect.poll(() => sheet.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
  await settled(tab);
}
/** Pixels between the lower edges of window and page. */
const below = (tab: Tab) =>
  tab.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));
/** The last heading, from the top of the window. */
const topOfLast = (tab: Tab) =>
  tab.$$eval('.markdown > h2', (all) => Math.round(all.at(-1)!.getBoundingClientRect().top));
const hashOfLast = (tab: Tab) => tab.$$eval('.markdown > h2', (all) => `#${all.at(-1)!.id}`);

describe('before the reader does anything', () => {
  it('only near content is laid out; after a key press, everything is', () =>
    visit(PAGE, withoutMenus, async ({ tab }) => {
      await frames(tab);
      expect(await isNew(tab)).toBe(true);
      const before = await skipped(tab);
      await tab.keyboard.press('Shift');
      await frames(tab);
      expect(await isNew(tab)).toBe(false);
      expect(before).toBeGreaterThan((await skipped(tab)) + 5);
    }));

  it('the page soon has its full height, without a mark on its blocks', () =>
    visit(PAGE, withoutMouse, async ({ tab }) => {
      await expect.poll(() => isNew(tab)).toBe(false);
      const heightOf = () => tab.evaluate(() => document.documentElement.scrollHeight);
      const height = await heightOf();
      const before = await skipped(tab);
      expect(await tab.locator('.markdown > [style]').count()).toBe(0);
      expect(await tab.locator('script[src*="/app."]').count()).toBe(0);
      await tab.keyboard.press('Shift');
      await frames(tab);
      expect(await heightOf()).toBe(height);
      expect(await skipped(tab)).toBe(before);
    }));

  it('the page also has its full height on a machine that is never idle', () =>
    visit(PAGE, withoutMouse, async ({ tab }) => {
      await tab.addInitScript(() => {
        globalThis.requestIdleCallback = (run, { timeout } = {}) =>
          timeout ? window.setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), timeout) : 0;
      });
      const address = tab.url();
      await tab.goto('about:blank');
      await tab.goto(address);
      await expect.poll(() => isNew(tab), { timeout: 10_000 }).toBe(false);
    }));

  it.each([1280, 390])('the page is about as high as it will be, %i pixels wide', async (width) => {
    const errors: number[] = [];
    const paths = ['/quickstart', '/models/gui-walkthrough', '/0.5.0/help-and-fixes', '/other-topics', '/sdk/api'];
    const post = '/blog/2025/01/03/adding-emberhold-auth-and-models-to-your-app';
    for (const path of [PAGE, ...paths, '/sdk/services/auth', post]) {
      await visit(path, { ...withoutMenus, viewport: { width, height: 800 } }, async ({ tab }) => {
        const heightOf = () => tab.evaluate(() => document.documentElement.scrollHeight);
        await dressed(tab);
        const before = await heightOf();
        expect(await isNew(tab)).toBe(true);
        await tab.evaluate(() => delete document.documentElement.dataset['ocNew']);
        errors.push(Math.abs(before / (await heightOf()) - 1));
      });
    }
    expect(Math.max(...errors), errors.map((error) => error.toFixed(2)).join()).toBeLessThan(0.2);
  });

  it('the first screen looks as it does later', () =>
    visit(PAGE, withoutMenus, async ({ tab }) => {
      await dressed(tab);
      const first = await tab.screenshot();
      expect(await isNew(tab)).toBe(true);
      await tab.evaluate(() => delete document.documentElement.dataset['ocNew']);
      await settled(tab);
      expect((await tab.screenshot()).equals(first)).toBe(true);
    }));

  it('a link to a section leads there, even if it is the first thing that the reader clicks', () =>
    visit(PAGE, { ...withoutMouse, hasTouch: true }, async ({ tab }) => {
      await frames(tab);
      const hash = await hashOfLast(tab);
      await tab.locator(`.tableOfContents_bqdL a[href="${hash}"]`).tap();
      await frames(tab);
      await expect.poll(() => topOfLast(tab)).toBeLessThan(800);
      const top = await topOfLast(tab);
      await frames(tab);
      expect(await topOfLast(tab)).toBe(top);
      expect(top).toBeGreaterThanOrEqual(0);
    }));
});

describe('everything is laid out at once', () => {
  it('where a pointer is over the page, which alone does not load the app', () =>
    visit(PAGE, { live: false }, async ({ tab }) => {
      await tab.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
      expect(await isNew(tab)).toBe(false);
      await frames(tab);
      expect(await tab.locator('script[src*="/app."]').count()).toBe(0);
    }));

  it('where the address names a section', () =>
    visit(`${PAGE}#storage`, { live: false }, async ({ tab }) => {
      expect(await isNew(tab)).toBe(false);
    }));

  it('where the browser restores a position', () =>
    visit(PAGE, { live: false }, async ({ tab }) => {
      await dressed(tab);
      await tab.keyboard.press('End');
      // The key lays out the page and loads the app, both of which can move its end.
      await tab.waitForSelector('.oc-announcer', { state: 'attached' });
      await expect.poll(() => below(tab)).toBeLessThan(1);
      await settled(tab);
      const top = await topOfLast(tab);
      expect(top).toBeLessThan(800);
      await tab.reload();
      expect(await isNew(tab)).toBe(false);
      await expect.poll(() => topOfLast(tab)).toBe(top);
    }));

  it('on paper', () =>
    visit(PAGE, withoutMenus, async ({ tab }) => {
      await tab.emulateMedia({ media: 'print' });
      await frames(tab);
      const onPaper = await skipped(tab);
      await tab.emulateMedia({ media: 'screen' });
      await frames(tab);
      expect(await skipped(tab)).toBeGreaterThan(onPaper + 5);
    }));

  it('without JavaScript', () =>
    visit(PAGE, { live: false, javaScriptEnabled: false }, async ({ tab }) => {
      expect(await tab.getAttribute('html', 'data-oc-new')).toBeNull();
    }));
});
