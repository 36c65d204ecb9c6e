/** The plugins of Docusaurus that Octavo replaces, as other plugins see them in `postBuild`. */
import path from 'node:path';
import type { SiteConfig } from '../../config/types.ts';
import { DEFAULT_MARKER } from '../../content/blog/reportUntruncated.ts';
import { toNumberPrefixParser } from '../../content/docs/numberPrefix.ts';
import { defaultReadingTime } from '../../content/blog/applyReadingTime.ts';
import { BLOG_PLUGIN, DOCS_PLUGIN, PAGES_PLUGIN } from '../../content/pluginNames.ts';
import type { AllContent, BuildFacts, DocusaurusRoute } from '../types.ts';
import { BLOG_COMPONENTS, DOCS_COMPONENTS, PAGES_COMPONENTS } from './components.ts';
import type { PluginVersion } from './pluginVersions.ts';

export interface PluginView {
  name: string;
  options: { id?: unknown; [name: string]: unknown };
  version: PluginVersion;
  path: string;
  content: unknown;
  routes: unknown[];
  globalData: unknown;
  defaultCodeTranslations: Record<string, string>;
}

const SYNTHETIC = ['docusaurus-bootstrap-plugin', 'docusaurus-mdx-fallback-plugin'];

/** The content loaded by the plugins that Octavo replaces: nothing, except for content plugins. */
export function withSilentPlugins(config: SiteConfig, content: AllContent): AllContent {
  const { first, last } = toOwnPlugins(config, { content, routes: [], globalData: {} });
  const all: AllContent = { ...content };
  for (const { name, options } of [...first, ...last]) {
    if (!content[name]) all[name] = { ...all[name], [String(options.id)]: undefined };
  }
  return all;
}

/** The plugins before and after the site's own. */
export function toOwnPlugins(
  config: SiteConfig,
  facts: Pick<BuildFacts, 'content' | 'routes' | 'globalData'>,
): { first: PluginView[]; last: PluginView[] } {
  const view = (name: string, options: { id?: string; [name: string]: unknown }, globalData?: unknown): PluginView => {
    const id = options.id ?? 'default';
    const content = facts.content[name]?.[id];
    const folder = name.replace(/^docusaurus-/, '');
    return {
      name,
      ...(content !== undefined && { loadContent: async () => content }),
      options: { ...options, id },
      version: { type: 'package', name: `@docusaurus/${folder}`, version: config.docusaurusVersion },
      path: path.join(config.siteDir, 'node_modules', '@docusaurus', folder, 'lib'),
      content,
      routes: routesOf({ name, id }, facts.routes),
      globalData,
      defaultCodeTranslations: {},
    };
  };
  const { analytics } = config;
  return {
    first: [
      ...config.docs.map((options) =>
        view(DOCS_PLUGIN, toDocsOptions(options), facts.globalData[DOCS_PLUGIN]?.[options.id]),
      ),
      ...config.blogs.map((options) => view(BLOG_PLUGIN, toBlogOptions(options))),
      ...config.pages.map((options) => view(PAGES_PLUGIN, { ...PAGES_COMPONENTS, ...options })),
      ...analytics.analytics.map((options) => view('docusaurus-plugin-google-analytics', options)),
      ...analytics.gtag.map((options) => view('docusaurus-plugin-google-gtag', options, options)),
      ...analytics.tagManager.map((options) => view('docusaurus-plugin-google-tag-manager', options, options)),
      ...(config.sitemap ? [view('docusaurus-plugin-sitemap', config.sitemap)] : []),
      view('docusaurus-plugin-svgr', { svgrConfig: {} }),
      view('docusaurus-theme-classic', { customCss: config.customCss }),
    ],
    last: [
      ...(config.redirects ? [view('docusaurus-plugin-client-redirects', toRedirectsOptions(config.redirects))] : []),
      ...SYNTHETIC.map((name) => ({
        ...view(name, {}),
        version: { type: 'synthetic' as const },
        path: name === SYNTHETIC[0] ? config.siteDir : '.',
      })),
    ],
  };
}

/** The routes of one plugin, as it added them. */
export function routesOf(owner: { name: string; id: string }, routes: DocusaurusRoute[]): DocusaurusRoute[] {
  return routes
    .filter(({ plugin }) => plugin?.name === owner.name && plugin.id === owner.id)
    .map(({ plugin: _plugin, ...route }) => route);
}

function toDocsOptions({ tags, sidebarItemsGenerator, numberPrefixParser, ...options }: SiteConfig['docs'][number]) {
  return {
    ...DOCS_COMPONENTS,
    ...options,
    ...(tags !== undefined && { tags }),
    sidebarItemsGenerator: sidebarItemsGenerator ?? (async () => []),
    numberPrefixParser: toNumberPrefixParser(numberPrefixParser),
  };
}

function toBlogOptions({ tags, readingTime, ...options }: SiteConfig['blogs'][number]) {
  const { feedOptions } = options;
  return {
    ...BLOG_COMPONENTS,
    ...options,
    ...(tags !== undefined && { tags }),
    processBlogPosts: options.processBlogPosts ?? (async () => undefined),
    truncateMarker: options.truncateMarker ?? DEFAULT_MARKER,
    feedOptions: { copyright: '', ...feedOptions, xslt: feedOptions.xslt ?? { rss: null, atom: null } },
    readingTime: readingTime ?? defaultReadingTime,
  };
}

function toRedirectsOptions({ redirects, ...options }: NonNullable<SiteConfig['redirects']>) {
  const written = redirects.map(({ from, to }) => ({ from: from.length === 1 ? from[0] : from, to }));
  return { fromExtensions: [], toExtensions: [], ...options, redirects: written };
}
