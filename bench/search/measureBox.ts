import type { Browser } from 'playwright-core';
import { watchDownloads, type Download } from './watchDownloads.ts';

/** What is downloaded from the first focus of a search box until results with excerpts stand there. */
export async function measureBox(
  browser: Browser,
  url: string,
  query: string,
  resultSelector: string,
): Promise<Download[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const tab = await context.newPage();
  // Neither engine fetches pages ahead for a reader who saves data; here only search is to be counted.
  await tab.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await tab.goto(url, { waitUntil: 'networkidle' });
  // The app of a data saver comes with the first sign of intent. It is there for more than search.
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
