import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findInJson } from './findInJson.ts';

/** Every path in a value, with what is there. */
function listPlaces(value: unknown, path: string[] = []): [string[], unknown][] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [[path, value], ...inner.flatMap(([key, one]) => listPlaces(one, [...path, key]))];
}

it('finds every value of any text, and the nearest parent of a path that does not exist', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(undefined, 1, '\r\n\t'), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      for (const [path, expected] of listPlaces(JSON.parse(text))) {
        const written = JSON.stringify(expected, null, indent).replace(/\s+/g, '');
        const at = findInJson(text, path);
        expect(text.slice(at).replace(/\s+/g, '').startsWith(written)).toBe(true);
        expect(findInJson(text, [...path, 'no such key', 'x'])).toBe(at);
      }
    }),
  );
});
