import path from 'node:path';
import type { Aliases } from '../../config/types.ts';
import { toSiteAlias } from '../../../ground/files/siteAlias.ts';

export interface BundlerAnswer {
  aliases: Aliases;
  /** Keys of the configuration besides aliases, which have no meaning here. */
  others: string[];
}

/** What `configureWebpack` asks for. There is no webpack here; names for files mean the same all the same. */
export function askBundler(plugin: { configureWebpack?: unknown }, siteDir: string): BundlerAnswer {
  const configured = plugin.configureWebpack;
  const tools = {
    getStyleLoaders: () => [],
    getJSLoader: () => ({}),
    currentBundler: { name: 'webpack', instance: {} },
  };
  const before = { resolve: { alias: {} }, module: { rules: [] }, plugins: [] };
  const asked: unknown =
    typeof configured === 'function'
      ? (configured as Function).call(plugin, before, false, tools, undefined)
      : configured;
  const { resolve = {}, ...rest } = (asked ?? {}) as { resolve?: Record<string, unknown> } & Record<string, unknown>;
  const { alias = {}, ...resolving } = resolve as { alias?: object } & Record<string, unknown>;
  return {
    aliases: toAliases(alias, siteDir),
    others: [
      ...Object.keys(rest).filter((key) => key !== 'mergeStrategy' && !isEmpty(rest[key])),
      ...Object.keys(resolving).map((key) => `resolve.${key}`),
    ],
  };
}

/** Only names for files of the disk: a name for another package changes nothing here. */
function toAliases(alias: object, siteDir: string): Aliases {
  return Object.fromEntries(
    Object.entries(alias).flatMap(([name, target]) => {
      if (typeof target !== 'string' || !path.isAbsolute(target)) return [];
      return [[name, toSiteAlias(target, siteDir)]];
    }),
  );
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
