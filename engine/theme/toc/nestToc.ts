import type { TocItem } from '../../shared/pageData.ts';

export interface TocNode extends TocItem {
  children: TocNode[];
}

/** Headings in document order → a tree; a heading goes below the nearest earlier one of a higher rank. */
export function nestToc(items: TocItem[]): TocNode[] {
  const roots: TocNode[] = [];
  const open: TocNode[] = [];
  for (const item of items) {
    const node: TocNode = { ...item, children: [] };
    while ((open.at(-1)?.level ?? 0) >= item.level) open.pop();
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}
