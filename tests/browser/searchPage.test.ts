import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASES } from '../support/place.ts';
import { startSearchSite, type SearchSite } from '../support/searchSite.ts';

describe.each(BASES)('the search page at %s', (base) => {
  let site: SearchSite;
  beforeAll(async () => {
    site = await startSearchSite(base);
  });
  afterAll(() => site?.close());

  it('answers the address, keeps it in step with the field, shows errors as sentences, and says that nothing was found', async () => {
    const { tab, context } = await site.open('/search?q=windows');
    await tab.locator('.oc-search-results li').first().waitFor();
    expect(await tab.locator('main input').inputValue()).toBe('windows');
    expect(await tab.locator('main h1').innerText()).toBe('Search results for "windows"');
    expect(await tab.title()).toBe('Search results for "windows"');
    expect(await tab.locator('main [role=status]').innerText()).toMatch(/^\d+ documents found$/);
    const before = await tab.evaluate(() => history.length);
    await tab.locator('main input').fill('windows memory');
    await expect.poll(() => new URL(tab.url()).search).toBe('?q=windows+memory');
    expect(await tab.evaluate(() => history.length)).toBe(before);
    await tab.locator('main input').fill('');
    await expect.poll(() => new URL(tab.url()).search).toBe('');
    expect(await tab.locator('main h1').innerText()).toBe('Search the documentation');

    const problem = tab.locator('main .oc-search-problem');
    await tab.locator('main input').fill('gpu~x');
    await expect.poll(() => problem.innerText()).toContain('Edit distance must be numeric.');
    expect(await problem.locator('u').innerText()).toBe('~');
    await tab.locator('main input').fill('gpu^');
    await expect.poll(() => problem.innerText()).toContain('Boost must be numeric.');
    await tab.locator('main input').fill('^2');
    await expect.poll(() => problem.innerText()).toContain('Expected either a field or a term');
    await tab.locator('main input').fill('zzzzqqqqxxxx');
    await expect.poll(() => tab.locator('main [role=status]').innerText()).toBe('No results');
    await context.close();
  });

  it('links to sections with the words to mark', async () => {
    const { tab, context, marks } = await site.open('/search?q=INSUFFICIENT_GPU_MEMORY');
    const link = tab.locator('.oc-search-results h2 a').first();
    await link.waitFor();
    await expect.poll(() => link.getAttribute('href')).toMatch(/\?_highlight=.*#/);
    await tab.locator('.oc-search-results li p:not(.oc-search-path)').first().waitFor();
    await link.click();
    await tab.waitForURL(/_highlight=/);
    await expect.poll(marks).not.toEqual([]);
    await tab.goBack();
    await tab.locator('.oc-search-results li').first().waitFor();
    expect(await tab.locator('main input').inputValue()).toBe('INSUFFICIENT_GPU_MEMORY');
    await context.close();
  });

  it('switches context and version, which the address then names', async () => {
    const { tab, context, ...opened } = await site.open('/search?q=auth');
    const paths = () => opened.paths(tab.locator('.oc-search-results h2 a'));
    await tab.locator('.oc-search-results li').first().waitFor();
    expect(await tab.locator('select[name=ctx]').inputValue()).toBe('docs');
    expect((await paths()).some((path) => path.startsWith('/sdk/'))).toBe(false);
    await tab.locator('select[name=ctx]').selectOption('sdk');
    await expect.poll(() => new URL(tab.url()).search).toBe('?q=auth&ctx=sdk');
    await expect.poll(async () => (await paths()).every((path) => path.startsWith('/sdk/'))).toBe(true);
    await tab.locator('select[name=version]').selectOption('0.3.2/');
    await expect.poll(() => new URL(tab.url()).search).toBe('?q=auth&ctx=sdk&version=0.3.2%2F');
    await expect.poll(async () => (await paths()).every((path) => path.startsWith('/0.3.2/sdk/'))).toBe(true);
    expect((await paths()).length).toBeGreaterThan(0);
    await context.close();
  });

  it('starts empty, with the field focused; finds pages in the context and version of the address, also an unknown one', async () => {
    const { tab, paths, context, watch } = await site.open('/search');
    expect(await tab.locator('main h1').innerText()).toBe('Search the documentation');
    expect(await tab.title()).toBe('Search the documentation');
    expect(await tab.locator('main input').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await tab.locator('main [role=status]').innerText()).toBe('');
    for (const [parameters, prefix] of [
      ['ctx=docs', '/'],
      ['version=0.5.0%2F', '/0.5.0/'],
      ['ctx=nonsense', '/'],
    ] as const) {
      await tab.goto(`${site.url}search?q=install&${parameters}`);
      const link = tab.locator('.oc-search-results h2 a').first();
      await link.waitFor();
      expect([parameters, (await paths(link))[0]]).toEqual([
        parameters,
        expect.stringMatching(new RegExp(`^${prefix}`)),
      ]);
    }
    expect(watch.problems).toEqual([]);
    await context.close();
  });

  it('is reached from the box with everything the box knew', async () => {
    const { tab, search, context } = await site.open('/0.5.0/quickstart');
    await search('install');
    await tab.getByRole('option', { name: 'See all results' }).click();
    await tab.waitForURL(/\/search(?:\.html)?\?q=install&version=0\.5\.0%2F$/);
    await tab.locator('.oc-search-results li').first().waitFor();
    await context.close();
  });
});
