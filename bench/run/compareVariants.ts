/** Builds a folder with and without something, in CPU seconds of whole processes. */
import { appendFile, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { buildEngine, ROOT } from '../../scripts/prepare.mjs';
import { median, spread } from '../report/stats.ts';
import { endWithChildren } from './children.ts';
import { runMeasured } from './runMeasured.ts';

const LIMIT_MS = 10 * 60_000;
const VARIANTS = ['without', 'with'] as const;
const STEPS = { cold: 'cold build', edit: 'after one edit of Markdown' } as const;
/** The output of a build. */
const MADE = ['build', '.octavo'];

export type Variant = (typeof VARIANTS)[number];
type Step = keyof typeof STEPS;

export interface Comparison {
  /** Where the two folders are. */
  scratch: string;
  /** The properties of a variant, for the table. */
  added: string;
  rounds: number;
  /** The page to which the edit adds a sentence. */
  edited: string;
  /** Writes the folder of a variant. */
  prepare(variant: Variant, folder: string): Promise<void>;
}

export async function compareVariants({ scratch, added, rounds, edited, prepare }: Comparison): Promise<void> {
  const seconds = new Map<string, number[]>();
  const folderOf = (variant: Variant) => path.join(scratch, variant);
  const samplesOf = (step: Step, variant: Variant) => seconds.get(`${step} ${variant}`) ?? [];

  async function build(variant: Variant): Promise<number> {
    const words = [path.join(ROOT, 'engine/bin/octavo.mjs'), 'build', folderOf(variant)];
    const run = await runMeasured({ file: process.execPath, words }, ROOT, LIMIT_MS);
    if (run.outcome !== 'done') throw new Error(`The folder ${variant} ${added} was not built:\n${run.said}`);
    return run.cpuSeconds;
  }

  async function measure(variant: Variant, step: Step, round: number): Promise<void> {
    const folder = folderOf(variant);
    if (step === 'cold') for (const name of MADE) await rm(path.join(folder, name), { recursive: true, force: true });
    else await appendFile(path.join(folder, edited), `\nOne more sentence, written in round ${round + 1}.\n`);
    const cpu = await build(variant);
    seconds.set(`${step} ${variant}`, [...samplesOf(step, variant), cpu]);
    console.log(`${step} ${variant}: ${cpu.toFixed(2)} CPU s`);
  }

  endWithChildren();
  buildEngine();
  for (const variant of VARIANTS) await prepare(variant, folderOf(variant));
  // A first run that is not measured: it stores the engine's compiled code.
  for (const variant of VARIANTS) await build(variant);
  for (let round = 0; round < rounds; round++) {
    // The first build of a round may find a colder machine.
    const order = round % 2 === 0 ? VARIANTS : VARIANTS.toReversed();
    for (const variant of order) await measure(variant, 'cold', round);
    for (const variant of order) await measure(variant, 'edit', round);
  }

  console.log(`\n${rounds} rounds, Node ${process.versions.node}, load average ${loadavg()[0]?.toFixed(1)}`);
  console.log(`| CPU seconds | without | with ${added} | ratio |\n| --- | --- | --- | --- |`);
  for (const [step, label] of Object.entries(STEPS) as [Step, string][]) {
    const [without, having] = VARIANTS.map((variant) => samplesOf(step, variant)) as [number[], number[]];
    const ratio = (median(having) ?? 0) / (median(without) ?? 1);
    console.log(`| ${label} | ${show(without)} | ${show(having)} | ${ratio.toFixed(2)} |`);
  }
}

function show(values: number[]): string {
  const [low = 0, high = 0] = spread(values) ?? [];
  return `${median(values)?.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}
