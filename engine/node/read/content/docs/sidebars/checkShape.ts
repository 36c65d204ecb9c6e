import { didYouMean } from '../../../../../shared/nearestName.ts';
import { isObject } from '../../frontMatter/fields.ts';
import { shown } from '../../frontMatter/shown.ts';
import { LINK_SHAPES, type Shape } from './itemSchemas.ts';

/** A problem at a place such as `mainSidebar[2].items[0]`. */
export type Complain = (place: string, message: string) => void;

/** Returns the object with its values converted; reports each missing, unknown or wrong key. */
export function checkShape(
  value: Record<string, unknown>,
  shape: Shape,
  place: string,
  complain: Complain,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const key of shape.required) if (value[key] === undefined) complain(place, `has no \`${key}\`.`);
  for (const [key, written] of Object.entries(value)) {
    const field = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
    if (!field) {
      complain(place, `has an unknown key \`${key}\`.${didYouMean(key, Object.keys(shape.fields))}`);
      continue;
    }
    if (written === undefined) continue;
    const read = field(written);
    if (read.ok) result[key] = read.value;
    else complain(`${place}.${key}${read.at ?? ''}`, `is ${shown(written)}; expected ${read.expected}.`);
  }
  return result;
}

/** Checks a category's `link`; `null` means none, not even an inferred one. */
export function checkLink(
  link: unknown,
  place: string,
  complain: Complain,
): Record<string, unknown> | null | undefined {
  if (link === undefined || link === null) return link;
  // In Docusaurus an object without a type means no link.
  if (isObject(link) && link.type === undefined) return null;
  const types = Object.keys(LINK_SHAPES);
  const shape = isObject(link) && typeof link.type === 'string' ? LINK_SHAPES[link.type] : undefined;
  if (!isObject(link) || !shape) {
    const type = isObject(link) ? `has the type ${shown(link.type)}` : `is ${shown(link)}`;
    const meant = isObject(link) && typeof link.type === 'string' ? didYouMean(link.type, types) : '';
    complain(place, `${type}; expected an object of type "doc" or "generated-index".${meant}`);
    return undefined;
  }
  return checkShape(link, shape, place, complain);
}
