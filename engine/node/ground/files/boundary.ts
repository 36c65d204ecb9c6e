import path from 'node:path';
import { realSitePath, siteFileExists } from '../inputs/siteFiles.ts';

/**
 * The folders whose files content may use; otherwise an image address or a symbolic link could publish any file of the
 * build machine. These are the site's folder, without hidden files such as `.env` and `.git`, and the folders that its
 * configuration names.
 */
export interface Boundary {
  /** For existing paths; symbolic links are resolved first. */
  allows(filePath: string): boolean;
}

const HIDDEN = /(?:^|[\\/])\.[^\\/]/;

export function createBoundary(siteDir: string, namedFolders: string[]): Boundary {
  const site = realSitePath(siteDir);
  const folders = [site, ...namedFolders.filter(siteFileExists).map(realSitePath)];
  return {
    allows(filePath) {
      const target = realSitePath(filePath);
      return folders.some((folder) => {
        if (!isWithin(folder, target)) return false;
        return !isWithin(folder, site) || !HIDDEN.test(path.relative(folder, target));
      });
    },
  };
}

/** The reason why content may not use a file, and the remedy. */
export const OUTSIDE =
  'is outside of the site (or hidden in it), and content may not use it. Move it into the site, or name its folder in ' +
  'customFields.octavo.allowOutside of the configuration.';

export class OutsideError extends Error {
  override name = 'OutsideError';

  constructor(filePath: string) {
    super(`"${filePath}" ${OUTSIDE}`);
  }
}

/** Also for the folder itself. */
export function isWithin(folder: string, filePath: string, { relative, sep, isAbsolute } = path): boolean {
  const way = relative(folder, filePath);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
