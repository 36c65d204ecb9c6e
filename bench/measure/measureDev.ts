/** The development server: seconds until the browser shows the first page, milliseconds from saving to seeing. */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { findPage, type Corpus } from '../corpus/types.ts';
import { killGroup, spawnGroup } from '../run/children.ts';
import type { Tool } from '../tools/types.ts';
import { VIEWPORT } from './browser.ts';
import { waitInPage } from './waitInPage.ts';
import { deleteCaches, prepareProject, projectOf } from './measureBuilds.ts';

export interface DevFigures {
  startSeconds: number | undefined;
  updateMs: number[];
}

const EDITS = 5;

export async function measureDev(
  browser: Browser,
  tool: Tool,
  corpus: Corpus,
  options: { scratch: string; limitMs: number },
): Promise<DevFigures> {
  await prepareProject(tool, corpus, options.scratch);
  const project = projectOf(tool, corpus, options.scratch);
  await deleteCaches(tool, project);
  const port = await findPort();
  const { file, words, env } = tool.dev(project, port);
  const context = await browser.newContext({ viewport: VIEWPORT });
  const started = performance.now();
  const child = spawnGroup(file, words, {
    cwd: project,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'development', BROWSER: 'none', ...env },
  });
  try {
    const tab = await context.newPage();
    const url = `http://127.0.0.1:${port}${tool.urlOf(corpus.tour.page)}`;
    const isShown = await untilPage(tab, url, findPage(corpus, corpus.tour.page).title, options.limitMs);
    if (!isShown) return { startSeconds: undefined, updateMs: [] };
    const startSeconds = (performance.now() - started) / 1000;
    return { startSeconds, updateMs: await measureEdits(tab, path.join(project, tool.fileOf(corpus.tour.page))) };
  } finally {
    await context.close();
    if (child.pid !== undefined) killGroup(child.pid);
  }
}

async function untilPage(tab: Page, url: string, title: string, limitMs: number): Promise<boolean> {
  const giveUp = Date.now() + limitMs;
  const isShown = `document.querySelector('h1')?.textContent.includes(${JSON.stringify(title)}) ?? false`;
  while (Date.now() < giveUp) {
    const status = await tab
      .goto(url, { waitUntil: 'commit', timeout: Math.max(1000, giveUp - Date.now()) })
      .then((response) => response?.status())
      .catch(() => undefined);
    if (status === 200) {
      if (await waitInPage(tab, isShown, Math.max(1000, giveUp - Date.now()))) return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

async function measureEdits(tab: Page, file: string): Promise<number[]> {
  const times: number[] = [];
  // An update does not include the work that a page does right after loading.
  await tab.waitForTimeout(3000);
  const original = await readFile(file, 'utf8');
  for (let edit = 1; edit <= EDITS; edit++) {
    const mark = `Changed sentence number ${edit}.`;
    const saved = performance.now();
    await writeFile(file, `${original}\n${mark}\n`);
    if (await waitInPage(tab, `document.body?.textContent.includes(${JSON.stringify(mark)})`, 60_000))
      times.push(performance.now() - saved);
    await tab.waitForTimeout(1000);
  }
  return times;
}

async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}
