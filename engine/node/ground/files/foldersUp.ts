import path from 'node:path';

/** A folder and its ancestors, up to the root. */
export function* foldersUp(folder: string): Generator<string> {
  yield folder;
  const parent = path.dirname(folder);
  if (parent !== folder) yield* foldersUp(parent);
}
