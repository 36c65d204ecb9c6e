import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.mjs';
import { createFontConfig, type FontSet } from './fontSets.ts';

/** Nothing the browser does by itself may reach the network or slow a test down. */
export const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // A page that asks another host gets no answer, with and without a network.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  // Chromium's own sandbox refuses to run as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** A Chromium for tests, which sees the fonts of one set only where one is named. Close it when done. */
export async function launchBrowser({
  fonts = process.env['OCTAVO_TEST_FONTS'],
  withPageCache = false,
}: { fonts?: string; withPageCache?: boolean } = {}): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chrome or Chromium was found. Install one, or set CHROME_PATH.');
  const config = fonts === undefined ? undefined : createFontConfig(fonts as FontSet);
  const browser = await chromium.launch({
    executablePath,
    headless: true,
    args: QUIET,
    // Which Playwright switches off, because a page that comes back from there fires no load event.
    ...(withPageCache && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    ...(config && { env: { ...process.env, FONTCONFIG_FILE: config.file } }),
  });
  browser.on('disconnected', () => config?.remove());
  return browser;
}

let shared: Promise<Browser> | undefined;

/** The browser of this worker, the same for every file that it runs. It ends with the worker. */
export async function getBrowser(): Promise<Browser> {
  if (!(await shared)?.isConnected()) shared = launchBrowser();
  return shared!;
}

/** What the tests of a file left open, after the last one. */
export async function closeTabs(): Promise<void> {
  for (const context of (await shared)?.contexts() ?? []) await context.close();
}

export interface PageWatch {
  /** Script errors, console errors, violations of the page's policy, and requests that leave the site. */
  problems: string[];
  /** Addresses of all requests, in order. */
  requests: string[];
}

/** Notes what a good page never does. Call it before the page is opened; expect `problems` to be empty. */
export async function watchPage(page: Page, siteUrl: string): Promise<PageWatch> {
  const watch: PageWatch = { problems: [], requests: [] };
  page.on('pageerror', (error) => watch.problems.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    // A 404 page that was asked for is not a fault; a missing file shows in `requestfailed` or as a script error.
    if (message.type() === 'error' && !/status of 404/.test(message.text())) {
      watch.problems.push(`console: ${message.text()}`);
    }
  });
  page.on('request', (request) => {
    const url = request.url();
    watch.requests.push(url);
    if (!url.startsWith(siteUrl) && !/^(?:data|blob|about):/.test(url)) watch.problems.push(`left the site: ${url}`);
  });
  // Violations are reported to the console too, but only for the first of a kind.
  await page.exposeFunction('reportViolation', (text: string) => watch.problems.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { reportViolation(text: string): void }).reportViolation;
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''}:${event.lineNumber}`);
    });
  });
  return watch;
}
