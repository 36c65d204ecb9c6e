import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

export const LOCK_FILE = '.octavo-lock';

const HEARTBEAT_MS = 5000;
/** Twelve heartbeats: a process that missed all of them has ended, or its machine was put to sleep. */
const STALE_MS = 60_000;
const POLL_MS = 100;
/** Most waits are too short to be announced. */
const PATIENCE_MS = 1000;

export interface FolderLock {
  release(): void;
}

interface Owner {
  pid: number;
  host: string;
}

/**
 * One build at a time writes into a folder. The next one waits and calls `onWait` with the process that it waits for.
 */
export async function lockFolder(dir: string, onWait: (pid: number) => void = () => undefined): Promise<FolderLock> {
  const file = path.join(dir, LOCK_FILE);
  const started = Date.now();
  let isAnnounced = false;
  for (;;) {
    if (tryToLock(file)) return holdLock(file);
    const text = readLock(file);
    if (text !== undefined && isStale(file, text)) removeStale(file, text);
    else {
      if (!isAnnounced && Date.now() - started > PATIENCE_MS) {
        isAnnounced = true;
        onWait(ownerOf(text)?.pid ?? 0);
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}

function tryToLock(file: string): boolean {
  try {
    // Created on each attempt, because the process that held the lock removes a folder that stayed empty.
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Owner), { flag: 'wx' });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    throw error;
  }
}

function holdLock(file: string): FolderLock {
  const heartbeat = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // The folder was removed; the build notices that itself.
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    release() {
      clearInterval(heartbeat);
      rmSync(file, { force: true });
      try {
        // Created for a build that failed, so it is empty.
        rmdirSync(path.dirname(file));
      } catch {
        // A site is in it.
      }
    },
  };
}

function isStale(file: string, text: string): boolean {
  const owner = ownerOf(text);
  if (owner?.host === hostname() && !isAlive(owner.pid)) return true;
  const info = statSync(file, { throwIfNoEntry: false });
  return info !== undefined && Date.now() - info.mtimeMs > STALE_MS;
}

/** Two builds may find the same stale lock; the second must not remove the lock of the first. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}-${process.pid}`;
  try {
    renameSync(file, aside);
    if (readLock(aside) !== stale) linkSync(aside, file);
  } catch {
    // The other build was faster.
  }
  rmSync(aside, { force: true });
}

function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function ownerOf(text: string | undefined): Owner | undefined {
  try {
    return JSON.parse(text ?? '') as Owner;
  } catch {
    // Killed between creating the file and writing it; the lock becomes stale.
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
