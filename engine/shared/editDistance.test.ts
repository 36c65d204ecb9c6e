import fc from 'fast-check';
import lunr from 'lunr';
import { describe, expect, it } from 'vitest';
import { editDistance } from './editDistance.ts';

/** Parts of lunr that its types leave out. */
const { TokenSet } = lunr as unknown as {
  TokenSet: {
    fromArray(words: string[]): lunr.TokenSet;
    fromFuzzyString(word: string, edits: number): lunr.TokenSet;
  };
};

function lunrAccepts(pattern: string, word: string, edits: number): boolean {
  const set = TokenSet.fromArray([word]);
  return set.intersect(TokenSet.fromFuzzyString(pattern, edits)).toArray().includes(word);
}

const word = (letters: string) => fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 6 });

describe('editDistance', () => {
  it.each([
    ['deploy', 'deploy', 0],
    ['delpoy', 'deploy', 1],
    ['deplo', 'deploy', 1],
    ['deployy', 'deploy', 1],
    ['depley', 'deploy', 1],
    ['ab', 'bxa', 2],
    ['acb', 'ba', 3],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ])('%s → %s: %i', (pattern, word, distance) => {
    expect(editDistance(pattern, word, 9)).toBe(distance);
  });

  it('takes signs literally unless one is named as wildcard', () => {
    expect(editDistance('d*ploy', 'deploy', 2)).toBe(1);
    expect(editDistance('d*ploy', 'deploy', 2, '*')).toBe(0);
  });

  it('is 0 for equals alone, and between the difference in length and the greater length', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 8 });
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const distance = editDistance(a, b);
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        for (const max of [0, 1, 2, 5]) expect(editDistance(a, b, max)).toBe(Math.min(distance, max + 1));
      }),
    );
  });

  it('says no more than max + 1', () => {
    expect(editDistance('kitten', 'sitting', 2)).toBe(3);
    expect(editDistance('a', 'abcdefgh', 1)).toBe(2);
  });

  it('accepts exactly what lunr accepts', () => {
    fc.assert(
      fc.property(word('abc*'), word('abc'), fc.integer({ min: 1, max: 3 }), (pattern, text, edits) => {
        expect(editDistance(pattern, text, edits, '*') <= edits).toBe(lunrAccepts(pattern, text, edits));
      }),
      { numRuns: 6000 },
    );
  });
});
