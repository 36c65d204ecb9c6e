import { standInSource } from '../module/standIn.ts';
import type { ConfigProblem } from '../report/configError.ts';
import { quoteValue } from '../report/quoteValue.ts';
import { identifyModule, type KnownModule, type ModuleType } from './moduleName.ts';

/** An entry of `presets`, `plugins` or `themes`, in one shape. */
export interface PluginEntry {
  /** As a reader would name it. */
  name: string;
  known?: KnownModule;
  options: unknown;
  keyPath: string;
  /** Where the options stand. */
  optionsPath: string;
}

/** Entries may be a name, a function, one of them with options, or `false` to switch one off. */
export function readEntries(list: readonly unknown[], type: ModuleType, problems: ConfigProblem[]): PluginEntry[] {
  const entries: PluginEntry[] = [];
  for (const [index, entry] of list.entries()) {
    const keyPath = `${type}s[${index}]`;
    if (entry === false || entry === null || entry === undefined) continue;
    const isPair = Array.isArray(entry) && standInSource(entry) === undefined;
    const [module, options] = isPair ? (entry as unknown[]) : [entry, undefined];
    if ((typeof module !== 'string' && typeof module !== 'function') || module === '') {
      problems.push({
        keyPath,
        message: `${quoteValue(entry)} is not valid; expected the name of a ${type}, or a list of the name and its options.`,
      });
      continue;
    }
    entries.push({
      ...identifyModule(module, type),
      options,
      keyPath,
      optionsPath: isPair ? `${keyPath}[1]` : keyPath,
    });
  }
  return entries;
}
