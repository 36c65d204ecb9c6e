import type { Expression, ObjectExpression } from 'estree';
import { describe, expect, it } from 'vitest';
import { staticValue } from './staticValue.ts';

function objectWith(key: Expression): ObjectExpression {
  const value = { type: 'Literal' as const, value: 1 };
  const flags = { kind: 'init' as const, method: false, shorthand: false, computed: false };
  return { type: 'ObjectExpression', properties: [{ type: 'Property', key, value, ...flags }] };
}

describe('keys of objects', () => {
  it('are names and literals', () => {
    expect(staticValue(objectWith({ type: 'Identifier', name: 'größe_$1' }))).toEqual({ value: { größe_$1: 1 } });
    expect(staticValue(objectWith({ type: 'Literal', value: 'main.js' }))).toEqual({ value: { 'main.js': 1 } });
  });

  it('are left to code if the name of an identifier is invalid', () => {
    expect(staticValue(objectWith({ type: 'Identifier', name: '"main.js"' }))).toBeUndefined();
  });
});
