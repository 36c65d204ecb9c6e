import { randomUUID } from 'node:crypto';
import { hashOf } from '../../ground/hashOf.ts';
import { MISSING, stampOf } from '../../ground/inputs/fileStamp.ts';
import type { Inputs } from '../../ground/inputs/inputs.ts';
import { hashOfRead } from '../../ground/inputs/readsOf.ts';
import type { ModuleGraph } from './module/moduleGraph.ts';
import { isNpm2yarn } from './npm2yarnOptions.ts';
import type { UnifiedPlugin } from './schema/pluginFields.ts';

/** The options of an instance with Markdown plugins, in the order in which they run. */
export const PLUGIN_LISTS = [
  'beforeDefaultRemarkPlugins',
  'remarkPlugins',
  'beforeDefaultRehypePlugins',
  'rehypePlugins',
] as const;

export type PluginList = (typeof PLUGIN_LISTS)[number];

/** Plugins of one instance, without those whose work Octavo does itself. */
export type MarkdownPlugins = Record<PluginList, UnifiedPlugin[]>;

/** Undefined if no plugin must run. */
export function toMarkdownPlugins(options: MarkdownPlugins): MarkdownPlugins | undefined {
  const lists = PLUGIN_LISTS.map((list) => [list, options[list].filter((plugin) => !isNpm2yarn(plugin))] as const);
  return lists.some(([, plugins]) => plugins.length > 0) ? (Object.fromEntries(lists) as MarkdownPlugins) : undefined;
}

/** The code behind a configuration. */
export interface ConfigCode {
  graph: ModuleGraph;
  /** Everything that was read while it ran. */
  inputs: Inputs;
}

/**
 * Identifies what plugins do, apart from the page and what they read while running: their code, their options, and what
 * the configuration read when it was loaded. Two configurations with the same key treat every page the same.
 */
export function keyOfPlugins(instances: MarkdownPlugins[], { graph, inputs }: ConfigCode): string {
  const seen = new Map<unknown, number>();
  const described = instances.map((instance) => PLUGIN_LISTS.map((list) => describe(instance[list])));
  const files = Object.entries(inputs.files)
    .filter(([file]) => !graph.hasFile(file))
    .map(([file, stamp]) => [file, stamp === MISSING ? MISSING : hashOfFile(file, stamp)]);
  return hashOf(JSON.stringify([described, files.sort(), inputs.folders, inputs.variables, inputs.day]));

  /**
   * Converts a value to data that is equal for equal values; functions are represented by the code that contains them.
   */
  function describe(value: unknown): unknown {
    if (typeof value === 'function') return ['function', value.name, String(value), graph.hashOfCode(value)];
    if (typeof value !== 'object' || value === null) return [typeof value, String(value)];
    const place = seen.get(value);
    if (place !== undefined) return ['seen', place];
    seen.set(value, seen.size);
    if (value instanceof RegExp || value instanceof Date) return [String(value), Number(value)];
    if (value instanceof Map || value instanceof Set) return [value.constructor.name, [...value].map(describe)];
    const { constructor } = value;
    const own = Reflect.ownKeys(value).map((key) => [String(key), describe(Reflect.get(value, key))]);
    return [constructor === Object || constructor === Array ? '' : describe(constructor), own];
  }
}

/** A file that changed since it was read has no reliable hash. */
function hashOfFile(file: string, stamp: string): string {
  const hash = hashOfRead('files', file);
  return stampOf(file) === stamp ? hash : randomUUID();
}
