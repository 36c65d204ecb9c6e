import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

export interface ListedFile {
  filePath: string;
  /** From the listed folder, `/` separated. */
  relPath: string;
  size: number;
  mtimeMs: number;
}

/** All files below a folder, sorted. Follows symbolic links, each folder once, so that a loop ends. */
export async function listFiles(dir: string, skip: (relPath: string) => boolean = () => false): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  const seen = new Set<string>();

  async function walk(folder: string, prefix: string): Promise<void> {
    const real = await realpath(folder).catch(() => undefined);
    if (!real || seen.has(real)) return;
    seen.add(real);
    const entries = await readdir(folder, { withFileTypes: true });
    await Promise.all(
      entries.map(async (entry) => {
        const relPath = prefix + entry.name;
        const filePath = path.join(folder, entry.name);
        if (skip(relPath)) return;
        if (entry.isDirectory()) return walk(filePath, `${relPath}/`);
        // A link that points nowhere is not a file.
        const info = await stat(filePath).catch(() => undefined);
        if (info?.isDirectory()) return walk(filePath, `${relPath}/`);
        if (info?.isFile()) files.push({ filePath, relPath, size: info.size, mtimeMs: info.mtimeMs });
      }),
    );
  }

  await walk(dir, '').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return files.sort((a, b) => (a.relPath < b.relPath ? -1 : 1));
}
