import path from 'node:path';
import { messageOf } from '../../../../shared/messageOf.ts';
import type { ProblemCode } from '../../../../shared/problemCodes.ts';
import { didYouMean } from '../../../../shared/nearestName.ts';
import { loadModule, moduleCacheDir } from '../module/loadModule.ts';
import { ModuleError } from '../module/moduleError.ts';
import { stubSource } from '../module/stub.ts';
import { withoutStubs } from '../module/withoutStubs.ts';
import type { ConfigProblem, ConfigWarning } from '../report/configError.ts';
import { quoteValue } from '../report/quoteValue.ts';
import { readEntries, type PluginEntry } from './pluginEntry.ts';
import { resolvePlugin } from './resolvePlugin.ts';

export interface ExpandedPreset {
  /** Plugins first, then themes, as in Docusaurus. */
  entries: PluginEntry[];
  /** Packages that are not installed. */
  missing: Iterable<string>;
}

/** Octavo has this preset, under both names. */
const PRESET_NAMES = ['classic', '@docusaurus/preset-classic'];

/** Loads the plugins of an unknown preset, which runs like the configuration. */
export async function expandPreset(
  preset: PluginEntry,
  configPath: string,
  context: object,
  problems: ConfigProblem[],
  warnings: ConfigWarning[],
): Promise<ExpandedPreset> {
  const { module, name, keyPath, options = {} } = preset;
  const fail = (code: ProblemCode, message: string): ExpandedPreset => {
    problems.push({ keyPath, code, message });
    return { entries: [], missing: [] };
  };
  const resolved = stubSource(module) === undefined ? resolvePlugin(String(module), 'preset', configPath) : undefined;
  if (!resolved || resolved.kind === 'missing-package') {
    const hint = didYouMean(String(module), PRESET_NAMES);
    warnings.push({ code: 'missing-package', message: `${keyPath}: ${name} is not installed; it is left out.${hint}` });
    return { entries: [], missing: [String(stubSource(module) ?? module)] };
  }
  if (resolved.kind !== 'source' && resolved.kind !== 'package') {
    return fail('missing-file', `${quoteValue(module)} is no file.`);
  }
  try {
    const loaded = await loadModule(resolved.filePath, moduleCacheDir(path.dirname(configPath)));
    if (typeof loaded.value !== 'function') {
      return fail('plugin-fails', `${resolved.filePath} exports ${quoteValue(loaded.value)}; expected a function.`);
    }
    const create = loaded.value as (context: object, options: unknown) => unknown;
    const given = await loaded.guard(() => create(context, options));
    if (typeof given !== 'object' || given === null) {
      const expected = 'expected an object with `plugins` and `themes`';
      return fail('plugin-fails', `The preset gives ${quoteValue(given)}; ${expected}.`);
    }
    const { plugins = [], themes = [] } = withoutStubs(given).value as { plugins?: unknown[]; themes?: unknown[] };
    const owner = `${keyPath} ${name}: `;
    return {
      entries: [...readEntries(plugins, 'plugin', problems, owner), ...readEntries(themes, 'theme', problems, owner)],
      missing: loaded.missing.keys(),
    };
  } catch (error) {
    const place =
      error instanceof ModuleError ? [error.filePath, error.line].filter(Boolean).join(':') : resolved.filePath;
    const reason = messageOf(error);
    return fail('plugin-fails', `The preset ${name} fails: ${reason.replace(/\.$/, '')} (${place}).`);
  }
}
