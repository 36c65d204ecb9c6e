import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT_FILE } from '../../../shared/documentAttributes.ts';
import { LOCK_FILE } from './lockFolder.ts';
import { FORMS, type StagedFile } from './stageFile.ts';
import { STAGING_FOLDER } from './strangers.ts';

/** The marker of the folder comes first and pages come last, so that the files they name exist before them. */
export function moveStaged(outDir: string, stagingDir: string, staged: ReadonlyMap<string, StagedFile>): void {
  if (staged.size > 0 && isFresh(outDir)) return moveAll(outDir, stagingDir, staged.keys());
  const order = [...staged.keys()].sort((a, b) => rankOf(a) - rankOf(b));
  const folders = new Set<string>();
  for (const file of order) {
    for (const form of FORMS) {
      if (staged.get(file)?.hashes[form]) moveInto(outDir, stagingDir, file + form, folders);
    }
  }
}

function rankOf(file: string): number {
  if (file === ROOT_FILE) return 0;
  return file.endsWith('.html') ? 2 : 1;
}

/** Nothing has been published there yet. */
function isFresh(outDir: string): boolean {
  return readdirSync(outDir).every((name) => name === LOCK_FILE || name === STAGING_FOLDER);
}

/**
 * Moves whole folders, those with pages last. Staged files that are no longer part of the build are removed with other
 * unknown files.
 */
function moveAll(outDir: string, stagingDir: string, files: Iterable<string>): void {
  const marked = path.dirname(ROOT_FILE);
  const ofPages = new Set([...files].filter((file) => rankOf(file) === 2).map((file) => file.split('/')[0]));
  const rank = (name: string) => (name === marked ? 0 : ofPages.has(name) ? 2 : 1);
  for (const name of readdirSync(stagingDir).sort((a, b) => rank(a) - rank(b))) {
    renameSync(path.join(stagingDir, name), path.join(outDir, name));
  }
}

function moveInto(outDir: string, stagingDir: string, file: string, folders: Set<string>): void {
  const target = path.join(outDir, file);
  const folder = path.dirname(file);
  if (!folders.has(folder)) {
    makeFolder(outDir, folder);
    folders.add(folder);
  }
  try {
    renameSync(path.join(stagingDir, file), target);
  } catch (error) {
    // An earlier build had a folder of that name.
    if (!lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) throw error;
    rmSync(target, { recursive: true });
    renameSync(path.join(stagingDir, file), target);
  }
}

/** An earlier build may have had a file where this one has a folder. */
function makeFolder(outDir: string, folder: string): void {
  if (folder === '.') return;
  makeFolder(outDir, path.dirname(folder));
  const target = path.join(outDir, folder);
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) rmSync(target);
  mkdirSync(target);
}
