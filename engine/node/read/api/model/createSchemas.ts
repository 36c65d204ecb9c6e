import { withoutUndefined } from '../../../ground/withoutUndefined.ts';
import type { ApiSchema, NamedSchema, SchemaUse } from '../types.ts';
import { type Cursor } from '../source/Cursor.ts';
import { emptySchema } from '../schema/emptySchema.ts';
import { toPointer } from '../source/pointer.ts';
import { readExternalDocs } from './readExternalDocs.ts';

export interface Schemas {
  all: Map<string, NamedSchema>;
  /** The schema at this place. One behind a reference is read once, however often it is used. */
  read(cursor: Cursor): SchemaUse;
}

const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

const LIMITS = [
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'contentEncoding',
];

/** Deeper than any handwritten schema; deeper parts of a generated one are omitted. */
const MAX_DEPTH = 100;

/** Converts JSON Schema of 3.1 and the dialects of 3.0 and 2.0 to one form. */
export function createSchemas(): Schemas {
  const all = new Map<string, NamedSchema>();
  /** Schemas to read later, because a chain of references may be longer than the call stack allows. */
  const pending: (() => void)[] = [];
  return { all, read };

  function read(cursor: Cursor): SchemaUse {
    const use = readUse(cursor, 0);
    for (let next = pending.pop(); next; next = pending.pop()) next();
    return use;
  }

  function readUse(cursor: Cursor, depth: number): SchemaUse {
    const ref = cursor.raw('$ref');
    if (typeof ref !== 'string') return readOwn(cursor, depth);
    const target = cursor.step();
    if (!target) return { ...emptySchema(cursor.place), description: cursor.text('description') };
    const id = `${target.file.filePath}${toPointer(target.path)}`;
    if (!all.has(id)) {
      const named: NamedSchema = { name: nameOf(target), schema: emptySchema(target.place), place: target.place };
      all.set(id, named);
      pending.push(() => (named.schema = readUse(target, 0)));
    }
    return { ...readOwn(withoutRef(cursor), depth), ref: id };
  }

  function readOwn(cursor: Cursor, depth: number): ApiSchema {
    const { value } = cursor;
    if (value === true || (cursor.isObject && Object.keys(value as object).length === 0))
      return emptySchema(cursor.place);
    if (value === false) return { ...emptySchema(cursor.place), types: ['never'] };
    if (!cursor.isObject) {
      cursor.complain(`${JSON.stringify(value)} is not valid here; expected a schema`);
      return emptySchema(cursor.place);
    }
    if (depth > MAX_DEPTH) return emptySchema(cursor.place);
    const inner = (key: string): SchemaUse | undefined =>
      cursor.has(key) ? readUse(cursor.at(key), depth + 1) : undefined;
    const many = (key: string) => cursor.list(key).map((item) => readUse(item, depth + 1));
    const map = (key: string) => {
      const properties = cursor.has(key) ? cursor.at(key) : undefined;
      if (properties && !properties.isObject) {
        properties.complain('Expected an object whose keys are the names of properties');
        return [];
      }
      const names = properties ? Object.keys(properties.value as object) : [];
      return names.map((name) => ({ name, schema: readUse((properties as Cursor).at(name), depth + 1) }));
    };
    const required = Array.isArray(cursor.raw('required')) ? cursor.texts('required') : [];
    const properties = map('properties').map((entry) => ({ ...entry, required: required.includes(entry.name) }));
    const declared = new Set(properties.map(({ name }) => name));
    const additional = cursor.raw('additionalProperties');
    const items = cursor.raw('items');
    return withoutUndefined({
      types: typesOf(cursor),
      title: cursor.text('title'),
      description: cursor.text('description'),
      format: cursor.text('format'),
      deprecated: cursor.flag('deprecated') || undefined,
      readOnly: cursor.flag('readOnly') || undefined,
      writeOnly: cursor.flag('writeOnly') || undefined,
      default: cursor.raw('default'),
      examples: examplesOf(cursor),
      enum: Array.isArray(cursor.raw('enum')) ? (cursor.raw('enum') as unknown[]) : undefined,
      enumDescriptions: enumDescriptionsOf(cursor),
      const: cursor.has('const') ? { value: cursor.raw('const') } : undefined,
      limits: limitsOf(cursor),
      contentMediaType: cursor.text('contentMediaType'),
      properties,
      required: required.filter((name) => !declared.has(name)),
      patternProperties: map('patternProperties'),
      additional: typeof additional === 'boolean' ? additional : inner('additionalProperties'),
      items: Array.isArray(items) ? undefined : inner('items'),
      prefixItems: Array.isArray(items) ? many('items') : many('prefixItems'),
      allOf: many('allOf'),
      oneOf: many('oneOf'),
      anyOf: many('anyOf'),
      not: inner('not'),
      discriminator: discriminatorOf(cursor),
      externalDocs: readExternalDocs(cursor),
      place: cursor.place,
    });
  }

  function discriminatorOf(cursor: Cursor): ApiSchema['discriminator'] {
    const written = cursor.raw('discriminator');
    if (typeof written === 'string') return { property: written, mapping: [] };
    const property = cursor.object('discriminator')?.text('propertyName');
    if (property === undefined) return undefined;
    const mapping = cursor.object('discriminator')?.object('mapping');
    const pairs = (mapping?.names() ?? []).flatMap((value): [string, string][] => {
      const target = String(mapping?.raw(value));
      const ref = /[#/.]/.test(target) ? target : `#/components/schemas/${target}`;
      const found = cursor.host.references.resolve(ref, cursor);
      return typeof found === 'string' ? [] : [[value, `${found.file.filePath}${toPointer(found.path)}`]];
    });
    return { property, mapping: pairs };
  }
}

function withoutRef(cursor: Cursor): Cursor {
  const { $ref: _, ...rest } = cursor.value as Record<string, unknown>;
  // In 3.0 and 2.0, siblings of a reference are ignored by the specification, but authors expect them to count.
  return cursor.withValue(rest);
}

/** The name of a schema: its key, or the name of its file. */
function nameOf({ path, file }: Cursor): string {
  const last = path.at(-1);
  if (last !== undefined && !/^\d+$/.test(last) && last !== 'schema' && last !== 'items') return last;
  const name = file.filePath.split(/[\\/]/).at(-1) ?? '';
  return path.length === 0 ? name.replace(/\.[^.]*$/, '') : path.slice(-2).join('.');
}

function typesOf(cursor: Cursor): string[] {
  const written = cursor.raw('type');
  const list = Array.isArray(written) ? (written as unknown[]) : written === undefined ? [] : [written];
  const types = list.filter((type): type is string => typeof type === 'string');
  if (types.length < list.length) {
    cursor
      .at('type')
      .complain(`${JSON.stringify(written)} is not valid here; expected the name of a type, or a list of names`);
  }
  const allowed = cursor.host.format.startsWith('2') ? [...TYPES, 'file'] : TYPES;
  for (const type of types) {
    if (!allowed.includes(type)) {
      cursor.at('type').complain(`${JSON.stringify(type)} is no type; expected ${allowed.join(', ')}`);
    }
  }
  return cursor.flag('nullable') && !types.includes('null') ? [...types, 'null'] : types;
}

function examplesOf(cursor: Cursor): unknown[] {
  const many = cursor.raw('examples');
  const one = cursor.has('example') ? [cursor.raw('example')] : [];
  return Array.isArray(many) ? [...one, ...(many as unknown[])] : one;
}

/** 3.0 has `exclusiveMinimum: true` next to `minimum`. */
function limitsOf(cursor: Cursor): ApiSchema['limits'] {
  return LIMITS.flatMap((keyword): ApiSchema['limits'] => {
    const value = cursor.raw(keyword);
    if (value === true) return keyword.startsWith('exclusive') ? [] : [[keyword, '']];
    const exclusive = keyword.replace(/^m(?=(?:in|ax)imum$)/, 'exclusiveM');
    const name = cursor.flag(exclusive) ? exclusive : keyword;
    return typeof value === 'number' || typeof value === 'string' ? [[name, value]] : [];
  });
}

/** By value or by position: two conventions of other tools. */
function enumDescriptionsOf(cursor: Cursor): Record<string, string> | undefined {
  const byValue = cursor.raw('x-enumDescriptions') ?? cursor.raw('x-enum-descriptions');
  const values = cursor.raw('enum');
  if (Array.isArray(byValue) && Array.isArray(values)) {
    return Object.fromEntries(byValue.map((text, index) => [String(values[index]), String(text)]));
  }
  if (typeof byValue !== 'object' || byValue === null) return undefined;
  return Object.fromEntries(Object.entries(byValue).map(([value, text]) => [value, String(text)]));
}
