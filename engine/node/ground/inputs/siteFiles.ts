/** Reads the files of a site; everything that is read is an input of the build. */
import { readFileSync, realpathSync, statSync, type Dirent, type Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { noteAndList, noteFile } from './inputs.ts';
import { withoutReads } from './readsOf.ts';

export function readSiteFile(filePath: string): Promise<Buffer> {
  return withoutReads(() => {
    noteFile(filePath);
    return readFile(filePath);
  });
}

export function readSiteFileSync(filePath: string): Buffer {
  return withoutReads(() => {
    noteFile(filePath);
    return readFileSync(filePath);
  });
}

/** `undefined` if it does not exist or cannot be reached. */
export function statSiteFile(filePath: string): Stats | undefined {
  return withoutReads(() => {
    noteFile(filePath);
    try {
      return statSync(filePath, { throwIfNoEntry: false });
    } catch {
      return undefined;
    }
  });
}

/** Resolves symbolic links. A link that changes leads to another file. */
export function realSitePath(filePath: string): string {
  return withoutReads(() => {
    noteFile(filePath);
    return realpathSync(filePath);
  });
}

export function isSiteFile(filePath: string): boolean {
  return statSiteFile(filePath)?.isFile() ?? false;
}

export function isSiteFolder(dir: string): boolean {
  return statSiteFile(dir)?.isDirectory() ?? false;
}

export function siteFileExists(filePath: string): boolean {
  return statSiteFile(filePath) !== undefined;
}

export async function listSiteFolder(dir: string): Promise<Dirent[]> {
  return withoutReads(() => noteAndList(dir));
}

/** Names only; none where there is no such folder. */
export function namesInSiteFolder(dir: string): string[] {
  try {
    return withoutReads(() => noteAndList(dir)).map(({ name }) => name);
  } catch {
    return [];
  }
}
