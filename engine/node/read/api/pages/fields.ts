import type { ApiParameter, SchemaUse } from '../types.ts';
import { describeType, factsOf, type TypeContext } from '../schema/describeSchema.ts';
import type { FlatSchema } from '../schema/createSchemaGraph.ts';
import { toAnchor } from './anchors.ts';
import { toMarkdownBlocks } from './inlines.ts';
import { VARIANTS_CLASS, type Block, type Field, type Inline } from './blocks.ts';

export interface FieldContext extends TypeContext {
  idFor(wanted: string): string;
  room: Room;
}

/** The space on a page that fields take. */
interface Room {
  /** The number of fields so far. */
  fields: number;
  /** Mentions of named schemas, which are links until they are unfolded. */
  links: { size: number; unfold(): void }[];
  /** The mentions stay links. */
  isShort?: boolean;
}

/** The total number of fields of schemas without their own page. */
const MAX_FIELDS = 300;
/** The number of fields that may always be unfolded, even on a short page. */
const MIN_UNFOLDED = 16;

/**
 * Unfolds links, the outermost first, as long as that does not more than double the fields. The rest is shown on the
 * schema's own page.
 */
export function unfoldLinks<T>(context: FieldContext, make: () => T): T {
  const { room } = context;
  const before = room.fields;
  const result = make();
  let left = room.isShort ? 0 : Math.max(room.fields - before, MIN_UNFOLDED);
  // Unfolding a schema appends the ones inside it to the list.
  for (const { size, unfold } of room.links) {
    if (size > left) continue;
    const start = room.fields;
    unfold();
    left -= room.fields - start;
  }
  room.links.length = 0;
  return result;
}

/** The place where a schema is shown: its id, and the named schemas around it. */
interface Nesting {
  id: string;
  above: readonly string[];
  depth: number;
}

const MAX_DEPTH = 8;
const MAX_VARIANTS = 24;

const REQUIRED: Inline = { badge: 'danger', content: [{ word: 'required' }], className: 'oc-api-required' };
export const DEPRECATED: Inline = { badge: 'warning', content: [{ word: 'deprecated' }] };

export function toParameterFields(parameters: readonly ApiParameter[], id: string, context: FieldContext): Field[] {
  return parameters.map((parameter): Field => {
    const { name, schema, style } = parameter;
    const flat = schema && context.graph.flatten(schema);
    const [example] = parameter.examples;
    const facts = flat ? factsOf(flat) : [];
    if (example !== undefined && flat?.examples.length === 0 && typeof example.value !== 'object') {
      facts.push([{ word: 'Example' }, ': ', { code: String(example.value) }]);
    }
    if (style !== undefined) facts.push([{ code: `style: ${style}` }]);
    const own = context.idFor(toAnchor(id, parameter.in, name));
    context.room.fields++;
    const field: Field = {
      id: own,
      name,
      kind: schema ? describeType(schema, context) : [],
      flags: [
        ...(parameter.required ? [REQUIRED] : []),
        ...(parameter.deprecated || flat?.deprecated ? [DEPRECATED] : []),
      ],
      description: parameter.description ?? flat?.description,
      facts,
    };
    if (schema) fillField(field, schema, { id: own, above: [], depth: 1 }, context);
    return field;
  });
}

/** The content of a schema, unfolded: the fields of a body. */
export function toSchemaBlocks(schema: SchemaUse, id: string, context: FieldContext): Block[] {
  const flat = context.graph.flatten(schema);
  const blocks = contentOf(flat, { id, above: flat.through, depth: 0 }, context);
  return [...toFactBlocks(flat), ...blocks];
}

function fillField(field: Field, schema: SchemaUse, nesting: Nesting, context: FieldContext): void {
  whenUnfolded(schema, nesting, context, (inside) => (field.inside = inside));
}

/** Calls `use` with the content: immediately, or, if the schema has its own page, later and only if there is room. */
function whenUnfolded(
  schema: SchemaUse,
  nesting: Nesting,
  context: FieldContext,
  use: (inside: Block[]) => void,
): void {
  const { flat, target, ref } = resolve(schema, context);
  const unfold = () => {
    const inside = insideOf(schema, nesting, context);
    if (inside) use(inside);
  };
  if (ref === undefined || context.hrefOf(ref) === undefined) return unfold();
  if (isTooDeep(flat, target, nesting)) return;
  context.room.links.push({ size: target.properties.length + 4 * (target.oneOf.length + target.anyOf.length), unfold });
}

/** A schema, the schema whose fields are shown (of a list, that of its items), and its name. */
function resolve(schema: SchemaUse, { graph }: FieldContext) {
  const flat = graph.flatten(schema);
  const target = flat.items && flat.properties.length === 0 ? graph.flatten(flat.items) : flat;
  const [ref] = [...flat.refs, ...target.refs];
  return { flat, target, ref };
}

function isTooDeep(flat: FlatSchema, target: FlatSchema, { above, depth }: Nesting): boolean {
  return depth > MAX_DEPTH || [...flat.through, ...target.through].some((ref) => above.includes(ref));
}

/** Undefined for a schema that its type describes completely. */
function insideOf(schema: SchemaUse, nesting: Nesting, context: FieldContext): Block[] | undefined {
  const { flat, target, ref } = resolve(schema, context);
  if (isTooDeep(flat, target, nesting)) return undefined;
  const hasNoPage = ref !== undefined && context.hrefOf(ref) === undefined;
  if (hasNoPage && (context.room.fields >= MAX_FIELDS || nesting.depth > 4)) return undefined;
  const blocks = contentOf(flat, { ...nesting, above: [...nesting.above, ...flat.through] }, context);
  return blocks.length > 0 ? blocks : undefined;
}

function contentOf(flat: FlatSchema, nesting: Nesting, context: FieldContext): Block[] {
  const { properties, items, prefixItems, patternProperties, additional, discriminator } = flat;
  if (items && properties.length === 0) {
    const inner = context.graph.flatten(items);
    const isCircular = inner.through.some((ref) => nesting.above.includes(ref) && !flat.through.includes(ref));
    const above = [...nesting.above, ...inner.through];
    if (isCircular || nesting.depth > MAX_DEPTH) return [];
    const facts = inner.properties.length > 0 ? [] : toFactBlocks({ ...inner, default: undefined });
    return [...facts, ...contentOf(inner, { ...nesting, above, depth: nesting.depth + 1 }, context)];
  }
  const fields = [
    ...properties.map(({ name, required, schema }) => toField(name, required, schema, nesting, context)),
    ...prefixItems.map((schema, index) => toField(`[${index}]`, true, schema, nesting, context)),
    ...patternProperties.map(({ name, schema }) => toField(`/${name}/`, false, schema, nesting, context)),
    ...(typeof additional === 'object' ? [toField('*', false, additional, nesting, context)] : []),
  ];
  const variants = flat.oneOf.length > 0 ? flat.oneOf : flat.anyOf;
  return [
    ...(fields.length > 0 ? [{ type: 'fields', fields } as const] : []),
    ...toVariants(variants, flat.oneOf.length > 0, discriminator, nesting, context),
  ];
}

function toFactBlocks(flat: FlatSchema): Block[] {
  return factsOf(flat).map((content) => ({ type: 'paragraph', content, className: 'oc-api-facts' }));
}

const READ_ONLY: Inline = { badge: 'secondary', content: [{ word: 'read-only' }] };
const WRITE_ONLY: Inline = { badge: 'secondary', content: [{ word: 'write-only' }] };

function toField(name: string, required: boolean, schema: SchemaUse, nesting: Nesting, context: FieldContext): Field {
  const flat = context.graph.flatten(schema);
  const id = context.idFor(toAnchor(nesting.id, name === '*' ? 'any' : name));
  context.room.fields++;
  const field: Field = {
    id,
    name,
    kind: describeType(schema, context),
    flags: [
      ...(required ? [REQUIRED] : []),
      ...(flat.readOnly ? [READ_ONLY] : []),
      ...(flat.writeOnly ? [WRITE_ONLY] : []),
      ...(flat.deprecated ? [DEPRECATED] : []),
    ],
    description: flat.description,
    facts: factsOf(flat),
  };
  fillField(field, schema, { ...nesting, id, depth: nesting.depth + 1 }, context);
  return field;
}

/** Each variant can be folded; variants that their types describe completely form a list. */
function toVariants(
  all: readonly SchemaUse[],
  isOne: boolean,
  discriminator: FlatSchema['discriminator'],
  nesting: Nesting,
  context: FieldContext,
): Block[] {
  const { graph } = context;
  const variants = all.filter((variant) => graph.flatten(variant).types.join() !== 'null').slice(0, MAX_VARIANTS);
  if (variants.length === 0) return [];
  if (variants.length === 1 && variants[0]) {
    return insideOf(variants[0], nesting, context) ?? [];
  }
  const folded = variants.map((variant, index): Extract<Block, { type: 'details' }> => {
    const flat = graph.flatten(variant);
    const [ref] = flat.refs;
    const value = discriminator?.mapping.find(([, target]) => target === ref)?.[0];
    const name = flat.title ?? (ref === undefined ? undefined : graph.nameOf(ref));
    const id = toAnchor(nesting.id, name ?? String(index + 1));
    const summary: Inline[] = [
      ...(name === undefined ? describeType(variant, context) : [{ strong: [name] }]),
      ...(value === undefined || !discriminator ? [] : [' ', { code: `${discriminator.property}: ${value}` }]),
    ];
    const text = toMarkdownBlocks(flat.description, 6);
    const hasPage = ref !== undefined && context.hrefOf(ref) !== undefined;
    const facts = hasPage ? [] : factsOf(flat);
    const blocks: Block[] = hasPage ? [{ type: 'paragraph', content: describeType(variant, context) }] : text;
    const block: Extract<Block, { type: 'details' }> = { type: 'details', summary, blocks };
    summary.push(...facts.flatMap((fact): Inline[] => [' · ', ...fact]));
    whenUnfolded(variant, { ...nesting, id, depth: nesting.depth + 1 }, context, (inside) => {
      block.blocks = [...text, ...inside];
    });
    return block;
  });
  const plain = folded.filter(({ blocks }) => blocks.length === 0).map(({ summary }) => summary);
  return [
    { type: 'paragraph', content: [{ word: isOne ? 'One of' : 'Any of' }], className: VARIANTS_CLASS },
    ...(plain.length > 0 ? [{ type: 'list', items: plain } as const] : []),
    ...folded.filter(({ blocks }) => blocks.length > 0),
  ];
}
