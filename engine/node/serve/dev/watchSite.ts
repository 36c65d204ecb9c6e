import path from 'node:path';
import { watch, type FSWatcher } from 'chokidar';

/** Editors save in several steps; one change is told once. */
const SETTLE_MS = 40;

/** The clock of file systems is behind by up to this much. */
const CLOCK_MS = 20;

/** Calls back when something in the site folder has changed since `startedAt`, with the files. */
export function watchSite(siteDir: string, startedAt: number, onChange: (filePaths: string[]) => void): FSWatcher {
  const ignored = (filePath: string) =>
    /^(?:node_modules|\.octavo|\.docusaurus|\.git|build)(?:$|[\\/])/.test(path.relative(siteDir, filePath)) ||
    /(?:~|\.swp|\.part)$/.test(filePath);
  const watcher = watch(siteDir, { ignored, alwaysStat: true });
  // Finding all files takes a while. What is saved meanwhile is found as it is then: newer than the start.
  let isReady = false;
  watcher.on('ready', () => (isReady = true));
  let timer: NodeJS.Timeout | undefined;
  let changed: string[] = [];
  watcher.on('all', (_event, filePath, stats) => {
    if (!isReady && !(stats && stats.mtimeMs >= startedAt - CLOCK_MS)) return;
    changed.push(filePath);
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange(changed);
      changed = [];
    }, SETTLE_MS);
  });
  return watcher;
}
