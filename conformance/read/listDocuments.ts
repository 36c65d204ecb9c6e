import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** HTML files of an output folder, `static/` included. */
export async function listDocuments(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(outDir, path.join(parentPath, name)).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html') && !name.startsWith('_octavo/'))
    .sort();
}
