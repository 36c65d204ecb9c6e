/**
 * npm run conformance:sites -- [label=]folder ... [--docusaurus] [--compare folder] [--write]: builds each site folder
 * in place, and reports the result. `--docusaurus` builds it with Docusaurus too and compares the addresses;
 * `--compare` uses an existing build of Docusaurus. `--write` puts the rows into REAL-SITES.md, in place of those of
 * the same sites. You supply the folders; none is part of this repository.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../engine/shared/messageOf.ts';
import { formatCauses } from '../engine/cli/formatCauses.ts';
import { build } from '../engine/node/commands/build.ts';
import { loadSites } from '../engine/node/read/loadSites.ts';
import { toFile } from '../engine/shared/url/sitePaths.ts';
import { buildEngine } from '../scripts/prepare.mjs';
import { installReference, LATER_REFERENCE, REFERENCE_MODULES } from './build/installReference.ts';
import { CONFORMANCE, scratchOf } from './build/paths.ts';
import { toRoute } from './read/address.ts';
import { listDocuments } from './read/listDocuments.ts';

const { values: options, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    docusaurus: { type: 'boolean' },
    compare: { type: 'string' },
    write: { type: 'boolean' },
  },
});

const MAX_LISTED = 8;
const TABLE_FILE = path.join(CONFORMANCE, 'REAL-SITES.md');

const rows: string[] = [];
buildEngine();
for (const folder of folders) {
  const [label, dir = label] = folder.split('=') as [string, string?];
  const row = await tryFolder(path.resolve(dir), label === dir ? undefined : label);
  rows.push(row);
  if (options.write) writeRow(row);
}
console.log(`\n${rows.join('\n')}`);
// A site's plugin may have left something running.
process.exit();

async function tryFolder(siteDir: string, label?: string): Promise<string> {
  const name = label ?? `${siteDir.split(path.sep).slice(-2).join('/')} ${commitOf(siteDir)}`.trim();
  console.log(`\n${name}`);
  const outDir = path.join(scratchFor(siteDir), 'real');
  // Configurations name files relative to the working folder, because Docusaurus runs in the site's folder.
  const before = process.cwd();
  process.chdir(siteDir);
  try {
    const { pages, problems } = await build({ siteDir, outDir, cache: false, keepGoing: true });
    console.log(
      formatCauses(problems, { columns: 120, hasColors: false }, { currentFolder: siteDir }).replace(/^/gm, '  '),
    );
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    const lost = await findLost(siteDir, outDir);
    for (const file of lost.slice(0, MAX_LISTED)) console.log(`  lost: ${file}`);
    const addresses = await compareRoutes(siteDir, outDir);
    const counts = [pages, lost.length, await countPlaceholders(outDir), errors, problems.length - errors];
    return `| ${[name, errors > 0 ? 1 : 0, ...counts, addresses].join(' | ')} |`;
  } catch (error) {
    const message = messageOf(error);
    console.log(`  nothing: ${message}`);
    return `| ${name} | 1 | nothing | | | | | |`;
  } finally {
    process.chdir(before);
  }
}

/** Many sites are called `website`. */
function scratchFor(siteDir: string): string {
  return scratchOf(siteDir.split(path.sep).slice(-2).join('-'));
}

function commitOf(siteDir: string): string {
  const { status, stdout } = spawnSync('git', ['-C', siteDir, 'log', '-1', '--format=%h'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** Replaces the row of the same site at any commit, or adds a row. */
function writeRow(fresh: string): void {
  const siteOf = (row: string) =>
    row
      .split('|')[1]
      ?.replace(/ [0-9a-f]{7,}(?= )/, '')
      .trim();
  const lines = readFileSync(TABLE_FILE, 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith('| site | exit code |')) + 2;
  const end = lines.findIndex((line, at) => at >= start && !line.startsWith('|'));
  const table = new Map([...lines.slice(start, end), fresh].map((row) => [siteOf(row), row]));
  lines.splice(start, end - start, ...table.values());
  writeFileSync(TABLE_FILE, lines.join('\n'));
}

/** Markdown pages whose document is not in the output. */
async function findLost(siteDir: string, outDir: string): Promise<string[]> {
  const { routes, config } = (await loadSites(siteDir, { drafts: false }))[0];
  return routes.flatMap((route) => {
    const source = route.source;
    if (!source || existsSync(path.join(outDir, toFile(route.routePath, config)))) return [];
    return [`${route.routePath} (${path.relative(siteDir, source.file.filePath)})`];
  });
}

/** Placeholders on pages for code that could not run; the most frequent are named. */
async function countPlaceholders(outDir: string): Promise<number> {
  const counts = new Map<string, number>();
  for (const file of await listDocuments(outDir)) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    for (const [, name = ''] of html.matchAll(/class="oc-missing" data-name="([^"]*)"/g)) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const byCount = [...counts].sort(([, a], [, b]) => b - a);
  for (const [name, count] of byCount.slice(0, MAX_LISTED)) console.log(`  placeholder: ${count} × ${name}`);
  return byCount.reduce((sum, [, count]) => sum + count, 0);
}

/** Addresses that exist in only one of the two outputs. */
async function compareRoutes(siteDir: string, outDir: string): Promise<string> {
  const referenceDir = options.compare ?? (options.docusaurus ? buildWithDocusaurus(siteDir) : undefined);
  if (referenceDir === undefined) return '';
  const toRoutes = async (dir: string) => new Set((await listDocuments(dir)).map((file) => toRoute(`/${file}`)));
  const [reference, octavo] = [await toRoutes(referenceDir), await toRoutes(outDir)];
  const missing = [...reference].filter((route) => !octavo.has(route));
  const more = [...octavo].filter((route) => !reference.has(route));
  for (const route of missing.slice(0, MAX_LISTED)) console.log(`  only Docusaurus: ${route}`);
  for (const route of more.slice(0, MAX_LISTED)) console.log(`  only Octavo: ${route}`);
  return `${reference.size} in Docusaurus, ${missing.length} missing, ${more.length} more`;
}

/** The output folder of Docusaurus; undefined if it failed, after printing the reasons. */
function buildWithDocusaurus(siteDir: string): string | undefined {
  const referenceDir = path.join(scratchFor(siteDir), 'real-docusaurus');
  for (const modules of referenceModules(siteDir)) {
    const failure = runDocusaurus(siteDir, modules, referenceDir);
    if (failure === undefined) return referenceDir;
    console.log(`  Docusaurus failed: ${failure}`);
  }
  return undefined;
}

/** The folder's own Docusaurus if it has one; otherwise the reference, then the newer release. */
function* referenceModules(siteDir: string): Generator<string> {
  const own = ownModules(siteDir);
  if (own !== undefined) return yield own;
  installReference();
  yield REFERENCE_MODULES;
  installReference(LATER_REFERENCE);
  yield path.join(LATER_REFERENCE, 'node_modules');
}

/** It may be installed above the folder, as in a workspace. */
function ownModules(siteDir: string): string | undefined {
  try {
    const file = createRequire(path.join(siteDir, 'package.json')).resolve('@docusaurus/core/package.json');
    return path.resolve(path.dirname(file), '..', '..');
  } catch {
    return undefined;
  }
}

/** Why it failed; undefined if it did not. A folder without its own packages borrows those of the reference. */
function runDocusaurus(siteDir: string, modules: string, outDir: string): string | undefined {
  const link = path.join(siteDir, 'node_modules');
  const isBorrowed = ownModules(siteDir) === undefined && !existsSync(link);
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
    // The sentence with the reason is near the end, after its causes.
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
