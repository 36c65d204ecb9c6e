/**
 * npm run bench:live: the cost of a live part for the reader of a page. One page of documentation, plain and with one
 * of the site's own live parts, on slow 4G and with a processor slowed down four times. `-- 11` sets the number of
 * visits.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { serve } from '../../engine/node/serve/host/serve.ts';
import { buildEngine, ROOT } from '../../scripts/prepare.mjs';
import { measureVisit, type Visit } from '../measure/measureVisit.ts';
import { docFile, writeFolder } from '../parts/writeFolder.ts';
import { median } from '../report/stats.ts';
import { LIVE_PARTS } from './liveParts.ts';

const visits = Number(process.argv[2] ?? 9);
const scratch = path.join(ROOT, '.scratch', 'bench-live');
const PAGE = docFile(1);
const seen = new Map<string, Visit[]>();

buildEngine();
const servers = new Map<string, Awaited<ReturnType<typeof serve>>>();
for (const [name, { files, text }] of Object.entries(LIVE_PARTS)) {
  const folder = path.join(scratch, name.replaceAll(' ', '-'));
  await writeFolder(folder, { docs: 20, versions: 1 }, false, { [PAGE]: text ?? '' });
  for (const [file, source] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), source);
  }
  await rm(path.join(folder, 'build'), { recursive: true, force: true });
  execFileSync(process.execPath, [path.join(ROOT, 'engine/bin/octavo.mjs'), 'build', folder, '--compress']);
  servers.set(name, await serve({ dir: path.join(folder, 'build'), port: 0 }));
}

const browser = await chromium.launch({ executablePath: process.env.OCTAVO_CHROME ?? '/usr/bin/chromium' });
for (let round = 0; round < visits; round++) {
  for (const [name, server] of round % 2 === 0 ? servers : [...servers].reverse()) {
    const visit = await measureVisit(browser, `${server.url}docs/${PAGE.replace('.md', '')}`);
    seen.set(name, [...(seen.get(name) ?? []), visit]);
  }
}
await browser.close();
for (const server of servers.values()) await server.close();

const COLUMNS = ['requests', 'bytes', 'bytes of html', 'bytes of script', 'fcp', 'lcp', 'tbt'];
console.log(`\n${visits} visits each, load average ${loadavg()[0]?.toFixed(1)}`);
console.log(`| page | ${COLUMNS.join(' | ')} |\n| --- |${' --- |'.repeat(COLUMNS.length)}`);
for (const [name, all] of seen) {
  const cells = COLUMNS.map((column) => Math.round(median(all.map((visit) => visit[`first.${column}`]!)) ?? 0));
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
