import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlain } from './toPlain.ts';

describe('toPlain', () => {
  it('returns the same as JSON for values that JSON can hold', () => {
    fc.assert(
      fc.property(fc.object({ withDate: true, withNullPrototype: true }), (value) => {
        expect(toPlain(value)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('omits cycles, and keeps values that merely appear twice', () => {
    const shared = { name: 'twice' };
    const value: Record<string, unknown> = { list: [shared, shared], shared, deep: { deeper: {} } };
    (value['deep'] as { deeper: object }).deeper = { up: value['deep'], root: value, name: 'kept' };
    expect(toPlain(value)).toEqual({ list: [shared, shared], shared, deep: { deeper: { name: 'kept' } } });
  });

  it('omits functions and big integers', () => {
    expect(toPlain({ run() {}, size: 10n, list: [1n, () => {}, 2], rest: true })).toEqual({
      list: [null, null, 2],
      rest: true,
    });
    expect([toPlain(undefined), toPlain(null), toPlain(() => {}), toPlain('text')]).toEqual([null, null, null, 'text']);
  });
});
