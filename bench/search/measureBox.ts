import type { Browser } from 'playwright-core';
import { watchDownloads, type Download } from './watchDownloads.ts';

/** The bytes downloaded from the first focus of a search box until it shows results with excerpts. */
export async function measureBox(
  browser: Browser,
  url: string,
  query: string,
  resultSelector: string,
): Promise<Download[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const tab = await context.newPage();
  // Neither engine prefetches pages for a reader who saves data, so only search is counted.
  await tab.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await tab.goto(url, { waitUntil: 'networkidle' });
  // With data saving, the app loads at the first sign of intent. It serves more than search.
  await tab.mouse.move(5, 5);
  await tab.waitForTimeout(1500);
  const settle = watchDownloads(context);
  await tab.locator('.navbar input, .navbar input').first().focus();
  await tab.keyboard.type(query, { delay: 20 });
  await tab.locator(resultSelector).first().waitFor();
  await tab.waitForTimeout(1500);
  const downloads = await settle();
  await context.close();
  return downloads;
}
