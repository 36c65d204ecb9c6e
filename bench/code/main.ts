/**
 * npm run bench:code: what one live component costs a build. The site with its memory calculator beside the same folder
 * without it, in CPU seconds of whole processes: cold, and after one edit of Markdown. `-- 9` sets the number of rounds.
 */
import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { buildEngine, ROOT } from '../../scripts/prepare.mjs';
import { median, spread } from '../report/stats.ts';
import { endWithChildren } from '../run/children.ts';
import { runMeasured } from '../run/runMeasured.ts';

const SITE = path.join(ROOT, 'site');
const SCRATCH = path.join(ROOT, '.scratch', 'bench-code');
const MADE = new Set(['build', '.octavo', 'node_modules']);
/** The pages that show the component. */
const LIVE = ['docs', 'versioned_docs/version-0.5.1'].map((dir) => `${dir}/installation/system_requirements.md`);
const COMPONENT = /^(?:import MemoryCalculator .*|<MemoryCalculator \/>)$/gm;
const EDITED = 'docs/quickstart.mdx';
const LIMIT_MS = 10 * 60_000;

const VARIANTS = ['without', 'with'] as const;
const STEPS = ['cold', 'edit'] as const;
type Variant = (typeof VARIANTS)[number];
type Step = (typeof STEPS)[number];

const rounds = Number(process.argv[2] ?? 7);
const seconds = new Map<string, number[]>();

endWithChildren();
buildEngine();
for (const variant of VARIANTS) await prepare(variant);
// Once for nothing: the engine's own compiled code is kept by its first run.
for (const variant of VARIANTS) await build(variant);
for (let round = 0; round < rounds; round++) {
  // Whoever goes first may find a colder machine.
  const order = round % 2 === 0 ? VARIANTS : VARIANTS.toReversed();
  for (const variant of order) await measure(variant, 'cold');
  for (const variant of order) await measure(variant, 'edit', round);
}
print();

function folderOf(variant: Variant): string {
  return path.join(SCRATCH, variant);
}

async function prepare(variant: Variant): Promise<void> {
  const folder = folderOf(variant);
  await rm(folder, { recursive: true, force: true });
  await cp(SITE, folder, { recursive: true, filter: (file) => !MADE.has(path.basename(file)) });
  if (variant === 'with') return;
  for (const file of LIVE) {
    const text = await readFile(path.join(folder, file), 'utf8');
    const plain = text.replace(COMPONENT, '');
    if (plain === text) throw new Error(`${file} shows no component; there is nothing to compare.`);
    await writeFile(path.join(folder, file), plain);
  }
  await rm(path.join(folder, 'src/components'), { recursive: true });
}

async function measure(variant: Variant, step: Step, round = 0): Promise<void> {
  const folder = folderOf(variant);
  if (step === 'cold') for (const name of MADE) await rm(path.join(folder, name), { recursive: true, force: true });
  else await appendFile(path.join(folder, EDITED), `\nOne more sentence, written in round ${round + 1}.\n`);
  const cpu = await build(variant);
  seconds.set(`${step} ${variant}`, [...samplesOf(step, variant), cpu]);
  console.log(`${step} ${variant}: ${cpu.toFixed(2)} CPU s`);
}

async function build(variant: Variant): Promise<number> {
  const words = [path.join(ROOT, 'engine/bin/octavo.mjs'), 'build', folderOf(variant)];
  const run = await runMeasured({ file: process.execPath, words }, ROOT, LIMIT_MS);
  if (run.outcome !== 'done') throw new Error(`The site ${variant} the component was not built:\n${run.said}`);
  return run.cpuSeconds;
}

function samplesOf(step: Step, variant: Variant): number[] {
  return seconds.get(`${step} ${variant}`) ?? [];
}

function print(): void {
  const show = (values: number[]): string => {
    const [low = 0, high = 0] = spread(values) ?? [];
    return `${median(values)?.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
  };
  console.log(`\n${rounds} rounds, Node ${process.versions.node}, load average ${loadavg()[0]?.toFixed(1)}`);
  console.log('| CPU seconds | without | with one live component | ratio |\n| --- | --- | --- | --- |');
  for (const step of STEPS) {
    const [without, live] = VARIANTS.map((variant) => samplesOf(step, variant)) as [number[], number[]];
    const ratio = (median(live) ?? 0) / (median(without) ?? 1);
    const label = step === 'cold' ? 'cold build' : 'after one edit of Markdown';
    console.log(`| ${label} | ${show(without)} | ${show(live)} | ${ratio.toFixed(2)} |`);
  }
}
