import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { renderNginxMain } from '../../engine/node/write/hosts/containerFiles.ts';
import { renderNginxSite, type NginxOptions } from '../../engine/node/write/hosts/nginxSite.ts';
import { listen } from '../../engine/node/serve/host/listen.ts';
import { closeServer } from '../../engine/node/serve/host/serve.ts';
import { createTempFolder } from './tempFolder.ts';

/** The nginx of this machine, if it has one. */
export function findNginx(): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/opt/homebrew/bin',
  ];
  return folders.map((folder) => path.join(folder, 'nginx')).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface RunningNginx {
  origin: string;
  pid: number;
  /** Who it runs as. */
  user: number | undefined;
  close(): Promise<void>;
}

const NOBODY = 65_534;

/** Runs nginx with a site made from these options. */
export function startNginx(root: string, options: Omit<NginxOptions, 'root' | 'listen'>): Promise<RunningNginx> {
  return startNginxSite(root, renderNginxSite(options));
}

/**
 * Runs nginx with a site, and a main configuration, as the project ships them, as a user without rights. Only port and
 * folders are set.
 */
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

async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, '127.0.0.1');
  await closeServer(server, 0);
  return port;
}

async function isUp(origin: string): Promise<boolean> {
  return fetch(origin, { method: 'HEAD', redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 3000);
  await ended;
  clearTimeout(timer);
}
