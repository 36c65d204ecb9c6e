import type { SidebarItem } from '../../shared/pageData.ts';
import type { RoutePath } from '../../shared/siteData.ts';
import { withoutTrailingSlash } from '../../shared/url/sitePaths.ts';

/** The positions of the entries in a list that link to the page or contain it, in order. */
export type SidebarIndex = (items: SidebarItem[], path: RoutePath) => readonly number[];

const NONE: readonly number[] = [];

/** The index answers `containsPage` for all entries of a list at once. Every page asks, so each list is walked only once. */
export function createSidebarIndex(): SidebarIndex {
  const lists = new WeakMap<SidebarItem[], Map<string, number[]>>();
  return (items, path) => {
    let places = lists.get(items);
    if (!places) lists.set(items, (places = findPlaces(items)));
    return places.get(withoutTrailingSlash(path)) ?? NONE;
  };
}

function findPlaces(items: SidebarItem[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  items.forEach(add);
  return places;

  function add(item: SidebarItem, at: number): void {
    if (item.type === 'html') return;
    if (item.href !== undefined) addPlace(withoutTrailingSlash(item.href), at);
    if (item.type === 'category') for (const child of item.items) add(child, at);
  }

  function addPlace(path: string, at: number): void {
    const known = places.get(path);
    if (!known) places.set(path, [at]);
    else if (known.at(-1) !== at) known.push(at);
  }
}
