import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { serve, type RunningServer } from '../../engine/node/serve/host/serve.ts';
import { ROOT } from '../../scripts/prepare.mjs';
import { withFileLock } from './fileLock.ts';

const run = promisify(execFile);
export const SITE = path.join(ROOT, 'site');

export interface SiteServer extends RunningServer {
  /** The built website. */
  outDir: string;
}

/** The website of `site/`, built by the current engine and served on its own port. */
export async function startSite({ base = '/' } = {}): Promise<SiteServer> {
  const outDir = await buildSiteOnce();
  const server = await serve({ dir: outDir, port: 0, base });
  // Browsers may try another address for the name first.
  return { ...server, url: server.url.replace('localhost', '127.0.0.1'), outDir };
}

let built: Promise<string> | undefined;

/** Builds `site/`. Workers that ask at the same time wait for one build; later ones find nothing changed. */
export function buildSiteOnce(): Promise<string> {
  built ??= withFileLock(lockFile(), async () => {
    await runOctavo('build', SITE);
    return path.join(SITE, 'build');
  });
  return built;
}

/** The installed command, in a separate process. */
export function runOctavo(...args: string[]): Promise<{ stdout: string; stderr: string }> {
  return runOctavoIn({ cwd: ROOT }, ...args);
}

/** The same in another folder, with further variables. */
export function runOctavoIn(
  { cwd, env }: { cwd: string; env?: Record<string, string> },
  ...args: string[]
): Promise<{ stdout: string; stderr: string }> {
  const octavo = path.join(ROOT, 'engine/bin/octavo.mjs');
  return run(process.execPath, [octavo, ...args], { cwd, env: { ...process.env, ...env }, maxBuffer: 64_000_000 });
}

function lockFile(): string {
  const id = createHash('sha256').update(ROOT).digest('hex').slice(0, 12);
  return path.join(tmpdir(), `octavo-site-${id}.lock`);
}
