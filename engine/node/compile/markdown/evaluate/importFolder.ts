/**
 * Names the files of a page in a way that is valid for every page with the same text: relative to the page's folder, or
 * from the site's root as `@site/…`.
 */
import path from 'node:path';
import { toSiteAlias } from '../../../ground/files/siteAlias.ts';
import { filesOfAbsolute, findCodeFile, type ImportRoots } from '../../siteCode/moduleNames.ts';

const SITE = '@site/';

export interface ImportFolder {
  settings: ImportRoots;
  /** The folder of the importing file, relative to the page. */
  folder: string;
  /** Called with names that an import would mean if the file existed. */
  noteMissing?(file: string): void;
}

/** The imported file, relative to the page. `/x.md` is in a static folder or in the site's folder. */
export function joinImport({ settings, folder, noteMissing }: ImportFolder, file: string): string {
  if (file.startsWith(SITE)) return inSite(file.slice(SITE.length));
  if (file.startsWith('/')) {
    for (const candidate of filesOfAbsolute(file, settings)) {
      const name = toSiteAlias(candidate, settings.siteDir);
      if (findCodeFile(candidate)) return name;
      noteMissing?.(name);
    }
    return inSite(file);
  }
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
