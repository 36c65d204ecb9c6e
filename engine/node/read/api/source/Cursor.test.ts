import { describe, expect, it } from 'vitest';
import { createReferences } from './createReferences.ts';
import { Cursor } from './Cursor.ts';

describe('Cursor', () => {
  it('reads a value at a place', () => {
    const file = { filePath: '/a', value: { a: { $ref: '#/b' }, b: { c: 1 } }, lineOf: () => 1 };
    const references = createReferences(
      { allows: () => true },
      () => undefined,
      () => undefined,
    );
    const cursor = new Cursor(
      file.value,
      { file, path: [] },
      { references, format: '3.1.0', complain: () => undefined },
    );
    expect(cursor.object('a')?.text('c')).toBe('1');
    expect(cursor.object('a')?.place.pointer).toBe('#/b');
  });
});
