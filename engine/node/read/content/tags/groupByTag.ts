import type { TagRef } from '../types.ts';

export interface TagGroup<Item> {
  tag: TagRef;
  /** The items that a tag's page lists. */
  items: Item[];
  unlisted: boolean;
}

/**
 * Groups items by tag, in order of first use; the first label of a path wins. A tag's page omits unlisted items. If all
 * are unlisted, the page itself is unlisted and shows them.
 */
export function groupByTag<Item extends { tags: TagRef[]; unlisted: boolean }>(items: Item[]): TagGroup<Item>[] {
  const groups = new Map<string, { tag: TagRef; items: Item[] }>();
  for (const item of items) {
    for (const tag of item.tags) {
      const group = groups.get(tag.permalink) ?? { tag, items: [] };
      group.items.push(item);
      groups.set(tag.permalink, group);
    }
  }
  return [...groups.values()].map(({ tag, items: tagged }) => {
    const listed = tagged.filter((item) => !item.unlisted);
    return { tag, items: listed.length > 0 ? listed : tagged, unlisted: listed.length === 0 };
  });
}
