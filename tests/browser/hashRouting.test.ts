import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeTabs } from '../support/browser.ts';
import { startHost, type HostTest } from '../support/hostTest.ts';
import { createRuntimeSite, openTab } from '../support/runtimeSite.ts';
import { waitUntil } from '../support/tabSteps.ts';

let host: HostTest;

beforeAll(async () => {
  host = await startHost(await createRuntimeSite({ router: 'hash' }), { base: '/h/' });
});
afterAll(async () => {
  await closeTabs();
  await host?.close();
});

describe.each([
  { name: 'over HTTP', url: () => `${host.origin}/h/` },
  { name: 'from disk', url: () => pathToFileURL(`${host.folder.dir}/index.html`).href },
])('hash routing $name', ({ url }) => {
  it('shows every page in one document, also the not-found page and an address that is typed in', async () => {
    const { tab, live, mark, follow, arrive, isSameDocument, context } = await openTab();
    await tab.goto(url());
    await live();
    await mark();
    await follow('to short');
    await arrive('Short');
    expect(tab.url()).toBe(`${url()}#/models/short`);
    expect(await tab.title()).toBe('Short | Emberhold');
    await follow('to seven');
    await arrive('Long');
    expect(tab.url()).toBe(`${url()}#/models/long#s7`);
    expect(await tab.evaluate(() => scrollY)).toBeGreaterThan(1500);
    await follow('to five');
    await waitUntil(tab, () => location.hash === '#/models/long#s5');
    await tab.goBack();
    await tab.goBack();
    await arrive('Short');
    await tab.goForward();
    await arrive('Long');
    await follow('to nowhere');
    await arrive('Page Not Found');
    expect(tab.url()).toBe(`${url()}#/nowhere/at/all`);
    await tab.getByRole('link', { name: 'Go to the start page' }).click();
    await arrive('Home');
    // Typed into the address bar.
    await tab.evaluate(() => (location.hash = '#/models/long'));
    await arrive('Long');
    expect(await isSameDocument()).toBe(true);
    await context.close();
  });

  it('opens at the page of its address, without showing another first', async () => {
    const { tab, arrive, context } = await openTab();
    await tab.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      addEventListener('DOMContentLoaded', () => {
        const look = () => {
          const main = document.querySelector('main');
          if (main && getComputedStyle(main).visibility === 'visible')
            seen.push(main.querySelector('h1')?.textContent ?? '');
          requestAnimationFrame(look);
        };
        look();
      });
    });
    await tab.goto(`${url()}#/models/short?_highlight=alpha`);
    await arrive('Short');
    await tab.waitForSelector('#words mark');
    expect(await tab.locator('#words mark').count()).toBe(2);
    await tab.waitForTimeout(100);
    const seen = await tab.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    expect(new Set(seen)).toEqual(new Set(['Short']));
    await context.close();
  });
});

it('an address that the host does not know leads to the page of that name', async () => {
  const { tab, arrive, context } = await openTab();
  await tab.goto(`${host.origin}/h/models/short.html?_highlight=alpha`);
  await arrive('Short');
  expect(tab.url()).toBe(`${host.origin}/h/#/models/short?_highlight=alpha`);
  await context.close();
});

it('a newer build is loaded once; if that fails, the reader sees a message', async () => {
  const { tab, live, follow, context } = await openTab();
  await tab.goto(`${host.origin}/h/`);
  await live();
  let documents = 0;
  tab.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  await follow('to outdated');
  await tab.locator('.oc-load-error').waitFor();
  expect(await tab.textContent('.oc-load-error')).toContain('This site has been updated');
  expect(tab.url()).toBe(`${host.origin}/h/#/outdated`);
  expect(documents).toBe(1);
  await context.close();
});
