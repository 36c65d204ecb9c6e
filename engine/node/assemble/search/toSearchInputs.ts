import type { NavbarItem } from '../../../shared/siteData.ts';
import { ownValue } from '../../../shared/ownValue.ts';
import type { SearchPageInput } from '../../../shared/search/index/types.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { Route } from '../../read/routes/types.ts';
import { toAddressNames, type OtherNames } from './toOtherNames.ts';
import type { SearchInput } from './types.ts';
import type { CompiledSite } from '../../compile/compileSite.ts';

/**
 * What each index is made of: one per version of each docs instance, one per blog, one for the pages, as the options
 * ask for. Without compiled sections it still tells which indexes there will be.
 */
export function toSearchInputs(
  config: Pick<SiteConfig, 'search'>,
  compiled: Pick<CompiledSite, 'routes' | 'sections'>,
  navbar: NavbarItem[],
  otherNames: OtherNames = new Map(),
): SearchInput[] {
  const { search } = config;
  if (!search) return [];
  const inputs = new Map<string, SearchInput>();
  for (const route of compiled.routes) {
    const found = toSearchPage(search, route, compiled.sections, navbar);
    if (!found) continue;
    const key = [found.input.type, found.input.instanceId, found.input.versionName].join('\0');
    const input = inputs.get(key) ?? { ...found.input, pages: [] };
    const ids = found.page.sections.flatMap(({ id }) => id ?? []);
    const names = toAddressNames(route.routePath, ids);
    for (const [id, own] of Object.entries(otherNames.get(route.routePath) ?? {})) {
      names[id] = [...(ownValue(names, id) ?? []), ...own];
    }
    input.pages.push({ ...found.page, otherNames: names });
    inputs.set(key, input);
  }
  return [...inputs.values()];
}

type Found = { input: Omit<SearchInput, 'pages'>; page: SearchPageInput };

function toSearchPage(
  search: NonNullable<SiteConfig['search']>,
  route: Route,
  compiledSections: CompiledSite['sections'],
  navbar: NavbarItem[],
): Found | undefined {
  const { routePath } = route;
  if (!route.search || search.ignoreFiles.some((pattern) => isIgnored(pattern, routePath))) return undefined;
  const { title, description, keywords, categories, ...input } = route.search;
  const isIndexed = { docs: search.indexDocs, blog: search.indexBlog, pages: search.indexPages };
  if (!isIndexed[input.type]) return undefined;
  const sections = compiledSections.get(routePath) ?? [];
  const label = navbarLabel(navbar, route);
  return {
    input,
    page: {
      routePath,
      title: title ?? sections.find(({ level }) => level === 1)?.heading ?? '',
      description,
      keywords,
      breadcrumbs: [...(label === undefined ? [] : [label]), ...categories],
      sections,
    },
  };
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
