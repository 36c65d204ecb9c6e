import type { ResolvedCategory, ResolvedItem } from './types.ts';

/** All items in reading order, a category before its content. */
export function flattenItems(items: ResolvedItem[]): ResolvedItem[] {
  return items.flatMap((item) => (item.type === 'category' ? [item, ...flattenItems(item.items)] : [item]));
}

/** An item with a page in this sidebar: a target of previous / next. */
export type Stop = { type: 'doc'; id: string; label?: string } | (ResolvedCategory & { link: object });

/** The pages of a sidebar in reading order. References and links belong elsewhere. */
export function stopsOf(items: ResolvedItem[]): Stop[] {
  return flattenItems(items).filter(
    (item): item is Stop => item.type === 'doc' || (item.type === 'category' && item.link !== undefined),
  );
}

/** The document of such an item; a generated index has none. */
export function docIdOf(stop: Stop): string | undefined {
  if (stop.type === 'doc') return stop.id;
  return stop.link?.type === 'doc' ? stop.link.id : undefined;
}
