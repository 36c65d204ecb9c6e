import type { ReactNode } from 'react';
import { isObserving } from '../base/observe.ts';
import { createPart, partKey } from '../base/partKey.ts';
import { useContent } from '../base/contentContext.ts';

interface CardProps {
  items?: readonly unknown[];
  className?: string;
}

/** Cards of the current category, or of the given items. Filled in once per page. */
export function DocCardList({ items, className, ...props }: CardProps): ReactNode {
  const content = useContent();
  if (items !== undefined && !(Array.isArray(items) && items.every(isItem))) {
    content.warn(
      'component-use',
      '`items` of `<DocCardList>` must be items of a sidebar; the cards are left out.',
      props,
    );
    return null;
  }
  return showCards(content.hole('doc-cards', { items, className }), 'DocCardList', { items, className });
}

/** One card, if the page has no separate place for it. */
export function LoneCard({ item, ...props }: { item?: unknown }): ReactNode {
  const content = useContent();
  if (!isItem(item)) {
    content.warn('component-use', '`item` of `<DocCard>` must be an item of a sidebar; the card is left out.', props);
    return null;
  }
  return showCards(content.hole('doc-cards', { items: [item], isLone: true }), 'DocCard', { item });
}

/** Inside live code the cards stay the server's HTML. */
function showCards(html: string, name: string, props: object): ReactNode {
  return isObserving() ? createPart(partKey(name, props), html) : html;
}

/** The fields that a card needs. */
function isItem(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { type, label, href, items } = value as Record<string, unknown>;
  if (type === 'html') return true;
  if (typeof label !== 'string') return false;
  if (type === 'link') return typeof href === 'string';
  const isHref = href === undefined || typeof href === 'string';
  return type === 'category' && isHref && Array.isArray(items) && items.every(isItem);
}
