/** Cold, warm, after one edit, after freezing a version: seconds, CPU seconds and memory of whole builds. */
import { appendFile, cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { countPages, type Corpus } from '../corpus/types.ts';
import type { Entry } from '../report/results.ts';
import { listSizes } from '../run/install.ts';
import { runMeasured, type Run } from '../run/runMeasured.ts';
import type { BuildTool } from '../tools/types.ts';

export const STEPS = ['cold', 'warm', 'edit', 'freeze'] as const;
export type Step = (typeof STEPS)[number];

export interface BuildOptions {
  scratch: string;
  rounds: number;
  limitMs: number;
  run: string;
  steps: readonly Step[];
  report(tool: BuildTool, entry: Entry): Promise<void>;
}

/** Runs one step for all tools, then the next, so that a slow phase of the machine affects all of them. */
export async function measureBuilds(tools: BuildTool[], corpus: Corpus, options: BuildOptions): Promise<void> {
  const entries = new Map(tools.map((tool) => [tool, { run: options.run, figures: {}, notes: {} } as Required<Entry>]));
  for (let round = 0; round < options.rounds; round++) {
    for (const tool of tools) await prepareProject(tool, corpus, options.scratch);
    for (const step of options.steps) {
      for (const tool of tools) {
        const entry = entries.get(tool);
        // A tool whose first build failed is not built again.
        if (!entry || entry.notes['cold']) continue;
        const run = await runStep(tool, corpus, step, round, options);
        note(entry, step, run);
        console.log(`  ${corpus.name} ${step} ${tool.label}: ${describe(run)}`);
        if (step === 'cold' && run.outcome === 'done') await keepOutput(tool, corpus, entry, options.scratch);
        await options.report(tool, entry);
      }
    }
  }
}

export function projectOf(tool: BuildTool, corpus: Corpus, scratch: string): string {
  return path.join(scratch, tool.name, corpus.name);
}

/** A copy of the cold build's output, for the browser. */
export function outputOf(tool: BuildTool, corpus: Corpus, scratch: string): string {
  return path.join(scratch, 'output', corpus.name, tool.name);
}

export async function prepareProject(tool: BuildTool, corpus: Corpus, scratch: string): Promise<void> {
  const project = projectOf(tool, corpus, scratch);
  await rm(project, { recursive: true, force: true });
  await mkdir(project, { recursive: true });
  await tool.prepare(project, corpus);
}

async function runStep(
  tool: BuildTool,
  corpus: Corpus,
  step: Step,
  round: number,
  options: BuildOptions,
): Promise<Run> {
  const project = projectOf(tool, corpus, options.scratch);
  if (step === 'cold') await deleteCaches(tool, project);
  if (step === 'edit') {
    await appendFile(
      path.join(project, tool.fileOf(corpus.tour.page)),
      `\nOne more sentence, written in round ${round + 1}.\n`,
    );
  }
  if (step === 'freeze') {
    const command = await tool.freeze(project, corpus, '99.0');
    if (command) {
      const frozen = await runMeasured(command, project, options.limitMs);
      if (frozen.outcome !== 'done') return frozen;
    }
  }
  return runMeasured(tool.build(project), project, options.limitMs);
}

export async function deleteCaches(tool: BuildTool, project: string): Promise<void> {
  for (const folder of [...tool.caches, tool.outDir])
    await rm(path.join(project, folder), { recursive: true, force: true });
}

async function keepOutput(tool: BuildTool, corpus: Corpus, entry: Entry, scratch: string): Promise<void> {
  const from = path.join(projectOf(tool, corpus, scratch), tool.outDir);
  const to = outputOf(tool, corpus, scratch);
  // Compression is usually the host's task, so compressed copies that a tool writes are not compared.
  const sizes = (await listSizes(from)).filter(({ file }) => !/\.(?:gz|br)$/.test(file));
  entry.figures['output.bytes'] = [sizes.reduce((total, { bytes }) => total + bytes, 0)];
  entry.figures['output.files'] = [sizes.length];
  entry.figures['output.pages'] = [countPages(corpus)];
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true, filter: (file) => !/\.(?:gz|br)$/.test(file) });
}

function note(entry: Required<Entry>, step: string, run: Run): void {
  const add = (name: string, value: number): void => {
    (entry.figures[`${step}.${name}`] ??= []).push(value);
  };
  add('memory', run.peakBytes);
  if (run.outcome === 'done') {
    add('wall', run.wallSeconds);
    add('cpu', run.cpuSeconds);
    return;
  }
  entry.notes[step] =
    run.outcome === 'limit'
      ? `not done after ${Math.round(run.wallSeconds / 60)} min`
      : `failed after ${Math.round(run.wallSeconds)} s: ${toReason(run.said ?? '')}`;
  if (run.outcome === 'died') console.log(run.said);
}

/** The most informative line, without paths of this machine. */
function toReason(said: string): string {
  if (/heap out of memory|heap limit/i.test(said)) return 'out of memory';
  const line = said.split('\n').find((text) => /error/i.test(text)) ?? said.split('\n').at(-1) ?? '';
  return line
    .replaceAll(/\/[^\s:'"]+/g, '…')
    .slice(0, 120)
    .trim();
}

export function describe(run: Run): string {
  const figures = `${run.wallSeconds.toFixed(1)} s, ${run.cpuSeconds.toFixed(1)} CPU s, ${(run.peakBytes / 1e6).toFixed(0)} MB`;
  return run.outcome === 'done' ? figures : `${run.outcome} after ${figures}`;
}
