import type { NavbarItem } from '../../../shared/siteData.ts';
import type { SearchPageInput } from '../../../shared/search/index/types.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { Route } from '../../read/routes/types.ts';
import type { SearchInput } from './types.ts';
import type { CompiledSite } from '../../compile/compileSite.ts';

/**
 * What each index is made of: one per version of each docs instance, one per blog, one for the pages, as the options
 * ask for. Without compiled sections it still tells which indexes there will be.
 */
export function toSearchInputs(
  config: SiteConfig,
  compiled: Pick<CompiledSite, 'routes' | 'sections'>,
  navbar: NavbarItem[],
): SearchInput[] {
  if (!config.search) return [];
  const inputs = new Map<string, SearchInput>();
  for (const route of compiled.routes) {
    const found = toSearchPage(config, route, compiled.sections, navbar);
    if (!found) continue;
    const key = [found.input.type, found.input.instanceId, found.input.versionName].join('\0');
    const input = inputs.get(key) ?? { ...found.input, pages: [] };
    input.pages.push(found.page);
    inputs.set(key, input);
  }
  return [...inputs.values()];
}

type Found = { input: Omit<SearchInput, 'pages'>; page: SearchPageInput };

function toSearchPage(
  { search }: SiteConfig,
  route: Route,
  compiledSections: CompiledSite['sections'],
  navbar: NavbarItem[],
): Found | undefined {
  const sections = compiledSections.get(route.routePath) ?? [];
  const { routePath } = route;
  if (search?.ignoreFiles.some((pattern) => isIgnored(pattern, routePath))) return undefined;
  const label = navbarLabel(navbar, route);
  const top = label === undefined ? [] : [label];

  if (route.kind === 'doc' && search?.indexDocs && !route.doc.unlisted) {
    const { instance, version, doc } = route;
    const categories = (doc.breadcrumbs ?? []).slice(0, -1).map((crumb) => crumb.label);
    return {
      input: {
        type: 'docs',
        instanceId: instance.id,
        versionName: version.name,
        versionPath: toVersionPath(version.path, version.isLast),
      },
      page: {
        routePath,
        title: doc.title,
        description: doc.description,
        keywords: doc.keywords,
        breadcrumbs: [...top, ...categories],
        sections,
      },
    };
  }
  if (route.kind === 'blog-post' && search?.indexBlog && !route.post.unlisted) {
    const { title, description, keywords } = route.post;
    return {
      input: { type: 'blog', instanceId: route.blog.id, versionName: '', versionPath: '' },
      page: { routePath, title, description, keywords, breadcrumbs: top, sections },
    };
  }
  if (route.kind === 'page' && search?.indexPages && !route.page.unlisted) {
    const { title = sections.find(({ level }) => level === 1)?.heading ?? '', description = '', keywords } = route.page;
    return {
      input: { type: 'pages', instanceId: route.instance.id, versionName: '', versionPath: '' },
      page: { routePath, title, description, keywords, breadcrumbs: top, sections },
    };
  }
  return undefined;
}

/** The value of the `version` parameter: relative to the base, with a trailing slash; nothing for the latest. */
function toVersionPath(path: string, isLast: boolean): string {
  const bare = path.replace(/^\/+|\/+$/g, '');
  return isLast || bare === '' ? '' : `${bare}/`;
}

function isIgnored(pattern: string | RegExp, routePath: string): boolean {
  const bare = routePath.replace(/^\//, '');
  return typeof pattern === 'string' ? pattern === bare : pattern.test(bare);
}

/** Label of the navbar item that is active on the page: the first part of a result's path. */
function navbarLabel(items: NavbarItem[], route: Route): string | undefined {
  const instanceId = 'version' in route ? route.instance.id : undefined;
  for (const item of items) {
    if ((item.type === 'doc' || item.type === 'docSidebar') && item.instanceId === instanceId) return item.label;
    if (item.type === 'link' && isBelow(route.routePath, item.activeBasePath ?? item.to)) return item.label;
  }
  return undefined;
}

function isBelow(routePath: string, base: string): boolean {
  const prefix = `/${base.replace(/^\/+|\/+$/g, '')}`;
  return prefix !== '/' && (routePath === prefix || routePath.startsWith(`${prefix}/`));
}
