import { lstat, rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT_FILE } from '../../shared/documentAttributes.ts';

export interface Cleared {
  /** Absolute. */
  removed: string[];
  /** A `build` that is not Octavo's. */
  left: string[];
}

/** Removes what builds leave in a site folder: the website and the cache. */
export async function clearSite(siteDir: string): Promise<Cleared> {
  const build = path.join(siteDir, 'build');
  const cleared: Cleared = { removed: [], left: [] };
  for (const folder of [build, path.join(siteDir, '.octavo')]) {
    if (!(await exists(folder))) continue;
    if (folder === build && !(await exists(path.join(build, ROOT_FILE)))) {
      cleared.left.push(folder);
      continue;
    }
    await rm(folder, { recursive: true, force: true });
    cleared.removed.push(folder);
  }
  return cleared;
}

function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}
