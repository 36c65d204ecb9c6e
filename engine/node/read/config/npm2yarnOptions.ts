import type { UnifiedPlugin } from './schema/pluginFields.ts';

/** Options of `@docusaurus/remark-plugin-npm2yarn`, whose work the compiler does itself. */
export interface Npm2yarnOptions {
  /** All such tabs of the site follow one another. */
  sync: boolean;
  /** Names of package managers, or a name and a function from a command for npm to another. */
  converters: (string | [name: string, convert: (code: string) => string])[];
}

export const NPM2YARN_DEFAULTS: Npm2yarnOptions = { sync: false, converters: ['yarn', 'pnpm', 'bun'] };

/** The plugin has no name that could be asked for, but its code speaks of the one word it looks for. */
export function isNpm2yarn(plugin: UnifiedPlugin): boolean {
  const run: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  return typeof run === 'function' && /npm2yarn/i.test(String(run));
}

/** As the first of these plugins that is it was configured. */
export function findNpm2yarn(plugins: UnifiedPlugin[]): Npm2yarnOptions | undefined {
  const found = plugins.find(isNpm2yarn);
  if (!found) return undefined;
  const given: unknown = Array.isArray(found) ? found[1] : undefined;
  return { ...NPM2YARN_DEFAULTS, ...(typeof given === 'object' ? (given as Partial<Npm2yarnOptions>) : {}) };
}
