import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';

export interface Download {
  file: string;
  bytes: number;
}

/**
 * What is downloaded from the first focus of the search box until results with excerpts stand there: every response,
 * gzipped if that makes it smaller, so that the host's own compression does not matter.
 */
export async function measureBytes(
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
  await tab.waitForTimeout(500);
  const downloads = new Map<string, Promise<Download>>();
  context.on('response', (response) => {
    const file = new URL(response.url()).pathname;
    const measure = async (): Promise<Download> => {
      const body = await response.body();
      return { file, bytes: Math.min(body.length, gzipSync(body, { level: 9 }).length) };
    };
    downloads.set(file, measure());
  });
  await tab.locator('.navbar input, .oc-navbar input').first().focus();
  await tab.keyboard.type(query, { delay: 20 });
  await tab.locator(resultSelector).first().waitFor();
  await tab.waitForTimeout(1500);
  const settled = await Promise.all(downloads.values());
  await context.close();
  return settled;
}

export function sum(downloads: readonly Download[], pattern = /./): number {
  return downloads.filter(({ file }) => pattern.test(file)).reduce((total, { bytes }) => total + bytes, 0);
}
