import { readdir } from 'node:fs/promises';

/** HTML files of an output folder, `static/` included. */
export async function listDocuments(outDir: string): Promise<string[]> {
  const names = await readdir(outDir, { recursive: true });
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html') && !name.startsWith('_octavo/'))
    .sort();
}
