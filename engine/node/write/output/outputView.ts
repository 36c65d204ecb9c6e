/**
 * A copy of the finished site as a folder, for plugins that read or change it after the build. Their changes become
 * part of the build, and are published with it or not at all.
 */
import { copyFileSync, constants, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { MISSING, ownStampOf } from '../../ground/inputs/fileStamp.ts';
import type { Output } from './openOutput.ts';
import type { Originals } from './originals.ts';

export interface OutputView {
  /** Copies files of the build so far into the folder. */
  show(isShown: (file: string) => boolean): void;
  /** Restores the files if the folder was removed or emptied; returns them. */
  mend(): string | undefined;
  takeBack(): Promise<TakenBack>;
}

interface TakenBack {
  /** Files that were changed or removed: their hashes before the change. */
  originals: Record<string, string>;
  /** Neither a file nor a folder. */
  unusable: string[];
}

export function openView(output: Output, dir: string, originals?: Originals): OutputView {
  removeFolder(dir);
  mkdirSync(dir, { recursive: true });
  const stamps = new Map<string, string>();
  return { show, mend, takeBack };

  function show(isShown: (file: string) => boolean): void {
    copy(output.files().filter(isShown));
  }

  function mend(): string | undefined {
    const damage = findDamage(dir);
    if (damage === undefined) return undefined;
    removeFolder(dir);
    copy([...stamps.keys()]);
    return damage;
  }

  function copy(files: string[]): void {
    for (const file of files) {
      const target = path.join(dir, file);
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(output.pathOf(file), target, constants.COPYFILE_FICLONE);
      stamps.set(file, ownStampOf(target));
    }
  }

  async function takeBack(): Promise<TakenBack> {
    const hashes: Record<string, string> = {};
    const keepOriginal = (file: string, content: Uint8Array) => {
      if (originals) hashes[file] = originals.save(content);
      // It does not have several writers: the plugin changes it last in every build.
      output.remove(file);
    };
    const { files, unusable } = listFiles(dir);
    for (const file of files) {
      if (stamps.get(file) === ownStampOf(path.join(dir, file))) continue;
      const content = readFileSync(path.join(dir, file));
      if (stamps.has(file)) {
        const original = readFileSync(output.pathOf(file));
        if (content.equals(original)) continue;
        keepOriginal(file, original);
      }
      await output.write(file, content);
    }
    for (const file of stamps.keys()) {
      if (ownStampOf(path.join(dir, file)) !== MISSING) continue;
      keepOriginal(file, readFileSync(output.pathOf(file)));
    }
    removeFolder(dir);
    return { originals: hashes, unusable };
  }
}

/** A plugin that failed may still be writing. */
function removeFolder(dir: string): void {
  rmSync(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
}

function findDamage(dir: string): string | undefined {
  try {
    return readdirSync(dir).length === 0 ? 'removes all files of the output' : undefined;
  } catch (error) {
    return `leaves no folder where the output was (${(error as NodeJS.ErrnoException).code})`;
  }
}

interface Listing {
  files: string[];
  unusable: string[];
}

function listFiles(dir: string, folder = '', found: Listing = { files: [], unusable: [] }): Listing {
  for (const entry of readdirSync(path.join(dir, folder), { withFileTypes: true })) {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) listFiles(dir, file, found);
    else if (entry.isFile() || isLinkToFile(path.join(dir, file))) found.files.push(file);
    else found.unusable.push(file);
  }
  return found;
}

function isLinkToFile(filePath: string): boolean {
  return statSync(filePath, { throwIfNoEntry: false })?.isFile() ?? false;
}
