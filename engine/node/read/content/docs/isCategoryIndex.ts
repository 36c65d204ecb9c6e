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
  const segments = relPath.split('/');
  const file = segments.pop() ?? '';
  const dot = file.lastIndexOf('.');
  const cut = dot > 0 ? dot : file.length;
  // A document at the root has the folder `.`, which is not a name.
  const directories = segments.length > 0 ? segments.toReversed() : ['.'];
  return { fileName: file.slice(0, cut), extension: file.slice(cut), directories };
}
