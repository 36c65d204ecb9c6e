import { open, readFile, rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** No task takes this long. The process id of a dead owner may belong to another process by then. */
const STALE_MS = 15 * 60_000;

/** Runs `task` while no other process does, across test workers. The lock of a dead owner is taken over. */
export async function withFileLock<T>(file: string, task: () => Promise<T>, limitMs = 170_000): Promise<T> {
  const until = Date.now() + limitMs;
  while (!(await tryToTake(file))) {
    if (!(await isOwned(file))) await rm(file, { force: true });
    else if (Date.now() > until) throw new Error(`Waited too long for ${file}.`);
    else await wait(100);
  }
  try {
    return await task();
  } finally {
    await rm(file, { force: true });
  }
}

async function tryToTake(file: string): Promise<boolean> {
  const handle = await open(file, 'wx').catch(() => undefined);
  if (!handle) return false;
  await handle.writeFile(String(process.pid));
  await handle.close();
  return true;
}

async function isOwned(file: string): Promise<boolean> {
  const taken = await stat(file).catch(() => undefined);
  if (taken && Date.now() - taken.mtimeMs > STALE_MS) return false;
  // The lock was just taken, and its process id is not written yet.
  const owner = Number(await readFile(file, 'utf8').catch(() => ''));
  if (!owner) return true;
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
