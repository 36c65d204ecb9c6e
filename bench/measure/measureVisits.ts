/** All browser measurements of the built sites, tool after tool, round after round. */
import type { Browser } from 'playwright-core';
import { existsSync } from 'node:fs';
import type { RunningServer } from '../../engine/node/serve/host/serve.ts';
import { findPage, type Corpus } from '../corpus/types.ts';
import type { Entry } from '../report/results.ts';
import type { Tool } from '../tools/types.ts';
import { outputOf } from './measureBuilds.ts';
import { measureNavigation } from './measureNavigation.ts';
import { measureScripts } from './measureScripts.ts';
import { measureSearch } from './measureSearch.ts';
import { measureVisit } from './measureVisit.ts';
import { serveOutput } from './serveOutput.ts';

/** Paints and navigations vary far more than other figures, so each round repeats them. */
const VISITS = 4;
const NAVIGATIONS = 3;

export interface VisitOptions {
  scratch: string;
  rounds: number;
  run: string;
  report(tool: Tool, entry: Entry): Promise<void>;
}

interface Site {
  tool: Tool;
  entry: Entry;
  server: RunningServer;
}

export async function measureVisits(
  browser: Browser,
  tools: Tool[],
  corpus: Corpus,
  options: VisitOptions,
): Promise<void> {
  const sites: Site[] = [];
  for (const tool of tools) {
    const folder = outputOf(tool, corpus, options.scratch);
    if (!existsSync(folder)) continue;
    sites.push({ tool, entry: { run: options.run, figures: {}, notes: {} }, server: await serveOutput(tool, folder) });
  }
  try {
    // A first visit that is not measured: browser and server have to warm up.
    for (const { tool, server } of sites) await measureVisit(browser, addressOf(tool, corpus, server)).catch(() => {});
    for (let round = 0; round < options.rounds; round++) {
      for (let visit = 0; visit < VISITS; visit++) {
        for (const site of sites) await attempt(site, () => visitOnce(browser, corpus, site));
      }
      for (const site of sites) {
        await attempt(site, () => useOnce(browser, corpus, site, round === 0));
        await options.report(site.tool, site.entry);
      }
    }
  } finally {
    for (const { server } of sites) await server.close();
  }
}

/** A failure is recorded for its tool only; the others are still measured. */
async function attempt({ tool, entry }: Site, measure: () => Promise<void>): Promise<void> {
  await measure().catch((error: unknown) => {
    entry.notes = { ...entry.notes, visit: String(error).split('\n')[0]?.slice(0, 160) ?? '' };
    console.log(`  ${tool.label}: ${String(error).slice(0, 600)}`);
  });
}

async function visitOnce(browser: Browser, corpus: Corpus, { tool, entry, server }: Site): Promise<void> {
  const figures = await measureVisit(browser, addressOf(tool, corpus, server));
  for (const [name, value] of Object.entries(figures)) add(entry, name, value);
}

/** The reader's actions after the page has loaded. */
async function useOnce(browser: Browser, corpus: Corpus, site: Site, isFirst: boolean): Promise<void> {
  const { tool, entry, server } = site;
  const { next, queries } = corpus.tour;
  const url = addressOf(tool, corpus, server);
  if (isFirst) {
    // Bytes are the same every time.
    const { atLoad, before, after } = await measureScripts(browser, url);
    add(entry, 'script.load', atLoad);
    add(entry, 'script.before', before);
    add(entry, 'script.after', after);
  }
  const heading = findPage(corpus, next).title;
  for (let navigation = 0; navigation < NAVIGATIONS; navigation++) {
    for (const isPrefetched of [true, false]) {
      const took = await measureNavigation(browser, url, tool.urlOf(next), heading, isPrefetched);
      add(entry, isPrefetched ? 'navigation.prefetched' : 'navigation.cold', took);
    }
  }
  const { firstMs, bytes, keystrokes } = await measureSearch(browser, url, tool.search, queries);
  add(entry, 'search.first', firstMs);
  add(entry, 'search.bytes', bytes);
  add(entry, 'search.key', ...keystrokes);
  const of = (name: string): string => String(Math.round(entry.figures[name]?.at(-1) ?? Number.NaN));
  console.log(
    `  ${corpus.name} ${tool.label}: FCP ${of('first.fcp')} LCP ${of('first.lcp')} TBT ${of('first.tbt')} ms, ${of('first.requests')} requests, ${of('first.bytes without images')} bytes; scripts ${of('script.before')} then ${of('script.after')}; navigation ${of('navigation.prefetched')} / ${of('navigation.cold')} ms; search ${of('search.bytes')} bytes ${of('search.first')} ms, key ${of('search.key')} ms`,
  );
}

function addressOf(tool: Tool, corpus: Corpus, server: RunningServer): string {
  return new URL(tool.urlOf(corpus.tour.page), server.url).href;
}

function add(entry: Entry, name: string, ...values: (number | undefined)[]): void {
  (entry.figures[name] ??= []).push(...values.filter((value) => value !== undefined));
}
