import { describeKey } from './descriptions/describeKey.ts';
import { toReference } from './configReference.ts';
import { toUnion, type Field, type Shape } from './toShape.ts';
import { toTypeText } from './toTypeText.ts';

/** One part of a page: a type of the configuration under a heading. */
export interface ConfigPart {
  type: string;
  heading: string;
  /** The text above the table: its purpose, and an example. */
  intro: string;
}

/** A page of the handbook: tables of keys with type, default and meaning. */
export function toConfigPage(title: string, description: string, intro: string, parts: ConfigPart[]): string {
  const shapes = new Map(toReference().map(({ name, shape }) => [name, shape]));
  const sections = parts.map(({ type, heading, intro: text }) => {
    const shape = shapes.get(type);
    if (!shape) throw new Error(`There is no type "${type}" in the reference of the configuration.`);
    return `## ${heading}\n\n${text}\n\n${toTable(type, shape)}\n`;
  });
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n\n{/* Written from the schemas: "npx vitest run --project unit handbookPages -u" writes it again. */}\n\n${intro}\n\n${sections.join('\n')}`;
}

/** Every key of a type, including nested ones; keys without effect come last, in one line. */
function toTable(type: string, shape: Shape): string {
  const fields = listFields(shape);
  const rows = fields
    .filter(({ field }) => !field.isUnused)
    .map(({ keys, field }) => {
      const text = escapeCell(describeKey(type, keys) ?? '');
      const isNeeded = field.isOptional ? '' : ' *';
      return `| ${code(keys.join('.'))}${isNeeded} | ${text}<br />${toType(field.shape)}${toDefault(field)} |`;
    });
  const unused = fields.filter(({ field }) => field.isUnused).map(({ keys }) => code(keys.join('.')));
  const rest = unused.length > 0 ? `\n\nChecked, and without effect here: ${unused.join(', ')}.` : '';
  const star = fields.some(({ field, keys }) => !field.isOptional && keys.length === 1) ? '\n\n\\* Required.' : '';
  return `| key | meaning, type and default |\n| --- | --- |\n${rows.join('\n')}${star}${rest}`;
}

interface FoundField {
  keys: string[];
  field: Field;
}

export function listFields(shape: Shape, above: string[] = []): FoundField[] {
  switch (shape.kind) {
    case 'object':
      return shape.fields.flatMap((field) => {
        const keys = [...above, field.key];
        return [{ keys, field }, ...(field.isUnused ? [] : listFields(field.shape, keys))];
      });
    case 'list':
      return listFields(shape.item, above);
    case 'record':
      return listFields(shape.value, above);
    case 'union':
      return mergeOptions(
        shape.options.map((option) => listFields(option, above)).filter((fields) => fields.length > 0),
      );
    default:
      return [];
  }
}

/** A key that several forms of an object have is listed once. It is required if all of them require it. */
function mergeOptions(options: FoundField[][]): FoundField[] {
  const byKey = new Map<string, FoundField[]>();
  for (const found of options.flat()) {
    const name = found.keys.join('.');
    byKey.set(name, [...(byKey.get(name) ?? []), found]);
  }
  return [...byKey.values()].map((same) => ({
    keys: same[0]!.keys,
    field: {
      ...same[0]!.field,
      shape: toUnion(same.map(({ field }) => field.shape)),
      isOptional: same.length < options.length || same.some(({ field }) => field.isOptional),
    },
  }));
}

/** The rows below describe an object. */
function toType(shape: Shape): string {
  return escapeCell(code(toTypeText(withoutObjects(shape), () => undefined)));
}

function withoutObjects(shape: Shape): Shape {
  if (shape.kind === 'object') return { kind: 'name', name: 'object' };
  if (shape.kind === 'list') return { kind: 'list', item: withoutObjects(shape.item) };
  if (shape.kind === 'record') return { kind: 'record', value: withoutObjects(shape.value) };
  if (shape.kind !== 'union') return shape;
  return { kind: 'union', options: shape.options.map(withoutObjects) };
}

function toDefault({ default: value }: Field): string {
  if (value === undefined) return '';
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  if (isEmpty && !Array.isArray(value)) return '';
  const text = isEmpty ? '[]' : toSource(value);
  return `, default ${escapeCell(code(text))}`;
}

function toSource(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toSource).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value).replaceAll('"', "'");
  return `{ ${Object.entries(value)
    .map(([key, one]) => `${key}: ${toSource(one)}`)
    .join(', ')} }`;
}

function code(text: string): string {
  return `\`${text.replaceAll(/\s+/g, ' ')}\``;
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|');
}
