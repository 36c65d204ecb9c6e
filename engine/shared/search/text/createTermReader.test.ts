import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTermReader } from './createTermReader.ts';
import { isStopWord } from './stopWords.ts';
import { joinedWords, wordsOf } from './tokenize.ts';

it('gives the words of a text without stop words, and compounds in one piece', () => {
  expect(createTermReader()('The air-gapped config.yaml')).toBe('air gapped config.yaml config yaml -airgapped');
  expect(createTermReader()('')).toBe('');
});

it('gives the same terms when it remembers some', () => {
  const readTerms = createTermReader();
  const piece = fc.constantFrom('a.b_c', 'AsyncX', 'the', '-', '--', ' ', '\n', 'don’t', '1,000', '日本語', 'é', '(x)');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const words = wordsOf(text).filter((word) => !isStopWord(word));
      expect(readTerms(text)).toBe([...words, ...joinedWords(text).map((word) => `-${word}`)].join(' '));
    }),
  );
});
