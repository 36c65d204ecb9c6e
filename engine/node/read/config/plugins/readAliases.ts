import path from 'node:path';
import { isSiteFile, readSiteFileSync } from '../../../ground/inputs/siteFiles.ts';
import { loadModule } from '../module/loadModule.ts';
import { resolveModule } from '../module/resolveModule.ts';
import { standInSource } from '../module/standIn.ts';
import type { PluginEntry } from './pluginEntry.ts';

/** Name → what it stands for, seen from the site folder: `@site/src/components`. As in webpack, `x$` is `x` alone. */
export type Aliases = Record<string, string>;

export interface PluginSite {
  siteDir: string;
  configPath: string;
  /** What the configuration file exports. */
  raw: Record<string, unknown>;
}

/**
 * Names that plugins of the site's own make for folders, for `import` in content. Of a plugin only `configureWebpack` is
 * asked, and only where its text speaks of aliases at all; a plugin that fails has none.
 */
export async function readAliases(plugins: PluginEntry[], site: PluginSite): Promise<Aliases> {
  const aliases: Aliases = {};
  for (const { module, options } of plugins) {
    try {
      const run = await loadPlugin(module, site);
      if (run) Object.assign(aliases, toAliases(await askPlugin(run, site, options), site.siteDir));
    } catch {
      // That the plugin is left out has been said.
    }
  }
  return aliases;
}

type Plugin = (context: unknown, options: unknown) => unknown;

async function loadPlugin(module: unknown, { configPath }: PluginSite): Promise<Plugin | undefined> {
  if (typeof module === 'function') {
    const isOwn = standInSource(module) === undefined && speaksOfAliases(module.toString());
    return isOwn ? (module as Plugin) : undefined;
  }
  const found = resolveModule(String(module), configPath);
  if (found.kind !== 'source' && found.kind !== 'package') return undefined;
  if (!isSiteFile(found.filePath) || !speaksOfAliases(readSiteFileSync(found.filePath).toString())) return undefined;
  const { value } = await loadModule(found.filePath);
  return typeof value === 'function' ? (value as Plugin) : undefined;
}

function speaksOfAliases(text: string): boolean {
  return /\balias\b/.test(text);
}

async function askPlugin(run: Plugin, { siteDir, raw }: PluginSite, options: unknown = {}): Promise<unknown> {
  const context = {
    siteDir,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    outDir: path.join(siteDir, 'build'),
    baseUrl: raw.baseUrl,
    siteConfig: raw,
    i18n: { defaultLocale: 'en', currentLocale: 'en', locales: ['en'], ...(raw.i18n as object | undefined) },
  };
  const plugin = (await run(context, options)) as { configureWebpack?: unknown } | undefined;
  const configure = plugin?.configureWebpack;
  if (typeof configure !== 'function') return configure;
  const tools = { getStyleLoaders: () => [], getJSLoader: () => ({}), currentBundler: { name: 'webpack' } };
  const before = { resolve: { alias: {} }, module: { rules: [] }, plugins: [] };
  return (configure as Function).call(plugin, before, false, tools, undefined) as unknown;
}

/** Only names for files of the disk: a name for another package changes nothing here. */
function toAliases(webpackConfig: unknown, siteDir: string): Aliases {
  const { alias } = (webpackConfig as { resolve?: { alias?: unknown } } | undefined)?.resolve ?? {};
  return Object.fromEntries(
    Object.entries(alias ?? {}).flatMap(([name, target]) => {
      if (typeof target !== 'string' || !path.isAbsolute(target)) return [];
      return [[name, `@site/${path.relative(siteDir, target).replaceAll(path.sep, '/')}`]];
    }),
  );
}
