/** A folder of generated files that other code imports. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An unchanged file is not written again, so that watchers see no change. */
export function writeIfChanged(file: string, content: string | Uint8Array): void {
  try {
    if (readFileSync(file).equals(Buffer.from(content))) return;
  } catch {
    // The folder does not exist yet.
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

export function makeFolder(dir: string): void {
  mkdirSync(dir, { recursive: true });
}

/** Removes files that nothing has generated since a moment (in milliseconds). */
export function removeOlder(dir: string, moment: number, isMade: (file: string) => boolean): void {
  for (const entry of listing(dir)) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) {
      removeOlder(file, moment, isMade);
      if (listing(file).length === 0) rmSync(file, { recursive: true, force: true });
    } else if (!isMade(file) && changedAt(file) < moment) {
      rmSync(file, { force: true });
    }
  }
}

function listing(dir: string) {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch {
    return [];
  }
}

function changedAt(file: string): number {
  const { mtimeMs, ctimeMs } = statSync(file);
  return Math.max(mtimeMs, ctimeMs);
}
