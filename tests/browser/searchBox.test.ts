import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContext } from '../support/browser.ts';
import { BOX, startSearchSite, type SearchSite } from '../support/searchSite.ts';
import { goLive, holdRequests } from '../support/tabSteps.ts';

let site: SearchSite;
beforeAll(async () => {
  site = await startSearchSite();
});
afterAll(() => site?.close());

describe('results as you type', () => {
  it('are loaded at the first focus, at most 8, grouped by page, with marks and excerpts; or say why not', async () => {
    const { tab, box, options, search, watch, context } = await site.open('/quickstart');
    expect(watch.requests.filter((url) => /_octavo\/search|assets\/search/.test(url))).toEqual([]);
    const loaded = tab.waitForResponse(/_octavo\/search\/.*\.bin$/);
    await box.focus();
    await loaded;
    await search('gpu memory');
    expect(await options.count()).toBeLessThanOrEqual(8);
    expect(await options.first().locator('mark').allTextContents()).toEqual(expect.arrayContaining(['GPU', 'memory']));
    const paths = await tab.locator('.oc-search-group .oc-search-path').allTextContents();
    expect(paths[0]).toMatch(/^Docs › .+ › .+/);
    expect(new Set(paths).size).toBe(paths.length);
    for (const excerpt of await options.locator('small').allTextContents()) {
      expect(excerpt.replace(/^…|…$/g, '').length).toBeLessThanOrEqual(50);
    }

    // Beside the page: the list may reach far into it.
    await tab.mouse.click(8, 790);
    expect(await tab.locator('[role=listbox]').count()).toBe(0);
    await search('zzzzqqqqxxxx');
    await tab.locator('.oc-search-panel').getByText('No results', { exact: true }).waitFor();
    expect(await options.count()).toBe(0);
    expect(await tab.getByText(/See all results/).count()).toBe(0);

    await search('foo:install');
    expect(await tab.locator('.oc-search-problem').innerText()).toContain(
      "Unrecognised field 'foo', possible fields: 'title', 'heading', 'description', 'keywords', 'content'.",
    );
    expect(await tab.locator('.oc-search-problem u').innerText()).toBe('foo');
    expect(await options.count()).toBeGreaterThan(0);
    expect(watch.problems).toEqual([]);
    await context.close();
  });

  it('are loaded when the mouse comes near, too', async () => {
    const { tab, box, watch, context } = await site.open('/quickstart');
    const loaded = tab.waitForResponse(/_octavo\/search\/.*\.bin$/);
    await box.hover();
    await loaded;
    expect(await box.evaluate((field) => field === document.activeElement)).toBe(false);
    expect(watch.problems).toEqual([]);
    await context.close();
  });

  it('belong to the version being read, and to the context, which can be widened', async () => {
    const { tab, options, search, paths, context } = await site.open('/0.5.0/quickstart');
    await search('quickstart');
    expect((await paths(options))[0]).toBe('/0.5.0/quickstart');
    await tab.goto(`${site.url}0.3.2`);
    await goLive(tab);
    await search('dashboard');
    expect((await paths(options))[0]).toMatch(/^\/0\.3\.2/);
    await tab.locator('.navbar__inner').getByRole('link', { name: 'SDK' }).click();
    await tab.waitForURL('**/sdk/intro');
    await search('quickstart');
    expect((await paths(options)).every((path) => path.startsWith('/sdk/'))).toBe(true);
    await tab.getByRole('option', { name: 'See all results within "SDK"' }).waitFor();
    await tab.getByRole('option', { name: 'Search everywhere' }).click();
    await expect.poll(() => paths(options)).toContain('/quickstart');
    await context.close();
  });
});

describe('by keyboard alone', () => {
  it('Ctrl+K focuses, arrows select, Enter opens, Escape closes and keeps the text', async () => {
    const { tab, box, options, context, marks } = await site.open('/quickstart', {
      viewport: { width: 1280, height: 500 },
    });
    expect(await tab.locator('.oc-search').innerText()).not.toMatch(/ctrl|⌘|cmd/i);
    await tab.keyboard.press('Control+k');
    expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
    await tab.keyboard.type('install windows');
    await options.nth(1).waitFor();
    const selected = () => tab.locator('[role=option][aria-selected=true]').getAttribute('id');
    const active = () => box.getAttribute('aria-activedescendant');
    const first = await options.first().getAttribute('id');
    expect([await selected(), await active()]).toEqual([first, first]);

    await tab.keyboard.press('ArrowDown');
    expect(await active()).toBe(await options.nth(1).getAttribute('id'));
    await tab.keyboard.press('ArrowUp');
    await tab.keyboard.press('ArrowUp');
    expect(await active()).toBeNull();
    await tab.keyboard.press('ArrowUp');
    const last = tab.locator('.oc-search [aria-selected=true]');
    expect(await last.innerText()).toBe('Search everywhere');
    await expect.poll(() => last.evaluate((option) => option.getBoundingClientRect().bottom)).toBeLessThan(500);

    await tab.keyboard.press('Escape');
    expect(await tab.locator('[role=listbox]').count()).toBe(0);
    expect(await box.inputValue()).toBe('install windows');
    expect(await box.evaluate((field) => field === document.activeElement)).toBe(false);

    await tab.keyboard.press('Control+k');
    await options.first().waitFor();
    const target = await options.first().evaluate((link: HTMLAnchorElement) => link.href);
    await tab.keyboard.press('Enter');
    await tab.waitForURL(/_highlight=/);
    expect(tab.url()).toBe(target);
    expect((await marks()).map((word) => word.toLowerCase())).toContain('windows');
    await context.close();
  });

  it('Ctrl+Enter opens the selected result in a new tab; Enter without a selection leads to the search page', async () => {
    const { tab, box, options, search, context } = await site.open('/quickstart');
    await search('Gpu memory');
    await tab.keyboard.press('ArrowDown');
    const target = await options.nth(1).evaluate((link: HTMLAnchorElement) => link.href);
    const opened = context.waitForEvent('page');
    await tab.keyboard.press('Control+Enter');
    const other = await opened;
    await other.waitForURL(target);
    await expect.poll(() => other.locator('main mark').count()).toBeGreaterThan(0);
    expect(await other.locator(BOX).inputValue()).toBe('Gpu memory');
    expect(tab.url()).toMatch(/\/quickstart(?:\.html)?$/);
    expect(await box.inputValue()).toBe('Gpu memory');
    expect(await options.count()).toBeGreaterThan(1);
    await other.close();

    await search('windows');
    await tab.keyboard.press('ArrowUp');
    await tab.keyboard.press('Enter');
    await tab.waitForURL(/\/search(?:\.html)?\?q=windows$/);
    await context.close();
  });
});

describe('following a result', () => {
  it('marks the words and scrolls to the section; reload and Back keep them', async () => {
    const { tab, box, options, search, marks, context, watch } = await site.open('/quickstart');
    const typed = 'not enough gpu memory';
    await search(typed);
    await options.first().click();
    await tab.waitForURL(/\/models\/troubleshooting(?:\.html)?\?_highlight=.*#gpu-memory$/);
    const there = tab.url();
    expect((await marks()).length).toBeGreaterThan(3);
    expect(await box.inputValue()).toBe(typed);
    const top = () => tab.locator('#gpu-memory').evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(250);

    await tab.locator('nav[aria-label="Docs sidebar"] a').first().click();
    await tab.waitForURL((url) => !url.search.includes('_highlight'));
    expect(await marks()).toEqual([]);
    expect(await box.inputValue()).toBe('');
    await tab.goBack();
    await tab.waitForURL(there);
    await expect.poll(marks).not.toEqual([]);

    await tab.reload();
    await tab.waitForSelector('html[data-oc-live]');
    await expect.poll(marks).not.toEqual([]);
    expect(watch.problems).toEqual([]);
    await context.close();
  });

  it('marks the words of a page as a whole: by Enter, by click, from the search page', async () => {
    const { tab, box, options, search, marks, address, context, watch } = await site.open('/quickstart');
    /** Waits for the page, without a section, and for all of the words on it. */
    const arriveAt = async (path: string, ...words: string[]) => {
      const terms = words.map((word) => `_highlight=${word}`).join('&');
      await expect.poll(address).toMatch(new RegExp(`^${path}\\?${terms}(?:&_highlight=[^&#]*)*(?:&_query=[^&#]*)?$`));
      const marked = async () => (await marks()).map((word) => word.toLowerCase());
      await expect.poll(marked).toEqual(expect.arrayContaining(words));
    };
    await search('novice mode');
    await tab.keyboard.press('Enter');
    await arriveAt('/models/novice-mode', 'novice', 'mode');
    expect(await tab.locator('main h1 mark').count()).toBe(2);

    await search('app garden');
    await options.first().click();
    await arriveAt('/app-garden', 'app', 'garden');

    await search('data engine');
    await tab.getByRole('option', { name: 'See all results' }).click();
    await tab.locator('.oc-search-results h2 a').first().click();
    await arriveAt('/data-engine', 'data', 'engine');

    await tab.goBack();
    await tab.locator('.oc-search-results li').first().waitFor();
    await tab.goBack();
    await arriveAt('/app-garden', 'app', 'garden');
    expect(await box.inputValue()).toBe('app garden');
    await tab.reload();
    await arriveAt('/app-garden', 'app', 'garden');
    await expect.poll(() => box.inputValue()).toBe('app garden');
    await tab.getByRole('button', { name: 'Clear search' }).click();
    expect(await box.inputValue()).toBe('');
    await expect.poll(address).toBe('/app-garden');
    expect(await marks()).toEqual([]);
    expect(watch.problems).toEqual([]);
    await context.close();
  });
});

it('marks and keeps what was typed, whichever result is chosen: a word, a phrase, a mistake, the query language', async () => {
  const { tab, box, options, search, marks, context, watch } = await site.open('/quickstart');
  for (const [typed, word] of [
    ['emberhold', /^emberhold$/i],
    ['deploy a model', /^deploy/i],
    ['Deploymnet', /^deployment/i],
    ['+instal*', /^install/i],
  ] as const) {
    const expectMarks = async (target: string) => {
      await tab.waitForURL(target);
      await expect.poll(marks).toEqual(expect.arrayContaining([expect.stringMatching(word)]));
      expect(await box.inputValue()).toBe(typed);
    };
    await search(typed);
    const targets = await options.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(targets.length).toBeGreaterThan(1);
    // Each address names the words, and a page marks what its address names.
    for (const target of targets) {
      const { searchParams } = new URL(target);
      const words = searchParams.getAll('_highlight');
      expect([target, words]).toEqual([target, expect.arrayContaining([expect.stringMatching(word)])]);
      expect([target, searchParams.get('_query') ?? words.join(' ')]).toEqual([target, typed]);
    }
    await options.first().click();
    await expectMarks(targets[0]!);
    await search(typed);
    await options.last().click();
    await expectMarks(targets.at(-1)!);
    await tab.reload();
    await tab.waitForSelector('html[data-oc-live]');
    await expect.poll(() => box.inputValue()).toBe(typed);
    await tab.getByRole('button', { name: 'Clear search' }).click();
    await expect.poll(() => new URL(tab.url()).search).toBe('');
    expect(await marks()).toEqual([]);
  }
  expect(watch.problems).toEqual([]);
  await context.close();
});

it('keeps what was typed, and the focus, when the app takes over', async () => {
  const context = await openContext();
  const tab = await context.newPage();
  const release = await holdRequests(tab, /assets\/app\..*\.js/);
  await tab.goto(`${site.url}quickstart`, { waitUntil: 'domcontentloaded' });
  const box = tab.locator('.navbar .oc-search input');
  await box.focus();
  await tab.keyboard.type('window');
  expect(await tab.locator('html[data-oc-live]').count()).toBe(0);
  release();
  await tab.waitForSelector('html[data-oc-live]');
  await tab.keyboard.type('s');
  expect(await box.inputValue()).toBe('windows');
  expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
  await tab.locator('.oc-search-hit').first().waitFor();
  await context.close();
});

it('takes the screen on a phone, and gives it back', async () => {
  const { tab, box, options, context } = await site.open('/quickstart', {
    viewport: { width: 390, height: 780 },
    hasTouch: true,
  });
  const width = () => tab.locator('.oc-search').evaluate((form) => form.getBoundingClientRect().width);
  expect(await width()).toBeLessThan(80);
  await box.tap();
  await expect.poll(width).toBe(390);
  await tab.keyboard.type('install');
  await options.first().waitFor();
  const panel = await tab.locator('.oc-search-panel').boundingBox();
  expect(panel).toMatchObject({ x: 0, width: 390 });
  expect(panel!.y + panel!.height).toBeCloseTo(780, -1);
  await tab.getByRole('button', { name: 'Close search' }).tap();
  await expect.poll(width).toBeLessThan(80);
  await context.close();
});
