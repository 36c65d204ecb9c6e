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

/** Its last lines are enough to see why it failed. */
const MAX_SAID = 4000;

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
      const end = said.trim().split('\n').slice(-12).join('\n');
      const message = `Docusaurus does not build the site, so there is nothing to compare with. It prints:\n${end}`;
      reject(new LooksError(message));
    });
  });
}
