/** What a schema accepts, as data: the package's types and the handbook's reference are written from it. */
import type * as v from 'valibot';
import { isOpen, isUnused } from '../../../engine/node/read/config/schema/fields.ts';

export type Shape =
  | { kind: 'object'; fields: Field[]; isOpen: boolean }
  | { kind: 'record'; value: Shape }
  | { kind: 'list'; item: Shape }
  | { kind: 'union'; options: Shape[] }
  | { kind: 'literal'; value: string | number | boolean | null }
  | { kind: 'name'; name: string }
  | { kind: 'basic'; type: 'string' | 'number' | 'boolean' | 'function' | 'RegExp' | 'plugin' | 'unknown' };

export interface Field {
  key: string;
  shape: Shape;
  isOptional: boolean;
  /** Unset: no default, or the same as omitting the key. */
  default?: unknown;
  /** A key of Docusaurus that has no effect here. */
  isUnused: boolean;
}

/** Schemas with their own name, described once. */
export type SchemaNames = ReadonlyMap<unknown, string>;

/** The parts of valibot's schemas that are read here. */
interface Parts {
  type: string;
  pipe?: { kind: string }[];
  wrapped?: v.GenericSchema;
  default?: unknown;
  entries?: Record<string, v.GenericSchema>;
  rest?: v.GenericSchema;
  item?: v.GenericSchema;
  value?: v.GenericSchema;
  options?: (v.GenericSchema | string)[];
  literal?: string | number | boolean;
  message?: string;
}

export function toShape(schema: v.GenericSchema, names: SchemaNames, isNamed = true): Shape {
  const name = isNamed ? names.get(schema) : undefined;
  if (name !== undefined) return { kind: 'name', name };
  const of = (inner: v.GenericSchema) => toShape(inner, names);
  const parts = schema as unknown as Parts;
  // The last schema of a pipe is the narrowest description of its input; checks and transforms are no schemas.
  if (parts.pipe) {
    const inner = parts.pipe.findLast((step) => step.kind === 'schema' && step !== (schema as unknown));
    const count = parts.pipe.filter((step) => step.kind === 'schema').length;
    if (inner && (count > 1 || 'pipe' in inner)) {
      const shape = of(inner as v.GenericSchema);
      // An object that rejects unknown keys is a loose one followed by a check.
      const isStrict = count > 1 && shape.kind === 'object' && !isOpen(schema);
      return isStrict ? { ...shape, isOpen: false } : shape;
    }
  }
  switch (parts.type) {
    case 'optional':
      return of(parts.wrapped!);
    case 'nullable':
      return toUnion([of(parts.wrapped!), { kind: 'literal', value: null }]);
    case 'null':
      return { kind: 'literal', value: null };
    case 'literal':
      return { kind: 'literal', value: parts.literal! };
    case 'picklist':
      return toUnion(parts.options!.map((value) => ({ kind: 'literal', value: value as string })));
    case 'union':
      return toUnion(parts.options!.map((option) => of(option as v.GenericSchema)));
    case 'array':
      return { kind: 'list', item: of(parts.item!) };
    case 'record':
      return { kind: 'record', value: of(parts.value!) };
    case 'object':
    case 'loose_object':
    case 'object_with_rest':
      return { kind: 'object', fields: toFields(parts.entries!, names), isOpen: parts.type !== 'object' };
    case 'custom':
      return toCustom(parts.message ?? '');
    case 'string':
    case 'number':
    case 'boolean':
      return { kind: 'basic', type: parts.type };
    case 'unknown':
      return { kind: 'basic', type: 'unknown' };
    default:
      throw new Error(`The reference of the configuration knows no schema of the type "${parts.type}".`);
  }
}

/** Keys that only exist to be rejected are omitted. */
function toFields(entries: Record<string, v.GenericSchema>, names: SchemaNames): Field[] {
  return Object.entries(entries).flatMap(([key, schema]) => {
    const { type, wrapped, default: value } = schema as unknown as Parts;
    if (type === 'optional' && wrapped?.type === 'undefined') return [];
    return {
      key,
      shape: toShape(schema, names),
      isOptional: type === 'optional',
      default: typeof value === 'function' ? (value as () => unknown)() : value,
      isUnused: isUnused(schema),
    };
  });
}

/** Such a schema is code; its message describes what it accepts. */
function toCustom(message: string): Shape {
  if (message.includes('plugin function')) return { kind: 'basic', type: 'plugin' };
  if (message.startsWith('a function')) return { kind: 'basic', type: 'function' };
  if (message === 'a regular expression') return { kind: 'basic', type: 'RegExp' };
  if (message === 'an object') return { kind: 'record', value: { kind: 'basic', type: 'unknown' } };
  throw new Error(`The reference of the configuration does not know what "${message}" accepts.`);
}

export function toUnion(options: Shape[]): Shape {
  const flat = options.flatMap((option) => (option.kind === 'union' ? option.options : [option]));
  // Accepted because Docusaurus accepts them, but nobody should write them.
  const isFlag = flat.some((option) => option.kind === 'basic' && option.type === 'boolean');
  const odd: unknown[] = isFlag ? ['', 0, 'true', 'false'] : ['', 0];
  const worth = flat.filter((option) => !(option.kind === 'literal' && odd.includes(option.value)));
  const unique = new Map(worth.map((option) => [JSON.stringify(option), option]));
  const [only, second] = [...unique.values()];
  return only && !second ? only : { kind: 'union', options: [...unique.values()] };
}
