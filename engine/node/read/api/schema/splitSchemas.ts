import type { ApiDescription, ApiOperation, NamedSchema, SchemaUse } from '../types.ts';
import { emptySchema } from './emptySchema.ts';

/** More fields than this make a page too long. Unfolding named schemas may double them. */
const MAX_FIELDS = 600;
/** A part with fewer fields is not worth a page. */
const MIN_PART = 40;

/** Gives names to parts of schemas that are too long for one page, so that each part gets its own page. */
export function splitSchemas(description: ApiDescription): ApiDescription {
  const schemas = new Map(description.schemas);
  const count = createCounter();
  const operations = description.operations.map(splitOperation);
  const webhooks = description.webhooks.map(splitOperation);
  // Parts are appended, and may be too long as well.
  for (const [ref, named] of schemas) {
    const schema = shorten(named.schema, named.name);
    if (schema !== named.schema) schemas.set(ref, { ...named, schema });
  }
  return { ...description, operations, webhooks, schemas };

  function splitOperation(operation: ApiOperation): ApiOperation {
    const { anchor, body, responses } = operation;
    const split = <T extends { schema?: SchemaUse }>(contents: T[], name: string): T[] =>
      contents.map((content) => (content.schema ? { ...content, schema: shorten(content.schema, name) } : content));
    return {
      ...operation,
      ...(body && { body: { ...body, content: split(body.content, `${anchor}.body`) } }),
      responses: responses.map((response) => ({
        ...response,
        content: split(response.content, `${anchor}.${response.status}`),
      })),
    };
  }

  /** Names the largest properties until the rest is short enough. Variants share one budget. */
  function shorten(schema: SchemaUse, name: string, room = MAX_FIELDS): SchemaUse {
    let total = count(schema);
    if (total <= room) return schema;
    const { additional, items, properties, allOf, oneOf, anyOf } = schema;
    const large = properties
      .filter((property) => count(property.schema) >= MIN_PART)
      .toSorted((a, b) => count(b.schema) - count(a.schema));
    const moved = new Map<string, SchemaUse>();
    for (const property of large) {
      if (total <= room) break;
      total -= count(property.schema);
      moved.set(property.name, move(property.schema, `${name}.${property.name}`));
    }
    const variants = [...allOf, ...oneOf, ...anyOf].filter((part) => count(part) >= MIN_PART).length;
    const inner = (part: SchemaUse) => shorten(part, name, Math.max(MIN_PART, room / Math.max(1, variants)));
    return {
      ...schema,
      ...(items && { items: inner(items) }),
      ...(typeof additional === 'object' && { additional: inner(additional) }),
      allOf: allOf.map(inner),
      oneOf: oneOf.map(inner),
      anyOf: anyOf.map(inner),
      properties: properties.map((property) => ({ ...property, schema: moved.get(property.name) ?? property.schema })),
    };
  }

  function move(schema: SchemaUse, name: string): SchemaUse {
    // In a list, the item gets the name.
    if (schema.items && schema.properties.length === 0) return { ...schema, items: move(schema.items, name) };
    let ref = name;
    for (let at = 2; schemas.has(ref); at++) ref = `${name}-${at}`;
    schemas.set(ref, { name, schema, place: schema.place } satisfies NamedSchema);
    return { ...emptySchema(schema.place), ref, description: schema.description };
  }
}

/** Counts the fields of a schema without those of named ones. */
function createCounter(): (schema: SchemaUse) => number {
  const known = new WeakMap<SchemaUse, number>();
  return function count(schema): number {
    const before = known.get(schema);
    if (before !== undefined) return before;
    const { properties, patternProperties, prefixItems, additional, items, allOf, oneOf, anyOf } = schema;
    const fields = [...properties, ...patternProperties].reduce((sum, own) => sum + 1 + count(own.schema), 0);
    const others = [...prefixItems, ...allOf, ...oneOf, ...anyOf, ...(items ? [items] : [])];
    const rest = typeof additional === 'object' ? [...others, additional] : others;
    const total = rest.reduce((sum, part) => sum + count(part), fields);
    known.set(schema, total);
    return total;
  };
}
