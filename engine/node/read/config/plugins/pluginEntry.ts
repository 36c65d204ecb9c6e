import type { ContentKind } from '../module/contentPlugins.ts';
import { stubSource } from '../module/stub.ts';
import type { ConfigProblem } from '../report/configError.ts';
import { quoteValue } from '../report/quoteValue.ts';
import { identifyModule, type KnownModule, type ModuleType } from './moduleName.ts';

/** An entry of `presets`, `plugins` or `themes` in a uniform shape. */
export interface PluginEntry {
  /** The name in messages. */
  name: string;
  /** As in the configuration: a name, a path or a function. */
  module: unknown;
  known?: KnownModule;
  options: unknown;
  keyPath: string;
  /** The place of the options. */
  optionsPath: string;
  type: ModuleType;
  /** The content plugin instance that it wraps. */
  wraps?: { kind: ContentKind; id: string };
}

/**
 * An entry may be a name or a function, each with or without options, or `false` to switch a plugin off. `owner`: the
 * preset that has the list, in front of each key path.
 */
export function readEntries(
  list: readonly unknown[],
  type: ModuleType,
  problems: ConfigProblem[],
  owner = '',
): PluginEntry[] {
  const entries: PluginEntry[] = [];
  for (const [index, entry] of list.entries()) {
    const keyPath = `${owner}${type}s[${index}]`;
    // A preset leaves out what is switched off.
    if (entry === false || entry === null || (owner !== '' && !entry)) continue;
    const isPair = Array.isArray(entry);
    const [module, options] = isPair ? (entry as unknown[]) : [entry, undefined];
    if (!isModule(module, type) || (isPair && (entry.length !== 2 || !isOptions(options)))) {
      problems.push({
        keyPath,
        code: 'invalid-value',
        message: `${quoteValue(entry)} is not valid; expected the name of a ${type}, or a list of the name and its options.`,
      });
      continue;
    }
    entries.push({
      ...identifyModule(module, type),
      type,
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
  return typeof module === 'function' && (type !== 'preset' || stubSource(module) !== undefined);
}

function isOptions(options: unknown): boolean {
  return (
    (typeof options === 'object' && options !== null && !Array.isArray(options)) || stubSource(options) !== undefined
  );
}
