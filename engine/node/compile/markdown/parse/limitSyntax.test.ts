import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { markdownOptions } from '../../../../../tests/support/markdownOptions.ts';
import { createMdxRuntime } from '../../../../theme/siteCode/runtime/createMdxRuntime.tsx';
import { createCompiler } from '../createCompiler.ts';
import { limitSyntax, MAX_CONTAINERS, MAX_DIRECTIVES, type PassedLimits } from './limitSyntax.ts';

const mdastExtensions = [gfmFromMarkdown(), directiveFromMarkdown()];

function parse(text: string) {
  const passed: PassedLimits = new Map();
  const tree = fromMarkdown(text, { extensions: limitSyntax([gfm(), directive()], passed), mdastExtensions });
  return { tree, passed };
}

function depthOf(node: Nodes, type: string): number {
  const below = 'children' in node ? Math.max(0, ...node.children.map((child) => depthOf(child, type))) : 0;
  return below + Number(node.type === type);
}

const levels = (count: number, toLine: (level: number) => string) => Array.from({ length: count }, (_, i) => toLine(i));

describe('limitSyntax', () => {
  it('changes nothing below the limits', () => {
    const piece = fc.constantFrom(
      ...['*', '**', '_', '~', '~~', '[', ']', '![', '](x)', '][y]', '[^1]', '\n[^1]: ', '\n[y]: z', 'a', ' ', '\n'],
      ...['\n\n', '\n- ', '\n  - ', '\n1. ', '\n> ', '\n> > - ', '\n:::note\n', '\n::::tip\n', '\n:::\n', '\n::::\n'],
      ...['\n***\n', '\n- - -\n', '- ', '> ', '`', '    '],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const plain = fromMarkdown(text, { extensions: [gfm(), directive()], mdastExtensions });
        expect(parse(text)).toEqual({ tree: plain, passed: new Map() });
      }),
      { numRuns: 250 },
    );
  });

  it.each([
    ['lists', levels(80, (level) => `${'  '.repeat(level)}- x${level}`).join('\n'), 'list'],
    ['lists on one line', `${'- '.repeat(80)}x`, 'list'],
    ['quotes', levels(80, (level) => `${'> '.repeat(level + 1)}x${level}`).join('\n\n'), 'blockquote'],
    ['footnotes', `${'[^a]: '.repeat(80)}x`, 'footnoteDefinition'],
  ])('%s nest up to a limit, and all of the text is kept', (_name, text, type) => {
    const { tree, passed } = parse(text);
    expect(depthOf(tree, type)).toBe(MAX_CONTAINERS);
    expect([...passed]).toMatchObject([[expect.stringContaining('lists, quotes or footnotes'), expect.any(Number)]]);
    const words = text.match(/x\d*/g) ?? [];
    for (const word of words) expect(toString(tree)).toContain(word);
  });

  it('directives nest up to a limit', () => {
    const { tree, passed } = parse(`${':::note\n'.repeat(60)}x`);
    expect(depthOf(tree, 'containerDirective')).toBe(MAX_DIRECTIVES);
    expect([...passed.values()]).toEqual([MAX_DIRECTIVES + 1]);
  });
});

describe('pages that a script made', () => {
  const compiler = createCompiler(markdownOptions(), createMdxRuntime());

  /** The test's time limit is the check: without bounds each of these takes minutes, or more memory than available. */
  it.each([
    ['unclosed emphasis', `one\n\n${'*a '.repeat(20_000)}`, 3],
    ['emphasis in emphasis', `${'*a '.repeat(10_000)}${'b* '.repeat(10_000)}`, 1],
    ['references', '[a][b] '.repeat(20_000), 1],
    ['brackets', '['.repeat(20_000) + ']'.repeat(20_000), 1],
    ['lists', levels(400, (level) => `${'  '.repeat(level)}- x`).join('\n'), MAX_CONTAINERS + 1],
    ['quotes', levels(500, (level) => `${'> '.repeat(level + 1)}x`).join('\n'), MAX_CONTAINERS + 1],
    ['directives', ':::note\n'.repeat(1000), MAX_DIRECTIVES + 1],
    ['tags', `${'<b>'.repeat(2000)}x${'</b>'.repeat(2000)}`, 1],
    ['blocks', `${'<div>\n'.repeat(1000)}x\n${'</div>\n'.repeat(1000)}`, 201],
  ])('%s: shown, with one warning at its line', { timeout: 120_000 }, async (_name, source, line) => {
    const input = { filePath: '/site/x.mdx', source, frontMatter: {}, frontMatterLines: 0, format: 'mdx' as const };
    const { html, problems } = await compiler.compile(input);
    expect(html.length).toBeGreaterThan(source.length / 300);
    expect(problems).toMatchObject([{ filePath: '/site/x.mdx', line, message: expect.stringMatching(/as text\.$/) }]);
  });
});
