import path from 'node:path';
import { readSiteFileSync } from '../../../ground/inputs/siteFiles.ts';
import { loadModule, moduleCacheDir } from '../module/loadModule.ts';
import { resolveModule } from '../module/resolveModule.ts';
import type { PluginEntry } from './pluginEntry.ts';

/** A plugin of the site that changes what is done to its style sheets: Tailwind, mostly. */
export interface PostCssPlugin {
  /** As a reader would name it. */
  name: string;
  options: unknown;
  /** The plugin's function. */
  load(): Promise<unknown>;
}

/** Nothing if the plugin's code does not speak of it. */
export function findPostCss({ module, name, options }: PluginEntry, configPath: string): PostCssPlugin | undefined {
  if (typeof module === 'function')
    return mentions(String(module)) ? { name, options, load: async () => module } : undefined;
  const siteDir = path.dirname(configPath);
  const id = String(module).replace(/^@site\//, `${siteDir}/`);
  const resolved = resolveModule(id, configPath);
  if (resolved.kind !== 'source' && resolved.kind !== 'package') return undefined;
  if (!mentions(readSiteFileSync(resolved.filePath).toString())) return undefined;
  return {
    name,
    options,
    load: async () => (await loadModule(resolved.filePath, moduleCacheDir(siteDir))).value,
  };
}

function mentions(code: string): boolean {
  return /\bconfigurePostCss\b/.test(code);
}
