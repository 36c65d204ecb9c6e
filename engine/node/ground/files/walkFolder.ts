import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { compareTexts } from '../compareTexts.ts';
import { noteFile } from '../inputs/inputs.ts';
import { isSiteFolder, listSiteFolder } from '../inputs/siteFiles.ts';
import type { Report } from '../problems.ts';
import { isWithin, OUTSIDE, type Boundary } from './boundary.ts';

export interface WalkOptions {
  /** Where symbolic links may lead. */
  boundary: Boundary;
  report: Report;
  isPruned?(folderRelPath: string): boolean;
}

interface Folder {
  relPath: string;
  /** Reached through a symbolic link: its content belongs to another folder. */
  isLinked: boolean;
  /** Real paths of this folder and its parents, to which no symbolic link may lead back. */
  realPaths: string[];
}

/**
 * All files below a folder, separated by `/`: those nearest the root first, and by name within a folder. Symbolic links
 * are followed unless they lead to a folder above, which would never end, or out of the boundary.
 */
export async function walkFolder(root: string, options: WalkOptions): Promise<string[]> {
  const { isPruned = () => false } = options;
  if (!options.boundary.allows(root)) {
    options.report({ severity: 'error', code: 'outside-site', filePath: root, message: `The folder ${OUTSIDE}` });
    return [];
  }
  const files: string[] = [];
  let level: Folder[] = [{ relPath: '', isLinked: false, realPaths: [await realpath(root)] }];
  while (level.length > 0) {
    const listings = await Promise.all(level.map((folder) => listFolder(root, folder, options)));
    for (const listing of listings) files.push(...listing.files);
    level = listings.flatMap((listing) => listing.folders).filter((folder) => !isPruned(folder.relPath));
  }
  return files;
}

/** Lists files of the site's code, which may be anywhere. A missing folder has none; broken links are not reported. */
export async function filesBelow(dir: string): Promise<string[]> {
  const boundary = { allows: () => true };
  return isSiteFolder(dir) ? walkFolder(dir, { boundary, report: () => undefined }) : [];
}

async function listFolder(root: string, folder: Folder, options: WalkOptions) {
  const files: string[] = [];
  const folders: Folder[] = [];
  const entries = await listSiteFolder(path.join(root, folder.relPath));
  for (const entry of entries.sort((a, b) => compareTexts(a.name, b.name))) {
    const relPath = folder.relPath === '' ? entry.name : `${folder.relPath}/${entry.name}`;
    // Other content of a linked folder is not reported, because the author did not put it here.
    if (folder.isLinked && !entry.isSymbolicLink() && !options.boundary.allows(path.join(root, relPath))) continue;
    if (entry.isFile()) files.push(relPath);
    else if (entry.isDirectory()) folders.push(below(folder, relPath, entry.name));
    else if (entry.isSymbolicLink()) {
      const target = await followLink(path.join(root, relPath), folder, options);
      if (target === 'file') files.push(relPath);
      else if (target) folders.push({ relPath, isLinked: true, realPaths: [...folder.realPaths, target.realPath] });
    }
  }
  return { files, folders };
}

function below(folder: Folder, relPath: string, name: string): Folder {
  const { isLinked } = folder;
  return { relPath, isLinked, realPaths: [...folder.realPaths, path.join(folder.realPaths.at(-1) ?? '', name)] };
}

async function followLink(
  filePath: string,
  folder: Folder,
  { boundary, report }: WalkOptions,
): Promise<'file' | { realPath: string } | undefined> {
  const warn = (message: string) => report({ severity: 'warning', code: 'symbolic-link', filePath, message });
  noteFile(filePath);
  try {
    const [stats, target] = [await stat(filePath), await realpath(filePath)];
    if (!boundary.allows(filePath)) {
      const message = `The symbolic link leads to "${target}", which ${OUTSIDE}`;
      report({ severity: 'error', code: 'outside-site', filePath, message });
      return undefined;
    }
    if (stats.isFile()) return 'file';
    if (!folder.realPaths.some((above) => isWithin(target, above))) return { realPath: target };
    warn(`The symbolic link leads back to "${target}"; left out.`);
  } catch (error) {
    warn(`The symbolic link leads nowhere (${errorCode(error)}); left out.`);
  }
  return undefined;
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
