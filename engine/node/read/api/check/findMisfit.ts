import type { SchemaUse } from '../types.ts';
import type { FlatSchema, SchemaGraph } from '../schema/createSchemaGraph.ts';

const MAX_DEPTH = 40;

/** Why a value does not match a schema, and where: `/items/0: expected a string`. Undefined if it matches. */
export function findMisfit(value: unknown, use: SchemaUse, graph: SchemaGraph, depth = 0): string | undefined {
  const flat = graph.flatten(use);
  if (depth > MAX_DEPTH) return undefined;
  return (
    misfitOfType(value, flat) ??
    misfitOfValue(value, flat) ??
    misfitInside(value, flat, graph, depth) ??
    misfitOfVariants(value, flat, graph, depth)
  );
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

function misfitOfType(value: unknown, { types }: FlatSchema): string | undefined {
  if (types.length === 0) return undefined;
  const type = typeOf(value);
  const fits = types.some(
    (wanted) => wanted === type || (wanted === 'number' && type === 'integer') || wanted === 'file',
  );
  return fits ? undefined : `: expected ${types.join(' or ')}, found ${type}`;
}

function misfitOfValue(value: unknown, { enum: values, const: only, limits }: FlatSchema): string | undefined {
  const allowed = only ? [only.value] : values;
  const text = JSON.stringify(value);
  if (allowed && allowed.length > 0 && allowed.every((one) => JSON.stringify(one) !== text)) {
    return `: ${text} is none of the allowed values`;
  }
  for (const [keyword, limit] of limits) {
    const number = measure(value, keyword);
    if (number === undefined) continue;
    const difference = /min/i.test(keyword) ? number - Number(limit) : Number(limit) - number;
    const isWrong = keyword.startsWith('exclusive') ? difference <= 0 : difference < 0;
    if (isWrong) return `: \`${keyword}\` is ${limit}`;
  }
  return undefined;
}

/** The number that a limit is about, if it is about this kind of value. */
function measure(value: unknown, keyword: string): number | undefined {
  if (/^(?:min|max)Length$/.test(keyword)) return typeof value === 'string' ? [...value].length : undefined;
  if (/^(?:min|max)Items$/.test(keyword)) return Array.isArray(value) ? value.length : undefined;
  return /^(?:exclusive)?(?:minimum|maximum)$/i.test(keyword) && typeof value === 'number' ? value : undefined;
}

function misfitInside(value: unknown, flat: FlatSchema, graph: SchemaGraph, depth: number): string | undefined {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const schema = flat.prefixItems[index] ?? flat.items;
      const inner = schema && findMisfit(item, schema, graph, depth + 1);
      if (inner !== undefined) return `/${index}${inner}`;
    }
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const missing = flat.properties.find(({ name, required, schema }) => {
    const { readOnly, writeOnly } = graph.flatten(schema);
    return required && !readOnly && !writeOnly && !Object.hasOwn(value, name);
  });
  if (missing) return `: the property "${missing.name}" is required`;
  for (const [name, item] of Object.entries(value)) {
    const known = flat.properties.find((property) => property.name === name)?.schema;
    if (
      !known &&
      flat.additional === false &&
      flat.patternProperties.length === 0 &&
      flat.oneOf.length + flat.anyOf.length === 0
    ) {
      return `: there is no property "${name}"`;
    }
    const schema = known ?? (typeof flat.additional === 'object' ? flat.additional : undefined);
    const inner = schema && findMisfit(item, schema, graph, depth + 1);
    if (inner !== undefined) return `/${name}${inner}`;
  }
  return undefined;
}

function misfitOfVariants(
  value: unknown,
  { oneOf, anyOf }: FlatSchema,
  graph: SchemaGraph,
  depth: number,
): string | undefined {
  const variants = [...oneOf, ...anyOf];
  if (variants.length === 0) return undefined;
  const fits = variants.some((variant) => findMisfit(value, variant, graph, depth + 1) === undefined);
  return fits ? undefined : ': it fits none of the variants';
}
