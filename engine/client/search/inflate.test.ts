import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inflate } from './inflate.ts';

const packedOf = (input: Uint8Array, level: number, strategy = 0) =>
  new Uint8Array(deflateRawSync(input, { level, strategy }));

describe('inflate', () => {
  it('reads stored, fixed and dynamic blocks, also one after another', async () => {
    const bytes = fc.uint8Array({ maxLength: 3000 });
    const text = fc
      .string({ unit: fc.constantFrom(...'abcde '), maxLength: 5000 })
      .map((letters) => new TextEncoder().encode(letters));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(bytes, text),
        fc.constantFrom(0, 1, 6, 9),
        fc.boolean(),
        async (input, level, fixed) => {
          expect(await inflate(packedOf(input, level, fixed ? 4 : 0), input.length)).toEqual(input);
        },
      ),
    );
  });

  it('reads stored blocks after compressed ones', async () => {
    // zlib stores what does not shrink: text, then noise, then text again.
    const noise = Uint8Array.from({ length: 200_000 }, (_, i) => (Math.imul(i, 2654435761) >>> 13) ^ (i >> 3));
    const text = new TextEncoder().encode('front coded '.repeat(20_000));
    const input = new Uint8Array([...text, ...noise, ...text]);
    // `toEqual` treats each of 680,000 elements as a property, which takes eight seconds.
    expect(Buffer.compare(await inflate(packedOf(input, 9), input.length), input)).toBe(0);
  });

  it('refuses noise, truncated data, and data longer than announced', async () => {
    const packed = packedOf(new Uint8Array(100_000), 9);
    await expect(inflate(packed, 99_999)).rejects.toThrow('longer than 99999 bytes');
    await expect(inflate(packed.slice(0, -3), 100_000)).rejects.toThrow();
    await expect(inflate(new Uint8Array(20).fill(255), 10)).rejects.toThrow();
  });
});
