/** A new edition of the website replaces the one that a reader is using. */
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page as Tab } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve, type RunningServer } from '../../engine/node/serve/host/serve.ts';
import { closeTabs, openContext, watchPage } from '../support/browser.ts';
import { createSiteVariant, ENGLISH, type SiteVariant } from '../support/siteVariant.ts';
import { arriveAt, goLive } from '../support/tabSteps.ts';

let site: SiteVariant;
let server: RunningServer;

beforeAll(async () => {
  site = await createSiteVariant();
  // Older versions would only be more of the same, four times.
  await site.edit('docusaurus.config.ts', "lastVersion: 'current'", "onlyIncludeVersions: ['current']");
  await publish('one');
  server = await serve({ dir: site.outDir, port: 0 });
});
afterAll(async () => {
  await closeTabs();
  await server?.close();
  await site?.remove();
});

/** The pages that the tests read. */
const DOCS = [
  'quickstart.mdx',
  'architecture/components.md',
  'app-garden.mdx',
  'other-topics.md',
  'help-and-fixes.md',
  'team/jobs.md',
];

/** The text of each doc names its edition. */
async function publish(edition: string) {
  const folder = path.join(site.dir, 'docs');
  await Promise.all(DOCS.map((name) => appendFile(path.join(folder, name), `\n\nThis is edition ${edition}.\n`)));
  await site.build(...ENGLISH);
}

/** The edition of the article, that of the navbar, and whether the page has its style. */
const look = (tab: Tab) =>
  tab.evaluate(() => ({
    article: [...document.querySelectorAll('main p')]
      .map((paragraph) => /^This is edition (\w+)\.$/.exec(paragraph.textContent ?? '')?.[1])
      .filter(Boolean)
      .at(-1),
    navbar: [...document.querySelectorAll('.navbar__inner a')].some((link) => link.textContent === 'Journal')
      ? 'two'
      : 'one',
    footer: getComputedStyle(document.querySelector('footer')!).backgroundColor !== 'rgba(0, 0, 0, 0)',
  }));
const sidebar = (tab: Tab, name: string) =>
  tab.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });
const openCategory = (tab: Tab, name: string) =>
  tab.locator('nav[aria-label="Docs sidebar"] .menu__link--sublist').getByText(name, { exact: true }).click();

async function open(page: string) {
  const context = await openContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const tab = await context.newPage();
  tab.setDefaultTimeout(30_000);
  const url = server.url.replace('localhost', '127.0.0.1');
  const watch = await watchPage(tab, url);
  const live = () => goLive(tab);
  await tab.goto(url + page);
  await live();
  return { tab, context, watch, live };
}

it('a new text is shown in the same document; a new shell never surrounds an old page, nor an old shell a new page', async () => {
  const { tab, context, watch, live } = await open('quickstart');
  await tab.evaluate(() => void Object.assign(globalThis, { opened: 'first' }));
  const isFirst = () => tab.evaluate(() => 'opened' in globalThis);
  expect(await look(tab)).toEqual({ article: 'one', navbar: 'one', footer: true });

  // Only texts change, so shared files stay the same. No link to this page was in view before.
  await publish('texts');
  await openCategory(tab, 'Architecture');
  await sidebar(tab, 'Components').click();
  await tab.waitForURL('**/architecture/components');
  expect(await look(tab)).toEqual({ article: 'texts', navbar: 'one', footer: true });
  expect(await isFirst()).toBe(true);

  // The shell changes too, and with it every file that has a hash in its name.
  await site.edit('docusaurus.config.ts', "to: '/blog', label: 'Blog'", "to: '/blog', label: 'Journal'");
  await site.edit('sidebars.ts', "doc('data-engine', 'Data engine')", "doc('data-engine', 'The Engine')");
  await publish('two');
  for (const [name, heading, category] of [
    ['App Garden', 'App Garden'],
    ['Quickstart', 'Quickstart'],
    ['Administration guide', 'Administration and other topics', 'Administration'],
    ['Help and fixes', 'Help and fixes'],
  ] as const) {
    if (category) await openCategory(tab, category);
    await sidebar(tab, name).click();
    await arriveAt(tab, heading);
    await live();
    const { article, navbar, footer } = await look(tab);
    // Everything that was fetched before is from the old edition.
    expect([name, article === 'two']).toEqual([name, navbar === 'two']);
    expect(footer).toBe(true);
  }
  // Nothing of this page was prefetched, because its category was closed.
  await openCategory(tab, 'Our Team');
  await sidebar(tab, 'Jobs').click();
  await tab.waitForURL('**/team/jobs');
  await live();
  expect(await look(tab)).toEqual({ article: 'two', navbar: 'two', footer: true });
  expect(await isFirst()).toBe(false);
  expect(await sidebar(tab, 'The Engine').count()).toBe(1);

  for (let step = 0; step < 4; step++) {
    await tab.goBack();
    await live();
    const { article, navbar } = await look(tab);
    expect([step, article === 'two']).toEqual([step, navbar === 'two']);
  }
  const missing = watch.problems.filter((problem) => !/status of 404|MIME type/.test(problem));
  expect(missing).toEqual([]);
  await context.close();
}, 240_000);
