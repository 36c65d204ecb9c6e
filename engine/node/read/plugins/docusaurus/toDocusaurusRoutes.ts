/**
 * The routes of a site in the form that Docusaurus passes to plugins: nested like its pages, with the modules of each.
 */
import type { SiteConfig } from '../../config/types.ts';
import type { Content } from '../../content/types.ts';
import { BLOG_PLUGIN, DOCS_PLUGIN, PAGES_PLUGIN } from '../../content/pluginNames.ts';
import type { AllContent, DocusaurusRoute, LoadedPlugin } from '../types.ts';
import type { BlogContent } from './blogContent.ts';
import { toBlogRoutes } from './blogRoutes.ts';
import { PAGES_COMPONENTS } from './components.ts';
import { toDocsRoute } from './docsRoutes.ts';
import { toRouteMetadata, type PageMetadata } from './toDocusaurusContent.ts';

/** `all`: the content as `toDocusaurusContent` returns it. */
export function toDocusaurusRoutes(
  config: SiteConfig,
  content: Content,
  all: AllContent,
  plugins: LoadedPlugin[],
): DocusaurusRoute[] {
  const ownPages = content.pages.filter(({ plugin }) => plugin === undefined);
  const routes = [
    ...content.docs.map((instance) => ofPlugin(DOCS_PLUGIN, instance.id, toDocsRoute(config, instance))),
    ...content.blogs.flatMap((blog) => {
      const posts = all[BLOG_PLUGIN]?.[blog.id] as BlogContent;
      return toBlogRoutes(config, blog, posts).map((route) => ofPlugin(BLOG_PLUGIN, blog.id, route));
    }),
    ...ownPages.flatMap(({ id }) => {
      const { mdxPageComponent: component = PAGES_COMPONENTS.mdxPageComponent } =
        config.pages.find((each) => each.id === id) ?? {};
      const pages = all[PAGES_PLUGIN]?.[id] as PageMetadata[];
      return pages.map((page) => ofPlugin(PAGES_PLUGIN, id, toPageRoute(page, component)));
    }),
    ...plugins.flatMap(({ name, id, routes }) => routes.map((route) => ofPlugin(name, id, route))),
  ];
  return sortRoutes(routes, config.baseUrl);
}

/** Addresses of all pages, in the order of the routes. */
export function toPaths(routes: DocusaurusRoute[]): string[] {
  return routes.flatMap(({ path, routes: inner }) => (inner ? toPaths(inner) : [path]));
}

function ofPlugin(name: string, id: string, route: DocusaurusRoute): DocusaurusRoute {
  const plugin = `@generated/${name}/${id}/__plugin.json`;
  return {
    ...route,
    plugin: { name, id },
    context: { ...(route.context && { data: route.context }), plugin },
  };
}

/** In Docusaurus's matching order: the root comes last, and routes with children after those without. */
function sortRoutes(routes: DocusaurusRoute[], baseUrl: string): DocusaurusRoute[] {
  const inOrder = routes.map(({ routes: inner, ...route }) => ({
    ...route,
    ...(inner && { routes: sortRoutes(inner, baseUrl) }),
  })) as DocusaurusRoute[];
  return inOrder.sort((a, b) => {
    const atRoot = Number(a.path === baseUrl) - Number(b.path === baseUrl);
    if (atRoot !== 0) return atRoot;
    const nested = Number(a.routes !== undefined) - Number(b.routes !== undefined);
    if (nested !== 0) return nested;
    if (a.routes && b.routes && a.path !== b.path) {
      if (a.path.includes(b.path)) return -1;
      if (b.path.includes(a.path)) return 1;
    }
    return (b.priority ?? 0) - (a.priority ?? 0) || a.path.localeCompare(b.path);
  });
}

function toPageRoute({ type, permalink, source, ...page }: PageMetadata, component: string): DocusaurusRoute {
  const isCode = type === 'jsx';
  return {
    path: permalink,
    component: isCode ? source : component,
    exact: true,
    metadata: toRouteMetadata(
      '',
      source.replace(/^@site\//, ''),
      'lastUpdatedAt' in page ? page.lastUpdatedAt : undefined,
    ),
    modules: isCode ? { config: '@generated/docusaurus.config' } : { content: source },
  };
}
