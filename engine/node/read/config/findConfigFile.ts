import path from 'node:path';
import { isSiteFile, namesInSiteFolder, statSiteFile } from '../../ground/inputs/siteFiles.ts';
import { didYouMean } from '../../../shared/nearestName.ts';
import { ConfigError } from './report/configError.ts';

/** In the order in which Docusaurus looks for them. */
const NAMES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((extension) => `docusaurus.config.${extension}`);

/** The configuration file of a site folder, absolute. */
export function findConfigFile(siteDir: string): string {
  const found = NAMES.map((name) => path.join(siteDir, name)).find(isSiteFile);
  if (found !== undefined) return found;
  const info = statSiteFile(siteDir);
  if (!info?.isDirectory()) {
    const message = `The site folder ${siteDir} ${info ? 'is not a folder' : 'does not exist'}.`;
    throw new ConfigError(siteDir, [{ keyPath: '', code: 'no-site', message }]);
  }
  const entries = namesInSiteFolder(siteDir);
  const near = entries.map((entry) => didYouMean(entry, NAMES) && entry).find(Boolean);
  const hint = near ? ` There is a file ${near}: is it meant to be the configuration?` : '';
  throw new ConfigError(siteDir, [
    {
      keyPath: '',
      code: 'no-site',
      message: `${siteDir} has no configuration: expected docusaurus.config.ts (or .mts, .cts, .js, .mjs, .cjs).${hint}`,
    },
  ]);
}
