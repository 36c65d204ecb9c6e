import type { TocItem } from '../../shared/pageData.ts';

export type Nested<Item> = Item & { children: Nested<Item>[] };
export type TocNode = Nested<TocItem>;

/** Converts headings in document order to a tree: each belongs to the nearest earlier heading of a higher rank. */
export function nestToc<Item extends { level: number }>(items: readonly Item[]): Nested<Item>[] {
  const roots: Nested<Item>[] = [];
  const open: Nested<Item>[] = [];
  for (const item of items) {
    const node: Nested<Item> = { ...item, children: [] };
    while ((open.at(-1)?.level ?? 0) >= item.level) open.pop();
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}
