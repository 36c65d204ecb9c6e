import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedEncodings } from './acceptedEncodings.ts';

describe('acceptedEncodings', () => {
  it.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['x-gzip', ['gzip', 'identity']],
    ['br;q=0.5, gzip;q=0.9', ['gzip', 'br', 'identity']],
    ['br;q=0, gzip', ['gzip', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0', []],
    ['*;q=0, br', ['br']],
    ['identity;q=0, gzip', ['gzip']],
    ['identity, br;q=0.1', ['identity', 'br']],
    ['BR ; Q=1.0', ['br', 'identity']],
    ['br;q=nonsense', ['identity']],
  ])('reads %j as %j', (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings);
  });

  it('accepts any header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const found = acceptedEncodings(header);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});
