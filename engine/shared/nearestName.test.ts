import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { didYouMean, editDistance, nearestName } from './nearestName.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 });

/** The definition, written as a search: breadth first over all single edits. Slow and plainly right. */
function distanceBySearch(from: string, to: string, limit: number): number {
  const letters = [...new Set(from + to)];
  let frontier = new Set([from]);
  const seen = new Set(frontier);
  for (let steps = 0; steps <= limit; steps++) {
    if (frontier.has(to)) return steps;
    const next = new Set<string>();
    for (const text of frontier) for (const edited of edits(text, letters)) if (!seen.has(edited)) next.add(edited);
    for (const text of next) seen.add(text);
    frontier = next;
  }
  return limit + 1;
}

function* edits(text: string, letters: string[]): Generator<string> {
  for (let i = 0; i <= text.length; i++) {
    const head = text.slice(0, i);
    const tail = text.slice(i);
    for (const letter of letters) yield head + letter + tail;
    if (tail === '') continue;
    yield head + tail.slice(1);
    for (const letter of letters) yield head + letter + tail.slice(1);
    if (tail.length > 1) yield head + tail.charAt(1) + tail.charAt(0) + tail.slice(2);
  }
}

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['navbar', 'navbar', 0],
    ['nabvar', 'navbar', 1],
    ['ca', 'abc', 2],
    ['kitten', 'sitting', 3],
    ['äöü', 'äöu', 1],
    ['🔥a', 'a🔥', 1],
  ])('%j to %j is %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });

  it('is the least number of edits, up to two', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 4 });
    fc.assert(
      fc.property(short, short, (from, to) => {
        expect(Math.min(3, editDistance(from, to))).toBe(distanceBySearch(from, to, 2));
      }),
      { numRuns: 60 },
    );
  });

  it('is a metric', () => {
    fc.assert(
      fc.property(word, word, word, (a, b, c) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
        expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c));
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(editDistance(a, b)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });
});

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
