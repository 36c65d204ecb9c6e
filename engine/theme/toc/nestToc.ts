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

/**
 * Omits the headings of other levels. As in Docusaurus, headings that another heading separates are not nested even if
 * that one is omitted, so this comes after `nestToc`.
 */
export function keepLevels<Item extends { level: number }>(
  nodes: readonly Nested<Item>[],
  min: number,
  max: number,
): Nested<Item>[] {
  return nodes.flatMap((node) => {
    const children = keepLevels(node.children, min, max);
    return node.level >= min && node.level <= max ? [{ ...node, children }] : children;
  });
}
