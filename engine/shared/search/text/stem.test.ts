import fc from 'fast-check';
import lunr from 'lunr';
import { describe, expect, it } from 'vitest';
import { stem, sureStart } from './stem.ts';

const lunrStem = (word: string): string => lunr.stemmer(new lunr.Token(word, {})).toString();

describe('stem', () => {
  it.each([
    ['installing', 'instal'],
    ['installation', 'instal'],
    ['installs', 'instal'],
    ['policies', 'polici'],
    ['deployments', 'deploy'],
    ['hopping', 'hop'],
    ['filing', 'file'],
    ['agreed', 'agre'],
    ['yes', 'ye'],
    ['gpu', 'gpu'],
    ['as', 'as'],
  ])('%s → %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });

  const endings =
    'sses ies ss s eed ed ing at bl iz y ational ization tional logi bli eli ful ness icate ative ement ment ent ion e ll ou ism ize'.split(
      ' ',
    );
  const letters = fc.string({ unit: fc.constantFrom(...'aeiouybcdlstwxz'), maxLength: 7 });

  it('agrees with lunr on words of every shape', () => {
    fc.assert(
      fc.property(letters, fc.constantFrom(...endings), fc.constantFrom('', ...endings), (start, a, b) => {
        const word = start + a + b;
        expect(stem(word)).toBe(lunrStem(word));
        expect(word.startsWith(sureStart(stem(word)))).toBe(true);
      }),
      { numRuns: 6000 },
    );
  });

  it('agrees with lunr on letters, digits and dots', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcdeginorsty019._'), maxLength: 14 }), (word) => {
        expect(stem(word)).toBe(lunrStem(word));
      }),
      { numRuns: 3000 },
    );
  });
});
