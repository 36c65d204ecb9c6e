/** Servers of this machine that tests run. */
import type { ChildProcess } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { listen } from '../../engine/node/serve/host/listen.ts';
import { closeServer } from '../../engine/node/serve/host/serve.ts';

/** Id of the user without rights. */
export const NOBODY = 65_534;

/** Where a program is, if the machine has it. */
export function findProgram(name: string): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/opt/homebrew/bin',
  ];
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, '127.0.0.1');
  await closeServer(server, 0);
  return port;
}

export async function isUp(origin: string): Promise<boolean> {
  return fetch(origin, { method: 'HEAD', redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 3000);
  await ended;
  clearTimeout(timer);
}
