import type { PluginEntry } from '../config/plugins/pluginEntry.ts';

/** `the plugin "name"`, for messages. `name` is the plugin's own name, once it is known. */
export function nameOfPlugin({ module, name: written, keyPath }: PluginEntry, name?: string): string {
  if (name !== undefined) return `plugin "${name}"`;
  if (typeof module !== 'function') return `plugin ${written}`;
  return module.name ? `plugin "${module.name}"` : `plugin in \`${keyPath}\``;
}

const REMEDY = 'The site is built without it. Mend it, or take it out of the configuration';

/** One sentence about the problem, and the remedy. */
export function toFailureMessage(entry: PluginEntry, plugin: string, what: string): string {
  return `The ${plugin} ${what}. ${REMEDY} (${entry.keyPath}).`;
}
