import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isSiteFile } from '../../ground/inputs/siteFiles.ts';
import { didYouMean } from '../../../shared/nearestName.ts';
import { ConfigError } from './report/configError.ts';

/** In the order in which Docusaurus looks for them. */
const NAMES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((extension) => `docusaurus.config.${extension}`);

/** The configuration file of a site folder, absolute. */
export async function findConfigFile(siteDir: string): Promise<string> {
  const found = NAMES.map((name) => path.join(siteDir, name)).find(isSiteFile);
  if (found !== undefined) return found;
  const entries = await readdir(siteDir).catch((error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'ENOENT' ? 'does not exist' : error.code === 'ENOTDIR' ? 'is not a folder' : error.message;
    throw new ConfigError(siteDir, [{ keyPath: '', message: `The site folder ${siteDir} ${reason}.` }]);
  });
  const near = entries.map((entry) => didYouMean(entry, NAMES) && entry).find(Boolean);
  const hint = near ? ` There is a file ${near}: is it meant to be the configuration?` : '';
  throw new ConfigError(siteDir, [
    {
      keyPath: '',
      message: `${siteDir} has no configuration: expected docusaurus.config.ts (or .mts, .cts, .js, .mjs, .cjs).${hint}`,
    },
  ]);
}
