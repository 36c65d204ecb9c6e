import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { usePnp } from '../node/ground/inputs/packages.ts';
import { isBuiltEngine } from '../node/ground/octavo/engineFiles.ts';
import { didYouMean } from '../shared/nearestName.ts';
import { callerFolder } from './callerFolder.ts';
import { NoSiteError, UsageError } from './usageError.ts';

const CONFIG = /^docusaurus\.config\.(?:ts|mts|cts|js|mjs|cjs)$/;

/** The absolute path of the folder, which exists. */
export async function resolveFolder(given: string): Promise<string> {
  const folder = path.resolve(callerFolder, given);
  const info = await stat(folder).catch(() => undefined);
  if (info?.isDirectory()) return folder;
  if (info) throw new UsageError(`"${given}" is a file; a folder is needed here.`);
  const siblings = await listFolders(path.dirname(folder));
  throw new UsageError(`There is no folder "${given}".${didYouMean(path.basename(folder), siblings)}`);
}

/**
 * The absolute path of the site folder, which has a configuration. The process enters it: configurations and plugins
 * use `path.resolve('src/x')`, because their authors call Docusaurus there.
 */
export async function resolveSiteFolder(given = '.'): Promise<string> {
  const folder = await resolveFolder(given);
  if (await hasConfig(folder)) {
    // Tests run the engine from its sources, and several tests share a process.
    if (isBuiltEngine()) process.chdir(folder);
    usePnp(folder);
    return folder;
  }
  const inside = [];
  for (const name of await listFolders(folder)) if (await hasConfig(path.join(folder, name))) inside.push(name);
  const hint = inside[0] === undefined ? '' : ` Did you mean "${path.join(given, inside[0])}"?`;
  const remedy = hint || ' Name the folder of your site, or make one: octavo new my-site.';
  throw new NoSiteError(
    `"${given}" is not a site folder: it has no docusaurus.config.ts (or .js, .mjs, .cjs, .mts, .cts).${remedy}`,
  );
}

export async function hasConfig(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  return names.some((name) => CONFIG.test(name));
}

async function listFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name))
    .map(({ name }) => name);
}
