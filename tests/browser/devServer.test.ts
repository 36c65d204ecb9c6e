/** The development server as an author sees it: save a file, look at the browser. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startDev } from '../../engine/node/serve/dev/startDev.ts';
import { closeTabs, openContext } from '../support/browser.ts';
import { fixtureSite, type FixtureConfig } from '../support/fixtureSite.ts';
import type { Files } from '../support/tempFolder.ts';
import { goLive, holdRequests, waitUntil } from '../support/tabSteps.ts';

const INTRO = '---\nslug: /\n---\n\n# Welcome\n\nFirst text.\n';

beforeAll(async () => {});
afterAll(closeTabs);

async function openPage(files: Files = {}, options: FixtureConfig = {}) {
  const site = await fixtureSite({ 'docs/intro.md': INTRO, ...files }, options);
  const server = await startDev({ siteDir: site.dir, port: 0 });
  onTestFinished(() => server.close());
  const context = await openContext();
  onTestFinished(() => context.close());
  const tab = await context.newPage();
  const events = tab.waitForResponse(/_octavo\/events$/);
  const url = server.url.replace('localhost', '127.0.0.1');
  await tab.goto(url);
  await events;
  return { site, context, tab, url };
}

const untilText = (tab: Page, text: string) =>
  waitUntil(tab, (wanted) => document.querySelector('main')?.textContent.includes(wanted), text);

it('shows each saved change to an author who has not touched the page', async () => {
  const { site, tab } = await openPage();
  for (const text of ['Second text.', 'Third text.']) {
    await site.write({ 'docs/intro.md': INTRO.replace('First text.', text) });
    await untilText(tab, text);
  }
});

it('shows changes that were saved after the page was rendered, before it could listen for changes', async () => {
  const { site, tab, url } = await openPage();
  const release = await holdRequests(tab, '**/_octavo/events');
  await tab.reload({ waitUntil: 'domcontentloaded' });
  await untilText(tab, 'First text.');
  await site.write({ 'docs/intro.md': INTRO.replace('First text.', 'Second text.') });
  await expect.poll(async () => (await fetch(url)).text()).toContain('Second text.');
  release();
  await untilText(tab, 'Second text.');
});

it('puts a saved article into a page in use without loading it again', async () => {
  const { site, tab } = await openPage();
  await goLive(tab);
  await tab.evaluate('window.stays = true');
  await site.write({ 'docs/intro.md': INTRO.replace('First text.', 'Second text.') });
  await untilText(tab, 'Second text.');
  expect(await tab.evaluate('window.stays')).toBe(true);
});

it.each(['classic', 'octavo'])('shows saved styles without loading the page again, in the look %s', async (look) => {
  const style = (color: string) => `h1 { color: ${color} } .navbar { border-top: 3px solid ${color} }`;
  const { site, tab } = await openPage(
    {
      'own.css': style('rgb(1, 2, 3)'),
      'docs/intro.md': `${INTRO}\n<details><summary>More</summary>Folded.</details>\n\n${'Text.\n\n'.repeat(200)}`,
      'docs/other.md': '# Other\n\n[Back to it](./intro.md)\n',
    },
    { config: `clientModules: ['./own.css'], customFields: { octavo: { look: '${look}' } },` },
  );
  const colors = () =>
    tab.evaluate(() => [
      getComputedStyle(document.querySelector('h1')!).color,
      getComputedStyle(document.querySelector('.navbar')!).borderTopColor,
    ]);
  await goLive(tab);
  await tab.click('summary');
  await tab.evaluate(() => {
    Object.assign(window, { stays: true });
    scrollTo({ top: 400, behavior: 'instant' });
  });
  for (const color of ['rgb(4, 5, 6)', 'rgb(7, 8, 9)']) {
    await site.write({ 'own.css': style(color) });
    await expect.poll(colors).toEqual([color, color]);
  }
  const state = () => [Reflect.get(window, 'stays'), scrollY, document.querySelector('details')!.open];
  expect(await tab.evaluate(state)).toEqual([true, 400, true]);
  // The next page comes from the current state of the site.
  await tab.evaluate(() => document.querySelector<HTMLAnchorElement>('.menu a[href*=other]')!.click());
  await untilText(tab, 'Back to it');
  await expect.poll(colors).toEqual(['rgb(7, 8, 9)', 'rgb(7, 8, 9)']);
});

it('serves eight tabs at once, which all follow; also after the first one was closed', async () => {
  const { site, context, tab, url } = await openPage();
  const tabs = [tab];
  for (let count = 1; count < 8; count++) {
    const next = await context.newPage();
    await next.goto(url);
    await goLive(next);
    tabs.push(next);
  }
  await site.write({ 'docs/intro.md': INTRO.replace('First text.', 'Second text.') });
  await Promise.all(tabs.map((one) => untilText(one, 'Second text.')));

  await tabs.shift()!.close();
  await site.write({ 'docs/intro.md': INTRO.replace('First text.', 'Third text.') });
  await Promise.all(tabs.map((one) => untilText(one, 'Third text.')));
  // A tab that was opened before a change and listened after it.
  const late = tabs.at(-1)!;
  const release = await holdRequests(late, '**/_octavo/dev.js*');
  await late.reload({ waitUntil: 'commit' });
  await untilText(late, 'Third text.');
  await site.write({ 'docs/intro.md': INTRO.replace('First text.', 'Fourth text.') });
  await untilText(tabs[0]!, 'Fourth text.');
  release();
  await untilText(late, 'Fourth text.');
});
