import { expect, it } from 'vitest';
import { formatBytes, formatCount, formatSeconds } from './formatAmounts.ts';

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [123_456, '123 kB'],
  [999_960, '1.0 MB'],
  [4_250_000, '4.3 MB'],
  [12_000_000_000, '12.0 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it.each([
  [0.04, '0.0 s'],
  [1.26, '1.3 s'],
  [42.4, '42 s'],
  [119.7, '2 min 0 s'],
  [754, '12 min 34 s'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text);
});

it('counts', () => {
  expect([0, 1, 12_345].map((count) => formatCount(count, 'page'))).toEqual(['0 pages', '1 page', '12,345 pages']);
});
