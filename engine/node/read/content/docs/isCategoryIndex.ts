import path from 'node:path';

export interface CategoryIndexParams {
  /** Without extension. */
  fileName: string;
  extension: string;
  /** Innermost first. */
  directories: string[];
}

/** Whether a document is the index of its folder: `index`, `readme`, or named like the folder. */
export function isCategoryIndex({ fileName, directories }: CategoryIndexParams): boolean {
  const name = fileName.toLowerCase();
  return name === 'index' || name === 'readme' || name === directories[0]?.toLowerCase();
}

/** From a path like `guides/start.md`. */
export function toCategoryIndexParams(relPath: string): CategoryIndexParams {
  const { dir, name, ext } = path.posix.parse(relPath);
  // A document at the root has the folder `.`, which is not a name.
  return { fileName: name, extension: ext, directories: (dir || '.').split('/').toReversed() };
}
