import { describe, expect, it } from 'vitest';
import { keepLevels, nestToc, type TocNode } from './nestToc.ts';

const item = (level: number, id: string) => ({ level, id, html: id });
const outline = (nodes: TocNode[]): unknown[] =>
  nodes.map((node) => (node.children.length > 0 ? [node.id, ...outline(node.children)] : node.id));

describe('nestToc', () => {
  it('puts a heading below the nearest earlier one of a higher rank', () => {
    const items = [item(2, 'a'), item(3, 'b'), item(4, 'c'), item(3, 'd'), item(2, 'e')];
    expect(outline(nestToc(items))).toEqual([['a', ['b', 'c'], 'd'], 'e']);
  });

  it('keeps a page that begins with a deep heading', () => {
    expect(outline(nestToc([item(3, 'a'), item(2, 'b'), item(4, 'c')]))).toEqual(['a', ['b', 'c']]);
  });
});

describe('keepLevels', () => {
  it('does not nest what an omitted heading separates', () => {
    const items = [item(3, 'a'), item(2, 'b'), item(4, 'c'), item(3, 'd'), item(5, 'e'), item(6, 'f')];
    expect(outline(keepLevels(nestToc(items), 3, 5))).toEqual(['a', 'c', ['d', 'e']]);
  });
});
