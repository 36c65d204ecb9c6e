import type { Breadcrumb } from '../../../../../shared/pageContent.ts';
import type { SidebarItem } from '../../../../../shared/pageData.ts';
import type { RoutePath } from '../../../../../shared/siteData.ts';
import { isSince, type Release } from '../../../config/docusaurusRelease.ts';

/**
 * The path from the top of a sidebar to each of its pages. The first occurrence of a page wins; since Docusaurus 3.10, a
 * link that is not made from a document does not count.
 */
export function createBreadcrumbs(items: SidebarItem[], release: Release): (routePath: RoutePath) => Breadcrumb[] {
  const isCounted = (docId: string | undefined) => docId !== undefined || !isSince(release, [3, 10]);
  const trails = new Map<string, Breadcrumb[]>();

  function add(href: string, trail: Breadcrumb[]): void {
    const key = toKey(href);
    if (!trails.has(key)) trails.set(key, trail);
  }

  function visit(list: SidebarItem[], above: Breadcrumb[]): void {
    for (const item of list) {
      if (item.type === 'link' && isCounted(item.docId))
        add(item.href, [...above, { ...nameOf(item), href: item.href }]);
      if (item.type !== 'category') continue;
      // On its own page an unlisted category is named but not linked.
      const own = item.href !== undefined && !item.linkUnlisted ? { href: item.href } : {};
      const trail = [...above, { ...nameOf(item), ...own }];
      if (item.href !== undefined) add(item.href, trail);
      visit(item.items, trail);
    }
  }

  visit(items, []);
  return (routePath) => trails.get(toKey(routePath)) ?? [];
}

function nameOf({ label, language }: Exclude<SidebarItem, { type: 'html' }>): Breadcrumb {
  return language ? { label, language } : { label };
}

/** Normalizes paths to the same page: with or without slash at the end, in any case. */
function toKey(href: string): string {
  return `${href.replace(/\/$/, '')}/`.toLowerCase();
}
