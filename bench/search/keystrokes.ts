/**
 * What a keystroke costs a reader: processor time of the page's main thread and of the search worker, in Chromium, on a
 * site of 1,000 pages. `node bench/search/run.mjs keystrokes.ts 1000` generates one;
 * `… keystrokes.ts 1000 <folder of Markdown> [<query>]` takes real texts. Each query is typed letter by letter into a new page, by
 * two readers; a letter counts by the lower cost, because other work on the machine slows one of them down.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, CDPSession } from 'playwright-core';
import { serve } from '../../engine/node/serve/host/serve.ts';
import { launchBrowser } from '../../tests/support/browser.ts';
import { largeCorpus, largeQueries, percentiles } from './largeSite.ts';

const PAGES = Number(process.argv[2] ?? 1000);
const FOLDER = process.argv[3];
const READERS = 2;
/** Texts are fetched when the reader pauses for 250 ms: the next letter comes after their excerpts. */
const NEXT_LETTER_MS = 500;

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  /** Time on the processor, in µs. */
  tdur?: number;
  pid: number;
  tid: number;
  args?: { name?: string };
}
interface Cost {
  main: number;
  worker: number;
}

const dir = path.join(process.cwd(), '.scratch/bench-search/keystrokes', String(PAGES));
const server = await serve({ dir: buildSite(), port: 0 });
const browser = await launchBrowser();
console.log('query'.padEnd(50), 'main: median, slowest'.padStart(24), 'worker: median, slowest'.padStart(28));
const all: Cost[] = [];
for (const query of process.argv[4] === undefined ? largeQueries(FOLDER) : [process.argv[4]]) {
  const readers: Cost[][] = [];
  for (let i = 0; i < READERS; i++) readers.push(await typeQuery(browser, query));
  const letters = Array.from(query, (_, letter) => ({
    main: least(readers.map((costs) => costs[letter]?.main ?? 0)),
    worker: least(readers.map((costs) => costs[letter]?.worker ?? 0)),
  }));
  all.push(...letters);
  report(query, letters);
}
report(`${all.length} keystrokes`, all);
await browser.close();
await server.close();

function report(label: string, letters: readonly Cost[]): void {
  const columns = (['main', 'worker'] as const).map((thread) => {
    const [half, most, slowest] = percentiles(letters.map((cost) => cost[thread]));
    return `${half}, 95 %: ${most}, ${slowest} ms`;
  });
  console.log(label.padEnd(50), ...columns.map((column) => column.padStart(28)));
}

function buildSite(): string {
  const site = path.join(dir, 'site');
  rmSync(site, { recursive: true, force: true });
  for (const { routePath, title, description, sections } of largeCorpus(PAGES, FOLDER)) {
    const file = path.join(site, 'docs', `${routePath}.md`);
    mkdirSync(path.dirname(file), { recursive: true });
    const body = sections.map(({ heading, level, text }) =>
      level === 0 ? escape(text) : `${'#'.repeat(level)} ${escape(heading)}\n\n${escape(text)}`,
    );
    const matter = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n`;
    writeFileSync(file, `${matter}\n${body.join('\n\n')}\n`);
  }
  const config = {
    title: 'Large',
    url: 'https://example.com',
    baseUrl: '/',
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    markdown: { format: 'md' },
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  };
  writeFileSync(path.join(site, 'docusaurus.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  const outDir = path.join(dir, 'out');
  execFileSync(process.execPath, ['engine/bin/octavo.mjs', 'build', site, '--out-dir', outDir], { stdio: 'ignore' });
  return outDir;
}

/** Texts of the corpus are words, not Markdown. */
function escape(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~&!]/g, '\\$&');
}

async function typeQuery(chromium: Browser, query: string): Promise<Cost[]> {
  const context = await chromium.newContext({ viewport: { width: 1280, height: 800 } });
  const tab = await context.newPage();
  await tab.goto(new URL('404.html', server.url).href, { waitUntil: 'networkidle' });
  await tab.mouse.move(5, 5);
  await tab.waitForTimeout(1000);
  await tab.locator('.navbar input').first().focus();
  await tab.waitForTimeout(2000);
  const stop = await startTrace(await chromium.newBrowserCDPSession());
  for (const [i, letter] of Array.from(query).entries()) {
    await tab.evaluate((name) => performance.mark(name), `letter-${i}`);
    await tab.keyboard.type(letter);
    await tab.waitForTimeout(NEXT_LETTER_MS);
  }
  const costs = toCosts(await stop(), query.length);
  await context.close();
  return costs;
}

async function startTrace(session: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', '__metadata'] },
  });
  return async () => {
    const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await done;
    return events;
  };
}

function toCosts(events: readonly TraceEvent[], letters: number): Cost[] {
  const marks = events.filter(({ name }) => name.startsWith('letter-')).sort((a, b) => a.ts - b.ts);
  const [{ pid } = { pid: 0 }] = marks;
  const threads = new Map(
    events.flatMap(({ name, pid: own, tid, args }) =>
      name === 'thread_name' && own === pid ? [[tid, args?.name ?? '']] : [],
    ),
  );
  const costs = Array.from({ length: letters }, (): Cost => ({ main: 0, worker: 0 }));
  for (const { name, ts, tdur = 0, pid: own, tid } of events) {
    if (own !== pid || name !== 'ThreadControllerImpl::RunTask') continue;
    const letter = costs[marks.findLastIndex((mark) => mark.ts <= ts)];
    const thread = threads.get(tid) ?? '';
    if (letter === undefined) continue;
    if (thread === 'CrRendererMain') letter.main += tdur / 1000;
    else if (thread.startsWith('DedicatedWorker')) letter.worker += tdur / 1000;
  }
  return costs;
}

function least(values: readonly number[]): number {
  return Math.min(...values);
}
