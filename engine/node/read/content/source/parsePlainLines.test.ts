import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlainLines } from './parsePlainLines.ts';
import { parseAnyYaml } from './parseYaml.ts';

describe('parsePlainLines', () => {
  it('reads what most pages start with', () => {
    const text = [
      'id: intro',
      'title: Getting started, in 5 minutes',
      'description: "Install it: then run it."',
      "sidebar_label: 'Start'",
      'sidebar_position: 2',
      'slug: /',
      'hide_title: true',
      'keywords: [local AI, self-hosted, q4_k_m, 0.5.1]',
      'displayed_sidebar: null',
    ].join('\n');
    expect(parsePlainLines(text)).toEqual({
      id: 'intro',
      title: 'Getting started, in 5 minutes',
      description: 'Install it: then run it.',
      sidebar_label: 'Start',
      sidebar_position: 2,
      slug: '/',
      hide_title: true,
      keywords: ['local AI', 'self-hosted', 'q4_k_m', '0.5.1'],
      displayed_sidebar: null,
    });
  });

  it.each([
    ['', 'null, not an object'],
    ['a: b: c', 'an error'],
    ['a: b #c', 'a comment'],
    ['a: 1\na: 2', 'an error'],
    ['a: Null', 'null'],
    ['a: [b, 1.5]', 'a number in a list'],
    ['a: [b, null]', 'null in a list'],
    ['a: True', 'a boolean'],
    ['a: 010', 'octal'],
    ['a: 1.5', 'a number'],
    ['a: 2024-01-02', 'a date'],
    ['a: "b\\n"', 'an escape'],
    ['a: b\n  c', 'one text'],
    ['a: [b, 1]', 'a number in a list'],
    ['a: [b, [c]]', 'a list in a list'],
    ['a: [b, ]', 'one item'],
    ['a:\n  b: c', 'an object'],
    ['a: |\n  b', 'a block'],
    ['constructor: b', 'a key that every object seems to have'],
    ['a: b\r', 'a line that ends otherwise'],
  ])('leaves %j to the parser: %s', (text) => {
    expect(parsePlainLines(text)).toBeUndefined();
  });

  it('reads nothing differently from the parser', () => {
    const words = [
      'a',
      'b',
      'true',
      'Null',
      'null',
      '0.5.1',
      'no',
      '12',
      '0',
      '1.5',
      '2024-01-02',
      'é',
      'ß c',
      '/',
      '[',
      ']',
      ', ',
      ' ',
    ];
    const signs = [
      ': ',
      ':',
      '#',
      ' #',
      '"',
      "'",
      '-',
      ' - ',
      '&',
      '*',
      '!',
      '%',
      '@',
      '?',
      '|',
      '>',
      '{',
      '~',
      '=',
      '<<',
    ];
    const piece = fc.constantFrom(...words, ...signs);
    const value = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''));
    const line = fc
      .tuple(fc.constantFrom('a', 'b', 'title', 'true', 'x-y'), value)
      .map(([key, text]) => `${key}: ${text}`);
    let read = 0;
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 3 }), (lines) => {
        const text = lines.join('\n');
        const plain = parsePlainLines(text);
        if (!plain) return;
        read++;
        expect(parseAnyYaml(text, 'front-matter')).toEqual({ value: plain });
        expect(parseAnyYaml(text, 'data-file')).toEqual({ value: plain });
      }),
      { numRuns: 20_000 },
    );
    expect(read).toBeGreaterThan(300);
  });
});
