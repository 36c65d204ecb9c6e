import { didYouMean } from '../../../../../shared/nearestName.ts';
import { isObject } from '../../frontMatter/fields.ts';
import { shown } from '../../frontMatter/shown.ts';
import { checkLink, checkShape, type Complain } from './checkShape.ts';
import { ITEM_SHAPES } from './itemSchemas.ts';
import type { NormalizedItem, Sidebars } from './types.ts';

/** Expands all shorthands and reports invalid parts; valid parts stay. */
export function normalizeSidebars(value: unknown, complain: Complain): Sidebars<NormalizedItem> {
  if (value === null || (Array.isArray(value) && value.length === 0)) return {};
  if (!isObject(value)) {
    complain('', `The file should export an object with one entry per sidebar, not ${shown(value)}.`);
    return {};
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, items]) => [name, normalizeItems(items, name, complain, [])]),
  );
}

/** A list of items, or `{Label: [items]}`. `above`: the enclosing objects, to detect cycles. */
export function normalizeItems(value: unknown, place: string, complain: Complain, above: unknown[]): NormalizedItem[] {
  if (above.includes(value)) {
    complain(place, 'contains itself: a sidebar cannot be endless.');
    return [];
  }
  const inside = [...above, value];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => normalizeItem(item, `${place}[${index}]`, complain, inside));
  }
  if (isShorthand(value)) {
    return Object.entries(value).flatMap(([label, written]): NormalizedItem[] => {
      const items = normalizeItems(written, `${place}["${label}"]`, complain, inside);
      return losesItems(written, items) ? [] : [{ type: 'category', label, items }];
    });
  }
  complain(place, `is ${shown(value)}; expected a list of items, or an object of categories without a \`type\`.`);
  return [];
}

/** All items were invalid and reported, so an empty category is not reported as well. */
function losesItems(written: unknown, items: NormalizedItem[]): boolean {
  return items.length === 0 && !(Array.isArray(written) && written.length === 0);
}

function isShorthand(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !value.type;
}

function normalizeItem(value: unknown, place: string, complain: Complain, above: unknown[]): NormalizedItem[] {
  if (typeof value === 'string' && value !== '') return [{ type: 'doc', id: value }];
  if (isShorthand(value) || Array.isArray(value)) return normalizeItems(value, place, complain, above);
  if (!isObject(value)) {
    complain(place, `is ${shown(value)}; expected a document id or an item with a \`type\`.`);
    return [];
  }
  if (above.includes(value)) {
    complain(place, 'contains itself: a sidebar cannot be endless.');
    return [];
  }
  const type = String(value.type);
  const shape = Object.hasOwn(ITEM_SHAPES, type) ? ITEM_SHAPES[type] : undefined;
  if (!shape) {
    const types = Object.keys(ITEM_SHAPES);
    complain(place, `has the unknown type "${type}".${didYouMean(type, types)} Types: ${types.join(', ')}.`);
    return [];
  }
  let wrong = false;
  const note: Complain = (at, message) => {
    wrong = true;
    complain(at, message);
  };
  const item = checkShape(value, shape, place, note);
  if ((type === 'doc' || type === 'ref') && item.label !== undefined) item.translatable = true;
  if (type === 'category') {
    const items = normalizeItems(item.items ?? [], `${place}.items`, complain, [...above, value]);
    wrong ||= losesItems(item.items ?? [], items);
    item.link = checkLink(item.link, `${place}.link`, note);
    item.items = items;
  }
  // The checks above establish this type.
  return wrong ? [] : [item as unknown as NormalizedItem];
}
