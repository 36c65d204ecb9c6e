import { spawn } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { renderNginxMain } from '../../engine/node/write/hosts/containerFiles.ts';
import { renderNginxSite, type NginxOptions } from '../../engine/node/write/hosts/nginxSite.ts';
import { findFreePort, findProgram, isUp, NOBODY, stop } from './programs.ts';
import { createTempFolder } from './tempFolder.ts';

/** The nginx of this machine, if it has one. */
export function findNginx(): string | undefined {
  return findProgram('nginx');
}

export interface RunningNginx {
  origin: string;
  pid: number;
  /** The user it runs as. */
  user: number | undefined;
  close(): Promise<void>;
}

/** Runs nginx with a site made from these options. */
export function startNginx(root: string, options: Omit<NginxOptions, 'root' | 'listen'>): Promise<RunningNginx> {
  return startNginxSite(root, renderNginxSite(options));
}

/** Runs nginx as a user without rights, with the site and the main configuration that the project ships. Sets only port and folders. */
export async function startNginxSite(
  root: string,
  shipped: string,
  shippedMain = renderNginxMain(),
): Promise<RunningNginx> {
  const binary = findNginx();
  if (!binary) throw new Error('nginx is not installed on this machine.');
  const work = await createTempFolder();
  const port = await findFreePort();
  const site = path.join(work.dir, 'site.conf');
  const main = path.join(work.dir, 'nginx.conf');
  const temporary = path.join(work.dir, 'tmp');
  await mkdir(temporary);
  await Promise.all([chmod(work.dir, 0o755), chmod(temporary, 0o777), chmod(root, 0o755)]);
  const adapted = shipped
    .replace(/^( *listen) .*;$/m, `$1 127.0.0.1:${port};`)
    .replace(/^( *root) .*;$/m, `$1 "${root}";`);
  await writeFile(site, adapted);
  await writeFile(main, shippedMain.replaceAll(' /tmp/', ` ${temporary}/`).replace('/etc/nginx/conf.d/*.conf', site));

  const isRoot = process.getuid?.() === 0;
  const child = spawn(binary, ['-e', 'stderr', '-c', main, '-p', temporary, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  let messages = '';
  child.stderr?.on('data', (chunk: Buffer) => (messages += chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  const close = async () => {
    await stop(child);
    await work.remove();
  };
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    if (await isUp(origin)) return { origin, pid: child.pid ?? 0, user: isRoot ? NOBODY : process.getuid?.(), close };
    await wait(50);
  }
  await close();
  throw new Error(`nginx did not start:\n${messages}`);
}
