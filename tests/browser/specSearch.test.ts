/** Specification §2, §4 and §7: that search works on the website. How it works is tested where search is. */
import { expect, it } from 'vitest';
import { VERSIONS } from '../support/specSite.ts';
import { useSite } from '../support/useSite.ts';

const site = useSite();
const { visit } = site;
const isIndex = (url: string) => /\/_octavo\/search\//.test(url);

it('loads its index on first focus, in a worker; a result leads to a page with the words marked', () =>
  visit('/', {}, async ({ tab, watch, arrive, isSameDocument }) => {
    const box = tab.locator('.navbar__inner').getByRole('combobox', { name: 'Search' });
    expect(watch.requests.filter(isIndex)).toEqual([]);
    expect(tab.workers()).toEqual([]);
    await tab.keyboard.press('Control+k');
    await expect.poll(() => watch.requests.filter(isIndex).length).toBeGreaterThan(0);
    await expect.poll(() => tab.workers().length).toBe(1);
    await tab.keyboard.type('idle unload');
    // Below the results there are actions, which are options too.
    const results = tab.locator('.oc-search-hit');
    // Results of what was typed first may be there before.
    await expect.poll(() => results.first().textContent()).toContain('Idle unload');
    expect(await results.count()).toBeLessThanOrEqual(8);
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    await tab.keyboard.press('Enter');
    await arrive('Deployment');
    expect(tab.url()).toContain('_highlight=');
    await tab.locator('article :is(p, h2, h3) mark').first().waitFor();
    expect(await isSameDocument()).toBe(true);
    await tab.getByRole('button', { name: /clear/i }).click();
    await expect.poll(() => tab.url().includes('_highlight')).toBe(false);
    await expect.poll(() => tab.locator('article mark').count()).toBe(0);
    expect(await box.inputValue()).toBe('');
  }));

it('has its own page, which keeps the query, context and version in its address', () =>
  visit('/search/?q=catalog&ctx=sdk', {}, async ({ tab, address, arrive }) => {
    await arrive('Search results for "catalog"');
    expect(address()).toBe('/search?q=catalog&ctx=sdk');
    await tab.getByText(/^\d+ documents? found$/).waitFor();
    const links = tab.locator('main ol a');
    expect(await links.count()).toBeGreaterThan(0);
    const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(hrefs.filter((href) => !href.startsWith(`${site.url}sdk/`))).toEqual([]);
    const versions = tab.locator('main select[name=version] option');
    expect(await versions.allTextContents()).toEqual(VERSIONS.map(({ label }) => label));
    await tab.locator('main').getByRole('searchbox', { name: 'Search' }).fill('zzzqqq');
    await tab.getByText('No results', { exact: true }).waitFor();
    expect(address()).toBe('/search?q=zzzqqq&ctx=sdk');
  }));
