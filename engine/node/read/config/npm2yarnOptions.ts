import { stubSource } from './module/stub.ts';
import type { UnifiedPlugin } from './schema/pluginFields.ts';

const PACKAGE = '@docusaurus/remark-plugin-npm2yarn';

/** Options of `@docusaurus/remark-plugin-npm2yarn`, whose work the compiler does itself. */
export interface Npm2yarnOptions {
  /** All such tabs of the site are synchronised. */
  sync: boolean;
  /** Names of package managers, or a name with a function that converts a command for npm. */
  converters: (string | [name: string, convert: (code: string) => string])[];
}

const DEFAULTS: Npm2yarnOptions = { sync: false, converters: ['yarn', 'pnpm', 'bun'] };

/**
 * Names of variables and functions in Docusaurus's plugin, by which it is distinguished from similar plugins of sites.
 */
const ITS_CODE = [/\bisNpm2Yarn\b/, /\bisTabsImport\b/, /\bconverters\b/];

/**
 * The plugin function has no name to check. One that is not recognised runs like any other plugin, only more slowly.
 */
export function isNpm2yarn(plugin: unknown): boolean {
  const run: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  if (typeof run !== 'function') return false;
  const code = String(run);
  return stubSource(run) === PACKAGE || ITS_CODE.every((name) => name.test(code));
}

/** With the options of the first of these plugins that is npm2yarn. */
export function findNpm2yarn(plugins: UnifiedPlugin[]): Npm2yarnOptions | undefined {
  const found = plugins.find(isNpm2yarn);
  if (!found) return undefined;
  const given: unknown = Array.isArray(found) ? found[1] : undefined;
  return { ...DEFAULTS, ...(typeof given === 'object' ? (given as Partial<Npm2yarnOptions>) : {}) };
}
