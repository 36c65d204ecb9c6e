import path from 'node:path';
import { watch } from 'chokidar';
import type { Inputs } from '../../ground/inputs/inputs.ts';

/** Editors save in several steps; one change is told once. */
const SETTLE_MS = 40;

/** The clock of file systems is behind by up to this much. */
const CLOCK_MS = 20;

export interface InputWatcher {
  /** Files and folders outside the site folder that were read: they are watched too. */
  add(inputs: Inputs): void;
  close(): Promise<void>;
}

/**
 * Calls back when something that a site is made from has changed since `startedAt`, with the files. Finding them all takes a
 * while, of which nothing is missed: it waits until `free`.
 */
export function watchInputs(
  siteDir: string,
  startedAt: number,
  onChange: (filePaths: string[]) => void,
  free: Promise<unknown> = Promise.resolve(),
): InputWatcher & { ready: Promise<void> } {
  const ignored = (filePath: string) =>
    /^(?:node_modules|\.octavo|\.docusaurus|\.git|build)(?:$|[\\/])/.test(path.relative(siteDir, filePath)) ||
    /(?:~|\.swp|\.part)$/.test(filePath);
  const inside = watch([], { ignored, alwaysStat: true });
  void free.then(() => inside.add(siteDir));
  // Of a folder elsewhere only what was listed: what lies further down may be anything.
  const outside = watch([], { alwaysStat: true, depth: 0, ignoreInitial: true });
  const watched = new Set<string>();
  // Finding all files takes a while. What is saved meanwhile is found as it is then: newer than the start.
  let isReady = false;
  const ready = new Promise<void>((resolve) => inside.once('ready', () => resolve()));
  void ready.then(() => (isReady = true));
  let timer: NodeJS.Timeout | undefined;
  let changed: string[] = [];

  function note(filePath: string): void {
    changed.push(filePath);
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange(changed);
      changed = [];
    }, SETTLE_MS);
  }

  inside.on('all', (_event, filePath, stats) => {
    if (isReady || (stats && stats.mtimeMs >= startedAt - CLOCK_MS)) note(filePath);
  });
  outside.on('all', (_event, filePath) => note(filePath));

  return {
    ready,
    add({ files, folders }) {
      const found = [...Object.keys(files), ...Object.keys(folders)].filter(
        (filePath) => !watched.has(filePath) && isOutside(siteDir, filePath),
      );
      for (const filePath of found) watched.add(filePath);
      if (found.length > 0) outside.add(found);
    },
    async close() {
      clearTimeout(timer);
      await Promise.all([inside.close(), outside.close()]);
    },
  };
}

function isOutside(siteDir: string, filePath: string): boolean {
  return path.relative(siteDir, filePath).startsWith('..') && !/[\\/](?:node_modules|\.git)(?:$|[\\/])/.test(filePath);
}
