import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Mode } from '../options.ts';

const HEIGHT = 1000;
const MAX_WAIT = 5000;

/** A window of a reader who has chosen a colour mode; apart from that, each page is a first visit. */
export async function openWindow(browser: Browser, width: number, mode: Mode): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width, height: HEIGHT }, colorScheme: mode });
  await context.addInitScript((chosen) => {
    try {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('theme', chosen);
    } catch {
      // A frame without storage.
    }
  }, mode);
  context.setDefaultTimeout(MAX_WAIT);
  return context;
}

/** Opens a page, and waits until everything has arrived that it is going to show. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.mouse.move(1, 400);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  // A moving pointer starts the app. No element of a page is this far to the left.
  await page.mouse.move(2, 500);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  // The theme sets this when its app runs.
  await page
    .waitForFunction(() => document.documentElement.dataset['hasHydrated'] !== 'false', undefined, {
      timeout: MAX_WAIT,
    })
    .catch(() => {});
  await settle(page);
}

/** Waits for requests, fonts, pictures and movements to end. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: MAX_WAIT }).catch(() => {});
  await page
    .waitForFunction(
      () =>
        document.fonts.status === 'loaded' &&
        [...document.images].every(({ complete }) => complete) &&
        document
          .getAnimations()
          .every(
            ({ playState, effect }) =>
              playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
          ),
      undefined,
      { timeout: MAX_WAIT },
    )
    .catch(() => {});
  await page.waitForTimeout(100);
}
