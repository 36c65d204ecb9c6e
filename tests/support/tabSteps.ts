/** What nearly every test in a browser does with a tab. */
import type { Page as Tab } from 'playwright-core';
import { expect } from 'vitest';

/** Makes the app load and take over: it waits for the reader's first action. At the edge, nothing else reacts to the pointer. */
export async function goLive(tab: Tab): Promise<void> {
  // Twice, because a pointer that is there already does not move.
  await tab.mouse.move(2, 2);
  await tab.mouse.move(1, 1);
  await tab.waitForSelector('html[data-oc-live]');
}

/** Waits until the article with this heading is on the screen. */
export async function arriveAt(tab: Tab, heading: string): Promise<void> {
  await waitUntil(tab, (text) => document.querySelector('main h1')?.textContent === text, heading);
}

/** Waits until a function returns true in the page. Like `waitForFunction`, but without the library that Playwright puts into every document for
 * that: a fifth of a second of the processor.
 */
export async function waitUntil<T>(tab: Tab, says: (value: T) => unknown, value?: T): Promise<void> {
  const check = says as (value: unknown) => unknown;
  // While one document replaces another, nothing can be evaluated.
  const answer = () => tab.evaluate(check, value).then(Boolean, (error: unknown) => String(error));
  await expect.poll(answer, { interval: 30, message: String(says) }).toBe(true);
}

/** Holds requests for these addresses until they are released, to test the time before the response. */
export async function holdRequests(tab: Tab, address: string | RegExp): Promise<() => void> {
  let letGo = (): void => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await tab.route(address, async (route) => {
    await gate;
    await route.continue().catch(() => {});
  });
  return letGo;
}
