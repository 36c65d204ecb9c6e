import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeTabs } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { startSite, type SiteServer } from '../support/siteServer.ts';
import { waitUntil } from '../support/tabSteps.ts';

let site: SiteServer;

beforeAll(async () => {
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
  const { tab, live, arrive, context } = await openTab();
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
  await waitUntil(tab, () => document.querySelector('main h1')?.textContent !== 'Page Not Found');
  await context.close();
});

it('loads the rest of its style from the root that it finds', async () => {
  const { tab, context } = await openTab();
  await tab.goto(`${site.url}no/such/page`);
  await waitUntil(tab, () => document.querySelector('noscript[data-oc-lost-late]') === null);
  const sheets = await tab.$$eval('link[rel=stylesheet]', (all) => all.map((link) => (link as HTMLLinkElement).href));
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) expect([sheet, (await fetch(sheet)).status]).toEqual([sheet, 200]);
  await context.close();
});

it('without JavaScript, however deep, its links lead into the site', async () => {
  const { tab, context } = await openTab({ javaScriptEnabled: false });
  await tab.goto(`${site.url}no/such/page`);
  const addresses = await tab.locator('a[href], img[src], form[action]').evaluateAll((all) =>
    all.map((one) => {
      const { href, src, action } = one as Partial<HTMLAnchorElement & HTMLImageElement & HTMLFormElement>;
      return (href ?? src ?? action)!;
    }),
  );
  const own = [...new Set(addresses.filter((address) => address.startsWith(site.url)))];
  expect(own.length).toBeGreaterThan(5);
  for (const address of own) {
    const isHere = address.startsWith(`${site.url}no/such/page#`);
    expect([address, (await fetch(address)).status]).toEqual([address, isHere ? 404 : 200]);
  }
  await tab.getByRole('link', { name: 'Go to the start page' }).click();
  expect(await tab.textContent('h1')).toBe('Generative AI on hardware you own');
  await context.close();
});

it('requests no missing file', async () => {
  const { tab, live, context } = await openTab();
  const missing: string[] = [];
  tab.on('response', (response) => void (response.ok() || missing.push(response.url())));
  await tab.goto(`${site.url}no/such/page`);
  await live();
  await tab.waitForLoadState('networkidle');
  expect(missing).toEqual([`${site.url}no/such/page`]);
  await context.close();
});
