import path from 'node:path';
import { readSiteFileSync } from '../../../ground/inputs/siteFiles.ts';
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

/** What a site would have got from plugins that are left out, as far as it can be told without running them. */
export interface PluginTraces {
  aliases: Aliases;
  /** Names of plugins that add pages of their own. */
  pageMakers: string[];
}

/**
 * Of a plugin only `configureWebpack` is asked, and only where its text speaks of aliases at all; one that fails has
 * none.
 */
export async function inspectPlugins(plugins: PluginEntry[], site: PluginSite): Promise<PluginTraces> {
  const traces: PluginTraces = { aliases: {}, pageMakers: [] };
  for (const { name, module, options } of plugins) {
    const found = findPlugin(module, site);
    if (found && /\baddRoute\b/.test(found.text)) traces.pageMakers.push(name);
    if (!found || !/\balias\b/.test(found.text)) continue;
    try {
      const asked = await askPlugin(await found.load(), site, options);
      Object.assign(traces.aliases, toAliases(asked, site.siteDir));
    } catch {
      // That the plugin is left out has been said.
    }
  }
  return traces;
}

type Plugin = (context: unknown, options: unknown) => unknown;

function findPlugin(module: unknown, { configPath }: PluginSite) {
  if (typeof module === 'function') {
    if (standInSource(module) !== undefined) return undefined;
    return { text: module.toString(), load: async () => module as Plugin };
  }
  const found = resolveModule(String(module), configPath);
  if (found.kind !== 'source' && found.kind !== 'package') return undefined;
  const load = async () => (await loadModule(found.filePath)).value as Plugin;
  return { text: readSiteFileSync(found.filePath).toString(), load };
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
