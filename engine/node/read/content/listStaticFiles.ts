import { listFiles } from '../../ground/files/listFiles.ts';

/** Files of the static folders by their address in the output; where two have the same, the first folder wins. */
export async function listStaticFiles(staticDirs: string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const dir of staticDirs) {
    for (const { relPath, filePath } of await listFiles(dir, (name) => /(?:^|\/)\.DS_Store$/.test(name))) {
      if (!files.has(relPath)) files.set(relPath, filePath);
    }
  }
  return files;
}
