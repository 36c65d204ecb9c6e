import path from 'node:path';

/** A folder and those around it, up to the root of the disk. */
export function* foldersUp(folder: string): Generator<string> {
  yield folder;
  const parent = path.dirname(folder);
  if (parent !== folder) yield* foldersUp(parent);
}
