import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, watchPage, type PageWatch } from './browser.ts';
import { startSite, type SiteServer } from './siteServer.ts';

export interface SearchSite {
  url: string;
  outDir: string;
  browser: Browser;
  /** A tab with the app running at `path`. Close its context when done. */
  open(path: string, options?: BrowserContextOptions): Promise<SearchTab>;
  close(): Promise<void>;
}

export interface SearchTab {
  tab: Page;
  context: BrowserContext;
  watch: PageWatch;
  /** The box of the navbar. */
  box: ReturnType<Page['locator']>;
  options: ReturnType<Page['locator']>;
  /** Types into the box and waits for results of exactly this. */
  search(query: string): Promise<void>;
  /** Marked words on the page. */
  marks(): Promise<string[]>;
}

export const BOX = '.oc-navbar .oc-search input';

/** The website of `site/` and a browser, for tests of its search. */
export async function startSearchSite(): Promise<SearchSite> {
  const server: SiteServer = await startSite();
  const browser = await launchBrowser();
  return {
    url: server.url,
    outDir: server.outDir,
    browser,
    async open(path, options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        ...options,
      });
      const tab = await context.newPage();
      tab.setDefaultTimeout(20_000);
      const watch = await watchPage(tab, server.url);
      await tab.goto(new URL(path, server.url).href);
      await tab.waitForSelector('html[data-oc-live]');
      return describeTab(tab, context, watch);
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

export function describeTab(tab: Page, context: BrowserContext, watch: PageWatch): SearchTab {
  const box = tab.locator(BOX);
  const options = tab.locator('.oc-search [role=option].oc-search-hit');
  return {
    tab,
    context,
    watch,
    box,
    options,
    async search(query) {
      await box.fill(query);
      await options.first().waitFor();
      // Excerpts come last; then the answer is complete.
      await tab.waitForFunction(
        () => ![...document.querySelectorAll('.oc-search-hit small')].some((line) => line.textContent === '\u00a0'),
      );
    },
    marks: () => tab.locator('main mark').allTextContents(),
  };
}
