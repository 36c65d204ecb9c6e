import type { SchemaUse } from '../types.ts';
import type { FlatSchema, SchemaGraph } from './createSchemaGraph.ts';

/** Deep enough to show a shape, shallow enough to be read. */
const MAX_DEPTH = 3;
const MAX_PROPERTIES = 60;
/** Schemas that all refer to each other would have examples with millions of values. */
const MAX_VALUES = 40;

const BY_FORMAT: Record<string, string> = {
  date: '2025-01-31',
  'date-time': '2025-01-31T09:30:00Z',
  time: '09:30:00Z',
  duration: 'PT1M',
  email: 'ada@example.com',
  'idn-email': 'ada@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  url: 'https://example.com',
  'uri-reference': '/path',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  byte: 'ZXhhbXBsZQ==',
  binary: '<binary>',
  password: '********',
};

export type ExampleUse = 'request' | 'response';

/** A value that matches the schema: its own example, or otherwise a generated one. */
export function toExample(use: SchemaUse, graph: SchemaGraph, purpose: ExampleUse): unknown {
  let count = 0;
  return make(use, 0, []);

  function make(schema: SchemaUse, depth: number, above: readonly string[]): unknown {
    const flat = graph.flatten(schema);
    count++;
    const given = givenValue(flat);
    if (given) return given.value;
    const [variant] = [...flat.oneOf, ...flat.anyOf].filter((option) => !isNull(graph.flatten(option)));
    const isCircular = flat.through.some((ref) => above.includes(ref));
    const inside = [...above, ...flat.through];
    if (isCircular || depth > MAX_DEPTH || count > MAX_VALUES) return isList(flat) ? [] : isObject(flat) ? {} : null;
    if (isObject(flat)) {
      const base = variant === undefined ? undefined : make(variant, depth + 1, inside);
      return { ...(isRecord(base) ? base : {}), ...makeObject(flat, depth, inside) };
    }
    if (variant !== undefined) return make(variant, depth + 1, inside);
    if (isList(flat)) {
      if (flat.prefixItems.length > 0) return flat.prefixItems.map((item) => make(item, depth + 1, inside));
      return flat.items === undefined ? [] : [make(flat.items, depth + 1, inside)];
    }
    return makeScalar(flat);
  }

  function makeObject(flat: FlatSchema, depth: number, above: readonly string[]): Record<string, unknown> {
    const hidden = purpose === 'request' ? 'readOnly' : 'writeOnly';
    const shown = flat.properties.filter(({ schema }) => {
      const inner = graph.flatten(schema);
      return !inner[hidden] && !inner.deprecated;
    });
    // A request only shows required fields, so that readers have nothing to delete.
    const needed = shown.filter(({ required, schema }) => required || graph.flatten(schema).examples.length > 0);
    const isShort = purpose === 'request' && shown.some(({ required }) => required);
    const entries = (isShort ? needed : shown)
      .slice(0, MAX_PROPERTIES)
      .map(({ name, schema }): [string, unknown] => [name, make(schema, depth + 1, above)]);
    if (entries.length > 0 || typeof flat.additional !== 'object') return Object.fromEntries(entries);
    return { key: make(flat.additional, depth + 1, above) };
  }
}

function givenValue(flat: FlatSchema): { value: unknown } | undefined {
  if (flat.examples.length > 0) return { value: flat.examples[0] };
  if (flat.const) return flat.const;
  if (flat.default !== undefined) return { value: flat.default };
  if (flat.enum && flat.enum.length > 0) return { value: flat.enum[0] };
  return undefined;
}

function isObject({ types, properties, additional }: FlatSchema): boolean {
  return types.includes('object') || properties.length > 0 || typeof additional === 'object';
}

function isList({ types, items, prefixItems }: FlatSchema): boolean {
  return types.includes('array') || items !== undefined || prefixItems.length > 0;
}

function isNull({ types }: FlatSchema): boolean {
  return types.length === 1 && types[0] === 'null';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function makeScalar(flat: FlatSchema): unknown {
  const limit = (name: string) => flat.limits.find(([keyword]) => keyword === name)?.[1];
  const type = flat.types.find((name) => name !== 'null');
  switch (type) {
    case 'integer':
    case 'number': {
      const above = limit('exclusiveMinimum');
      const step = Number(limit('multipleOf') ?? 1) || 1;
      return Number(limit('minimum') ?? (above === undefined ? 0 : Number(above) + step));
    }
    case 'boolean':
      return true;
    case 'string': {
      const text = BY_FORMAT[flat.format ?? ''] ?? 'string';
      const min = Number(limit('minLength') ?? 0);
      return text.length < min && min < 1000 ? text.padEnd(min, text) : text;
    }
    case undefined:
      return flat.types.includes('null') ? null : 'string';
    default:
      return null;
  }
}
