import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { noteFile } from '../inputs/inputs.ts';
import { isSiteFolder, listSiteFolder } from '../inputs/siteFiles.ts';
import type { Report } from '../problems.ts';

interface Folder {
  relPath: string;
  /** Real paths of this folder and those above it: what a symbolic link must not lead back to. */
  realPaths: string[];
}

/**
 * All files below a folder, `/` separated, nearest the root first and by name within a folder. Symbolic links
 * are followed, except back into a folder above, which would never end.
 */
export async function walkFolder(
  root: string,
  report: Report,
  isPruned: (folderRelPath: string) => boolean = () => false,
): Promise<string[]> {
  const files: string[] = [];
  let level: Folder[] = [{ relPath: '', realPaths: [await realpath(root)] }];
  while (level.length > 0) {
    const listings = await Promise.all(level.map((folder) => listFolder(root, folder, report)));
    for (const listing of listings) files.push(...listing.files);
    level = listings.flatMap((listing) => listing.folders).filter((folder) => !isPruned(folder.relPath));
  }
  return files;
}

/** The same without a word about links that lead nowhere; none where there is no such folder. */
export async function filesBelow(dir: string): Promise<string[]> {
  return isSiteFolder(dir) ? walkFolder(dir, () => undefined) : [];
}

async function listFolder(root: string, folder: Folder, report: Report) {
  const files: string[] = [];
  const folders: Folder[] = [];
  const entries = await listSiteFolder(path.join(root, folder.relPath));
  for (const entry of entries.sort((a, b) => compareNames(a.name, b.name))) {
    const relPath = folder.relPath === '' ? entry.name : `${folder.relPath}/${entry.name}`;
    if (entry.isFile()) files.push(relPath);
    else if (entry.isDirectory()) folders.push(below(folder, relPath, entry.name));
    else if (entry.isSymbolicLink()) {
      const target = await followLink(path.join(root, relPath), folder, report);
      if (target === 'file') files.push(relPath);
      else if (target) folders.push({ relPath, realPaths: [...folder.realPaths, target.realPath] });
    }
  }
  return { files, folders };
}

function below(folder: Folder, relPath: string, name: string): Folder {
  return { relPath, realPaths: [...folder.realPaths, path.join(folder.realPaths.at(-1) ?? '', name)] };
}

async function followLink(
  filePath: string,
  folder: Folder,
  report: Report,
): Promise<'file' | { realPath: string } | undefined> {
  noteFile(filePath);
  try {
    if ((await stat(filePath)).isFile()) return 'file';
    const target = await realpath(filePath);
    if (!folder.realPaths.includes(target)) return { realPath: target };
    report({ severity: 'warning', filePath, message: `The symbolic link leads back to "${target}"; left out.` });
  } catch (error) {
    report({
      severity: 'warning',
      filePath,
      message: `The symbolic link leads nowhere (${errorCode(error)}); left out.`,
    });
  }
  return undefined;
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
