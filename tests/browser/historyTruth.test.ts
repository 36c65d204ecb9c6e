/** Whatever a reader does with the history of a tab, the page matches its address. */
import { createServer } from 'node:http';
import fc from 'fast-check';
import type { Browser, Page as Tab } from 'playwright-core';
import { afterAll, beforeAll, describe, it, onTestFinished } from 'vitest';
import { listen } from '../../engine/node/serve/host/listen.ts';
import { closeServer } from '../../engine/node/serve/host/serve.ts';
import { launchBrowser } from '../support/browser.ts';
import { HistoryModel, historySite, PATHS, type HistoryPlace, type Step } from '../support/historyModel.ts';
import { serveFiles, type ServedSite } from '../support/servedSite.ts';

const RUNS = Number(process.env['OCTAVO_TRUTH_RUNS'] ?? 1);
const SEED = Number(process.env['OCTAVO_SEED'] ?? 1);

let browser: Browser;
const elsewhere = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html');
  response.end('<title>Elsewhere</title>');
});
let elsewhereUrl: string;
let sites: Record<HistoryPlace['router'], ServedSite>;

beforeAll(async () => {
  // Other tests switch off the cache for Back and Forward, but the browsers of readers have it.
  browser = await launchBrowser({ withPageCache: true });
  sites = { browser: await serveFiles(historySite('browser')), hash: await serveFiles(historySite('hash'), '/h/') };
  elsewhereUrl = `http://127.0.0.1:${await listen(elsewhere, 0, '127.0.0.1')}/`;
});
afterAll(async () => {
  await browser?.close();
  for (const site of Object.values(sites ?? {})) await site.close();
  await closeServer(elsewhere, 0);
});

const hash = fc.nat(3);
const one = (type: 'reload' | 'live' | 'away' | 'newDocument') => fc.constant<Step>({ type });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('link' as const),
      path: fc.constantFrom(...PATHS),
      hash,
      live: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('section' as const), hash }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('scroll' as const), y: fc.nat(1500) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('history' as const),
      delta: fc.integer({ min: -2, max: 2 }),
      isHasty: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: one('reload') },
  { weight: 1, arbitrary: one('live') },
  { weight: 1, arbitrary: one('away') },
  { weight: 1, arbitrary: one('newDocument') },
);

/** Sequences that failed once. */
const KNOWN: Step[][] = [
  // Back, and Forward, before the app runs.
  [
    { type: 'link', path: '/long', hash: 0, live: true },
    { type: 'scroll', y: 700 },
    { type: 'link', path: '/guide/deep', hash: 2, live: true },
    { type: 'reload' },
    { type: 'history', delta: -1, isHasty: false },
    { type: 'reload' },
    { type: 'history', delta: 1, isHasty: false },
    { type: 'history', delta: -2, isHasty: false },
    { type: 'away' },
  ],
  // Two pages at the same height, one after the other.
  [
    { type: 'link', path: '/guide/deep', hash: 3, live: true },
    { type: 'link', path: '/guide/other', hash: 3, live: true },
    { type: 'reload' },
    { type: 'reload' },
  ],
  // The app runs before the browser has restored the position.
  [{ type: 'section', hash: 1 }, { type: 'scroll', y: 1221 }, { type: 'away' }],
  // Forward to a section whose position was not recorded, before the app runs.
  [
    { type: 'section', hash: 1 },
    { type: 'reload' },
    { type: 'link', path: '/long', hash: 0, live: true },
    { type: 'history', delta: -2, isHasty: false },
    { type: 'history', delta: 1, isHasty: true },
  ],
];

/** A prefix only changes addresses, and the part after `#` is the same from disk. */
const places = [
  { name: 'at the root of a host', router: 'browser', root: () => sites.browser.url, known: KNOWN },
  { name: 'under a prefix', router: 'browser', root: () => sites.browser.serveAt('/a/b/'), known: [] },
  { name: 'from disk', router: 'browser', root: () => sites.browser.diskUrl, known: KNOWN },
  { name: 'with hash routing', router: 'hash', root: () => sites.hash.url, known: KNOWN },
  { name: 'with hash routing, from disk', router: 'hash', root: () => `${sites.hash.diskUrl}index.html`, known: [] },
] as const;

describe.each(places)('$name', (place) => {
  it(
    'address, title, article, sidebar and position agree after any sequence of steps',
    async () => {
      const root = await place.root();
      // One tab per walk, each with its own history. They share a profile, whose cache holds the app.
      const context = await browser.newContext({ viewport: { width: 1200, height: 700 }, reducedMotion: 'reduce' });
      onTestFinished(() => context.close());
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) =>
          walk(await context.newPage(), steps, {
            root,
            router: place.router,
            elsewhere: root.startsWith('file:') ? 'about:blank' : elsewhereUrl,
          }),
        ),
        {
          examples: place.known.map((steps): [Step[]] => [steps]),
          numRuns: place.known.length + RUNS,
          seed: SEED,
          endOnFailure: process.env['OCTAVO_SHRINK'] === undefined,
        },
      );
    },
    120_000 + RUNS * 40_000,
  );
});

async function walk(tab: Tab, steps: Step[], place: HistoryPlace): Promise<void> {
  try {
    tab.setDefaultTimeout(15_000);
    const model = new HistoryModel(tab, place);
    await tab.goto(model.addressOf('/'));
    await model.check();
    for (const one of steps) await model.take(one);
    await model.check();
  } finally {
    await tab.close();
  }
}
