import type { ApiDescription, ApiSchema, SchemaUse } from '../types.ts';
import { emptySchema } from './emptySchema.ts';

/** A schema merged with its references and `allOf`. */
export interface FlatSchema extends ApiSchema {
  /** Named schemas along the references, the first one first. */
  refs: string[];
  /** All named schemas that were merged into it: if one occurs again inside, there is a cycle. */
  through: string[];
}

export interface SchemaGraph {
  nameOf(ref: string): string;
  flatten(use: SchemaUse): FlatSchema;
}

/** Schemas in the form that readers see. */
export function createSchemaGraph({ schemas }: Pick<ApiDescription, 'schemas'>): SchemaGraph {
  const named = new Map<string, FlatSchema>();
  const known = new WeakMap<SchemaUse, FlatSchema>();
  /** Parts of cycles, as read from one schema: there may be very many paths. */
  let parts = new Map<string, FlatSchema>();
  /** The number of cycles that were cut. */
  let cuts = 0;
  return { nameOf: (ref) => schemas.get(ref)?.name ?? '', flatten: flattenOnce };

  /** Cached, because pages read the same schema many times. */
  function flattenOnce(use: SchemaUse): FlatSchema {
    const flat = known.get(use) ?? flatten(use, []);
    known.set(use, flat);
    return flat;
  }

  function flatten(use: SchemaUse, above: readonly string[]): FlatSchema {
    const { ref, ...own } = use;
    let result: FlatSchema = { ...own, refs: [], through: [] };
    if (ref !== undefined) result = merge(flattenNamed(ref, above), result, [ref]);
    if (own.allOf.length === 0) return result;
    // The schema's own keys win over those of its parts.
    const all = own.allOf.map((part) => flatten(part, above));
    const [only] = all;
    const base = all.reduce((sum, part) => merge(sum, part, []));
    // In 3.0, `allOf` with one part adds keys to a reference.
    const refs = all.length === 1 && own.properties.length === 0 ? (only?.refs ?? []) : [];
    return { ...merge(base, result, []), refs: [...result.refs, ...refs], allOf: [] };
  }

  function flattenNamed(ref: string, above: readonly string[]): FlatSchema {
    const done = named.get(ref);
    if (done) return done;
    if (above.length === 0) parts = new Map();
    const part = parts.get(ref);
    const entry = schemas.get(ref);
    if (part || !entry || above.includes(ref) || above.length > MAX_CHAIN) {
      cuts++;
      return part ?? { ...NOTHING, refs: [], through: [] };
    }
    const before = cuts;
    const flat = flatten(entry.schema, [...above, ref]);
    // Inside a cycle the result is incomplete, so it is not cached.
    if (above.length === 0 || cuts === before) named.set(ref, flat);
    else parts.set(ref, flat);
    return flat;
  }
}

/** More nested parts than any author keeps track of. */
const MAX_CHAIN = 100;

const NOTHING = emptySchema({ filePath: '', pointer: '#' });

function merge(base: FlatSchema, own: FlatSchema, refs: string[]): FlatSchema {
  const required = new Set([...base.required, ...own.required]);
  const properties = new Map(base.properties.map((property) => [property.name, property]));
  for (const property of own.properties) {
    const before = properties.get(property.name);
    properties.set(property.name, { ...property, required: property.required || (before?.required ?? false) });
  }
  const merged: FlatSchema = {
    ...base,
    ...own,
    types: own.types.length > 0 ? own.types : base.types,
    examples: own.examples.length > 0 ? own.examples : base.examples,
    enum: own.enum ?? base.enum,
    limits: [...base.limits.filter(([name]) => own.limits.every(([other]) => other !== name)), ...own.limits],
    properties: [...properties.values()].map((property) =>
      required.has(property.name) ? { ...property, required: true } : property,
    ),
    required: [...required].filter((name) => !properties.has(name)),
    patternProperties: [...base.patternProperties, ...own.patternProperties],
    prefixItems: own.prefixItems.length > 0 ? own.prefixItems : base.prefixItems,
    allOf: [],
    oneOf: [...base.oneOf, ...own.oneOf],
    anyOf: [...base.anyOf, ...own.anyOf],
    refs: [...refs, ...base.refs, ...own.refs],
    through: [...new Set([...refs, ...base.through, ...own.through])],
  };
  return merged;
}
