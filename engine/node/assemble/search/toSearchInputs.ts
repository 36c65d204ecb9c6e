import type { NavbarItem } from '../../../shared/siteData.ts';
import { ownValue } from '../../../shared/ownValue.ts';
import type { SearchPageInput } from '../../../shared/search/index/types.ts';
import type { CompiledSections, CompiledSite } from '../../compile/compileSite.ts';
import { hashOf } from '../../ground/hashOf.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { Route } from '../../read/routes/types.ts';
import { toAddressNames, type OtherNames } from './toOtherNames.ts';
import type { KeyedSearchInput, SearchInput, SearchPage } from './types.ts';

/**
 * What each index is made of: one per version of each docs instance, one per blog, one for the pages, as the options
 * ask for. Without compiled sections it still tells which indexes there will be.
 */
export function toSearchInputs(
  config: Pick<SiteConfig, 'search'>,
  compiled: Pick<CompiledSite, 'routes' | 'sections'>,
  navbar: NavbarItem[],
  otherNames: OtherNames = new Map(),
): KeyedSearchInput[] {
  const { search } = config;
  if (!search) return [];
  const inputs = new Map<string, { input: Omit<SearchInput, 'pages'>; pages: SearchPage[] }>();
  for (const route of compiled.routes) {
    const { routePath } = route;
    if (!route.search || search.ignoreFiles.some((pattern) => isIgnored(pattern, routePath))) continue;
    const { title, description, keywords, categories, ...input } = route.search;
    const isIndexed = { docs: search.indexDocs, blog: search.indexBlog, pages: search.indexPages };
    if (!isIndexed[input.type]) continue;
    const label = navbarLabel(navbar, route);
    const breadcrumbs = [...(label === undefined ? [] : [label]), ...categories];
    const names = otherNames.get(routePath);
    const facts = { routePath, title, description, keywords, breadcrumbs, ...(names && { otherNames: names }) };
    const key = [input.type, input.instanceId, input.versionName].join('\0');
    const known = inputs.get(key) ?? { input, pages: [] };
    known.pages.push(toSearchPage(facts, compiled.sections.get(routePath)));
    inputs.set(key, known);
  }
  return [...inputs.values()].map(({ input, pages }) => ({
    ...input,
    key: hashOf(pages.map((page) => page.key).join()),
    pages,
  }));
}

/** A page without its text. One without a title is called after its first heading. */
type SearchPageFacts = Omit<SearchPageInput, 'sections' | 'title'> & { title?: string };

function toSearchPage(facts: SearchPageFacts, sections: CompiledSections | undefined): SearchPage {
  return {
    key: hashOf(JSON.stringify([facts, sections?.key])),
    async read() {
      const read = (await sections?.read()) ?? [];
      const title = facts.title ?? read.find(({ level }) => level === 1)?.heading ?? '';
      const ids = read.flatMap(({ id }) => id ?? []);
      const otherNames = toAddressNames(facts.routePath, ids);
      for (const [id, names] of Object.entries(facts.otherNames ?? {})) {
        otherNames[id] = [...(ownValue(otherNames, id) ?? []), ...names];
      }
      return { ...facts, title, otherNames, sections: read };
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
