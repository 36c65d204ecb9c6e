/**
 * Names the files of a page in a way that is valid for every page with the same text: relative to the page's folder, or
 * from the site's root as `@site/…`.
 */
import path from 'node:path';

const SITE = '@site/';

/**
 * The imported file, relative to the page. `folder` is the folder of the importing file. `/x.md` is below the site's
 * root.
 */
export function joinImport(folder: string, file: string): string {
  if (file.startsWith(SITE)) return inSite(file.slice(SITE.length));
  if (file.startsWith('/')) return inSite(file.slice(1));
  if (folder === '@site' || folder.startsWith(SITE)) return inSite(`${folder.slice(SITE.length)}/${file}`);
  return path.posix.join(folder, file);
}

/** The path may lead out of the site: `@site/../README.md`. */
function inSite(file: string): string {
  return SITE + path.posix.normalize(file.replace(/^\/+/, ''));
}

export function folderOf(file: string): string {
  const folder = path.posix.dirname(file);
  return folder === '.' ? '' : folder;
}

export function toFilePath(file: string, pageFolder: string, siteDir: string): string {
  return file.startsWith(SITE) ? path.join(siteDir, file.slice(SITE.length)) : path.join(pageFolder, file);
}
