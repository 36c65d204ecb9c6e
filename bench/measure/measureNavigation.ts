import type { Browser, ElementHandle, Page } from 'playwright-core';
import { openTab, throttle, untilQuiet, VIEWPORT, watchNetwork } from './browser.ts';
import { findLink, SAVE_DATA, WATCH_HEADING } from './pageScripts.ts';

/**
 * From a click on a link to the next page's heading on the screen, in milliseconds, throttled. Prefetched: the pointer
 * rested on the link until all requests had ended. Not prefetched: data saver is on, and the pointer was never near the
 * link.
 */
export async function measureNavigation(
  browser: Browser,
  from: string,
  toPathname: string,
  heading: string,
  isPrefetched: boolean,
): Promise<number | undefined> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const { tab, session } = await openTab(context);
    const network = watchNetwork(session);
    await throttle(session);
    if (!isPrefetched) await tab.addInitScript(SAVE_DATA);
    await tab.addInitScript(WATCH_HEADING);
    await tab.goto(from, { waitUntil: 'load', timeout: 60_000 });
    await untilQuiet(network);
    const link = (await tab.evaluateHandle(findLink(toPathname))).asElement() as ElementHandle<HTMLElement> | null;
    if (!link) throw new Error(`${from} has no link to ${toPathname}.`);
    await tab.evaluate(`sessionStorage.setItem('bench-wanted', ${JSON.stringify(heading)})`);
    if (isPrefetched) {
      await link.scrollIntoViewIfNeeded();
      // A real pointer enters from somewhere.
      await tab.mouse.move(5, 5);
      await link.hover();
      await untilQuiet(network);
      await tab.mouse.down();
      await tab.mouse.up();
    } else await link.evaluate((element) => element.click());
    return await untilPainted(tab);
  } finally {
    await context.close();
  }
}

async function untilPainted(tab: Page): Promise<number | undefined> {
  const giveUp = Date.now() + 20_000;
  while (Date.now() < giveUp) {
    // While the browser switches documents, there is no page to evaluate in.
    const times = (await tab
      .evaluate(`[Number(sessionStorage.getItem('bench-clicked')), Number(sessionStorage.getItem('bench-painted'))]`)
      .catch(() => [0, 0])) as [number, number];
    if (times[1] > 0) return times[1] - times[0];
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}
