import { spawnSync } from 'node:child_process';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { siteDir } from '../../ground/testing/siteDir.ts';
import { LOCK_FILE, lockFolder } from './lockFolder.ts';

const MINUTES_AGO = new Date(Date.now() - 300_000);

it('lets in one holder at a time, in any order', async () => {
  const dir = path.join(siteDir({}), 'build');
  let inside = 0;
  const visits = Array.from({ length: 5 }, async () => {
    const lock = await lockFolder(dir);
    inside++;
    expect(inside).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    inside--;
    lock.release();
  });
  await Promise.all(visits);
  expect(existsSync(dir)).toBe(false);
});

it.each([
  ['of a process that has ended', () => ({ pid: endedProcess(), host: hostname() }), new Date()],
  ['that nobody has touched for minutes', () => ({ pid: process.pid, host: 'elsewhere' }), MINUTES_AGO],
  ['whose owner was killed before writing to it', () => undefined, MINUTES_AGO],
])('takes over a lock %s', async (_, owner, touched) => {
  const dir = siteDir({});
  const file = path.join(dir, LOCK_FILE);
  writeFileSync(file, JSON.stringify(owner()) ?? '');
  utimesSync(file, touched, touched);
  const lock = await lockFolder(dir);
  expect(existsSync(file)).toBe(true);
  lock.release();
  expect(existsSync(file)).toBe(false);
});

it('names the process that it waits for', async () => {
  const dir = siteDir({});
  const first = await lockFolder(dir);
  const holders: number[] = [];
  const second = lockFolder(dir, (pid) => {
    holders.push(pid);
    first.release();
  });
  (await second).release();
  expect(holders).toEqual([process.pid]);
});

function endedProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}
