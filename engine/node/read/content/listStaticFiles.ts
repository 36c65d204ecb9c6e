import path from 'node:path';
import { filesBelow } from '../../ground/files/walkFolder.ts';

/** Files of the static folders by their address in the output; where two have the same, the first folder wins. */
export async function listStaticFiles(staticDirs: string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const dir of staticDirs) {
    for (const file of await filesBelow(dir)) {
      if (path.posix.basename(file) !== '.DS_Store' && !files.has(file)) files.set(file, path.join(dir, file));
    }
  }
  return files;
}
