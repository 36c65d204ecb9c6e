import path from 'node:path';
import { applyTrailingSlash, decodePath } from '../../../shared/url/sitePaths.ts';
import { isSiteFile } from '../../ground/inputs/siteFiles.ts';
import type { Report } from '../../ground/problems.ts';
import type { SiteConfig } from '../config/types.ts';
import type { MarkdownPage, PagesInstance } from '../content/types.ts';
import type { LoadedPlugin, PluginRoute, RouteModule, RouteModules } from './types.ts';
import { toSiteAlias } from '../../ground/files/siteAlias.ts';

/** Wildcards in a path: Octavo serves files, and a file has one name. */
const PATTERN = /[:*?(]/;

/** The pages that plugins add. A page is Markdown that shows the route's component, with its data as properties. */
export function toPluginPages(config: SiteConfig, plugins: LoadedPlugin[], report: Report): PagesInstance[] {
  return plugins
    .filter(({ routes }) => routes.length > 0)
    .map((plugin) => ({
      id: `${plugin.name}-${plugin.id}`,
      contentDir: path.dirname(plugin.filePath),
      plugin: { name: plugin.name, id: plugin.id },
      pages: sortRoutes(plugin.routes).flatMap((route) => toPages(route, [], { config, plugin, report })),
    }));
}

interface Place {
  config: SiteConfig;
  plugin: LoadedPlugin;
  report: Report;
}

/** If two routes have the same path, the first is served. */
function sortRoutes(routes: PluginRoute[]): PluginRoute[] {
  return routes.toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
}

/** A route with others inside is a frame around each of them. */
function toPages(route: PluginRoute, frames: PluginRoute[], place: Place): MarkdownPage[] {
  const chain = [...frames, route];
  if (route.routes?.length) return sortRoutes(route.routes).flatMap((inner) => toPages(inner, chain, place));
  const { config, plugin, report } = place;
  if (PATTERN.test(route.path)) {
    const message = `The plugin "${plugin.name}" adds the route "${route.path}", which stands for many addresses. Octavo serves files, so it is left out; add a route for each page.`;
    report({ severity: 'warning', code: 'plugin-route', filePath: plugin.filePath, message });
    return [];
  }
  const [outer = route, ...inside] = chain;
  const source = toSource(outer, inside, place);
  const file = {
    filePath: fileOf(route, place),
    relPath: path.posix.basename(route.path) || 'index',
    text: { read: () => source },
    frontMatter: { mdx: { format: 'mdx' } },
    frontMatterLines: 0,
    made: `The page "${route.path}" of the plugin "${plugin.name}"`,
  };
  return [
    {
      file,
      isCode: true,
      routePath: toRoutePath(route.path, config),
      keywords: [],
      hideToc: true,
      unlisted: false,
      draft: false,
      lastUpdated: route.metadata?.lastUpdatedAt === undefined ? undefined : { at: route.metadata.lastUpdatedAt },
    },
  ];
}

/** Removes the base URL, which plugins put in front. */
function toRoutePath(written: string, { baseUrl, trailingSlash }: SiteConfig): string {
  const decoded = decodePath(written);
  const below = decoded.startsWith(baseUrl)
    ? decoded.slice(baseUrl.length)
    : decoded === baseUrl.slice(0, -1)
      ? ''
      : decoded.replace(/^\/+/, '');
  return applyTrailingSlash(`/${below}`, trailingSlash);
}

/** The component's file, if it has one. */
function fileOf({ component }: PluginRoute, { config, plugin }: Place): string {
  const named = component.startsWith('@site/')
    ? path.join(config.siteDir, component.slice('@site/'.length))
    : path.isAbsolute(component) && component;
  return named && isSiteFile(named) ? named : plugin.filePath;
}

/** `import Route0 from …`, and the outermost element, which gets the others as `route.routes`. */
function toSource(outer: PluginRoute, inside: PluginRoute[], { config, plugin }: Place): string {
  const imports: string[] = [];
  const context = { plugin: { name: plugin.name, id: plugin.id } };
  const toImport = (name: string, source: string): string => {
    imports.push(`import ${name} from ${JSON.stringify(toModuleName(source, config))};`);
    return name;
  };

  function toValue(module: RouteModule): string {
    if (typeof module === 'string') return toImport(`Module${imports.length}`, module);
    if (Array.isArray(module)) return `[${module.map(toValue).join(', ')}]`;
    if (typeof module === 'object' && '__import' in module) return toValue(module.path as string);
    return `{${toEntries(module as RouteModules)}}`;
  }

  function toEntries(modules: RouteModules): string {
    return Object.entries(modules)
      .map(([name, module]) => `${JSON.stringify(name)}: ${toValue(module)}`)
      .join(', ');
  }

  /** The component's properties besides `route`. */
  function toProps({ modules = {}, props = {} }: PluginRoute): string {
    return [
      ...Object.entries(props).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
      toEntries(modules),
    ]
      .filter(Boolean)
      .join(', ');
  }

  function toRoute(route: PluginRoute, below: PluginRoute[]): string {
    const [next, ...others] = below;
    const inner = next ? `, routes: [${toInner(next, others)}]` : '';
    const data = route.context ? `, data: {${toEntries(route.context)}}` : '';
    return `{path: ${JSON.stringify(route.path)}, exact: ${route.exact ?? false}, context: {...${JSON.stringify(context)}${data}}${inner}}`;
  }

  function toInner(route: PluginRoute, below: PluginRoute[]): string {
    const component = toImport(`Route${inside.length - below.length}`, route.component);
    return `{...${toRoute(route, below)}, component: ${component}, props: {${toProps(route)}}}`;
  }

  const component = toImport('Route0', outer.component);
  const element = `<${component} {...{${toProps(outer)}}} route={${toRoute(outer, inside)}} />`;
  return `${imports.join('\n')}\n\n${element}\n`;
}

/** Files are named relative to the site folder, wherever they are. */
function toModuleName(source: string, { siteDir }: SiteConfig): string {
  return path.isAbsolute(source) ? toSiteAlias(source, siteDir) : source;
}
