import { useContent } from './contentContext.ts';

/** Means the items of the page's own category, which are known only when the page has its place in a sidebar. */
export const CURRENT_ITEMS: readonly unknown[] = Object.freeze([]);

/** Cards of the current category, or of the items given. Filled in once per page. */
export function DocCardList({ items, className }: { items?: readonly unknown[]; className?: string }) {
  const given = items === CURRENT_ITEMS ? undefined : items;
  return <>{useContent().slot('doc-cards', { items: given, className })}</>;
}
