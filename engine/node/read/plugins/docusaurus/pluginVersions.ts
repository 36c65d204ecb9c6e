import path from 'node:path';
import { foldersUp } from '../../../ground/files/foldersUp.ts';
import { readManifest } from '../../../ground/inputs/packages.ts';
import { isSiteFile } from '../../../ground/inputs/siteFiles.ts';

export type PluginVersion =
  | { type: 'package'; name?: string; version?: string }
  | { type: 'project' | 'local' | 'synthetic' };

/** The origin of a plugin: a package, the site, or unknown. */
export function versionOf(filePath: string, siteDir: string): PluginVersion {
  for (const dir of foldersUp(path.dirname(filePath))) {
    if (!isSiteFile(path.join(dir, 'package.json'))) continue;
    if (dir === siteDir) return { type: 'project' };
    const { name, version } = readManifest(dir);
    return { type: 'package', name, version };
  }
  return { type: 'local' };
}
