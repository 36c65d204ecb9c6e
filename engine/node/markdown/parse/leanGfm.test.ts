import fc from 'fast-check';
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { expect, it } from 'vitest';
import { leanGfm, leanGfmFromMarkdown, linkLiterals } from './leanGfm.ts';

function parseWhole(text: string): Root {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

function parseLean(text: string): Root {
  const tree = fromMarkdown(text, { extensions: [leanGfm(text)], mdastExtensions: leanGfmFromMarkdown });
  link(tree);
  return tree;
}

function link(node: Nodes): void {
  if (!('children' in node) || node.type === 'link' || node.type === 'linkReference') return;
  node.children = node.children.flatMap((child) => (child.type === 'text' ? linkLiterals(child) : [child])) as never;
  for (const child of node.children) link(child);
}

it('finds the same as GFM itself', () => {
  const piece = fc.constantFrom(
    ...['a', 'b ', '|', '| a |', '---', '|---|', '| :-: |', ':--', '\n', '\n', '\n\n', '> ', '- ', '  ', '    ', '\t'],
    ...[
      'a@b.co',
      '@',
      'www.x.y',
      'http://x.y/z',
      'https://a.b',
      'x.y@',
      '_',
      '*',
      '[',
      '](',
      ')',
      '<',
      '>',
      '~~',
      '`',
      '[^1]',
      '[^1]: n\n',
      '- [x] t\n',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      expect(parseLean(text)).toEqual(parseWhole(text));
    }),
    { numRuns: 3000 },
  );
});
