import { readdir } from 'node:fs/promises';
import path from 'node:path';

export const FILES_PER_PAGE = 3.2;
const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
}

/** Static files and pictures are the author's own. */
export async function countFiles(outDir: string, staticDir: string): Promise<{ files: number; pages: number }> {
  const own = new Set(await listFiles(staticDir));
  const files = (await listFiles(outDir)).filter((file) => !own.has(file) && !PICTURE.test(file));
  return { files: files.length, pages: files.filter((file) => file.startsWith(path.join('_octavo', 'page'))).length };
}
