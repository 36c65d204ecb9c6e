import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

export interface FoundFile {
  /** Absolute, all links followed. */
  filePath: string;
  stats: Stats;
}

/** Looks up files below a folder, and only there: a symbolic link that leads out finds nothing. */
export interface Folder {
  find(file: string): Promise<FoundFile | undefined>;
}

export function openFolder(dir: string): Folder {
  const root = path.resolve(dir);
  return {
    async find(file) {
      try {
        // The root itself may be a link, and may be replaced by the next deployment: never remembered.
        const realRoot = await realpath(root);
        const filePath = await realpath(path.join(realRoot, file));
        if (!filePath.startsWith(realRoot.endsWith(path.sep) ? realRoot : realRoot + path.sep)) return undefined;
        const stats = await stat(filePath);
        // Opening a pipe or a device would wait for ever.
        return stats.isFile() ? { filePath, stats } : undefined;
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
  };
}

/** Missing, a loop of links, a name too long, no permission: to a reader all the same. A failing disk is not. */
export function isAbsent(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EACCES', 'EPERM', 'EINVAL'].includes(code);
}
