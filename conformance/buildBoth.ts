import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const SKIPPED = new Set(['node_modules', 'build', '.docusaurus', '.octavo']);

export interface BuiltSites {
  /** Folder that Docusaurus built in. */
  docusaurusDir: string;
  /** Output of Octavo. */
  octavoDir: string;
}

/** Builds a copy of one folder with both engines. */
export async function buildBoth(siteDir: string): Promise<BuiltSites> {
  const scratch = path.join(HERE, '..', '.scratch', 'conformance', path.basename(siteDir));
  await rm(scratch, { recursive: true, force: true });
  const copies = { docusaurus: path.join(scratch, 'docusaurus'), octavo: path.join(scratch, 'octavo') };
  for (const copy of Object.values(copies)) {
    await mkdir(copy, { recursive: true });
    await cp(siteDir, copy, {
      recursive: true,
      filter: (file) => !SKIPPED.has(path.basename(file)) || file === siteDir,
    });
  }
  await symlink(path.join(HERE, 'node_modules'), path.join(copies.docusaurus, 'node_modules'));
  run('Docusaurus', [path.join(HERE, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'], copies.docusaurus);
  run('Octavo', [path.join(HERE, '../engine/bin/octavo.mjs'), 'build', copies.octavo], copies.octavo);
  return { docusaurusDir: copies.docusaurus, octavoDir: path.join(copies.octavo, 'build') };
}

export function installReference(): void {
  if (existsSync(path.join(HERE, 'node_modules', '@docusaurus', 'core'))) return;
  const install = spawnSync('npm', ['ci'], { cwd: HERE, stdio: 'inherit', shell: process.platform === 'win32' });
  if (install.status !== 0) throw new Error('Docusaurus could not be installed; run "npm ci" in conformance/.');
}

function run(name: string, words: string[], cwd: string): void {
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd, encoding: 'utf8', maxBuffer: 1e8 });
  console.log(`${name} took ${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (status !== 0) throw new Error(`${name} failed:\n${stdout}\n${stderr}`);
}
