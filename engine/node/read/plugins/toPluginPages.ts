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

interface PluginPagesInput {
  config: SiteConfig;
  report: Report;
  /** What Docusaurus says of the files of content, by their paths. */
  metadata: ReadonlyMap<string, object>;
}

/** The pages that plugins add. A page is Markdown that shows the route's component, with its data as properties. */
export function toPluginPages(plugins: LoadedPlugin[], input: PluginPagesInput): PagesInstance[] {
  return plugins
    .filter(({ routes }) => routes.length > 0)
    .map((plugin) => ({
      id: `${plugin.name}-${plugin.id}`,
      contentDir: path.dirname(plugin.filePath),
      plugin: { name: plugin.name, id: plugin.id },
      pages: sortRoutes(plugin.routes).flatMap((route) => toPages(route, [], { ...input, plugin })),
    }));
}

interface Place extends PluginPagesInput {
  plugin: LoadedPlugin;
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
      ...(plugin.routes.indexOf(frames[0] ?? route) < (plugin.firstRoutes ?? 0) && { isFirst: true as const }),
      routePath: toRoutePath(route.path, config),
      keywords: [],
      hideToc: true,
      unlisted: false,
      draft: false,
      changedAt: route.metadata?.lastUpdatedAt,
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
function toSource(outer: PluginRoute, inside: PluginRoute[], { config, plugin, metadata }: Place): string {
  const imports: string[] = [];
  const context = { plugin: { name: plugin.name, id: plugin.id } };
  const toImport = (name: string, source: string): string => {
    imports.push(`import ${name} from ${JSON.stringify(toModuleName(source, config))};`);
    return name;
  };

  function toValue(module: RouteModule): string {
    if (typeof module === 'string') {
      const about = toContentMetadata(module);
      const name = `Module${imports.length}`;
      if (about === undefined) return toImport(name, module);
      // Docusaurus puts the other exports of content on its component.
      toImport(`* as ${name}`, module);
      return `Object.assign(${name}.default, ${name}, {metadata: ${JSON.stringify(about)}, assets: {authorsImageUrls: []}})`;
    }
    if (Array.isArray(module)) return `[${module.map(toValue).join(', ')}]`;
    if (typeof module === 'object' && '__import' in module) return toValue(module.path as string);
    return `{${toEntries(module as RouteModules)}}`;
  }

  function toEntries(modules: RouteModules): string {
    return Object.entries(modules)
      .map(([name, module]) => `${JSON.stringify(name)}: ${toValue(module)}`)
      .join(', ');
  }

  function toContentMetadata(source: string): object | undefined {
    const name = toModuleName(source, config);
    if (!/\.mdx?$/.test(name) || !name.startsWith('@site/')) return undefined;
    return metadata.get(path.join(config.siteDir, name.slice('@site/'.length)));
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

/** A path from the folder in which Docusaurus has the data of a content plugin, which leaves that folder. */
const FROM_DATA = /^~(blog|docs)\/(?=\.\.\/)/;

/** Files are named relative to the site folder, wherever they are. */
function toModuleName(source: string, { siteDir }: SiteConfig): string {
  if (path.isAbsolute(source)) return toSiteAlias(source, siteDir);
  // A plugin that names `.docusaurus` itself has found the way from there to the files that it was given.
  const named = source.replace(FROM_DATA, '.docusaurus/docusaurus-plugin-content-$1/');
  return named === source ? source : `@site/${path.posix.normalize(named)}`;
}
