import type { Field, Shape } from './toShape.ts';

const BASIC = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  function: 'SiteFunction',
  RegExp: 'RegExp',
  plugin: 'MarkdownPlugin',
  unknown: 'unknown',
};

/** A shape as TypeScript. `document` returns the comment above a key. */
export function toTypeText(
  shape: Shape,
  document: (keys: string[]) => string | undefined,
  keys: string[] = [],
): string {
  const of = (inner: Shape, ...more: string[]) => toTypeText(inner, document, [...keys, ...more]);
  switch (shape.kind) {
    case 'basic':
      return BASIC[shape.type];
    case 'name':
      return shape.name;
    case 'literal':
      return typeof shape.value === 'string' ? `'${shape.value}'` : String(shape.value);
    case 'list': {
      const item = of(shape.item);
      return shape.item.kind === 'union' ? `(${item})[]` : `${item}[]`;
    }
    case 'record':
      return `Record<string, ${of(shape.value)}>`;
    case 'union':
      return shape.options.map((option) => of(option)).join(' | ');
    case 'object': {
      const rest = shape.isOpen ? ['[attribute: string]: unknown;'] : [];
      const lines = [...shape.fields.map((field) => fieldText(field)), ...rest];
      return `{\n${indent(lines.join('\n'))}\n}`;
    }
  }

  function fieldText(field: Field): string {
    const text = field.isUnused ? 'Has no effect in Octavo.' : document([...keys, field.key]);
    const name = /^[\w$]+$/.test(field.key) ? field.key : `'${field.key}'`;
    const line = `${name}${field.isOptional ? '?' : ''}: ${of(field.shape, field.key)};`;
    return text === undefined ? line : `/** ${text.replaceAll('*/', '*\\/')} */\n${line}`;
  }
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
