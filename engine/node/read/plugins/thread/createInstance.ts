/** Loads the module of a plugin and makes the plugin. */
import path from 'node:path';
import { makeFolder } from '../../../ground/files/generatedFolder.ts';
import { isSiteFile, readSiteFileSync } from '../../../ground/inputs/siteFiles.ts';
import { toPlain } from '../../../ground/toPlain.ts';
import { NO_BUNDLING } from '../../config/bundling.ts';
import type { PluginEntry } from '../../config/plugins/pluginEntry.ts';
import type { LocaleSite } from '../../loadLocales.ts';
import { makePlugin, type WrappedPlugin } from '../../config/module/contentPlugins.ts';
import { ownerOf } from '../../config/module/moduleOwners.ts';
import { loadPlugin } from '../../config/plugins/loadPlugin.ts';
import type { LoadedPlugin } from '../types.ts';
import { toPluginContext } from '../pluginContext.ts';
import { STEPS, toPluginObject, type PluginObject } from './pluginObject.ts';
import { CREATE, LOAD, type Running } from './toPluginProblem.ts';
import { validateOptions, validateThemeConfig } from '../../config/plugins/validateOptions.ts';

/** A plugin with its results so far. */
export interface Instance {
  entry: PluginEntry;
  plugin: PluginObject;
  options: Record<string, unknown>;
  loaded: LoadedPlugin;
  content?: unknown;
  /** The content plugin that it has created. */
  wrapped?: WrappedPlugin;
  /** The running `loadContent` that waits for content. */
  underWay?: Promise<unknown>;
}

/** Runs a step of a plugin; undefined if it fails, which is reported. */
export type RunStep = <T>(running: Running, action: () => T | Promise<T>) => Promise<{ value: T } | undefined>;

/** Undefined if it cannot be made, or is switched off. */
export async function createInstance(
  entry: PluginEntry,
  { config, context, run }: { config: LocaleSite['config']; context: ReturnType<typeof toPluginContext>; run: RunStep },
): Promise<Instance | undefined> {
  const found = await run({ entry, filePath: config.configPath, step: LOAD }, () => loadPlugin(entry, config));
  if (!found) return undefined;
  const module = found.value;
  const running = { entry, filePath: module.filePath, step: CREATE };
  const created = await run(running, async () => {
    makeDocusaurusFolder(ownerOf(entry.module) ?? module.filePath, config.siteDir);
    const options = validateOptions(module, (entry.options ?? {}) as object);
    validateThemeConfig(module, context);
    const { plugin, wrapped } = await makePlugin(() => module.create(context, options));
    if (wrapped.length > 0 && !entry.wraps) {
      throw new Error(`it makes the ${wrapped[0]?.kind} plugin, which its own file does not import`);
    }
    return { options, plugin: toPluginObject(plugin), wrapped: wrapped[0] };
  });
  // A plugin that returns `null` is switched off.
  if (!created?.value.plugin) return undefined;
  const { options, plugin, wrapped } = created.value;
  return {
    entry,
    plugin,
    options,
    wrapped,
    loaded: {
      index: config.plugins.indexOf(entry),
      name: plugin.name,
      id: options.id,
      options: toPlain(options),
      filePath: module.filePath,
      steps: STEPS.filter((step) => plugin[step] !== undefined),
      ...(wrapped && { wraps: true }),
      routes: [],
      tags: { headTags: [], preBodyTags: [], postBodyTags: [] },
      clientModules: [],
      themeFolders: [],
      bundling: NO_BUNDLING,
      translationFiles: [],
      codeTranslations: {},
    },
  };
}

/** Some plugins write into Docusaurus's own folder by its name. */
function makeDocusaurusFolder(filePath: string, siteDir: string): void {
  if (!isSiteFile(filePath) || !readSiteFileSync(filePath).toString().includes('.docusaurus')) return;
  makeFolder(path.join(siteDir, '.docusaurus'));
}
