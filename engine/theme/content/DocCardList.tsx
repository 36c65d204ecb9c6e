import { useContent } from './contentContext.ts';

/** Means the items of the page's own category, which are known only when the page has its place in a sidebar. */
export const CURRENT_ITEMS: readonly unknown[] = Object.freeze([]);

/** Cards of the current category, or of the items given. Filled in once per page. */
export function DocCardList({ items, className, ...props }: { items?: readonly unknown[]; className?: string }) {
  const content = useContent();
  const given = items === CURRENT_ITEMS ? undefined : items;
  if (given !== undefined && !(Array.isArray(given) && given.every(isItem))) {
    content.warn('`items` of `<DocCardList>` must be items of a sidebar; the cards are left out.', props);
    return null;
  }
  return <>{content.slot('doc-cards', { items: given, className })}</>;
}

/** As far as a card needs it. */
function isItem(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { type, label, href, items } = value as Record<string, unknown>;
  if (type === 'html') return true;
  if (typeof label !== 'string') return false;
  if (type === 'link') return typeof href === 'string';
  const isHref = href === undefined || typeof href === 'string';
  return type === 'category' && isHref && Array.isArray(items) && items.every(isItem);
}
