import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeTabs, getBrowser } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { startSite, type SiteServer } from '../support/siteServer.ts';

let browser: Browser;
let site: SiteServer;

beforeAll(async () => {
  browser = await getBrowser();
  site = await startSite();
});
afterAll(async () => {
  await closeTabs();
  await site?.close();
});

it.each([
  ['models/deploymnt', 'models/deployment'],
  ['0.5.0/models/deploy', '0.5.0/models/deployment'],
  ['installation/gpu-setup-guide.html', 'installation/gpu_setup_guide'],
])('for %s it suggests %s', async (asked, wanted) => {
  const { tab, live, arrive, context } = await openTab(browser);
  const response = await tab.goto(site.url + asked);
  expect(response?.status()).toBe(404);
  await arrive('Page Not Found');
  await live();
  const links = tab.locator('[data-oc-suggestions] a');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href.replace(/\.html$/, '')),
  );
  expect(addresses[0]).toBe(site.url + wanted);
  expect(addresses.length).toBeLessThanOrEqual(3);
  await links.first().click();
  await tab.waitForFunction(() => document.querySelector('main h1')?.textContent !== 'Page Not Found');
  await context.close();
});
