import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseByteRange } from './byteRange.ts';

describe('parseByteRange', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-5', { start: 2, end: 5 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-100', { start: 0, end: 9 }],
    ['bytes=0-999', { start: 0, end: 9 }],
    ['Bytes = 1 - 2', { start: 1, end: 2 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', 'unsatisfiable'],
    ['bytes=abc', 'unsatisfiable'],
    ['bytes=-', 'unsatisfiable'],
    ['bytes=', 'unsatisfiable'],
    ['bytes=0-1,4-5', undefined],
    ['items=0-5', undefined],
  ])('reads %j of ten bytes as %j', (header, range) => {
    expect(parseByteRange(header, 10)).toEqual(range);
  });

  it('has no range of an empty file', () => {
    expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(parseByteRange('bytes=-5', 0)).toBe('unsatisfiable');
  });

  it('always lies inside the file', () => {
    const number = fc.option(fc.nat(30), { nil: '' });
    fc.assert(
      fc.property(number, number, fc.nat(20), (first, last, size) => {
        const range = parseByteRange(`bytes=${first}-${last}`, size);
        if (typeof range !== 'object') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});
