import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { identifyModule, type ModuleType } from '../../read/config/plugins/moduleName.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import { FEATURES, type FeatureId, type SupportRow } from './support.ts';
import { PLUGINS } from './supportedPlugins.ts';
import type { Finding } from './types.ts';

/** The features that the site uses, and how Octavo treats each. */
export function findFeatures(config: SiteConfig): Finding[] {
  const used = toUses(config);
  const rows: [string, SupportRow][] = Object.values(FEATURES).flatMap((group) => Object.entries(group));
  const features = rows.flatMap(([id, { what, verdict, how }]) => {
    const places = used[id as FeatureId];
    return places ? [{ what, verdict, how, places }] : [];
  });
  return [...features, ...findPlugins(config)];
}

/** Unset: the site does not use it. */
type Uses = Partial<Record<FeatureId, string[] | undefined>>;

function toUses(config: SiteConfig): Uses {
  const { siteDir, raw } = config;
  const future = (raw['future'] ?? {}) as Record<string, unknown>;
  const instances = [...config.docs, ...config.blogs, ...config.pages];
  const inTheme = listFolder(path.join(siteDir, 'src/theme'));
  const versions = listFolder(siteDir).filter((name) => /^(?:.+_)?versions\.json$/.test(name));
  const has = (isUsed: boolean) => (isUsed ? [] : undefined);
  return {
    docs: has(config.docs.length > 0),
    versions: has(versions.length > 0),
    blog: has(config.blogs.length > 0),
    locales: config.i18n.locales.length > 1 ? config.i18n.locales : undefined,
    markdown: [],
    mermaid: has(config.mermaid),
    live: has(uses(config, 'live-code')),
    redirects: has(config.redirects !== undefined),
    components: has(existsSync(path.join(siteDir, 'src/components'))),
    pages: has(config.pages.length > 0 && existsSync(path.join(siteDir, 'src/pages'))),
    swizzle: inTheme.length > 0 ? inTheme : undefined,
    remark: has(instances.some(({ remarkPlugins, rehypePlugins }) => remarkPlugins.length + rehypePlugins.length > 0)),
    recma: has(instances.some(({ recmaPlugins }) => recmaPlugins.length > 0)),
    client: has(config.clientModules.length > 0),
    css: has(config.customCss.length > 0),
    plugins: has(config.plugins.length > 0),
    search: config.replacedSearch === undefined ? undefined : [config.replacedSearch],
    pwa: has(uses(config, 'pwa')),
    v4: has(Boolean(future['v4'])),
    faster: has(Boolean(future['faster'] ?? future['experimental_faster'])),
    hash: has(config.router === 'hash'),
  };
}

function uses(config: SiteConfig, kind: string): boolean {
  return listModules(config).some(({ known }) => known === kind);
}

/** Packages that the configuration names; packages that run unchanged need no row. */
function findPlugins(config: SiteConfig): Finding[] {
  const names = new Set(listModules(config).map(({ name }) => name));
  return Object.entries(PLUGINS).flatMap(([what, { verdict, how }]) =>
    names.has(what) && verdict !== 'works' ? [{ what, verdict, how, places: [] }] : [],
  );
}

function listModules({ raw }: SiteConfig): { name: string; known?: string }[] {
  const lists: [string, ModuleType][] = [
    ['presets', 'preset'],
    ['plugins', 'plugin'],
    ['themes', 'theme'],
  ];
  return lists.flatMap(([key, type]) => {
    const entries = Array.isArray(raw[key]) ? (raw[key] as unknown[]) : [];
    return entries.filter(Boolean).map((entry) => identifyModule(Array.isArray(entry) ? entry[0] : entry, type));
  });
}

function listFolder(dir: string): string[] {
  return existsSync(dir) ? readdirSync(dir) : [];
}
