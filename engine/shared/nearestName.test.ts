import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './editDistance.ts';
import { didYouMean, nearestName } from './nearestName.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 });

describe('nearestName', () => {
  it.each([
    ['navBar', 'navbar'],
    ['foter', 'footer'],
    ['colourMode', 'colorMode'],
    ['anouncementbar', 'announcementBar'],
    ['doc', 'docs'],
    ['announce', 'announcementBar'],
    ['PRISM', 'prism'],
  ])('%s → %s', (name, expected) => {
    expect(nearestName(name, ['navbar', 'footer', 'colorMode', 'announcementBar', 'docs', 'prism'])).toBe(expected);
  });

  it('is silent when nothing is near', () => {
    expect(nearestName('xyz', ['navbar', 'footer'])).toBeUndefined();
    expect(nearestName('anything', [])).toBeUndefined();
    expect(nearestName('', ['navbar'])).toBeUndefined();
  });

  it('prefers a name that differs in case only', () => {
    expect(nearestName('intro', ['intra', 'Intro'])).toBe('Intro');
  });

  it('finds an exact name; otherwise gives a near candidate or nothing', () => {
    fc.assert(
      fc.property(word, fc.array(word), (name, candidates) => {
        const nearest = nearestName(name, candidates);
        if (candidates.includes(name)) expect(nearest).toBe(name);
        if (nearest === undefined) return;
        expect(candidates).toContain(nearest);
        const reach = Math.max(1, Math.floor(Math.max(name.length, nearest.length) / 3));
        expect(nearest.startsWith(name) || editDistance(name, nearest) <= reach).toBe(true);
      }),
    );
  });

  it('omits no candidate because of its letters', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'A', '!', 'b', 'ü', '\u{1F600}'), maxLength: 9 });
    fc.assert(
      fc.property(text, text, (name, candidate) => {
        const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
        const reach = Math.max(1, Math.floor(Math.max(name.length, candidate.length) / 3));
        if (distance <= reach) expect(nearestName(name, [candidate])).toBe(candidate);
      }),
    );
  });

  it('finds any long word with one letter left out', () => {
    const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{6,12}$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(words, fc.nat(), (candidates, seed) => {
        const meant = candidates[0] ?? '';
        const at = seed % meant.length;
        const typed = meant.slice(0, at) + meant.slice(at + 1);
        const found = nearestName(typed, candidates) ?? '';
        expect(found.startsWith(typed) || editDistance(typed, found) <= 1).toBe(true);
      }),
    );
  });

  it('makes a sentence', () => {
    expect(didYouMean('foter', ['footer'])).toBe(' Did you mean "footer"?');
    expect(didYouMean('zzz', ['footer'])).toBe('');
  });
});
