import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IndexFormatError } from './bytes.ts';
import { PackedReader, PackedWriter } from './packed.ts';

const CONTEXTS = 3;
const numbers = fc.array(
  fc.record({ context: fc.nat(CONTEXTS - 1), value: fc.oneof(fc.nat(3), fc.nat(300), fc.nat(2 ** 31 - 2)) }),
  { maxLength: 400 },
);

function pack(written: readonly { context: number; value: number }[]): Uint8Array {
  const writer = new PackedWriter(CONTEXTS);
  for (const { context, value } of written) writer.number(context, value);
  return writer.toBytes();
}

describe('packed numbers', () => {
  test('are read as they were written, to the last byte', () => {
    fc.assert(
      fc.property(numbers, (written) => {
        const reader = new PackedReader(pack(written), CONTEXTS);
        for (const { context, value } of written) expect(reader.number(context)).toBe(value);
        expect(reader.done).toBe(true);
      }),
    );
  });

  test('cost next to nothing for usual values', () => {
    const usual = Array.from({ length: 8000 }, () => ({ context: 0, value: 0 }));
    expect(pack(usual).length).toBeLessThan(30);
  });

  test('carry into bytes that are written already', () => {
    // Rare after thousands of usual ones: each is at the upper end of the range.
    const written = Array.from({ length: 20_000 }, (_, i) => ({ context: i % 2, value: i % 997 === 0 ? 70_000 : 1 }));
    const reader = new PackedReader(pack(written), CONTEXTS);
    expect(written.every(({ context, value }) => reader.number(context) === value)).toBe(true);
  });

  test('that are cut short are noticed', () => {
    const bytes = pack(Array.from({ length: 100 }, (_, i) => ({ context: 1, value: i * 7 })));
    const readAll = (): void => {
      const reader = new PackedReader(bytes.subarray(0, bytes.length - 6), CONTEXTS);
      for (let i = 0; i < 100; i++) reader.number(1);
    };
    expect(readAll).toThrow(IndexFormatError);
  });
});
