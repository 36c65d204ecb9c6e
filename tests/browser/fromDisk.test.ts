import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeTabs } from '../support/browser.ts';
import { createTempFolder, type TempFolder } from '../support/tempFolder.ts';
import { createRuntimeSite, openTab } from '../support/runtimeSite.ts';

let folder: TempFolder;

beforeAll(async () => {
  folder = await createTempFolder(await createRuntimeSite());
});
afterAll(async () => {
  await closeTabs();
  await folder?.remove();
});

it('from disk pages are documents, with the app in each, and nothing leaves the disk', async () => {
  const { tab, live, mark, isSameDocument, arrive, console, context } = await openTab();
  const at = (file: string) => pathToFileURL(`${folder.dir}/${file}`).href;
  const requested: string[] = [];
  tab.on('request', (request) => requested.push(request.url()));
  await tab.goto(at('index.html'));
  await live();
  await mark();
  await tab.click('main a:text-is("to short")');
  await arrive('Short');
  expect(await isSameDocument()).toBe(false);
  expect(tab.url()).toBe(at('models/short.html'));
  await live();
  await tab.locator('.navbar__inner .toggleButton_gllP').click();
  expect(await tab.getAttribute('html', 'data-theme')).toBe('dark');
  await tab.click('main a:text-is("to marks")');
  await tab.waitForSelector('#words mark');
  await tab.click('main a:text-is("to seven")');
  await arrive('Long');
  await expect.poll(() => tab.evaluate(() => scrollY)).toBeGreaterThan(1500);
  expect(requested.filter((url) => !url.startsWith('file:') && !url.startsWith('data:'))).toEqual([]);
  expect(console.filter((line) => line.startsWith('error'))).toEqual([]);
  await context.close();
});
