import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter, IndexFormatError } from './bytes.ts';
import { unwrapContent, wrapContent } from './container.ts';

const ID = '0123456789abcdef';
const unwrap = (bytes: Uint8Array, id = ID): Promise<Uint8Array> =>
  unwrapContent(bytes, (packed) => new Uint8Array(inflateRawSync(packed)), id);
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

describe('container', () => {
  const content = new TextEncoder().encode('front coded '.repeat(30) + 'postings');
  const file = wrapContent(content, ID, deflate);

  it('gives the content back', async () => {
    expect(await unwrap(file)).toEqual(content);
  });

  it('notices a file of another build', async () => {
    await expect(unwrap(file, 'ffffffffffffffff')).rejects.toThrow('belongs to another build');
  });

  it('notices a cut at every byte', async () => {
    for (let length = 0; length < file.length; length++) {
      await expect(unwrap(file.subarray(0, length))).rejects.toThrow(IndexFormatError);
    }
  });

  it('notices every flipped bit', async () => {
    for (let bit = 0; bit < file.length * 8; bit++) {
      const damaged = file.slice();
      damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      try {
        // A few bits of the last byte mean nothing; then the content is still right.
        expect(await unwrap(damaged)).toEqual(content);
      } catch (error) {
        expect(error).toBeInstanceOf(IndexFormatError);
      }
    }
  });

  it('notices content of another length than announced, however it is inflated', async () => {
    await expect(unwrapContent(file, (bytes) => inflateRawSync(bytes).subarray(1), ID)).rejects.toThrow('is damaged');
    await expect(unwrapContent(file, () => Promise.reject(new TypeError('no')), ID)).rejects.toThrow(IndexFormatError);
  });

  it('notices an error page served in place of the file', async () => {
    await expect(unwrap(new TextEncoder().encode('<!doctype html>'))).rejects.toThrow('not a search index');
  });
});
