import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, nearestName } from './nearestName.ts';

const COMMANDS = ['start', 'build', 'serve', 'check', 'docs:version', 'clear'];

describe('nearestName', () => {
  it.each([
    ['biuld', 'build'],
    ['buld', 'build'],
    ['BUILD', 'build'],
    ['docs:verison', 'docs:version'],
    ['sevre', 'serve'],
    ['docs', 'docs:version'],
  ])('takes %s for %s', (name, meant) => {
    expect(nearestName(name, COMMANDS)).toBe(meant);
  });

  it('stays silent when nothing is near', () => {
    expect(nearestName('frobnicate', COMMANDS)).toBeUndefined();
    expect(nearestName('anything', [])).toBeUndefined();
  });

  it('finds any candidate with one letter left out', () => {
    const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{6,12}$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(words, fc.nat(), (candidates, seed) => {
        const word = candidates[0] ?? '';
        const at = seed % word.length;
        const typed = word.slice(0, at) + word.slice(at + 1);
        const found = nearestName(typed, candidates) ?? '';
        expect(found.startsWith(typed) || editDistance(typed, found) === 1 || found === typed).toBe(true);
        expect(candidates).toContain(found);
      }),
    );
  });
});

describe('editDistance', () => {
  it('counts a swap of neighbours as one step', () => {
    expect(editDistance('biuld', 'build')).toBe(1);
    expect(editDistance('kitten', 'sitting')).toBe(3);
  });

  it('is symmetric, and zero only between equals', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBe(editDistance(b, a));
        expect(distance === 0).toBe(a === b);
      }),
    );
  });

  it('gives up beyond the limit, and only there', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), fc.nat(6), (a, b, limit) => {
        const exact = editDistance(a, b);
        expect(editDistance(a, b, limit)).toBe(exact > limit ? Infinity : exact);
      }),
    );
  });
});
