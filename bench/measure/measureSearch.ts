import type { Browser, Page } from 'playwright-core';
import type { SearchControls } from '../tools/types.ts';
import { openTab, untilQuiet, VIEWPORT, watchNetwork } from './browser.ts';
import { readResults } from './pageScripts.ts';
import { startSlowProxy } from './slowProxy.ts';
import { waitInPage } from './waitInPage.ts';

export interface SearchFigures {
  /** From the click into the box to the first results, on a slow connection, with the words typed without pause. */
  firstMs: number | undefined;
  /** All bytes transferred for these results. */
  bytes: number;
  /** From a key press to updated results, on a fast connection, with everything loaded. */
  keystrokes: number[];
}

const KEY_LIMIT_MS = 1500;

export async function measureSearch(
  browser: Browser,
  url: string,
  controls: SearchControls,
  queries: string[],
): Promise<SearchFigures> {
  const slow = await measureFirst(browser, url, controls, queries[0] ?? '');
  return { ...slow, keystrokes: await measureKeystrokes(browser, url, controls, queries) };
}

/** The browser's throttling does not apply to files that workers load, so the connection itself is slow. */
async function measureFirst(
  browser: Browser,
  url: string,
  controls: SearchControls,
  query: string,
): Promise<Pick<SearchFigures, 'firstMs' | 'bytes'>> {
  const target = new URL(url);
  const proxy = await startSlowProxy(Number(target.port));
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const { tab, session } = await openTab(context);
    const network = watchNetwork(session);
    await tab.goto(`http://localhost:${proxy.port}${target.pathname}`, { waitUntil: 'load', timeout: 60_000 });
    await untilQuiet(network);
    // A pointer moves before it clicks. Files that a tool loads for the movement do not count as search.
    await tab.mouse.move(VIEWPORT.width / 2, VIEWPORT.height - 5, { steps: 2 });
    await tab.waitForTimeout(1000);
    await untilQuiet(network, 1500);
    const before = proxy.received();
    const ahead = network.transfers
      .filter(({ url: file }) => controls.preloaded?.test(file))
      .reduce((total, { bytes }) => total + bytes, 0);
    const started = performance.now();
    await openBox(tab, controls);
    await tab.keyboard.type(query);
    const isFound = await untilResults(tab, controls, '', 30_000);
    const firstMs = isFound ? performance.now() - started : undefined;
    await untilQuiet(network, 1500);
    return { firstMs, bytes: ahead + proxy.received() - before };
  } finally {
    await context.close();
    await proxy.close();
  }
}

async function measureKeystrokes(
  browser: Browser,
  url: string,
  controls: SearchControls,
  queries: string[],
): Promise<number[]> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const times: number[] = [];
  try {
    const tab = await context.newPage();
    await tab.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    await openBox(tab, controls);
    const box = tab.locator(controls.input).first();
    await tab.keyboard.type(queries[0] ?? '');
    await untilResults(tab, controls, '', 30_000);
    for (const query of queries) {
      await box.fill('');
      await tab.waitForTimeout(400);
      for (const letter of query) {
        const took = await timeKey(tab, controls, letter);
        if (took !== undefined) times.push(took);
      }
    }
  } finally {
    await context.close();
  }
  return times;
}

async function openBox(tab: Page, { open, input }: SearchControls): Promise<void> {
  if (open) await tab.locator(open).first().click({ timeout: 15_000 });
  else await tab.locator(input).first().click({ timeout: 15_000 });
  await tab.locator(input).first().focus({ timeout: 20_000 });
}

async function untilResults(tab: Page, { result }: SearchControls, old: string, limit: number): Promise<boolean> {
  const changed = `(() => { const now = ${readResults(result)}; return now !== '' && now !== ${JSON.stringify(old)}; })()`;
  return waitInPage(tab, changed, limit);
}

/**
 * Measured inside the page, so that communication with the browser does not count. Undefined if the results stay the
 * same.
 */
async function timeKey(tab: Page, { result }: SearchControls, letter: string): Promise<number | undefined> {
  await tab.evaluate(`(() => {
    const read = () => ${readResults(result)};
    const old = read();
    window.__key = new Promise((resolve) => addEventListener('keydown', (event) => {
      const look = () => {
        const now = read();
        if (now !== '' && now !== old) resolve(performance.now() - event.timeStamp);
        else if (performance.now() - event.timeStamp > ${KEY_LIMIT_MS}) resolve(null);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, { capture: true, once: true }));
  })()`);
  await tab.keyboard.press(letter === ' ' ? 'Space' : letter);
  const took = (await tab.evaluate('window.__key')) as number | null;
  return took ?? undefined;
}
