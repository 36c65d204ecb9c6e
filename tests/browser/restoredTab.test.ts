/** A tab whose browser ended, or that crashed, comes back as the reader left it: its page, its place, and its history. */
import { mkdtemp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type BrowserContext, type Page as Tab } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findBrowser, findFullBrowser } from '../../scripts/browser.mjs';
import { QUIET } from '../support/browser.ts';
import { HistoryModel, historySite, type HistoryPlace, type Step } from '../support/historyModel.ts';
import { serveFiles, type ServedSite } from '../support/servedSite.ts';
import { createTempFolder, type TempFolder } from '../support/tempFolder.ts';

/** Pages that were left at some height and at a section; in the end the reader is in the middle of them. */
const STEPS: Step[] = [
  { type: 'scroll', y: 300 },
  { type: 'link', path: '/long', hash: 0, live: true },
  { type: 'scroll', y: 1221 },
  { type: 'link', path: '/guide/other', hash: 2, live: true },
  { type: 'history', delta: -1, isHasty: false },
  { type: 'scroll', y: 1300 },
];
/** Before the app runs, and while it does. */
const AFTERWARDS: Step[] = [
  { type: 'history', delta: -1, isHasty: false },
  { type: 'history', delta: 1, isHasty: false },
  { type: 'live' },
  { type: 'history', delta: 1, isHasty: false },
];
/** The app stores a position when the view rests; the browser then stores the state of the app. */
const READING_MS = 500;

const full = findFullBrowser();
const sites: ServedSite[] = [];
let places: HistoryPlace[];
let folder: TempFolder;

beforeAll(async () => {
  folder = await createTempFolder();
  const build = async (router: 'browser' | 'hash', base: string) => {
    const site = await serveFiles(historySite(router), base);
    sites.push(site);
    return site;
  };
  const [plain, hashed] = [await build('browser', '/'), await build('hash', '/h/')];
  // Under a prefix, and with hash routing from disk: historyTruth.test.ts.
  places = [
    { root: plain.url, router: 'browser', elsewhere: 'about:blank' },
    { root: plain.diskUrl, router: 'browser', elsewhere: 'about:blank' },
    { root: hashed.url, router: 'hash', elsewhere: 'about:blank' },
  ];
});
afterAll(async () => {
  for (const site of sites) await site.close();
  await folder?.remove();
});

/** A browser with a profile. Its pages move as they do for most readers: a view that glides is where trouble begins. */
async function launch(executablePath: string, profile: string, ...args: string[]): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    // Playwright's own `headless` means its headless shell.
    headless: executablePath !== full,
    viewport: null,
    args: [...QUIET, '--window-size=1200,800', ...(executablePath === full ? ['--headless=new'] : []), ...args],
  });
  // A browser that stays open locks its profile and slows the machine down.
  onTestFinished(() => context.close());
  return context;
}

/** A retry has its own profile. */
function createProfile(): Promise<string> {
  return mkdtemp(path.join(folder.dir, 'profile-'));
}

/** One tab per position, all with the same history. */
async function walk(context: BrowserContext): Promise<HistoryModel[]> {
  const models: HistoryModel[] = [];
  for (const place of places) {
    const tab = await context.newPage();
    const model = new HistoryModel(tab, place);
    await tab.goto(model.addressOf('/'));
    for (const step of STEPS) await model.take(step);
    models.push(model);
  }
  await new Promise((resolve) => setTimeout(resolve, READING_MS));
  return models;
}

/** The tabs of these places, as the browser has them now. */
async function expectRestored(models: HistoryModel[], tabs: () => Tab[], delta = 0): Promise<void> {
  for (const model of models) {
    const find = () => tabs().find((tab) => tab.url().startsWith(model.place.root));
    await expect.poll(find).toBeDefined();
    const tab = find()!;
    // Browsers restore the tab in front; others when they are looked at.
    await tab.bringToFront();
    await model.continueIn(tab, delta);
    for (const step of AFTERWARDS) await model.take(step);
  }
}

describe.skipIf(!full)('a browser that was closed', () => {
  it('opens every tab as it was: at the root of a host, from disk, with hash routing', async () => {
    const profile = await createProfile();
    const before = await launch(full!, profile);
    const models = await walk(before);
    await before.close();
    const after = await launch(full!, profile, '--restore-last-session');
    await expectRestored(models, () => after.pages());
    await after.close();
  });
});

it('a tab that crashed knows its history when the reader goes back', async () => {
  const profile = await createProfile();
  const context = await launch(findBrowser()!, profile, '--remote-debugging-port=0');
  const models = await walk(context);
  const tabs = context.pages().slice(1);
  const sessions = await Promise.all(tabs.map((tab) => context.newCDPSession(tab)));
  const crashed = tabs.map((tab) => tab.waitForEvent('crash'));
  // Tabs that share a process crash together; the command itself is not always answered.
  for (const session of sessions) void session.send('Page.crash').catch(() => {});
  await Promise.all(crashed);
  for (const session of sessions) {
    const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
    await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]!.id });
  }
  // To the connection that saw the crash, the tabs are lost.
  const [port] = (await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
  const again = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  await expectRestored(models, () => again.contexts()[0]!.pages(), -1);
  await again.close();
  await context.close();
});
