/**
 * npm run bench:parts: what five wrapped parts of the theme cost a build. A generated folder of 300 documents in four
 * versions with them beside the same folder without, in CPU seconds of whole processes: cold, and after one edit of
 * Markdown. `-- 5` sets the number of rounds.
 */
import { appendFile, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { buildEngine, ROOT } from '../../scripts/prepare.mjs';
import { median } from '../report/stats.ts';
import { endWithChildren } from '../run/children.ts';
import { runMeasured } from '../run/runMeasured.ts';
import { docFile, writeFolder } from './writeFolder.ts';

const SCRATCH = path.join(ROOT, '.scratch', 'bench-parts');
const SIZE = { docs: 300, versions: 4 };
const LIMIT_MS = 10 * 60_000;

const VARIANTS = ['without', 'with'] as const;
const STEPS = ['cold', 'edit'] as const;
type Variant = (typeof VARIANTS)[number];
type Step = (typeof STEPS)[number];

const rounds = Number(process.argv[2] ?? 5);
const seconds = new Map<string, number[]>();

endWithChildren();
buildEngine();
for (const variant of VARIANTS) await writeFolder(folderOf(variant), SIZE, variant === 'with');
// Once for nothing: the engine's own compiled code is kept by its first run.
for (const variant of VARIANTS) await build(variant);
for (let round = 0; round < rounds; round++) {
  // The first of a round may find a colder machine.
  const order = round % 2 === 0 ? VARIANTS : VARIANTS.toReversed();
  for (const variant of order) await measure(variant, 'cold');
  for (const variant of order) await measure(variant, 'edit', round);
}
print();

function folderOf(variant: Variant): string {
  return path.join(SCRATCH, variant);
}

async function measure(variant: Variant, step: Step, round = 0): Promise<void> {
  const folder = folderOf(variant);
  if (step === 'cold') {
    for (const name of ['build', '.octavo']) await rm(path.join(folder, name), { recursive: true, force: true });
  } else
    await appendFile(path.join(folder, 'docs', docFile(25)), `\nOne more sentence, written in round ${round + 1}.\n`);
  const cpu = await build(variant);
  seconds.set(`${step} ${variant}`, [...samplesOf(step, variant), cpu]);
  console.log(`${step} ${variant}: ${cpu.toFixed(2)} CPU s`);
}

async function build(variant: Variant): Promise<number> {
  const words = [path.join(ROOT, 'engine/bin/octavo.mjs'), 'build', folderOf(variant)];
  const run = await runMeasured({ file: process.execPath, words }, ROOT, LIMIT_MS);
  if (run.outcome !== 'done') throw new Error(`The folder ${variant} parts was not built:\n${run.said}`);
  return run.cpuSeconds;
}

function samplesOf(step: Step, variant: Variant): number[] {
  return seconds.get(`${step} ${variant}`) ?? [];
}

function print(): void {
  console.log(`\n${rounds} rounds, Node ${process.versions.node}, load average ${loadavg()[0]?.toFixed(1)}`);
  console.log('| CPU seconds | without | with five wrapped parts | ratio |\n| --- | --- | --- | --- |');
  for (const step of STEPS) {
    const [without = 0, parts = 0] = VARIANTS.map((variant) => median(samplesOf(step, variant)) ?? 0);
    const label = step === 'cold' ? 'cold build' : 'after one edit of Markdown';
    console.log(`| ${label} | ${without.toFixed(2)} | ${parts.toFixed(2)} | ${(parts / without).toFixed(2)} |`);
  }
}
