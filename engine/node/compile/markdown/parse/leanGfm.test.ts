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
  const children: Nodes[] = [];
  for (const child of node.children) {
    if (child.type === 'text') children.push(...linkLiterals(child));
    else children.push(child);
  }
  for (const child of children) link(child);
  node.children = children as never;
}

it('finds the same as GFM itself', () => {
  const pieces = [
    ['a', 'b ', '|', '| a |', '---', '|---|', '| :-: |', ':--', '\n', '\n', '\n\n', '> ', '- ', '  ', '    ', '\t'],
    ['a@b.co', '@', 'www.x.y', 'http://x.y/z', 'https://a.b', 'x.y@', '_', '*', '[', '](', ')', '<', '>', '~~', '`'],
    ['[^1]', '[^1]: n\n', '- [x] t\n'],
  ].flat();
  const piece = fc.constantFrom(...pieces);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (chosen) => {
      const text = chosen.join('');
      expect(parseLean(text)).toEqual(parseWhole(text));
    }),
    { numRuns: 400 },
  );
});
