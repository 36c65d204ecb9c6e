/** Finds files in an output folder that are not from a build of Octavo, or not from the last one. */
import { lstatSync, readdirSync, readlinkSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT_FILE } from '../../../shared/documentAttributes.ts';
import { LOCK_FILE } from './lockFolder.ts';
import { OutputFolderError } from './outputFolderError.ts';

export const STAGING_FOLDER = '.octavo-staging';

/** Files to leave alone: the lock, and the history of a folder that is published as a repository. */
const NOT_OURS = new Set([LOCK_FILE, '.git']);

/** Rejects a folder with files that are not from a build, before anything in it is changed. */
export function checkOutputFolder(outDir: string): void {
  let names: string[];
  try {
    names = readdirSync(outDir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // No folder could ever be created there, so waiting for it would not end.
    if (code === 'ENOENT' && lstatSync(outDir, { throwIfNoEntry: false })) {
      throw new OutputFolderError(
        `"${outDir}" is a link to "${readlinkSync(outDir)}", which does not exist. Create that folder, or remove the link.`,
      );
    }
    if (code === 'ENOENT') return;
    throw new OutputFolderError(`"${outDir}" cannot be read as a folder (${code}). Choose another --out-dir.`);
  }
  const foreign = names.filter((name) => !NOT_OURS.has(name) && name !== '.DS_Store' && name !== STAGING_FOLDER);
  if (foreign.length === 0) return;
  // Every build has this folder: it marks the output as Octavo's to change.
  if (lstatSync(path.join(outDir, path.dirname(ROOT_FILE)), { throwIfNoEntry: false })?.isDirectory()) return;
  throw new OutputFolderError(
    `"${outDir}" holds files that Octavo did not write (such as "${foreign[0]}"). ` +
      'Move or delete them, or choose another folder with --out-dir; nothing was changed.',
  );
}

/** Everything in the folder that is not part of the build: files, links, and folders with nothing else in them. */
export function findStrangers(outDir: string, isExpected: (file: string) => boolean): string[] {
  const strangers: string[] = [];
  /** Whether the folder contains files of the build. */
  function search(folder: string): boolean {
    const found: string[] = [];
    let isNeeded = false;
    for (const entry of readdirSync(path.join(outDir, folder), { withFileTypes: true })) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (folder === '' && NOT_OURS.has(entry.name)) continue;
      if (entry.isDirectory() ? search(file) : isExpected(file)) isNeeded = true;
      else if (!entry.isDirectory()) found.push(file);
    }
    strangers.push(...found);
    if (!isNeeded && folder !== '') strangers.push(folder);
    return isNeeded;
  }
  search('');
  return strangers;
}

/** A folder comes after its content. */
export function removeStranger(outDir: string, file: string): void {
  const target = path.join(outDir, file);
  if (lstatSync(target).isDirectory()) rmdirSync(target);
  else rmSync(target);
}
