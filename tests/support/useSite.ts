/** The built website of `site/` in a browser: the acceptance tests are written in these terms. */
import type { BrowserContext, BrowserContextOptions, Page as Tab } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { closeTabs, openContext, watchPage, type PageWatch } from './browser.ts';
import { startSite, type SiteServer } from './siteServer.ts';
import { arriveAt, goLive } from './tabSteps.ts';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 800 };

export interface VisitOptions extends BrowserContextOptions {
  /** Before anything is loaded. */
  prepare?(tab: Tab): Promise<unknown>;
  /** False: do not wait for the app, only for the document. */
  live?: boolean;
  /** Expected problems, such as a console message. */
  expected?: RegExp;
}

export interface Visit {
  tab: Tab;
  context: BrowserContext;
  watch: PageWatch;
  /** Lines of the console: `warning: …`. */
  console: string[];
  /** The path, query and hash in the address bar. */
  address(): string;
  /** Waits until the article with this heading is on the screen. */
  arrive(heading: string): Promise<void>;
  /** Waits until the app has taken over the document. */
  live(): Promise<void>;
  /** True while the tab still shows the document that was opened first. */
  isSameDocument(): Promise<boolean>;
  stored(key: string): Promise<string | null>;
}

export interface SiteTest {
  /** With a slash at its end. */
  readonly url: string;
  /** Opens a page in a new profile, passes it to `use`, and expects no problems. */
  visit(path: string, options: VisitOptions, use: (visit: Visit) => Promise<void>): Promise<void>;
}

/** One server for all tests of a file. */
export function useSite(): SiteTest {
  let server: SiteServer;
  beforeAll(async () => {
    server = await startSite();
  });
  afterAll(async () => {
    await closeTabs();
    await server?.close();
  });
  return {
    get url() {
      return server.url;
    },
    async visit(path, { prepare, live = true, expected, ...options }, use) {
      const context = await openContext({ viewport: DESKTOP, reducedMotion: 'reduce', ...options });
      try {
        const visit = await openVisit(context, server.url);
        await prepare?.(visit.tab);
        await visit.tab.goto(server.url + path.slice(1), { waitUntil: live ? 'load' : 'domcontentloaded' });
        await mark(visit.tab);
        if (live) await visit.live();
        await use(visit);
        expect(visit.watch.problems.filter((problem) => !expected?.test(problem))).toEqual([]);
      } finally {
        await context.close();
      }
    },
  };
}

async function openVisit(context: BrowserContext, siteUrl: string): Promise<Visit> {
  const tab = await context.newPage();
  tab.setDefaultTimeout(30_000);
  const lines: string[] = [];
  tab.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  const watch = await watchPage(tab, siteUrl);
  // The website is files; there is no backend to notify.
  tab.on('request', (request) => {
    if (!/^(?:GET|HEAD)$/.test(request.method())) watch.problems.push(`${request.method()} ${request.url()}`);
  });
  return {
    tab,
    context,
    watch,
    console: lines,
    address: () => `/${tab.url().slice(siteUrl.length)}`,
    arrive: (heading) => arriveAt(tab, heading),
    async live() {
      await goLive(tab);
      await tab.waitForSelector('.oc-announcer', { state: 'attached' });
    },
    isSameDocument: () => tab.evaluate(() => 'specMark' in globalThis),
    stored: (key) => tab.evaluate((name) => localStorage.getItem(name), key),
  };
}

const mark = (tab: Tab) => tab.evaluate(() => void Object.assign(globalThis, { specMark: true })).catch(() => {});
