import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { CONFORMANCE, ROOT } from './paths.ts';

export const REFERENCE_MODULES = path.join(CONFORMANCE, 'node_modules');

/** The release for sites that use newer features. */
export const LATER_REFERENCE = path.join(ROOT, 'bench', 'peers', 'docusaurus-3.10');

/** Installs the Docusaurus that a folder names, once; the reference by default. */
export function installReference(folder = CONFORMANCE): void {
  // npm writes this file last, so an interrupted install does not look finished.
  if (existsSync(path.join(folder, 'node_modules', '.package-lock.json'))) return;
  console.log('  Installing Docusaurus (once) ...');
  if (runNpm(folder, ['ci'])) return;
  // package.json pins the compared packages exactly; only their dependencies may vary.
  console.log('  "npm ci" refused the lockfile on this platform; installing without it ...');
  if (runNpm(folder, ['install', '--no-package-lock'])) return;
  const place = path.relative(process.cwd(), folder);
  throw new Error(`Docusaurus could not be installed; run "npm ci" in ${place} to see why.`);
}

function runNpm(cwd: string, words: string[]): boolean {
  const { status } = spawnSync('npm', [...words, '--no-audit', '--no-fund'], {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

let isQuick: boolean | undefined;

/**
 * Whether the binaries of Docusaurus's faster bundler run on this machine. A separate process tries them, because they
 * may crash.
 */
export function hasQuickBundler(): boolean {
  isQuick ??=
    spawnSync(process.execPath, ['-e', "require('@rspack/core'); require('@swc/core')"], { cwd: CONFORMANCE })
      .status === 0;
  if (!isQuick) console.log('  The quick bundler has no binary for this platform; using webpack.');
  return isQuick;
}
