import path from 'node:path';
import picomatch from 'picomatch';
import { walkFolder } from '../../../ground/files/walkFolder.ts';
import { noteFile } from '../../../ground/inputs/inputs.ts';
import { isSiteFolder } from '../../../ground/inputs/siteFiles.ts';

const MADE = /(?:^|\/)(?:node_modules|\.git|\.octavo|\.docusaurus)$/;

/** Records the paths of `getPathsToWatch` as inputs: files, folders and globs, relative to the site folder. */
export async function noteWatchedPaths(patterns: unknown, siteDir: string): Promise<void> {
  if (!Array.isArray(patterns)) throw new Error('getPathsToWatch gives no list of paths');
  for (const pattern of patterns) {
    if (typeof pattern !== 'string') continue;
    const { base, glob } = picomatch.scan(pattern.replaceAll('\\', '/'));
    const root = path.resolve(siteDir, base);
    if (!isSiteFolder(root)) {
      noteFile(root);
      continue;
    }
    const isMatch = glob === '' ? () => true : picomatch(glob, { dot: true });
    const found = await walkFolder(root, {
      boundary: { allows: () => true },
      report: () => undefined,
      isPruned: (folder) => MADE.test(folder),
    });
    for (const file of found) if (isMatch(file)) noteFile(path.join(root, file));
  }
}
