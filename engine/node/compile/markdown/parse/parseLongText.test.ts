import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';
import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { explainSyntaxError } from './explainSyntaxError.ts';
import { LongTextError, parseLongText } from './parseLongText.ts';
import { splitText } from './splitText.ts';

const parse = (text: string): Root =>
  fromMarkdown(text, { extensions: [gfm(), mdxjs()], mdastExtensions: [gfmFromMarkdown(), mdxFromMarkdown()] });

/** Compares only the positions that are used: lines, columns and offsets of nodes. */
function plain(node: unknown): unknown {
  return JSON.parse(
    JSON.stringify(node, (key, value: unknown) => (key === 'estree' || key.startsWith('_') ? undefined : value)),
  );
}

const filler = `${'Some *text* that fills, with [ref] and [^1].\n\n- a\n- b\n\n'.repeat(6)}\n`;

describe('parseLongText', () => {
  it.each([
    ['plain headings', `# One\n\n${filler}## Two\n\n${filler}## Three\n\nend`],
    ['a fence around a heading', `# One\n\n${filler}\`\`\`md\n\n## not one\n\n\`\`\`\n\n## Two\n\n${filler}`],
    ['JSX around a heading', `<Box>\n\n# One\n\n${filler}\n## Two\n\n${filler}\n</Box>\n\n## After\n\n${filler}`],
    [
      'definitions far away',
      `# One\n\n[ref] [other]\n\n${filler}## Two\n\n[ref]: ./x.md\n\n${filler}## Three\n\n[other]: ./y.md "t"\n`,
    ],
    ['footnotes far away', `# One\n\nnote[^1]\n\n${filler}## Two\n\n${filler}## Three\n\n[^1]: the note\n`],
    [
      'an expression around a heading',
      `{\`\n\n# One\n\n${filler.replace(/`/g, '')}\n## Two\n\`}\n\n## Three\n\n${filler}`,
    ],
  ])('gives the same tree: %s', (_name, text) => {
    expect(plain(parseLongText(text, parse, 50).children)).toEqual(plain(parse(text).children));
  });

  it('reports an error where it is', () => {
    const text = `# One\n\n${filler}## Two\n\n${filler}## Three\n\na <b\n\n## Four\n\n${filler}`;
    const problemOf = (run: () => void): unknown => {
      try {
        run();
      } catch (error) {
        return error instanceof LongTextError
          ? explainSyntaxError(error.cause, error.text)
          : explainSyntaxError(error, text);
      }
      return undefined;
    };
    const expected = problemOf(() => parse(text));
    expect(expected).toMatchObject({ column: 3 });
    expect(problemOf(() => parseLongText(text, parse, 50))).toEqual(expected);
  });

  it('cuts without losing anything', () => {
    const line = fc.constantFrom(
      '# h',
      '## h',
      'text',
      '',
      '```',
      '~~~~',
      '- a',
      ':::note',
      ':::',
      '<!--',
      '-->',
      '<pre>',
      '</pre>',
      '\r',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const text = lines.join('\n');
        const chunks = splitText(text, 5);
        expect(chunks.map((chunk) => chunk.text).join('')).toBe(text);
        for (const { line: before, offset } of chunks) {
          expect(text.slice(0, offset).split('\n').length - 1).toBe(before);
        }
      }),
    );
  });
});
