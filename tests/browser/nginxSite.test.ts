/** The website on Debian's nginx with the files it ships, below a prefix that a proxy takes away, in a browser. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeTabs, openContext, watchPage } from '../support/browser.ts';
import { findNginx, startNginxSite, type RunningNginx } from '../support/nginx.ts';
import { startStrippingProxy, type OtherHost } from '../support/otherHosts.ts';
import { buildSiteOnce } from '../support/siteServer.ts';
import { PAGE_KINDS } from '../support/specSite.ts';
import { arriveAt, goLive } from '../support/tabSteps.ts';

describe.skipIf(!findNginx())('on nginx, behind a proxy that takes a prefix away', () => {
  let nginx: RunningNginx;
  let proxy: OtherHost;

  beforeAll(async () => {
    const outDir = await buildSiteOnce();
    nginx = await startNginxSite(outDir, await readFile(path.join(outDir, '_octavo/hosts/nginx.conf'), 'utf8'));
    proxy = await startStrippingProxy(nginx.origin, '/p/q/');
  });
  afterAll(async () => {
    await closeTabs();
    await proxy?.close();
    await nginx?.close();
  });

  async function open(page: string) {
    const context = await openContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const tab = await context.newPage();
    tab.setDefaultTimeout(30_000);
    const watch = await watchPage(tab, proxy.url);
    const response = await tab.goto(proxy.url + page);
    return { tab, context, watch, response };
  }

  it('every kind of page is whole under the policy', async () => {
    const { tab, context, watch } = await open('');
    for (const [kind, page] of Object.entries(PAGE_KINDS)) {
      const seen = watch.problems.length;
      const response = await tab.goto(proxy.url + page.slice(1));
      expect([kind, response?.status()]).toEqual([kind, kind === 'not found' ? 404 : 200]);
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src 'self' 'sha256-/);
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      await goLive(tab);
      const links = await tab.$$eval('a[href]', (all) => all.map((link) => (link as HTMLAnchorElement).href));
      const origin = new URL(proxy.url).origin;
      expect(links.filter((href) => href.startsWith(origin) && !href.startsWith(proxy.url))).toEqual([]);
      // The not-found page looks for the site where it is configured to be first, and this prefix is not configured.
      if (kind === 'not found') {
        const requested = watch.problems.splice(seen);
        expect(requested.filter((problem) => !/\/(?:root\.js|logo\.svg|site-[0-9a-f]+\.js)/.test(problem))).toEqual([]);
      }
    }
    expect(watch.problems).toEqual([]);
    await context.close();
  });

  it('navigation, prefetch, search and comparison stay below the prefix, in one document', async () => {
    const { tab, context, watch } = await open('models/deployment');
    await goLive(tab);
    await tab.evaluate(() => void Object.assign(globalThis, { opened: true }));
    await tab.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click();
    await arriveAt(tab, 'GUI walkthrough');
    await tab.locator('.navbar .oc-search input').fill('windows installation');
    await expect.poll(() => tab.locator('.oc-search-hit').first().innerText()).toContain('Windows installation guide');
    await tab.keyboard.press('Enter');
    await arriveAt(tab, 'Windows installation guide');
    expect(tab.url()).toContain(`${proxy.url}installation/windows_installation_guide?_highlight=`);
    await tab.goBack();
    await arriveAt(tab, 'GUI walkthrough');
    await tab.goBack();
    await tab.getByRole('link', { name: 'Changed since 0.5.0' }).click();
    await tab.locator('.oc-compare-row').first().waitFor();
    expect(tab.url()).toContain(`${proxy.url}compare?`);
    expect(await tab.evaluate(() => 'opened' in globalThis)).toBe(true);
    expect(watch.requests.some((url) => /\/p\/q\/_octavo\/page\//.test(url))).toBe(true);
    expect(watch.problems).toEqual([]);
    await context.close();
  });

  it('at any depth the not-found page finds the site, and its links lead back to it', async () => {
    const { tab, context, response } = await open('x/y/z/models/deploymint');
    expect(response?.status()).toBe(404);
    await goLive(tab);
    expect(
      await tab
        .locator('.navbar img')
        .first()
        .evaluate((image: HTMLImageElement) => image.src),
    ).toBe(`${proxy.url}img/logo.svg`);
    await tab.locator('[data-oc-suggestions] a').first().click();
    await arriveAt(tab, 'Deployment');
    expect(tab.url()).toBe(`${proxy.url}models/deployment`);
    await context.close();
  });
});
