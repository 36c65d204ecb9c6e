import { hashOf } from '../hashOf.ts';
import { FOLDER, MISSING } from './fileStamp.ts';
import { noteFileStamp } from './inputs.ts';
import { withoutReads } from './readsOf.ts';
import { isSiteFile, readSiteFileSync } from './siteFiles.ts';

export interface FileText {
  text: string;
  hash: string;
}

/** Longer files are read each time. */
const MAX_BYTES = 1_000_000;
const cache = new Map<string, FileText & { stamp: string }>();

/**
 * A file's content, read once while its stamp is unchanged: some files are part of every page. `undefined` if there is
 * no file.
 */
export function readOnce(filePath: string): FileText | undefined {
  const stamp = withoutReads(() => noteFileStamp(filePath));
  const known = cache.get(filePath);
  if (known && known.stamp === stamp) return known;
  if (!isSiteFile(filePath)) return undefined;
  const bytes = readSiteFileSync(filePath);
  const file = { text: bytes.toString(), hash: hashOf(bytes) };
  // If the file changes now, its stamp will differ.
  const isKnown = stamp !== undefined && stamp !== MISSING && stamp !== FOLDER;
  if (isKnown && bytes.length <= MAX_BYTES) cache.set(filePath, { ...file, stamp });
  return file;
}
