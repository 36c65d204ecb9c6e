import type { Browser, Page } from 'playwright-core';
import { openTab, throttle, untilQuiet, VIEWPORT, watchNetwork, type Transfer } from './browser.ts';
import { OBSERVE } from './pageScripts.ts';

export type Visit = Record<string, number>;

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  long: [start: number, duration: number][];
  origin: number;
}

/**
 * The first visit to a page with nothing in the cache, then the same page again: the names of the figures begin with
 * `first` and `again`.
 */
export async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const visit: Visit = {};
    for (const which of ['first', 'again']) {
      const { tab, session } = await openTab(context);
      const network = watchNetwork(session);
      await throttle(session);
      await tab.addInitScript(OBSERVE);
      await tab.goto(url, { waitUntil: 'load', timeout: 60_000 });
      await untilQuiet(network);
      const seen = (await tab.evaluate('({ ...window.__bench, origin: performance.timeOrigin })')) as Seen;
      note(visit, which, seen, network.transfers);
      if (which === 'first') visit['first.responses before paint'] = await countBeforePaint(tab, seen.fcp);
      if (which === 'first')
        visit['first.bytes before paint'] = await bytesBeforePaint(tab, seen.fcp, network.transfers);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await tab.close();
    }
    return visit;
  } finally {
    await context.close();
  }
}

function note(visit: Visit, which: string, seen: Seen, transfers: Transfer[]): void {
  const loaded = transfers.filter(({ fromCache }) => !fromCache);
  const bytesOf = (wanted: (type: string) => boolean): number =>
    loaded.filter(({ type }) => wanted(type)).reduce((total, { bytes }) => total + bytes, 0);
  visit[`${which}.requests`] = loaded.length;
  visit[`${which}.bytes`] = bytesOf(() => true);
  visit[`${which}.bytes without images`] = bytesOf((type) => type !== 'image');
  for (const type of ['html', 'script', 'style', 'font', 'image', 'other']) {
    visit[`${which}.bytes of ${type}`] = bytesOf((own) => own === type);
  }
  const document = loaded.find(({ type }) => type === 'html');
  visit[`${which}.document body`] = document ? document.bytes - document.headerBytes : 0;
  visit[`${which}.fcp`] = seen.fcp;
  visit[`${which}.lcp`] = seen.lcp;
  visit[`${which}.cls`] = Number(seen.cls.toFixed(4));
  visit[`${which}.tbt`] = seen.long
    .filter(([start]) => start >= seen.fcp)
    .reduce((total, [, duration]) => total + Math.max(0, duration - 50), 0);
}

interface Timing {
  name: string;
  end: number;
}

/** Resources that had arrived when the first text was painted, including the document. */
async function timingsBefore(tab: Page, fcp: number): Promise<Timing[]> {
  const timings = (await tab.evaluate(
    `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({ name: entry.name, end: entry.responseEnd }))`,
  )) as Timing[];
  return timings.filter(({ end }, index) => index === 0 || (end > 0 && end <= fcp));
}

async function countBeforePaint(tab: Page, fcp: number): Promise<number> {
  return (await timingsBefore(tab, fcp)).length;
}

async function bytesBeforePaint(tab: Page, fcp: number, transfers: Transfer[]): Promise<number> {
  const names = new Set((await timingsBefore(tab, fcp)).map(({ name }) => name));
  return transfers.filter(({ url }) => names.has(url)).reduce((total, { bytes }) => total + bytes, 0);
}
