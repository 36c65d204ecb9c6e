import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LooksError } from './looksError.ts';

/** The program of the site's own Docusaurus. */
export function findDocusaurus(siteDir: string): string | undefined {
  try {
    const own = createRequire(path.join(siteDir, 'package.json')).resolve('@docusaurus/core/package.json');
    const program = path.join(path.dirname(own), 'bin/docusaurus.mjs');
    return existsSync(program) ? program : undefined;
  } catch {
    return undefined;
  }
}

/** Long enough for its error with all causes. */
const MAX_SAID = 40_000;
const MAX_REASON_LINES = 12;

export function buildWithDocusaurus(
  program: string,
  siteDir: string,
  { outDir, locale }: { outDir: string; locale: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, 'build', '--out-dir', outDir, '--locale', locale], {
      cwd: siteDir,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-MAX_SAID)));
    }
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0) return resolve();
      const message = `Docusaurus does not build the site, so there is nothing to compare with. "npx docusaurus build" prints:\n${findReason(said)}${adviseOn(said)}`;
      reject(new LooksError(message));
    });
  });
}

/** Docusaurus accepts releases of webpack with which its progress bar fails. */
export function adviseOn(said: string): string {
  if (!said.includes('Progress Plugin has been initialized')) return '';
  return '\nThis Docusaurus does not know the webpack that is installed. Put "overrides": { "webpack": "5.99.9" } into package.json (pnpm: "pnpm.overrides", Yarn: "resolutions"), delete the lockfile and node_modules, and install again.';
}

/** The error that Docusaurus printed, without the stack; the last lines if it printed none. */
export function findReason(said: string): string {
  const lines = said
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .map((line) => line.trimEnd());
  // If a package is missing, Docusaurus ends before it can format its errors.
  const start = lines.findIndex((line) => line.includes('[ERROR]') || /^\w*Error(?: \[\w+\])?: /.test(line));
  return (start === -1 ? lines.slice(-MAX_REASON_LINES) : lines.slice(start, start + MAX_REASON_LINES)).join('\n');
}
