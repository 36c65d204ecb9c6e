/**
 * Where files of a page are, written so that it is true for every page with the same text: relative to the page's
 * folder, or from the site's root as `@site/…`.
 */
import path from 'node:path';

/** The imported file, seen from the page: `folder` is where the importing file is. */
export function joinImport(folder: string, file: string): string {
  if (file.startsWith('@site/')) return path.posix.normalize(file);
  return path.posix.join(folder, file);
}

export function folderOf(file: string): string {
  const folder = path.posix.dirname(file);
  return folder === '.' ? '' : folder;
}

export function toFilePath(file: string, pageFolder: string, siteDir: string): string {
  return file.startsWith('@site/') ? path.join(siteDir, file.slice('@site/'.length)) : path.join(pageFolder, file);
}
