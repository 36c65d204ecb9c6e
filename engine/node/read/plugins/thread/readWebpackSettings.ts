import path from 'node:path';
import { joinBundling, NO_MODULE, type Aliases, type Bundling } from '../../config/bundling.ts';
import { toSiteAlias } from '../../../ground/files/siteAlias.ts';
import type { PluginContext } from '../pluginContext.ts';
import { toList, toReadRules } from './toReadRules.ts';

export interface BundlerAnswer {
  bundling: Bundling;
  /** Settings without a meaning here. */
  others: string[];
}

/** Settings for how webpack works, which do not affect the result. */
const WEBPACK_KEYS =
  /^(?:bail|cache|dependencies|devServer|devtool|experiments|externalsPresets|ignoreWarnings|infrastructureLogging|mergeStrategy|mode|name|node|optimization|parallelism|performance|profile|recordsPath|snapshot|stats|target|watch|watchOptions)$/;
const RESOLVING_KEYS =
  /^(?:cache|cachePredicate|fullySpecified|preferRelative|symlinks|unsafeCache|useSyncFileSystemCalls)$/;

/** Reads the settings of `configureWebpack`. There is no webpack here, but most settings have a counterpart. */
export function readWebpackSettings(
  plugin: { configureWebpack?: unknown },
  { siteDir, currentBundler }: Pick<PluginContext, 'siteDir' | 'currentBundler'>,
  content: unknown,
): BundlerAnswer {
  const configured = plugin.configureWebpack;
  const tools = {
    getStyleLoaders: () => [],
    getJSLoader: () => ({ loader: 'babel-loader' }),
    currentBundler,
  };
  const given = {
    resolve: { alias: {}, fallback: {} },
    resolveLoader: { alias: {} },
    module: { rules: [] },
    plugins: [],
  };
  const settings: unknown =
    typeof configured === 'function' ? (configured as Function).call(plugin, given, false, tools, content) : configured;
  // Some plugins change their argument.
  const answers = [...(settings === given ? [] : [given]), settings].map((one) => readAnswer(toObject(one), siteDir));
  return {
    bundling: joinBundling(answers.map(({ bundling }) => bundling)),
    others: [...new Set(answers.flatMap(({ others }) => others))],
  };
}

function readAnswer(settings: Record<string, unknown>, siteDir: string): BundlerAnswer {
  const { resolve, resolveLoader, module, plugins, ...rest } = settings;
  const { alias, fallback, ...resolving } = toObject(resolve);
  const { alias: loaders, ...resolvingLoaders } = toObject(resolveLoader);
  const { rules, ...ofModule } = toObject(module);
  const read = toReadRules(toList(rules), siteDir);
  const bundling: Bundling = {
    aliases: toAliases(alias, siteDir),
    fallbacks: toAliases(fallback, siteDir),
    loaders: toAliases(loaders, siteDir),
    rules: read.rules,
    defines: {},
    provides: {},
  };
  const leftOut = toList(plugins).flatMap((one) => (takePlugin(one, bundling, siteDir) ? [] : [nameOf(one)]));
  return {
    bundling,
    others: [
      ...namesIn(rest, '', WEBPACK_KEYS),
      ...namesIn(resolving, 'resolve.', RESOLVING_KEYS),
      ...namesIn(resolvingLoaders, 'resolveLoader.', RESOLVING_KEYS),
      ...namesIn(ofModule, 'module.'),
      ...read.leftOut.map((rule) => `module.rules (${rule})`),
      ...leftOut.map((name) => `plugins (${name})`),
    ],
  };
}

/** True if it means the same here. */
function takePlugin(plugin: unknown, bundling: Bundling, siteDir: string): boolean {
  const definitions = toObject(toObject(plugin)['definitions']);
  switch (nameOf(plugin)) {
    case 'DefinePlugin':
      return Object.entries(definitions).every(([name, value]) => define(name, value, bundling.defines));
    case 'ProvidePlugin':
      for (const [name, module] of Object.entries(definitions)) {
        const [from, exported] = toList(module).map(String);
        if (from === undefined) return false;
        const named = path.isAbsolute(from) ? toSiteAlias(from, siteDir) : from;
        bundling.provides[name] = exported === undefined ? named : [named, exported];
      }
      return true;
    default:
      return false;
  }
}

/** As in webpack, a definition that is a string is code; any other value is itself. */
function define(name: string, value: unknown, defines: Record<string, string>): boolean {
  if (typeof value === 'function') return false;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.entries(value).every(([key, inner]) => define(`${name}.${key}`, inner, defines));
  }
  defines[name] = typeof value === 'string' ? value : String(JSON.stringify(value));
  return true;
}

function toAliases(alias: unknown, siteDir: string): Aliases {
  const named = Array.isArray(alias)
    ? alias
        .map(toObject)
        .map(({ name, alias: target, onlyModule }) => [`${String(name)}${onlyModule ? '$' : ''}`, target])
    : Object.entries(toObject(alias));
  return Object.fromEntries(
    named.flatMap(([name, given]): [string, string][] => {
      const target: unknown = Array.isArray(given) ? given[0] : given;
      if (target === false) return [[name as string, NO_MODULE]];
      if (typeof target !== 'string' || target === '') return [];
      return [[name as string, path.isAbsolute(target) ? toSiteAlias(target, siteDir) : target]];
    }),
  );
}

function namesIn(given: Record<string, unknown>, before: string, isNothing?: RegExp): string[] {
  return Object.keys(given)
    .filter((key) => !isNothing?.test(key) && !isEmpty(given[key]))
    .map((key) => before + key);
}

function nameOf(plugin: unknown): string {
  return (typeof plugin === 'object' && plugin?.constructor?.name) || 'a function';
}

function toObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isEmpty(value: unknown): boolean {
  if (value === undefined) return true;
  const isPlain = Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
  return isPlain && Object.keys(value as object).length === 0;
}
