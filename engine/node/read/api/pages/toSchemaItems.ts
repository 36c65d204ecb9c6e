import { groupBy } from '../../../../shared/groupBy.ts';
import type { ProcessedItem } from '../../content/docs/sidebars/types.ts';

/** Every page contains the items of open categories, so more schemas than this are grouped by their first letters. */
const MAX_ITEMS = 40;

export function toSchemaItems(items: { type: 'doc'; id: string; label: string; className: string }[]): ProcessedItem[] {
  if (items.length <= MAX_ITEMS) return items;
  const groups = groupBy(items, ({ label }) => (label[0] ?? '').toUpperCase());
  return [...groups].flatMap(([letter, own]): ProcessedItem[] => {
    if (own.length <= MAX_ITEMS) return [{ type: 'category', label: letter, items: own }];
    const parts = Array.from({ length: Math.ceil(own.length / MAX_ITEMS) }, (_, at) =>
      own.slice(at * MAX_ITEMS, (at + 1) * MAX_ITEMS),
    );
    return parts.map((part) => ({
      type: 'category',
      label: `${part[0]?.label ?? ''} – ${part.at(-1)?.label ?? ''}`,
      items: part,
    }));
  });
}
