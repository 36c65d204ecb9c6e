/** Specification §2, §7 and §9, behaviour §10: prefetching. */
import type { Page as Tab } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite, type VisitOptions } from '../support/useSite.ts';

const site = useSite();
const { visit } = site;

const link = (tab: Tab, name: string) =>
  tab.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });
/** The data of a page, whichever way it is requested. */
const countRequests = (requests: string[], page: string) =>
  requests.filter((url) => url.endsWith(`/_octavo/page/${page}.js`)).length;
const hints = (tab: Tab) => tab.locator('head link[rel=prefetch]').count();

const connection = (value: Record<string, unknown>): VisitOptions => ({
  prepare: (tab) => tab.addInitScript((it) => Object.defineProperty(navigator, 'connection', { value: it }), value),
});

describe('links', () => {
  it('in view are hinted to the browser, once per page; those out of view are not', () =>
    visit('/models/deployment', {}, async ({ tab, watch }) => {
      await expect.poll(() => countRequests(watch.requests, 'quickstart')).toBe(1);
      const hrefs = await tab.$$eval('head link[rel=prefetch]', (links) =>
        links.map((it) => (it as HTMLLinkElement).href),
      );
      expect(new Set(hrefs).size).toBe(hrefs.length);
      expect(hrefs.filter((href) => !href.includes('/_octavo/page'))).toEqual([]);
      expect(countRequests(watch.requests, 'installation/gpu_setup_guide')).toBe(0);
      await tab.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Installation', { exact: true }).click();
      await expect.poll(() => countRequests(watch.requests, 'installation/gpu_setup_guide')).toBe(1);
    }));

  it('under the pointer are loaded, so that the click works offline', () =>
    visit(
      '/models/deployment',
      { expected: /DISCONNECTED/ },
      async ({ tab, context, watch, arrive, isSameDocument }) => {
        const loaded = tab.waitForResponse('**/_octavo/page/app-garden.js');
        await link(tab, 'App Garden').hover();
        await loaded;
        await expect.poll(() => countRequests(watch.requests, 'app-garden')).toBeGreaterThan(0);
        // The response has reached the page once a later request has.
        await tab.evaluate(
          async (file) => void (await fetch(file, { cache: 'force-cache' })).text(),
          `${site.url}_octavo/page/app-garden.js`,
        );
        await context.setOffline(true);
        await link(tab, 'App Garden').click();
        await arrive('App Garden');
        expect(await isSameDocument()).toBe(true);
      },
    ));

  it.each([
    { name: 'saving data', value: { saveData: true, effectiveType: '4g' } },
    { name: 'on 2g', value: { saveData: false, effectiveType: '2g' } },
    { name: 'on slow-2g', value: { saveData: false, effectiveType: 'slow-2g' } },
  ])('are left alone $name', ({ value }) =>
    visit('/models/deployment', connection(value), async ({ tab, watch, arrive }) => {
      await link(tab, 'App Garden').hover();
      await link(tab, 'Quickstart').focus();
      // A requested page loads after everything that would have been prefetched.
      await tab.evaluate(() => document.querySelector<HTMLElement>('nav[aria-label="Docs pages"] a')!.click());
      await arrive('Downloading models');
      const pages = watch.requests.filter((url) => url.includes('/_octavo/page/'));
      expect(pages).toHaveLength(1);
      expect(await hints(tab)).toBe(0);
    }),
  );
});
