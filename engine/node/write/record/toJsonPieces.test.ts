import { expect, it } from 'vitest';
import fc from 'fast-check';
import { toJsonPieces } from './toJsonPieces.ts';

const join = (value: object) => [...toJsonPieces(value)].join('');

it('returns what JSON.stringify gives', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 5 })), (value) => {
      expect(join(value)).toBe(JSON.stringify(value));
    }),
  );
});

it('omits what is not defined', () => {
  const value = { a: undefined, b: { c: undefined }, d: { e: 1, f: undefined }, g: [undefined] };
  expect(join(value)).toBe(JSON.stringify(value));
});

it('cuts a long list of files into pieces', () => {
  const files = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`file-${i}`, { size: i }]));
  const value = { files, inputs: { files } };
  const lengths = [...toJsonPieces(value)].map(({ length }) => length);
  expect(lengths.length).toBeGreaterThan(4);
  expect(Math.max(...lengths)).toBeLessThan(150_000);
  expect(join(value)).toBe(JSON.stringify(value));
});
