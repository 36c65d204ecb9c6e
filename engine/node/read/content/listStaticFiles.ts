import path from 'node:path';
import { walkFolder, type WalkOptions } from '../../ground/files/walkFolder.ts';
import { isSiteFolder } from '../../ground/inputs/siteFiles.ts';

/** Files of the static folders by their address in the output; the first folder wins if two are the same. */
export async function listStaticFiles(staticDirs: string[], options: WalkOptions): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const dir of staticDirs.filter(isSiteFolder)) {
    for (const file of await walkFolder(dir, options)) {
      if (path.posix.basename(file) !== '.DS_Store' && !files.has(file)) files.set(file, path.join(dir, file));
    }
  }
  return files;
}
