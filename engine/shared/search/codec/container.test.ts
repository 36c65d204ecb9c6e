import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter, IndexFormatError } from './bytes.ts';
import { unwrapContent, wrapContent } from './container.ts';
import { inflate } from './inflate.ts';

const ID = '0123456789abcdef';
const deflate = (bytes: Uint8Array): Uint8Array => deflateRawSync(bytes, { level: 9 });

describe('varints', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 2 ** 40 })), (numbers) => {
        const writer = new ByteWriter();
        for (const n of numbers) writer.varint(n);
        const reader = new ByteReader(writer.toBytes());
        expect(numbers.map(() => reader.varint())).toEqual(numbers);
        expect(reader.done).toBe(true);
      }),
    );
  });

  it('refuse to run on or past the end', () => {
    expect(() => new ByteReader(new Uint8Array([128])).varint()).toThrow(IndexFormatError);
    expect(() => new ByteReader(new Uint8Array(20).fill(255)).varint()).toThrow(IndexFormatError);
    expect(() => new ByteReader(new Uint8Array([100])).count(1)).toThrow(IndexFormatError);
    expect(() => new ByteReader(new Uint8Array([3, 1])).block()).toThrow(IndexFormatError);
  });
});

describe('inflate', () => {
  it('reads stored, fixed and dynamic blocks', () => {
    const bytes = fc.uint8Array({ maxLength: 3000 });
    const text = fc
      .string({ unit: fc.constantFrom(...'abcde '), maxLength: 5000 })
      .map((s) => new TextEncoder().encode(s));
    fc.assert(
      fc.property(fc.oneof(bytes, text), fc.constantFrom(0, 1, 6, 9), fc.boolean(), (input, level, fixed) => {
        const packed = deflateRawSync(input, { level, strategy: fixed ? 4 : 0 });
        expect(inflate(packed, input.length)).toEqual(input);
      }),
    );
  });

  it('fails cleanly on noise', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat({ max: 2000 }), (noise, size) => {
        try {
          inflate(noise, size);
        } catch (error) {
          expect(error).toBeInstanceOf(IndexFormatError);
        }
      }),
      { numRuns: 5000 },
    );
  });
});

describe('container', () => {
  const content = new TextEncoder().encode('front coded '.repeat(30) + 'postings');
  const file = wrapContent(content, ID, deflate);

  it('gives the content back', () => {
    expect(unwrapContent(file, ID)).toEqual(content);
  });

  it('notices a file of another build', () => {
    expect(() => unwrapContent(file, 'ffffffffffffffff')).toThrow('belongs to another build');
  });

  it('notices a cut at every byte', () => {
    for (let length = 0; length < file.length; length++) {
      expect(() => unwrapContent(file.subarray(0, length), ID)).toThrow(IndexFormatError);
    }
  });

  it('notices every flipped bit', () => {
    for (let bit = 0; bit < file.length * 8; bit++) {
      const damaged = file.slice();
      damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      try {
        // A few bits of the last byte mean nothing; then the content is still right.
        expect(unwrapContent(damaged, ID)).toEqual(content);
      } catch (error) {
        expect(error).toBeInstanceOf(IndexFormatError);
      }
    }
  });

  it('notices an error page served in place of the file', () => {
    expect(() => unwrapContent(new TextEncoder().encode('<!doctype html>'), ID)).toThrow('not a search index');
  });
});
