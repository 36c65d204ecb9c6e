import { stat } from 'node:fs/promises';
import path from 'node:path';
import { mapConcurrent } from '../mapConcurrent.ts';
import { walkFolder } from './walkFolder.ts';

export interface ListedFile {
  filePath: string;
  /** From the listed folder, `/` separated. */
  relPath: string;
  size: number;
  mtimeMs: number;
}

/** All files below a folder with their size and date; none where there is no such folder. */
export async function listFiles(dir: string, skip: (relPath: string) => boolean = () => false): Promise<ListedFile[]> {
  if (!(await stat(dir).catch(() => undefined))) return [];
  // Whoever reads the content tells of links that lead nowhere.
  const relPaths = (await walkFolder(dir, () => undefined, skip)).filter((relPath) => !skip(relPath));
  const listed = await mapConcurrent(relPaths, 64, async (relPath): Promise<ListedFile[]> => {
    const filePath = path.join(dir, relPath);
    // A file that was removed meanwhile is not there.
    const info = await stat(filePath).catch(() => undefined);
    return info ? [{ filePath, relPath, size: info.size, mtimeMs: info.mtimeMs }] : [];
  });
  return listed.flat();
}
