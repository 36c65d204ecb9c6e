import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countSegments, countWords } from './countWords.ts';

it('counts what Intl.Segmenter counts', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  const slow = (text: string) => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
  const character = fc.constantFrom(...`ab1_.':,;-/#*"é“字か 2😀\n\tZ9ñ…`);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(character, { maxLength: 30 }).map((list) => list.join('')),
        fc.string(),
      ),
      (text) => {
        expect(countSegments(text, 'en')).toBe(slow(text));
      },
    ),
    { numRuns: 2000 },
  );
});

it.each([
  ['# Title\n\nfour more words here', 0, 4],
  ['Title\n=====\n\ntwo words', 0, 2],
  ["import A from 'b';\n\n# Title\n\ntwo words", 0, 6],
  ['---\nx: y\n---\n\n# Title here\n\none', 3, 1],
  ['', 0, 0],
  ['---\nx: y\n---', 3, 0],
])('counts without front matter and title: %j', (source, lines, words) => {
  expect(countWords(source, lines, 'en')).toBe(words);
});
