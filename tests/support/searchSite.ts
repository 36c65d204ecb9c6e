import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { closeTabs, openContext, watchPage, type PageWatch } from './browser.ts';
import { startSite, type SiteServer } from './siteServer.ts';
import { goLive, waitUntil } from './tabSteps.ts';

export interface SearchSite {
  url: string;
  outDir: string;
  /** A tab with the app running at `path`. Close its context when done. */
  open(path: string, options?: BrowserContextOptions): Promise<SearchTab>;
  close(): Promise<void>;
}

export interface SearchTab {
  tab: Page;
  context: BrowserContext;
  watch: PageWatch;
  /** The box of the navbar. */
  box: Locator;
  options: Locator;
  /** Types into the box and waits for the whole answer to exactly this. */
  search(query: string): Promise<void>;
  /** Paths of links, below the site's root: `/sdk/intro`. */
  paths(links: Locator): Promise<string[]>;
  /** The address below the site's root: `/search?q=gpu`. */
  address(): string;
  /** Marked words on the page. */
  marks(): Promise<string[]>;
}

export const BOX = '.navbar .oc-search input';

/** The website of `site/` and a browser, for tests of its search. */
export async function startSearchSite(base?: string): Promise<SearchSite> {
  const server: SiteServer = await startSite({ base });
  return {
    url: server.url,
    outDir: server.outDir,
    async open(path, options = {}) {
      const context = await openContext({
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        ...options,
      });
      const tab = await context.newPage();
      tab.setDefaultTimeout(20_000);
      const watch = await watchPage(tab, server.url);
      await tab.goto(server.url + path.slice(1));
      await goLive(tab);
      return describeTab(tab, context, watch, server.url);
    },
    async close() {
      await closeTabs();
      await server.close();
    },
  };
}

/** Types into the box and waits for the whole answer to exactly this. */
export async function fillBox(tab: Page, query: string): Promise<void> {
  await tab.locator(BOX).fill(query);
  await wholeAnswer(tab);
}

/** Waits for the whole answer to what is in the box. */
export async function wholeAnswer(tab: Page): Promise<void> {
  // The count is empty from the first new letter on until there is an answer; excerpts come last.
  await waitUntil(tab, () => {
    const isWaiting = document.querySelector('.oc-search [role=status]')?.textContent === '';
    const excerpts = [...document.querySelectorAll('.oc-search-hit small')];
    return !isWaiting && excerpts.every((line) => line.textContent !== '\u00a0');
  });
}

/** `root` is the address of the site, with a slash at its end. */
export function describeTab(tab: Page, context: BrowserContext, watch: PageWatch, root: string): SearchTab {
  const box = tab.locator(BOX);
  const options = tab.locator('.oc-search [role=option].oc-search-hit');
  return {
    tab,
    context,
    watch,
    box,
    options,
    search: (query) => fillBox(tab, query),
    paths: (links) =>
      links.evaluateAll(
        (anchors, start) =>
          anchors.map((anchor) => {
            const { origin, pathname } = new URL((anchor as HTMLAnchorElement).href);
            const place = origin === 'null' ? `file://${pathname}` : origin + pathname;
            return place.replace(start, '/').replace(/(?:index)?\.html$/, '');
          }),
        root,
      ),
    address: () =>
      tab
        .url()
        .replace(root, '/')
        .replace(/\.html(?=[?#]|$)/, ''),
    marks: () => tab.locator('main mark').allTextContents(),
  };
}
