/**
 * npm run bench:locales: the cost of a language without translations. Compares the site in English with the same folder
 * plus French, cold, built by Octavo and by Docusaurus 3.8.1 (with its faster bundler) in turn. `-- 3` sets the number
 * of rounds.
 */
import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { QUICK_CONFIG } from '../../conformance/build/buildReference.ts';
import { copySite } from '../../conformance/build/copySite.ts';
import { hasQuickBundler, installReference, REFERENCE_MODULES } from '../../conformance/build/installReference.ts';
import { buildEngine, ROOT } from '../../scripts/prepare.mjs';
import { median } from '../report/stats.ts';
import { endWithChildren } from '../run/children.ts';
import { runMeasured, type Run } from '../run/runMeasured.ts';

const SITE = path.join(ROOT, 'site');
const SCRATCH = path.join(ROOT, '.scratch', 'bench-locales');
const CONFIG = 'docusaurus.config.ts';
const QUICK = 'docusaurus.quick.config.ts';
const LOCALES = /locales: \[[^\]]*\],\n\s*localeConfigs: {[^]*?\n {4}},/;
const LIMIT_MS = 30 * 60_000;
/** Where each tool keeps its cache. */
const MADE = ['build', '.octavo', '.docusaurus'];

const TOOLS = {
  Octavo: path.join(ROOT, 'engine/bin/octavo.mjs'),
  'Docusaurus 3.8.1': path.join(REFERENCE_MODULES, '@docusaurus/core/bin/docusaurus.mjs'),
};
const VARIANTS = { one: "locales: ['en'],", two: "locales: ['en', 'fr']," };
type Tool = keyof typeof TOOLS;
type Variant = keyof typeof VARIANTS;

const rounds = Number(process.argv[2] ?? 3);
const runs = new Map<string, Run[]>();
const runsOf = (tool: Tool, variant: Variant) => runs.get(`${tool} ${variant}`) ?? [];
const folderOf = (variant: Variant) => path.join(SCRATCH, variant);

endWithChildren();
buildEngine();
installReference();
for (const variant of Object.keys(VARIANTS) as Variant[]) await prepare(variant);
// A first run that is not measured: it stores the engine's compiled code.
await build('Octavo', 'one');
const compiled: Partial<Record<Variant, number>> = {};
for (let round = 0; round < rounds; round++) {
  for (const tool of Object.keys(TOOLS) as Tool[]) {
    for (const variant of Object.keys(VARIANTS) as Variant[]) {
      const run = await build(tool, variant);
      runs.set(`${tool} ${variant}`, [...runsOf(tool, variant), run]);
      console.log(`${tool}, ${variant}: ${run.cpuSeconds.toFixed(1)} CPU s, ${run.wallSeconds.toFixed(1)} s`);
      if (tool === 'Octavo') compiled[variant] = await countCompiled(variant);
    }
  }
}
print();

async function prepare(variant: Variant): Promise<void> {
  const folder = folderOf(variant);
  await copySite(SITE, folder);
  // Nothing is translated, and there are no other languages.
  await rm(path.join(folder, 'i18n'), { recursive: true, force: true });
  const text = await readFile(path.join(folder, CONFIG), 'utf8');
  const changed = text.replace(LOCALES, VARIANTS[variant]);
  if (changed === text) throw new Error(`${CONFIG} has no locales; there is nothing to compare.`);
  await writeFile(path.join(folder, CONFIG), changed);
  await writeFile(path.join(folder, QUICK), QUICK_CONFIG);
  await symlink(REFERENCE_MODULES, path.join(folder, 'node_modules'));
}

async function build(tool: Tool, variant: Variant): Promise<Run> {
  const folder = folderOf(variant);
  for (const name of MADE) await rm(path.join(folder, name), { recursive: true, force: true });
  await rm(path.join(REFERENCE_MODULES, '.cache'), { recursive: true, force: true });
  const words = [TOOLS[tool], 'build', folder];
  if (tool !== 'Octavo' && hasQuickBundler()) words.push('--config', QUICK);
  const run = await runMeasured({ file: process.execPath, words }, folder, LIMIT_MS);
  if (run.outcome !== 'done') throw new Error(`${tool} did not build the site (${variant}):\n${run.said}`);
  return run;
}

/** Every page that was compiled is one entry of the cache. */
async function countCompiled(variant: Variant): Promise<number> {
  const entries = await readdir(path.join(folderOf(variant), '.octavo/cache'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile()).length;
}

function print(): void {
  console.log(`\n${rounds} rounds, Node ${process.versions.node}, load average ${loadavg()[0]?.toFixed(1)}`);
  console.log(`Octavo's cache: ${compiled.one} entries with one language, ${compiled.two} with two.`);
  console.log(
    '| cold build | one language | with one more, untranslated | the language costs |\n| --- | --- | --- | --- |',
  );
  for (const unit of ['cpuSeconds', 'wallSeconds'] as const) {
    for (const tool of Object.keys(TOOLS) as Tool[]) {
      const [one = 0, two = 0] = (['one', 'two'] as const).map((variant) =>
        median(runsOf(tool, variant).map((run) => run[unit])),
      );
      const label = unit === 'cpuSeconds' ? 'CPU seconds' : 'seconds on the wall';
      console.log(
        `| ${tool}, ${label} | ${one.toFixed(1)} | ${two.toFixed(1)} | ${(two - one).toFixed(1)}, × ${(two / one).toFixed(2)} |`,
      );
    }
  }
}
