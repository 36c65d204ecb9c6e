import type { SidebarItem } from '../../shared/pageData.ts';
import { toDocsById } from '../read/plugins/docusaurus/versionData.ts';
import type { Route } from '../read/routes/types.ts';
import type { PartSite } from './toPartData.ts';
import { toSidebarItems } from '../read/plugins/docusaurus/toSidebarItems.ts';

/**
 * A field of the page that its code may read, by its name in `theme/siteCode/parts/partData.ts`. Some fields can be
 * large and are computed on demand; `data`, from `toPartData`, contains the others.
 */
export function toPageField(site: PartSite, route: Route, name: string, data: Record<string, unknown>): unknown {
  if (name in data || !('version' in route)) return data[name];
  const { sidebars } = route.version;
  const own = sidebarOf(route);
  const ownItems = own === undefined ? undefined : (sidebars[own] ?? []);
  switch (name) {
    case 'sidebar':
      return ownItems && { name: own, items: toSidebarItems(site, ownItems) };
    case 'category': {
      const category = ownItems && findCategory(ownItems, route.routePath);
      return category && toSidebarItems(site, [category])[0];
    }
    case 'siblings':
      return ownItems && toSidebarItems(site, findSiblings(ownItems, route.routePath));
    case 'docsSidebars':
      return Object.fromEntries(
        Object.entries(sidebars).map(([sidebar, items]) => [sidebar, toSidebarItems(site, items)]),
      );
    case 'docs':
      return toDocsById(route.version);
    default:
      return undefined;
  }
}

function sidebarOf(route: Route): string | undefined {
  if (route.kind === 'doc') return route.doc.sidebarName;
  return route.kind === 'generated-index' ? route.index.sidebarName : undefined;
}

type SidebarCategory = Extract<SidebarItem, { type: 'category' }>;

/** The siblings of the page at `href`, or its children if it is a category's own page. */
export function findSiblings(items: SidebarItem[], href: string): SidebarItem[] {
  return findCategory(items, href)?.items ?? items;
}

/** The innermost category that contains the page at `href`, or whose own page it is. */
function findCategory(items: SidebarItem[], href: string): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    if (item.href === href) return item;
    const isInside = item.items.some((inner) => inner.type === 'link' && inner.href === href);
    const found = isInside ? item : findCategory(item.items, href);
    if (found) return found;
  }
  return undefined;
}
