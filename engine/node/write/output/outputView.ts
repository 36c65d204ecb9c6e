/**
 * The finished site as a folder of its own, for plugins that look at it or change it when it is built. What they change
 * becomes part of the build, and is published with it or not at all.
 */
import { copyFileSync, constants, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { MISSING, ownStampOf } from '../../ground/inputs/fileStamp.ts';
import type { Output } from './openOutput.ts';

export interface OutputView {
  /** Puts files of the build so far into the folder. */
  show(isShown: (file: string) => boolean): void;
  /** Takes back what was changed there; names it. */
  takeBack(): Promise<string[]>;
}

export function openView(output: Output, dir: string): OutputView {
  removeFolder(dir);
  mkdirSync(dir, { recursive: true });
  const stamps = new Map<string, string>();
  return { show, takeBack };

  function show(isShown: (file: string) => boolean): void {
    for (const file of output.files().filter(isShown)) {
      const target = path.join(dir, file);
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(output.pathOf(file), target, constants.COPYFILE_FICLONE);
      stamps.set(file, ownStampOf(target));
    }
  }

  async function takeBack(): Promise<string[]> {
    const changed: string[] = [];
    for (const file of listFiles(dir)) {
      if (stamps.get(file) === ownStampOf(path.join(dir, file))) continue;
      const content = readFileSync(path.join(dir, file));
      if (stamps.has(file) && content.equals(readFileSync(output.pathOf(file)))) continue;
      await output.write(file, content);
      changed.push(file);
    }
    for (const file of stamps.keys()) {
      if (ownStampOf(path.join(dir, file)) !== MISSING) continue;
      output.remove(file);
      changed.push(file);
    }
    removeFolder(dir);
    return changed;
  }
}

/** A plugin that failed may still be writing. */
function removeFolder(dir: string): void {
  rmSync(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
}

function listFiles(dir: string, folder = ''): string[] {
  return readdirSync(path.join(dir, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(dir, file) : [file];
  });
}
