import path from 'node:path';
import { siteFileExists } from '../../../ground/inputs/siteFiles.ts';
import type { SiteConfig } from '../../config/types.ts';
import { toLocaleDir, toPluginFolder } from '../../translations/readMessages.ts';

/** The folder with the content of an instance or of one version. */
export interface ContentFolder {
  dir: string;
  /** The folder with translated files, which replace those in `dir`, if it exists. */
  localizedDir?: string;
}

export function toContentFolder(
  config: SiteConfig,
  dir: string,
  plugin: { name: string; instanceId: string; sub?: string },
): ContentFolder {
  const localeDir = toLocaleDir(config);
  if (localeDir === undefined) return { dir };
  const localizedDir = path.join(localeDir, toPluginFolder(plugin.name, plugin.instanceId), plugin.sub ?? '');
  return siteFileExists(localizedDir) ? { dir, localizedDir } : { dir };
}

export function isLocalizedFile({ localizedDir }: ContentFolder, filePath: string): boolean {
  return localizedDir !== undefined && filePath.startsWith(localizedDir + path.sep);
}

/** The path of a data file (authors, tags), preferably translated; undefined if there is none. */
export function findDataFile(folder: ContentFolder, relPath: string): string | undefined {
  const dirs = folder.localizedDir === undefined ? [folder.dir] : [folder.localizedDir, folder.dir];
  return dirs.map((dir) => path.join(dir, relPath)).find(siteFileExists);
}
