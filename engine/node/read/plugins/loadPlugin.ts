import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadModule, moduleCacheDir } from '../config/module/loadModule.ts';
import { standInSource } from '../config/module/standIn.ts';
import type { PluginEntry } from '../config/plugins/pluginEntry.ts';
import { resolvePlugin } from '../config/plugins/resolvePlugin.ts';
import { quoteValue } from '../config/report/quoteValue.ts';

type Validate = (args: {
  validate(schema: unknown, given: unknown): unknown;
  options?: unknown;
  themeConfig?: unknown;
}) => unknown;

/** A plugin's code, before it is told anything of the site. */
export interface PluginModule {
  create(context: object, options: unknown): unknown;
  validateOptions?: Validate;
  validateThemeConfig?: Validate;
  filePath: string;
  /** Packages that it imports and that are not installed. */
  missing: string[];
}

/** The plugin, or something that it needs, is not installed. */
export class NotInstalledError extends Error {}

export async function loadPlugin({ module, type }: PluginEntry, configPath: string): Promise<PluginModule> {
  const standIn = standInSource(module);
  if (standIn !== undefined) throw new NotInstalledError(standIn);
  if (typeof module === 'function') return toPlugin({ default: module }, configPath, []);
  const resolved = resolvePlugin(String(module), type, configPath);
  switch (resolved.kind) {
    case 'missing-package':
      throw new NotInstalledError(resolved.id);
    case 'source': {
      const cacheDir = moduleCacheDir(path.dirname(configPath));
      const { exports, missing } = await loadModule(resolved.filePath, cacheDir);
      return toPlugin(exports, resolved.filePath, [...missing.keys()]);
    }
    case 'package':
      return toPlugin(await importPackage(resolved.filePath), resolved.filePath, []);
    default:
      throw new Error(`there is no such file: ${quoteValue(module)}`);
  }
}

async function importPackage(file: string): Promise<unknown> {
  try {
    return createRequire(file)(file) as unknown;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // An ES module that waits for something while it loads.
    if (code === 'ERR_REQUIRE_ASYNC_MODULE') return import(pathToFileURL(file).href);
    const id = /^(?:ERR_)?MODULE_NOT_FOUND$/.test(code ?? '') && /^Cannot find \w+ '([^./'][^']*)'/.exec(message)?.[1];
    throw id ? new NotInstalledError(id) : error;
  }
}

/** Docusaurus takes what a module calls `default`, and the module itself if there is none. */
function toPlugin(exported: unknown, filePath: string, missing: string[]): PluginModule {
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
    missing,
  };
}
