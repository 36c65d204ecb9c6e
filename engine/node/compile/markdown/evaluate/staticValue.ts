import type { Expression, Node, ObjectExpression } from 'estree';

/** A value that is known without running anything. */
export interface StaticValue {
  value: unknown;
}

/** Reads literals, and arrays and objects of them: nearly every expression in content. Undefined for anything else. */
export function staticValue(node: Node): StaticValue | undefined {
  switch (node.type) {
    case 'Literal':
      // Regular expressions have state.
      return 'regex' in node ? undefined : { value: node.value };
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? { value: node.quasis[0]?.value.cooked } : undefined;
    case 'Identifier':
      return node.name === 'undefined' ? { value: undefined } : undefined;
    case 'UnaryExpression': {
      if (node.operator !== '-') return undefined;
      const argument = staticValue(node.argument);
      return typeof argument?.value === 'number' ? { value: -argument.value } : undefined;
    }
    case 'ArrayExpression': {
      const items: unknown[] = [];
      for (const element of node.elements) {
        const item = element && staticValue(element);
        if (!item) return undefined;
        items.push(item.value);
      }
      return { value: items };
    }
    case 'ObjectExpression':
      return staticObject(node);
    default:
      return undefined;
  }
}

function staticObject(node: ObjectExpression): StaticValue | undefined {
  const entries: [string, unknown][] = [];
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed || property.kind !== 'init' || property.method) {
      return undefined;
    }
    const value = staticValue(property.value);
    const key = keyName(property.key as Expression);
    if (!value || key === undefined || key === '__proto__') return undefined;
    entries.push([key, value.value]);
  }
  return { value: Object.fromEntries(entries) };
}

/** Plugins may turn other text, such as a quoted name, into an identifier; only running it shows what it means. */
const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

function keyName(key: Expression): string | undefined {
  if (key.type === 'Identifier') return IDENTIFIER.test(key.name) ? key.name : undefined;
  return key.type === 'Literal' ? String(key.value) : undefined;
}
