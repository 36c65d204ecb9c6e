import { createRequire } from 'node:module';
import path from 'node:path';
import { findPackage } from '../../compile/styles/findStyleFile.ts';
import { isSiteFile, readSiteFileSync } from '../../ground/inputs/siteFiles.ts';
import { loadModule, moduleCacheDir } from '../../read/config/module/loadModule.ts';
import { findBundlerPackage } from './findBundlerPackage.ts';

const EXTENSIONS = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'];

/** In the order in which Docusaurus looks for them. */
const NAMES = [
  'package.json',
  ...EXTENSIONS.map((extension) => `postcss.config.${extension}`),
  '.postcssrc',
  '.postcssrc.json',
  ...EXTENSIONS.map((extension) => `.postcssrc.${extension}`),
];

/** The file in the site's folder that configures PostCSS. */
export function findPostCssConfig(siteDir: string): string | undefined {
  return NAMES.map((name) => path.join(siteDir, name)).find(
    (filePath) => isSiteFile(filePath) && (!isPackage(filePath) || Object.hasOwn(readJson(filePath), 'postcss')),
  );
}

/** The plugins that the file names. */
export async function loadPostCssConfig(filePath: string): Promise<unknown[]> {
  const given = await readConfig(filePath);
  const mode = process.env['NODE_ENV'] ?? 'production';
  const config: unknown = typeof given === 'function' ? await given({ mode, env: mode, options: {} }) : given;
  const { plugins } = Object(config) as { plugins?: unknown };
  return toEntries(plugins).map((entry) => toPlugin(entry, filePath));
}

async function readConfig(filePath: string): Promise<unknown> {
  if (isPackage(filePath)) return readJson(filePath)['postcss'];
  if (/rc(?:\.json)?$/.test(filePath)) return readJson(filePath);
  const { value, missing } = await loadModule(filePath, moduleCacheDir(path.dirname(filePath)));
  const [absent] = missing.keys();
  if (absent !== undefined) throw new Error(`"${absent}" is not installed`);
  return value;
}

const isPackage = (filePath: string): boolean => path.basename(filePath) === 'package.json';

function readJson(filePath: string): Record<string, unknown> {
  return Object(JSON.parse(readSiteFileSync(filePath).toString())) as Record<string, unknown>;
}

type Entry = [plugin: unknown, options: unknown];

/** A list of plugins, names and pairs, or options by name; `false` removes a plugin. */
function toEntries(plugins: unknown): Entry[] {
  const given = Array.isArray(plugins)
    ? (plugins as unknown[]).filter(Boolean).flatMap(fromList)
    : Object.entries(Object(plugins) as object);
  // If two have the same name, the last one counts.
  return [...new Map<unknown, unknown>(given)].filter(([, options]) => options !== false);
}

function fromList(plugin: unknown): Entry[] {
  if (Array.isArray(plugin)) return [[plugin[0], plugin[1]]];
  return isOptionsByName(plugin) ? Object.entries(plugin) : [[plugin, undefined]];
}

/** `{ autoprefixer: {} }` in a list. */
function isOptionsByName(plugin: unknown): plugin is object {
  if (typeof plugin !== 'object' || plugin === null || 'postcssPlugin' in plugin) return false;
  const values = Object.values(plugin) as unknown[];
  return values.length === 1 && values[0] !== null && ['object', 'boolean'].includes(typeof values[0]);
}

/** The file from which to resolve the plugin: the site's, or Docusaurus's own loader, which comes with some plugins. */
function placeOf(plugin: string, filePath: string): string {
  const loader = findBundlerPackage(path.dirname(filePath), 'postcss-loader');
  return loader !== undefined && !findPackage(plugin, filePath) ? loader : filePath;
}

function toPlugin([plugin, options]: Entry, filePath: string): unknown {
  if (typeof plugin !== 'string') return plugin;
  const loaded = createRequire(placeOf(plugin, filePath))(plugin) as { default?: unknown };
  const create = (loaded.default ?? loaded) as (options: object) => unknown;
  return typeof options === 'object' && options !== null && Object.keys(options).length > 0 ? create(options) : create;
}
