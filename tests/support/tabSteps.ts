/** What nearly every test in a browser does with a tab. */
import type { Page as Tab } from 'playwright-core';

/** Lets the app take over the document: it comes with the reader's first move. At the edge nothing else reacts to it. */
export async function goLive(tab: Tab): Promise<void> {
  // Twice, because a pointer that is there already does not move.
  await tab.mouse.move(2, 2);
  await tab.mouse.move(1, 1);
  await tab.waitForSelector('html[data-oc-live]');
}

/** Waits until the article with this heading is on the screen. */
export async function arriveAt(tab: Tab, heading: string): Promise<void> {
  await tab.waitForFunction((text) => document.querySelector('main h1')?.textContent === text, heading);
}

/** Requests for these addresses wait until they are let go: for what must be seen before the answer comes. */
export async function holdRequests(tab: Tab, address: string | RegExp): Promise<() => void> {
  let letGo = (): void => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await tab.route(address, async (route) => {
    await gate;
    await route.continue().catch(() => {});
  });
  return letGo;
}
