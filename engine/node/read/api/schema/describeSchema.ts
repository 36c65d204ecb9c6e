import type { Inline } from '../pages/blocks.ts';
import { joinByOr, joinInlines } from '../pages/inlines.ts';
import type { SchemaUse } from '../types.ts';
import type { FlatSchema, SchemaGraph } from './createSchemaGraph.ts';

/** Few readers need more values than this. */
const MAX_VALUES = 60;
const MAX_VALUE_LENGTH = 300;
const MAX_VARIANTS = 4;

export interface TypeContext {
  graph: SchemaGraph;
  /** The address of a named schema's page, if it has one. */
  hrefOf(ref: string): string | undefined;
}

/** `string <date-time>`, `array of Chat`, `integer or null`. */
export function describeType(use: SchemaUse, context: TypeContext, depth = 0): Inline[] {
  const flat = context.graph.flatten(use);
  const [ref] = flat.refs;
  if (ref !== undefined) return [...nameOf(ref, context), ...orNull(flat)];
  if (depth > 3) return ['…'];
  const isList = flat.types.includes('array') || (flat.types.length === 0 && flat.items !== undefined);
  if (isList && flat.items) {
    return [{ word: 'list of' }, ' ', ...describeType(flat.items, context, depth + 1), ...orNull(flat)];
  }
  const variants = flat.oneOf.length > 0 ? flat.oneOf : flat.anyOf;
  if (variants.length > 0 && flat.properties.length === 0) return describeVariants(variants, context, depth);
  if (flat.additional && typeof flat.additional === 'object' && flat.properties.length === 0) {
    return [{ word: 'map of' }, ' ', ...describeType(flat.additional, context, depth + 1), ...orNull(flat)];
  }
  const types = flat.types.length > 0 ? flat.types : inferTypes(flat);
  if (types.length === 0) return [{ word: 'any' }];
  const format = flat.format ?? flat.contentMediaType;
  return joinByOr(types.map((type) => [type === 'null' || !format ? type : `${type} <${format}>`]));
}

function describeVariants(variants: SchemaUse[], context: TypeContext, depth: number): Inline[] {
  // Variants may differ only in their values.
  const types = new Map(
    variants.map((variant) => {
      const type = describeType(variant, context, depth + 1);
      return [JSON.stringify(type), type];
    }),
  );
  const shown = [...types.values()].slice(0, MAX_VARIANTS);
  return [...joinByOr(shown), ...(types.size > shown.length ? [' …'] : [])];
}

function nameOf(ref: string, { graph, hrefOf }: TypeContext): Inline[] {
  const name = graph.nameOf(ref);
  const href = hrefOf(ref);
  return href === undefined ? [name] : [{ link: href, content: [name] }];
}

function orNull({ types }: FlatSchema): Inline[] {
  return types.includes('null') && types.length > 1 ? [' ', { word: 'or' }, ' null'] : [];
}

function inferTypes(flat: FlatSchema): string[] {
  if (flat.properties.length > 0 || flat.additional !== undefined) return ['object'];
  if (flat.prefixItems.length > 0) return ['array'];
  const values = flat.const ? [flat.const.value] : (flat.enum ?? []);
  return [...new Set(values.map((value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)))];
}

/** The constraints of a value besides its type. */
export function factsOf(flat: FlatSchema): Inline[][] {
  const facts: Inline[][] = [];
  if (flat.const) facts.push([{ word: 'Always' }, ' ', code(flat.const.value)]);
  if (flat.enum && flat.enum.length > 0) {
    const values = flat.enum.slice(0, MAX_VALUES);
    const rest = flat.enum.length - values.length;
    const shown = values.map((value) => {
      const meaning = flat.enumDescriptions?.[String(value)];
      return [code(value), ...(meaning ? [` (${meaning})`] : [])];
    });
    const more = rest > 0 ? [`, … (${rest})`] : [];
    facts.push([{ word: 'Allowed values' }, ': ', ...joinInlines(shown, ', '), ...more]);
  }
  if (flat.limits.length > 0) {
    const limits = flat.limits.map(([name, value]) => [{ code: value === '' ? name : `${name}: ${value}` }]);
    facts.push(joinInlines(limits, ', '));
  }
  if (flat.default !== undefined) facts.push([{ word: 'Default' }, ': ', code(flat.default)]);
  const [example] = flat.examples;
  if (example !== undefined && isShort(example)) facts.push([{ word: 'Example' }, ': ', code(example)]);
  return facts;
}

function isShort(value: unknown): boolean {
  return (typeof value !== 'object' || value === null) && String(value).length <= 120;
}

function code(value: unknown): Inline {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const shown = text === '' ? '""' : text;
  return { code: shown.length > MAX_VALUE_LENGTH ? `${shown.slice(0, MAX_VALUE_LENGTH)}…` : shown };
}
