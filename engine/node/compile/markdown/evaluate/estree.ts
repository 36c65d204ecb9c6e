import type { Expression, Identifier, Pattern, VariableDeclaration } from 'estree';

export function identifier(name: string): Identifier {
  return { type: 'Identifier', name };
}

export function element(object: Expression, index: number): Expression {
  return {
    type: 'MemberExpression',
    object,
    property: { type: 'Literal', value: index },
    computed: true,
    optional: false,
  };
}

export function member(object: Expression, name: string): Expression {
  return {
    type: 'MemberExpression',
    object,
    property: { type: 'Literal', value: name },
    computed: true,
    optional: false,
  };
}

export function arrow(params: Pattern[], body: Expression): Expression {
  return { type: 'ArrowFunctionExpression', params, body, expression: true, generator: false, async: false };
}

export function property(name: string, value: Expression) {
  const key: Expression = { type: 'Literal', value: name };
  return {
    type: 'Property' as const,
    key,
    value,
    kind: 'init' as const,
    computed: true,
    method: false,
    shorthand: false,
  };
}

export function declare(id: Identifier, init: Expression): VariableDeclaration {
  return { type: 'VariableDeclaration', kind: 'const', declarations: [{ type: 'VariableDeclarator', id, init }] };
}

export function call(name: string, argument: string): Expression {
  return {
    type: 'CallExpression',
    callee: identifier(name),
    arguments: [{ type: 'Literal', value: argument }],
    optional: false,
  };
}
