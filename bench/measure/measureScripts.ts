import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession } from 'playwright-core';
import { openTab, untilQuiet, VIEWPORT, watchNetwork } from './browser.ts';

export interface ScriptBytes {
  /** After the document and its own requests have loaded. */
  atLoad: number;
  /** After the page has become idle, including its own deferred work. */
  before: number;
  after: number;
}

/**
 * The gzipped size of the JavaScript that ran, inline scripts included: before the reader does anything, and after a
 * pointer movement, scrolling and a key press. Prefetched files do not count. There is no throttling, because it does
 * not affect sizes.
 */
export async function measureScripts(browser: Browser, url: string): Promise<ScriptBytes> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const { tab, session } = await openTab(context);
    const network = watchNetwork(session);
    const scripts = await watchScripts(session, new URL(url).origin);
    await tab.goto(url, { waitUntil: 'load', timeout: 60_000 });
    const atLoad = await scripts.total();
    await untilQuiet(network, 3000);
    const before = await scripts.total();
    await tab.mouse.move(300, 300);
    await tab.mouse.move(600, 420, { steps: 4 });
    await tab.mouse.wheel(0, 300);
    await tab.keyboard.press('Tab');
    await untilQuiet(network, 3000);
    return { atLoad, before, after: await scripts.total() };
  } finally {
    await context.close();
  }
}

async function watchScripts(session: CDPSession, origin: string): Promise<{ total(): Promise<number> }> {
  const ids: string[] = [];
  session.on('Debugger.scriptParsed', ({ scriptId, url, embedderName }) => {
    // Scripts of the browser and of the test tool have other addresses.
    if (url.startsWith(origin) && (embedderName ?? url).startsWith(origin)) ids.push(scriptId);
  });
  await session.send('Debugger.enable');
  return {
    async total() {
      let bytes = 0;
      for (const scriptId of ids) {
        const { scriptSource } = await session.send('Debugger.getScriptSource', { scriptId });
        bytes += gzipSync(scriptSource, { level: 9 }).length;
      }
      return bytes;
    },
  };
}
