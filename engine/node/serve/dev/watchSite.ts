import path from 'node:path';
import { watch, type FSWatcher } from 'chokidar';

/** Editors save in several steps; one change is told once. */
const SETTLE_MS = 40;

/** Calls back when something in the site folder changed, with the files. */
export function watchSite(siteDir: string, onChange: (filePaths: string[]) => void): FSWatcher {
  const ignored = (filePath: string) =>
    /^(?:node_modules|\.octavo|\.docusaurus|\.git|build)(?:$|[\\/])/.test(path.relative(siteDir, filePath)) ||
    /(?:~|\.swp|\.part)$/.test(filePath);
  const watcher = watch(siteDir, { ignored, ignoreInitial: true });
  let timer: NodeJS.Timeout | undefined;
  let changed: string[] = [];
  watcher.on('all', (_event, filePath) => {
    changed.push(filePath);
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange(changed);
      changed = [];
    }, SETTLE_MS);
  });
  return watcher;
}
