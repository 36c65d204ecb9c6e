import { isExternal, withoutTrailingSlash } from '../../shared/url/sitePaths.ts';
import type { SidebarItem } from '../../shared/pageData.ts';
import type { LinkTarget, RoutePath } from '../../shared/siteData.ts';
import type { TreeMode } from '../base/shellProps.ts';

export type CategoryItem = Extract<SidebarItem, { type: 'category' }>;

/** Up to this many entries the document contains the whole tree; above, only what is visible at first. */
const MAX_STATIC_ENTRIES = 150;

/** A longer list is reduced to this many entries on either side of the path to the page. */
const MAX_NEIGHBOURS = 50;

/**
 * The range of a list that a document with a large sidebar contains; its end is exclusive. `at`: the first entry that
 * is the page or contains it.
 */
export function outlineRange(
  items: SidebarItem[],
  path: RoutePath,
  at = Math.max(
    items.findIndex((item) => containsPage(item, path)),
    0,
  ),
): [start: number, end: number] {
  if (items.length <= MAX_STATIC_ENTRIES) return [0, items.length];
  return [Math.max(at - MAX_NEIGHBOURS, 0), at + MAX_NEIGHBOURS + 1];
}

/** Whether the tree is too large for a document. Every page checks this, so counting stops as early as possible. */
export function isLargeTree(items: SidebarItem[]): boolean {
  return hasTooMany(items, () => true);
}

/** Whether the initially visible entries off the path to the page are too many for a document. */
export function startsWide(items: SidebarItem[]): boolean {
  return hasTooMany(items, startsOpen);
}

function hasTooMany(items: SidebarItem[], counts: (category: CategoryItem) => boolean): boolean {
  let count = 0;
  const isMore = (list: SidebarItem[]): boolean =>
    list.some(
      (item) => ++count > MAX_STATIC_ENTRIES || (item.type === 'category' && counts(item) && isMore(item.items)),
    );
  return isMore(items);
}

export function startsOpen({ collapsible, collapsed }: CategoryItem): boolean {
  return !(collapsible && collapsed);
}

/** Modes of a document that contains a part of a large tree. */
export function isPartial(mode: TreeMode): boolean {
  return mode === 'outline' || mode === 'path';
}

export function isCurrent(href: LinkTarget | undefined, path: RoutePath): boolean {
  // As in Docusaurus: a link to a part of the page is not the page.
  return href !== undefined && withoutTrailingSlash(href) === withoutTrailingSlash(path);
}

/** True if the page is the item itself or below it. */
export function containsPage(item: SidebarItem, path: RoutePath): boolean {
  if (item.type === 'html') return false;
  if (isCurrent(item.href, path)) return true;
  return item.type === 'category' && item.items.some((child) => containsPage(child, path));
}

/** The page behind a category's label, if it may be shown. */
export function categoryHref(item: CategoryItem, path: RoutePath): LinkTarget | undefined {
  return item.linkUnlisted && !isCurrent(item.href, path) ? undefined : item.href;
}

/** Unlisted pages are shown only to readers who are on them already. */
export function isShown(item: SidebarItem, path: RoutePath): boolean {
  if (item.type === 'link') return !item.unlisted || isCurrent(item.href, path);
  if (item.type === 'html') return true;
  return categoryHref(item, path) !== undefined || item.items.some((child) => isShown(child, path));
}

/** The target of a category whose items are missing: its own page, or otherwise the first page inside. */
export function firstTarget(item: SidebarItem): LinkTarget | undefined {
  if (item.type === 'html') return undefined;
  if (item.type === 'link') return item.unlisted || isExternal(item.href) ? undefined : item.href;
  if (item.href !== undefined && !item.linkUnlisted) return item.href;
  for (const child of item.items) {
    const target = firstTarget(child);
    if (target !== undefined) return target;
  }
  return undefined;
}
