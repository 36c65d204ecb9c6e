/** Help around the results: recent searches, other contexts, corrections of faulty queries. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContext, watchPage } from '../support/browser.ts';
import { describeTab, startSearchSite, type SearchSite } from '../support/searchSite.ts';
import { serveFiles } from '../support/servedSite.ts';
import { goLive, holdRequests } from '../support/tabSteps.ts';

let site: SearchSite;
beforeAll(async () => {
  site = await startSearchSite();
});
afterAll(() => site?.close());

const listed = (tab: Page) => tab.locator('.oc-search [role=option]').allInnerTexts();
const storedSearches = (tab: Page) =>
  tab.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('octavo.searches')));

describe('recent searches', () => {
  it('are those that led to a page, newest first; one key types a search again, another clears them', async () => {
    const { tab, box, options, search, context, watch } = await site.open('/quickstart');
    await box.focus();
    await search('windows');
    await search('gpu');
    await tab.keyboard.press('Enter');
    await tab.waitForURL(/_highlight/);
    await search('backup');
    await options.first().click();
    await tab.waitForURL(/_highlight=backup/);
    await box.fill('');
    await expect.poll(() => listed(tab)).toEqual(['backup', 'gpu', 'Clear recent searches']);
    await tab.getByRole('listbox', { name: 'Recent searches' }).waitFor();
    expect(await tab.locator('.oc-search [aria-selected=true]').count()).toBe(0);
    await tab.keyboard.press('ArrowDown');
    await tab.keyboard.press('ArrowDown');
    await tab.keyboard.press('Enter');
    expect(await box.inputValue()).toBe('gpu');
    await options.first().waitFor();
    // In a new document too.
    await tab.reload();
    await goLive(tab);
    await box.fill('');
    await box.focus();
    await expect.poll(() => listed(tab)).toEqual(['backup', 'gpu', 'Clear recent searches']);
    await tab.getByRole('option', { name: 'Clear recent searches' }).click();
    await expect.poll(() => listed(tab)).toEqual([]);
    expect(await storedSearches(tab)).toEqual([]);
    expect(watch.problems).toEqual([]);
    await context.close();
  });

  it('are at most five, each once, and never other data of that storage key', async () => {
    const { tab, box, options, search, context, watch } = await site.open('/quickstart');
    for (const query of ['one', 'two', 'three', 'four', 'Five', 'six', 'five']) {
      await search(query);
      const target = await options.first().evaluate((link: HTMLAnchorElement) => link.href);
      await tab.keyboard.press('Enter');
      await tab.waitForURL(target);
    }
    await box.fill('');
    await expect.poll(() => listed(tab)).toEqual(['five', 'six', 'four', 'three', 'two', 'Clear recent searches']);
    const [[key] = ['']] = await storedSearches(tab);
    for (const poison of ['{', '{"length": 3}', '[1, null, ["gpu"], "", "cpu"]']) {
      await tab.evaluate(([name, value]) => localStorage.setItem(name!, value!), [key, poison]);
      await box.fill('x');
      await box.fill('');
      await expect.poll(() => listed(tab)).toEqual(poison.startsWith('[') ? ['cpu', 'Clear recent searches'] : []);
    }
    expect(watch.problems).toEqual([]);
    await context.close();
  });
});

/** Types a query, and the next one soon after it has no results. In the page, because a busy machine types too late. */
const typeOn = (box: Locator, ...queries: [first: string, next: string]) =>
  box.evaluate(async (field: HTMLInputElement, [first, next]) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    const type = (query: string): void => {
      set!.call(field, query);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const panel = document.querySelector('.oc-search-panel')!;
    const isEmpty = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!/No results/.test(panel.textContent)) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(panel, { subtree: true, childList: true, characterData: true });
    });
    type(first);
    await isEmpty;
    // Half of the pause after which other places are searched; both end in their order, however busy the page is.
    await new Promise((resolve) => setTimeout(resolve, 250));
    type(next);
  }, queries);

describe('a query without results', () => {
  it('says where there are results: in the other context, in another version', async () => {
    const { tab, search, context, watch, address } = await site.open('/quickstart');
    await search('+AsyncEmberhold +stream_chat');
    const offer = tab.getByRole('option', { name: /^\d+ in sdk$/i });
    await offer.waitFor();
    const count = Number.parseInt(await offer.innerText());
    expect(count).toBeGreaterThan(0);
    await offer.click();
    await tab.waitForURL(/\/search/);
    expect(address()).toContain('ctx=sdk');
    await expect.poll(() => tab.locator('.oc-search-results > li').count()).toBe(count);
    await search('+iptables');
    await tab.getByRole('option', { name: '1 in 0.3.2' }).click();
    await expect.poll(address).toContain('version=0.3.2%2F');
    await expect.poll(() => tab.locator('.oc-search-results > li').count()).toBe(1);
    expect(watch.problems).toEqual([]);
    await context.close();
  });

  it('says so on the search page too, and stops at the first version with results', async () => {
    const { tab, context, watch, address } = await site.open('/search?q=%2Biptables');
    await tab.getByText('No results', { exact: true }).waitFor();
    const offers = tab.locator('.oc-search-offer');
    await expect.poll(() => offers.allInnerTexts()).toEqual(['1 in 0.3.2']);
    await offers.locator('a').click();
    await expect.poll(address).toBe('/search?q=%2Biptables&version=0.3.2%2F');
    await expect.poll(() => tab.locator('.oc-search-results > li').count()).toBe(1);
    expect(await offers.count()).toBe(0);
    expect(watch.problems).toEqual([]);
    await context.close();
  });

  it('loads nothing while the reader is typing, nor when there are results', async () => {
    const { box, search, context, watch } = await site.open('/quickstart');
    await search('gpu');
    const loaded = () => watch.requests.filter((url) => url.includes('_octavo/search/')).length;
    const before = loaded();
    await typeOn(box, '+gpu +iptables', 'gpu');
    await search('gpu');
    expect(loaded()).toBe(before);
    await context.close();
  });
});

it('shows how to correct a query with an error, in the box and on the search page', async () => {
  const { tab, search, context } = await site.open('/quickstart');
  const problem = tab.locator('.oc-search .oc-search-problem');
  for (const [query, wanted] of [
    ['gpu^', 'Boost must be numeric. gpu^ Write a number there, as in gpu^2.'],
    ['gpu~x', 'Edit distance must be numeric. gpu~x Write a number there, as in gpu~1.'],
    ['gpu +', 'Write a word there, as in +model.'],
    ['title:', 'Write a word there, as in title:model.'],
    ['error: disk', 'To find the word itself, leave out the colon.'],
  ] as const) {
    await search(query);
    await expect.poll(() => problem.innerText()).toContain(wanted);
  }
  await search('gpu^');
  await tab.goto(`${site.url}search?q=gpu%5E`);
  await expect.poll(() => tab.locator('main .oc-search-problem').innerText()).toContain('as in gpu^2.');
  await context.close();
});

describe('options of a site', () => {
  it('recent: false stores nothing; reportEmpty reports each settled query without results once', async () => {
    const endpoint = 'https://log.example/searches';
    const served = await serveFiles({
      'docusaurus.config.js': `export default {
        title: 'T', url: 'https://t.example', baseUrl: '/',
        presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
        themes: [['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/', indexBlog: false }]],
        customFields: { octavo: { search: { recent: false, reportEmpty: '${endpoint}' } } },
      };`,
      'docs/index.md': '---\nslug: /\n---\n\n# Harbour\n\nShips and cranes.\n',
    });
    const context = await openContext();
    const tab = await context.newPage();
    const watch = await watchPage(tab, served.url);
    const reports: string[] = [];
    tab.on('request', (request) => {
      if (request.url().endsWith('/searches')) reports.push(`${request.url()} ${request.postData()}`);
    });
    await tab.goto(served.url);
    await goLive(tab);
    const { box, search } = describeTab(tab, context, watch, served.url);

    await search('ships');
    await tab.keyboard.press('Control+Enter');
    await box.fill('');
    await search('cranes');
    expect(await storedSearches(tab)).toEqual([]);

    // Silent about readers who ask not to be followed.
    const send = (isPrivate: boolean) =>
      tab.evaluate(
        (value) => void Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true }),
        isPrivate,
      );
    await send(true);
    await search('+airplanes');
    await tab.waitForTimeout(2500);
    expect(reports).toEqual([]);
    await send(false);

    await search('ships');
    await search('+airpl');
    await search('+airplanes');
    const report = `${endpoint} {"query":"+airplanes","version":""}`;
    await expect.poll(() => reports, { timeout: 10_000 }).toEqual([report]);
    await search('ships');
    await search('+airplanes');
    await tab.waitForTimeout(2500);
    expect(reports).toEqual([report]);
    // The host does not exist. A violation of the policy would be reported differently.
    expect(watch.problems).toEqual([`left the site: ${endpoint}`, expect.stringContaining('ERR_NAME_NOT_RESOLVED')]);
    await context.close();
    await served.close();
  });
});

function holdFramesUntilK(): void {
  const request = requestAnimationFrame;
  const pressed = new Promise<void>((resolve) => {
    addEventListener('keydown', (event) => event instanceof KeyboardEvent && event.key === 'k' && resolve());
  });
  globalThis.requestAnimationFrame = (run) => {
    void pressed.then(() => request(run));
    return 0;
  };
}

describe('single keys', () => {
  it('/ opens search where no field has focus, until it is switched off', async () => {
    const { tab, box, context, watch } = await site.open('/quickstart');
    const isFocused = () => box.evaluate((field) => field === document.activeElement);
    await tab.keyboard.press('/');
    expect(await isFocused()).toBe(true);
    await tab.keyboard.press('/');
    expect(await box.inputValue()).toBe('/');
    await tab.goto(`${site.url}search`);
    await tab.getByRole('switch', { name: 'The / key opens search', checked: true }).click();
    await tab.goto(`${site.url}quickstart`);
    await goLive(tab);
    await tab.keyboard.press('/');
    expect(await isFocused()).toBe(false);
    await tab.goto(`${site.url}search`);
    await tab.getByRole('switch', { name: 'The / key opens search', checked: false }).click();
    await tab.goto(`${site.url}quickstart`);
    await goLive(tab);
    await tab.keyboard.press('/');
    expect(await isFocused()).toBe(true);
    expect(watch.problems).toEqual([]);
    await context.close();
  });

  it.each([
    ['/', 'its script'],
    ['Control+k', 'its script'],
    ['Control+k', 'its script, which the app overtakes'],
  ])('%s opens search if it is pressed before %s', async (key, before) => {
    const context = await openContext();
    const tab = await context.newPage();
    const letGo = await holdRequests(tab, /assets\/menus/);
    // Scripts run in the order in which they are requested: the app first only if the key came before the first frame.
    if (before.includes('app')) await tab.addInitScript(holdFramesUntilK);
    await tab.goto(`${site.url}quickstart`, { waitUntil: 'domcontentloaded' });
    await tab.keyboard.press(key);
    if (before.includes('app')) await tab.waitForSelector('html[data-oc-live]');
    letGo();
    await expect.poll(() => tab.evaluate(() => document.activeElement?.matches('input[type=search]'))).toBe(true);
    await context.close();
  });

  it('Escape clears the marks and keeps the address; links to headings never name them', async () => {
    const { tab, marks, context } = await site.open('/quickstart?_highlight=docker');
    await expect.poll(async () => (await marks()).length).toBeGreaterThan(0);
    const anchors = await tab
      .locator('main a.hash-link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(anchors.length).toBeGreaterThan(3);
    for (const href of anchors) expect(href).toMatch(/quickstart(?:\.html)?#./);
    await tab.keyboard.press('Escape');
    expect(await marks()).toEqual([]);
    expect(new URL(tab.url()).search).toBe('?_highlight=docker');
    // A reader copies this after a click on the link of a heading.
    await tab.locator('main h2 a.hash-link').last().click();
    await expect.poll(() => new URL(tab.url()).hash).not.toBe('');
    expect(new URL(tab.url()).search).toBe('');
    await context.close();
  });

  it('words that the reader did not type are not marked, even if they led to the page', async () => {
    const { tab, options, search, marks, context } = await site.open('/quickstart');
    await search('wipe everything');
    await options.first().click();
    await tab.waitForURL(/_highlight=/);
    await expect.poll(async () => (await marks()).length).toBeGreaterThan(0);
    expect((await tab.locator('main').innerText()).toLowerCase()).not.toContain('wipe');
    expect([...new Set((await marks()).map((word) => word.toLowerCase()))]).toEqual(['everything']);
    await context.close();
  });
});
