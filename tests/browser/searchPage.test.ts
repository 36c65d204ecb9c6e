import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSearchSite, type SearchSite } from '../support/searchSite.ts';

describe('the search page', () => {
  let site: SearchSite;
  beforeAll(async () => {
    // Other tests of search use it at the root of a host.
    site = await startSearchSite('/a/b/c/');
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

  it('groups results by page, counts both, and shows more on demand, with few files', async () => {
    const { tab, context, watch } = await site.open('/search?q=model');
    const pages = tab.locator('.oc-search-results > li');
    const links = tab.locator('.oc-search-results h2 a');
    const excerpts = tab.locator('.oc-search-results .oc-search-excerpt');
    await expect.poll(() => excerpts.filter({ hasText: /\w/ }).count()).toBe(12);
    expect(await links.count()).toBe(12);
    const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    expect(await pages.count()).toBe(new Set(paths).size);
    expect(watch.requests.filter((url) => /\/pack-/.test(url)).length).toBeLessThanOrEqual(12);
    const [documents = 0, results = 0] = (await tab.locator('main .oc-search-count').innerText())
      .match(/\d+/g)!
      .map(Number);
    expect(results).toBeGreaterThan(12);
    while (await tab.getByRole('button', { name: 'Show more results' }).isVisible()) {
      const before = await links.count();
      await tab.getByRole('button', { name: 'Show more results' }).click();
      await expect.poll(() => links.count()).toBeGreaterThan(before);
    }
    expect(await links.count()).toBe(results);
    expect(await pages.count()).toBe(documents);
    expect(watch.problems).toEqual([]);
    await context.close();
  });

  it('reserves space for excerpts that load late', async () => {
    const { tab, context } = await site.open('/search?q=model');
    const heights = () =>
      tab
        .locator('.oc-search-results > li')
        .evaluateAll((all) => all.map((page) => page.getBoundingClientRect().height));
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await context.route(/\/pack-/, async (route) => {
      await released;
      await route.continue();
    });
    await tab.goto(`${site.url}search?q=backup`);
    await tab.locator('.oc-search-results li').first().waitFor();
    const before = await heights();
    expect(await tab.locator('.oc-search-excerpt mark').count()).toBe(0);
    release();
    await tab.locator('.oc-search-excerpt mark').first().waitFor();
    expect(await heights()).toEqual(before);
    await tab.waitForLoadState('networkidle');
    await context.close();
  });

  it('names contexts as the navbar does, and offers other ways where nothing is found', async () => {
    const { tab, context } = await site.open('/search?q=quickstrat&ctx=sdk');
    expect(await tab.locator('select[name=ctx] option').allInnerTexts()).toEqual(['Docs', 'SDK', 'everywhere']);
    await tab.locator('main input').fill('+quickstrat');
    await expect.poll(() => tab.locator('main [role=status]').innerText()).toBe('No results');
    await tab.getByRole('button', { name: 'Search everywhere' }).click();
    await expect.poll(() => new URL(tab.url()).searchParams.get('ctx')).toBe('all');
    await tab.getByRole('button', { name: 'Did you mean "+quickstart"?' }).click();
    await tab.locator('.oc-search-results li').first().waitFor();
    await context.close();
  });

  it('is reached from the box, with its query, context and version', async () => {
    const { tab, search, context } = await site.open('/0.5.0/quickstart');
    await search('install');
    await tab.getByRole('option', { name: 'See all results' }).click();
    await tab.waitForURL(/\/search(?:\.html)?\?q=install&version=0\.5\.0%2F$/);
    await tab.locator('.oc-search-results li').first().waitFor();
    await context.close();
  });
});
