import path from 'node:path';
import { isSiteFile } from '../../../ground/inputs/siteFiles.ts';
import { importResolved, NotInstalledError } from '../module/importResolved.ts';
import { ownerOf } from '../module/moduleOwners.ts';
import { stubSource } from '../module/stub.ts';
import type { PluginEntry } from './pluginEntry.ts';
import { resolvePlugin } from './resolvePlugin.ts';
import type { SiteConfig } from '../types.ts';
import { quoteValue } from '../report/quoteValue.ts';

type Validate = (args: {
  validate(schema: unknown, given: unknown): unknown;
  options?: unknown;
  themeConfig?: unknown;
}) => unknown;

/** A plugin's code, before it receives anything about the site. */
export interface PluginModule {
  create(context: object, options: unknown): unknown;
  validateOptions?: Validate;
  validateThemeConfig?: Validate;
  filePath: string;
}

export async function loadPlugin(
  { module, type }: PluginEntry,
  { configPath, incomplete }: Pick<SiteConfig, 'configPath' | 'incomplete'>,
): Promise<PluginModule> {
  // Stubs must not affect what readers see.
  const missing = stubSource(module) ?? incomplete.get(ownerOf(module) ?? '');
  if (missing !== undefined) throw new NotInstalledError(missing);
  if (typeof module === 'function') return toPlugin({ default: module }, configPath);
  const resolved = resolvePlugin(String(module), type, configPath);
  switch (resolved.kind) {
    case 'missing-package':
      throw new NotInstalledError(resolved.id);
    case 'missing-source':
      // A workspace package that has not been built.
      if (isSiteFile(path.join(resolved.filePath, 'package.json'))) throw new NotInstalledError(String(module));
      throw new Error(`there is no such file: ${quoteValue(module)}`);
    case 'builtin':
      throw new Error(`${quoteValue(module)} is a module of Node`);
    default:
      return toPlugin(await importResolved(resolved, path.dirname(configPath)), resolved.filePath);
  }
}

/** Docusaurus uses a module's `default` export, or the module itself if there is none. */
function toPlugin(exported: unknown, filePath: string): PluginModule {
  const all = (exported ?? {}) as Partial<PluginModule> & { default?: unknown };
  const create = all.default ?? exported;
  if (typeof create !== 'function') {
    throw new Error(`it exports ${quoteValue(create)}; expected a function that returns the plugin`);
  }
  const own = create as unknown as Partial<PluginModule>;
  return {
    create: create as PluginModule['create'],
    validateOptions: own.validateOptions ?? all.validateOptions,
    validateThemeConfig: own.validateThemeConfig ?? all.validateThemeConfig,
    filePath,
  };
}
