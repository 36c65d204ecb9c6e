import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { mdxjs } from 'micromark-extension-mdxjs';
import type { Extension } from 'micromark-util-types';
import { describe, expect, it } from 'vitest';
import { explainSyntaxError } from './explainSyntaxError.ts';
import { mdxSyntax } from './mdxSyntax.ts';

/** The tree, or the message for the author. */
function read(text: string, syntax: Extension): unknown {
  try {
    return fromMarkdown(text, { extensions: [syntax], mdastExtensions: [mdxFromMarkdown()] });
  } catch (error) {
    return explainSyntaxError(error, text);
  }
}

describe('mdxSyntax', () => {
  it('accepts and refuses the same texts as MDX, with the same messages', () => {
    const piece = fc.constantFrom(
      ...[
        '{',
        '}',
        '{}',
        '{a}',
        '{a b}',
        '{#a}',
        '{`',
        '`}',
        '{"',
        '"}',
        '{/*',
        '*/}',
        '{...a}',
        '{(',
        ')}',
        '{[1,',
        ']}',
      ],
      ...[
        '<A b={',
        '} />',
        '<A {...b} />',
        '<A>',
        '</A>',
        '{a => {',
        '}}',
        '{/x',
        '/}',
        '{a ?. b}',
        '{async',
        '{x} {y z} ',
      ],
      ...[' ', '\n', '\n\n', 'a', 'a long piece of text that is no code ', '1', ',', '+', '// c', '`'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        const expected = read(text, mdxjs());
        expect(read(text, mdxSyntax())).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['no JavaScript', '{#a} '],
    ['more than an expression', '{a b} '],
    ['paragraphs of them', '{#a}\n\n'],
    ['in a tag', '<A b={#a} /> '],
  ])('names the place of the first of 20,000 times %s', (_name, piece) => {
    expect(read(piece.repeat(20_000), mdxSyntax())).toMatchObject({ line: 1, column: piece.indexOf('{') + 1 });
  });

  it('gives up on a text that is never closed', () => {
    const text = 'a {`\n' + 'b }\n'.repeat(300);
    expect(read(`${text}\`}`, mdxSyntax(301))).toHaveProperty('children');
    expect(read(`${text}\`}`, mdxSyntax(299))).toMatchObject({ line: 1, column: 3 });
  });
});
