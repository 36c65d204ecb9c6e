/** Search from disk finds what it finds over HTTP: the same titles, targets and excerpts. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GOLDEN } from '../../bench/search/golden.ts';
import { openContext } from '../support/browser.ts';
import { describeTab, startSearchSite, type SearchSite, type SearchTab } from '../support/searchSite.ts';
import { goLive } from '../support/tabSteps.ts';

let site: SearchSite;
beforeAll(async () => {
  site = await startSearchSite();
});
afterAll(() => site?.close());

/** One query of every kind, in each context. */
const QUERIES = GOLDEN.filter(
  ({ kind, context }, i) => i === GOLDEN.findIndex((other) => other.kind === kind && other.context === context),
);

async function openFromDisk(file: string): Promise<SearchTab> {
  const context = await openContext({ viewport: { width: 1280, height: 800 } });
  const tab = await context.newPage();
  const problems: string[] = [];
  tab.on('pageerror', (error) => problems.push(error.message));
  tab.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) problems.push(`left the disk: ${request.url()}`);
  });
  await tab.goto(pathToFileURL(path.join(site.outDir, file)).href);
  await goLive(tab);
  const root = `${pathToFileURL(site.outDir).href}/`;
  return describeTab(tab, context, { problems, requests: [] }, root);
}

async function answersOf({ search, options, paths }: SearchTab, query: string): Promise<unknown[]> {
  await search(query);
  const texts = await options.evaluateAll((links) =>
    links.map((link) => ({
      title: link.querySelector('b')?.textContent,
      excerpt: link.querySelector('small')?.innerHTML,
      rest: (link as HTMLAnchorElement).search + (link as HTMLAnchorElement).hash,
    })),
  );
  const targets = await paths(options);
  return texts.map((text, i) => ({ ...text, target: targets[i] }));
}

it.each([
  ['docs', '/quickstart', 'quickstart.html'],
  ['sdk', '/sdk/intro', 'sdk/intro.html'],
] as const)('%s', async (name, route, file) => {
  const online = await site.open(route);
  const offline = await openFromDisk(file);
  const queries = QUERIES.filter(({ context }) => context === name);
  for (const { query } of queries) {
    const [expected, found] = await Promise.all([answersOf(online, query), answersOf(offline, query)]);
    expect(found, query).toEqual(expected);
    expect(found.length, query).toBeGreaterThan(0);
  }
  expect(queries.length).toBeGreaterThan(5);
  expect([...online.watch.problems, ...offline.watch.problems]).toEqual([]);
  await online.context.close();
  await offline.context.close();
});
