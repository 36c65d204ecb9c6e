/** The list under the box: several pages, the rest of a page on demand, and what was probably meant. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSearchSite, type SearchSite } from '../support/searchSite.ts';

let site: SearchSite;
beforeAll(async () => {
  site = await startSearchSite();
});
afterAll(() => site?.close());

it('has at most three results of a page; the others are one key away, and so is the way back', async () => {
  const { tab, options, search, paths, context, watch } = await site.open('/quickstart');
  await search('deploy model');
  const all = await paths(options);
  expect(all.length).toBeLessThanOrEqual(8);
  expect(all[0]).toBe('/models/deployment');
  for (const path of new Set(all)) expect(all.filter((other) => other === path).length).toBeLessThanOrEqual(3);
  const selected = tab.locator('.oc-search [aria-selected=true]');
  while (!/more from this page/.test(await selected.innerText())) await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Enter');
  await expect.poll(async () => new Set(await paths(options)).size).toBe(1);
  expect((await paths(options)).length).toBeGreaterThan(all.filter((path) => path === all[0]).length);
  expect((await paths(options)).length).toBeLessThanOrEqual(8);
  await tab.keyboard.press('ArrowUp');
  await tab.keyboard.press('ArrowUp');
  expect(await selected.innerText()).toBe('Results of all pages');
  await tab.keyboard.press('Enter');
  await expect.poll(() => paths(options)).toEqual(all);
  expect(watch.problems).toEqual([]);
  await context.close();
});

it('is walked from top to bottom by the arrow keys', async () => {
  const { tab, options, search, context } = await site.open('/quickstart');
  await search('deploy model');
  const all = tab.locator('.oc-search [role=option]');
  const shown = await all.evaluateAll((list) => list.map((option) => option.getBoundingClientRect().top));
  expect(shown.length).toBeGreaterThan(await options.count());
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  const selected = tab.locator('.oc-search [aria-selected=true]');
  const walked: string[] = [];
  for (let i = 0; i < shown.length; i++) {
    walked.push(await selected.innerText());
    await tab.keyboard.press('ArrowDown');
  }
  expect(walked).toEqual(await all.allInnerTexts());
  await context.close();
});

it('offers what was probably meant as a choice, with results and without', async () => {
  const { tab, box, options, search, context, watch } = await site.open('/quickstart');
  await search('quickstrat');
  expect(await box.inputValue()).toBe('quickstrat');
  await tab.getByRole('option', { name: 'Did you mean "quickstart"?' }).click();
  expect(await box.inputValue()).toBe('quickstart');
  await expect.poll(() => options.first().innerText()).toContain('Quickstart');
  await search('+quickstrat');
  await tab.locator('.oc-search-panel').getByText('No results', { exact: true }).waitFor();
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Enter');
  expect(await box.inputValue()).toBe('+quickstart');
  await options.first().waitFor();
  expect(watch.problems).toEqual([]);
  await context.close();
});

it('comes with its own script at the first focus; if that fails, the box says so and retries', async () => {
  const { tab, box, options, watch, context } = await site.open('/quickstart');
  const isView = (url: string) => /assets\/search-view\.\w+\.js/.test(url);
  expect(watch.requests.filter(isView)).toEqual([]);
  await context.route(/assets\/search-view\./, (route) => route.abort());
  await box.fill('windows');
  const alert = tab.locator('.oc-search [role=alert]');
  await alert.waitFor();
  await context.unroute(/assets\/search-view\./);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await options.first().waitFor();
  await context.close();
});
