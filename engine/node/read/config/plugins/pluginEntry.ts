import { standInSource } from '../module/standIn.ts';
import type { ConfigProblem } from '../report/configError.ts';
import { quoteValue } from '../report/quoteValue.ts';
import { identifyModule, type KnownModule, type ModuleType } from './moduleName.ts';

/** An entry of `presets`, `plugins` or `themes`, in one shape. */
export interface PluginEntry {
  /** As a reader would name it. */
  name: string;
  known?: KnownModule;
  /** A name, or the plugin itself. */
  module: unknown;
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
    if (entry === false || entry === null) continue;
    const isPair = Array.isArray(entry);
    const [module, options] = isPair ? (entry as unknown[]) : [entry, undefined];
    if (!isModule(module, type) || (isPair && (entry.length !== 2 || !isOptions(options)))) {
      problems.push({
        keyPath,
        message: `${quoteValue(entry)} is not valid; expected the name of a ${type}, or a list of the name and its options.`,
      });
      continue;
    }
    entries.push({
      ...identifyModule(module, type),
      module,
      options,
      keyPath,
      optionsPath: isPair ? `${keyPath}[1]` : keyPath,
    });
  }
  return entries;
}

/** A preset is a name; plugins and themes may be functions too. */
function isModule(module: unknown, type: ModuleType): boolean {
  if (typeof module === 'string') return module !== '';
  return typeof module === 'function' && (type !== 'preset' || standInSource(module) !== undefined);
}

function isOptions(options: unknown): boolean {
  return (
    (typeof options === 'object' && options !== null && !Array.isArray(options)) || standInSource(options) !== undefined
  );
}
