import type { Element, Properties } from 'hast';
import { find, hastToReact, html, svg, type Schema } from 'property-information';

/** A `style` written as text; React wants objects, and the page gets a class instead of either. */
export const STYLE_ATTRIBUTE = 'data-oc-style';

const names = new Map<Schema, Map<string, string>>([
  [html, new Map()],
  [svg, new Map()],
]);

/** Converts properties of an HTML tree's element to React props. */
export function toProps({ tagName, properties }: Element, isSvg: boolean): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  const schema = isSvg || tagName === 'svg' ? svg : html;
  for (const name in properties) {
    const value = properties[name];
    if (value === null || value === undefined || (typeof value === 'number' && Number.isNaN(value))) continue;
    if (name === 'style') props[STYLE_ATTRIBUTE] = String(value);
    else props[toPropName(schema, name)] = Array.isArray(value) ? joinList(schema, name, value) : value;
  }
  return props;
}

function toPropName(schema: Schema, name: string): string {
  const known = names.get(schema);
  let propName = known?.get(name);
  if (propName === undefined) {
    const info = find(schema, name);
    propName = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute;
    known?.set(name, propName);
  }
  return propName;
}

function joinList(schema: Schema, name: string, value: NonNullable<Properties[string]> & unknown[]): string {
  return value.join(find(schema, name).commaSeparated ? ', ' : ' ');
}
