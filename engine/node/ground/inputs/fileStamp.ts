import { statSync, type BigIntStats } from 'node:fs';
import { now } from './clock.ts';

/** Timestamps have a resolution of up to 10 ms, so two writes within one step look the same. */
export const CLOCK_STEP_MS = 20;
/** Some file systems count whole seconds. */
const COARSE_CLOCK_STEP_MS = 2000;

export const MISSING = 'missing';
/** The stamp of a folder only shows that it exists; its listing records its content. */
export const FOLDER = 'folder';

/**
 * Identifies the content of a file without reading it: the stamp changes whenever the file does. `undefined` for a file
 * that was just written, because a second write could leave the same stamp.
 */
export function stampOf(filePath: string): string | undefined {
  const info = statOf(filePath);
  if (!info) return MISSING;
  if (info.isDirectory()) return FOLDER;
  const age = now() - Number(info.mtimeNs > info.ctimeNs ? info.mtimeNs : info.ctimeNs) / 1e6;
  const step = info.mtimeNs % 1_000_000_000n === 0n ? COARSE_CLOCK_STEP_MS : CLOCK_STEP_MS;
  return age > step ? toStamp(info) : undefined;
}

/** Like `stampOf`, for files that only this process writes, and never twice at the same moment. */
export function ownStampOf(filePath: string): string {
  const info = statOf(filePath);
  return info ? toStamp(info) : MISSING;
}

function statOf(filePath: string): BigIntStats | undefined {
  try {
    return statSync(filePath, { bigint: true, throwIfNoEntry: false });
  } catch {
    // A file in place of a folder, a loop of links, or no permission: nothing can be read there either.
    return undefined;
  }
}

/** `ctime` detects changes that preserve `mtime`, such as copies, archives and `touch`. */
function toStamp({ size, mtimeNs, ctimeNs, ino }: BigIntStats): string {
  return `${size} ${mtimeNs} ${ctimeNs} ${ino}`;
}
