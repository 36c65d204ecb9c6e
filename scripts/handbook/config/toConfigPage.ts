import { describeKey } from './descriptions/describeKey.ts';
import { toReference } from './configReference.ts';
import type { Field, Shape } from './toShape.ts';
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
  const star = fields.some(({ field, keys }) => !field.isOptional && keys.length === 1) ? '\n\n\\* must be there.' : '';
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
    case 'union': {
      const found = shape.options.flatMap((option) => listFields(option, above));
      return [...new Map(found.toReversed().map((one) => [one.keys.join('.'), one])).values()].toReversed();
    }
    default:
      return [];
  }
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
  const text = isEmpty ? '[]' : JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ');
  return `, default ${escapeCell(code(text))}`;
}

function code(text: string): string {
  return `\`${text.replaceAll(/\s+/g, ' ')}\``;
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|');
}
