/**
 * npm run conformance:sites -- folder ... [--docusaurus] [--causes N]: builds each site folder where it lies, and says
 * what became of it. `--docusaurus` builds it with Docusaurus 3.8.1 too and compares the addresses. The folders are
 * whatever the reader has; none is part of this repository.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from '../engine/node/commands/build.ts';
import type { ContentProblem } from '../engine/node/ground/problems.ts';
import { loadSite } from '../engine/node/read/loadSite.ts';
import { toFile } from '../engine/shared/url/sitePaths.ts';
import { buildEngine } from '../scripts/prepare.mjs';
import { installReference, LATER_REFERENCE, REFERENCE_MODULES } from './build/installReference.ts';
import { scratchOf } from './build/paths.ts';
import { toRoute } from './read/address.ts';
import { listDocuments } from './read/listDocuments.ts';

const words = process.argv.slice(2);
const causesAt = words.indexOf('--causes');
const maxCauses = causesAt < 0 ? 8 : Number(words[causesAt + 1]);
const folders = words.filter((word, at) => !word.startsWith('--') && (causesAt < 0 || at !== causesAt + 1));

buildEngine();
const rows: string[] = [];
for (const folder of folders) rows.push(await tryFolder(path.resolve(folder)));
console.log(`\n| site | exit code | pages | lost | placeholders | errors | warnings | seconds | addresses |`);
console.log(`| --- | --- | --- | --- | --- | --- | --- | --- | --- |`);
for (const row of rows) console.log(row);

async function tryFolder(siteDir: string): Promise<string> {
  const name = `${siteDir.split(path.sep).slice(-2).join('/')} ${commitOf(siteDir)}`.trim();
  console.log(`\n${name}`);
  const outDir = path.join(scratchOf(siteDir), 'real');
  try {
    const { pages, seconds, problems } = await build({ siteDir, outDir, cache: false });
    printCauses(problems);
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    const lost = await findLost(siteDir, outDir);
    for (const file of lost.slice(0, maxCauses)) console.log(`  lost: ${file}`);
    const addresses = words.includes('--docusaurus') ? await compareRoutes(siteDir, outDir) : '';
    const holes = await countPlaceholders(outDir);
    const status = errors > 0 ? 1 : 0;
    const counts = [pages, lost.length, holes, errors, problems.length - errors, seconds.toFixed(1)];
    return `| ${[name, status, ...counts, addresses].join(' | ')} |`;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.log(`  nothing: ${message}`);
    return `| ${name} | nothing: ${message.split('\n')[0]} | | | | | | | |`;
  }
}

function commitOf(siteDir: string): string {
  const { status, stdout } = spawnSync('git', ['-C', siteDir, 'log', '-1', '--format=%h'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** Pages made from Markdown whose document is not in the output. */
async function findLost(siteDir: string, outDir: string): Promise<string[]> {
  const { routes, config } = await loadSite(siteDir, { drafts: false });
  return routes.flatMap((route) => {
    const source =
      route.kind === 'doc'
        ? route.doc.file
        : route.kind === 'blog-post'
          ? route.post.file
          : route.kind === 'page'
            ? route.page.file
            : undefined;
    if (source === undefined || existsSync(path.join(outDir, toFile(route.routePath, config)))) return [];
    return [`${route.routePath} (${path.relative(siteDir, source.filePath)})`];
  });
}

/** What a page shows in the place of something that could not be run. */
async function countPlaceholders(outDir: string): Promise<number> {
  let count = 0;
  for (const file of await listDocuments(outDir)) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    count += html.match(/class="[^"]*\boc-missing\b/g)?.length ?? 0;
  }
  return count;
}

/** The same sentence about other names is the same cause. */
function printCauses(problems: ContentProblem[]): void {
  const causes = new Map<string, ContentProblem[]>();
  for (const problem of problems) {
    const cause = `${problem.severity}: ${problem.message.replace(/"[^"]*"|`[^`]*`|\d+/g, '…')}`;
    causes.set(cause, [...(causes.get(cause) ?? []), problem]);
  }
  const sorted = [...causes.values()].sort(
    (a, b) => Number(isWarning(a)) - Number(isWarning(b)) || b.length - a.length,
  );
  for (const [first, ...others] of sorted.slice(0, maxCauses)) {
    console.log(`  ${others.length + 1} × ${first!.severity}: ${first!.message.split('\n')[0]}`);
  }
  if (sorted.length > maxCauses)
    console.log(`  and ${sorted.length - maxCauses} other causes (--causes ${sorted.length})`);
}

function isWarning([first]: ContentProblem[]): boolean {
  return first?.severity === 'warning';
}

/** Addresses that only one of the two has. */
async function compareRoutes(siteDir: string, outDir: string): Promise<string> {
  const referenceDir = path.join(scratchOf(siteDir), 'real-docusaurus');
  let failure: string | undefined;
  for (const modules of referenceModules(siteDir)) {
    failure = runDocusaurus(siteDir, modules, referenceDir);
    if (failure === undefined) break;
  }
  if (failure !== undefined) {
    console.log(`  Docusaurus failed: ${failure}`);
    return 'Docusaurus failed';
  }
  const toRoutes = async (dir: string) => new Set((await listDocuments(dir)).map((file) => toRoute(`/${file}`)));
  const [reference, octavo] = [await toRoutes(referenceDir), await toRoutes(outDir)];
  const missing = [...reference].filter((route) => !octavo.has(route));
  const more = [...octavo].filter((route) => !reference.has(route));
  for (const route of missing.slice(0, maxCauses)) console.log(`  only Docusaurus: ${route}`);
  for (const route of more.slice(0, maxCauses)) console.log(`  only Octavo: ${route}`);
  return `${reference.size} in Docusaurus, ${missing.length} missing, ${more.length} more`;
}

/** The folder's own Docusaurus where it has one; else the reference, then the release of later sites. */
function* referenceModules(siteDir: string): Generator<string> {
  const own = path.join(siteDir, 'node_modules');
  if (existsSync(path.join(own, '@docusaurus', 'core'))) return yield own;
  installReference();
  yield REFERENCE_MODULES;
  installReference(LATER_REFERENCE);
  yield path.join(LATER_REFERENCE, 'node_modules');
}

/** Why it failed; nothing if it did not. A folder without packages of its own borrows those of the reference. */
function runDocusaurus(siteDir: string, modules: string, outDir: string): string | undefined {
  const link = path.join(siteDir, 'node_modules');
  const isBorrowed = !existsSync(link);
  if (isBorrowed) symlinkSync(modules, link);
  try {
    const cli = path.join(modules, '@docusaurus/core/bin/docusaurus.mjs');
    const { status, stderr } = spawnSync(
      process.execPath,
      [cli, 'build', siteDir, '--no-minify', '--out-dir', outDir],
      {
        cwd: siteDir,
        encoding: 'utf8',
        maxBuffer: 1e8,
        env: { ...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1' },
      },
    );
    // The sentence that says why is near the end, after its causes.
    return status === 0
      ? undefined
      : stderr
          .split('\n')
          .filter((line) => /error/i.test(line))
          .slice(0, 6)
          .join('\n    ');
  } finally {
    if (isBorrowed) rmSync(link);
  }
}
