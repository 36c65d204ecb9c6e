import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.mjs';
import { createFontConfig, type FontSet } from './fontSets.ts';

/** The browser's own activity must not reach the network or slow a test down. */
export const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // Requests to other hosts get no answer, with and without a network.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  // Chromium's own sandbox refuses to run as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** A Chromium for tests, which sees the fonts of one set only where one is named. Close it when done. */
export async function launchBrowser({
  fonts = process.env['OCTAVO_TEST_FONTS'],
  withPageCache = false,
  args = [],
}: { fonts?: string; withPageCache?: boolean; args?: string[] } = {}): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chrome or Chromium was found. Install one, or set CHROME_PATH.');
  const config = fonts === undefined ? undefined : createFontConfig(fonts as FontSet);
  const browser = await chromium.launch({
    executablePath,
    headless: true,
    args: [...QUIET, ...args],
    // Playwright switches this cache off, because a page that comes back from it fires no load event.
    ...(withPageCache && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    ...(config && { env: { ...process.env, FONTCONFIG_FILE: config.file } }),
  });
  browser.on('disconnected', () => config?.remove());
  return browser;
}

let shared: Promise<Browser> | undefined;

/** The browser of this worker, the same for every file that it runs. It ends with the worker. */
export async function getBrowser(): Promise<Browser> {
  // One process for all tabs of a profile; `openContext` keeps it running.
  if (!(await shared)?.isConnected()) shared = launchBrowser({ args: ['--renderer-process-limit=1'] });
  return shared!;
}

/** Unused profiles, by their options. */
const idle = new Map<string, BrowserContext[]>();

/**
 * An empty profile in the browser of this worker. Closing it empties it for the next test with the same options. Its
 * process stays, because it has already compiled the app and Playwright's own scripts: a page then opens in 0.65 s of
 * processor time instead of 0.9. Therefore scripts that run before a page's own belong to a tab, not to the context.
 */
export async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const key = JSON.stringify(options);
  const browser = await getBrowser();
  const known = idle.get(key)?.pop();
  return known?.browser() === browser ? known : createContext(browser, options, key);
}

async function createContext(browser: Browser, options: BrowserContextOptions, key: string): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  const end = context.close.bind(context);
  // While this tab is open the process stays, too.
  const anchor = await context.newPage();
  const session = await context.newCDPSession(anchor);
  const origins = new Set<string>();
  context.on('page', (tab) =>
    tab.on('framenavigated', (frame) => {
      const { protocol, origin } = new URL(frame.url());
      if (protocol !== 'about:') origins.add(origin);
    }),
  );
  context.close = async () => {
    if (idle.get(key)?.includes(context)) return;
    for (const tab of context.pages()) if (tab !== anchor) await tab.close();
    // A page from disk has no origin, so its storage cannot be emptied.
    if (origins.has('null')) return end();
    await context.unrouteAll();
    await context.setOffline(false);
    await context.clearCookies();
    for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await session.send('Network.clearBrowserCache');
    origins.clear();
    idle.set(key, [...(idle.get(key) ?? []), context]);
  };
  return context;
}

/** Closes what the tests of a file left open, after the last one. */
export async function closeTabs(): Promise<void> {
  const kept = new Set([...idle.values()].flat());
  for (const context of (await shared)?.contexts() ?? []) if (!kept.has(context)) await context.close();
}

export interface PageWatch {
  /** Script errors, console errors, violations of the page's policy, and requests that leave the site. */
  problems: string[];
  /** Addresses of all requests, in order. */
  requests: string[];
}

/** Records what a good page never does. Call it before you open the page, and expect `problems` to be empty. */
export async function watchPage(page: Page, siteUrl: string): Promise<PageWatch> {
  const watch: PageWatch = { problems: [], requests: [] };
  page.on('pageerror', (error) => watch.problems.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    // A requested 404 page is not a fault. A missing file shows up in `requestfailed` or as a script error.
    if (message.type() === 'error' && !/status of 404/.test(message.text())) {
      watch.problems.push(`console: ${message.text()}`);
    }
  });
  page.on('request', (request) => {
    const url = request.url();
    watch.requests.push(url);
    if (!url.startsWith(siteUrl) && !/^(?:data|blob|about):/.test(url)) watch.problems.push(`left the site: ${url}`);
  });
  // The browser itself reports only the first violation of a kind.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''}:${event.lineNumber}`,
      );
    });
  });
  return watch;
}
