import type { Nodes, Root, RootContent } from 'mdast';
import { isDirective, type Directive } from '../markdown/tree/directiveToText.ts';

export interface EmbeddedMarkdown {
  tree: Root;
  /** The replacement for a directive; undefined for an admonition, which stays. */
  replace(directive: Directive): RootContent[] | undefined;
}

/** A Markdown text as part of a page: its headings rank below that of its section, and its names are unique. */
export function embedMarkdown({ tree, replace }: EmbeddedMarkdown, level: number, name: string): Nodes[] {
  const shift = level - Math.min(...headingsOf(tree), level);
  visit(tree);
  return tree.children;

  function visit(node: Nodes): void {
    if (node.type === 'heading') node.depth = Math.min(node.depth + shift, 6) as typeof node.depth;
    // Definitions count for a whole page, and two texts may have the same names.
    if ('identifier' in node) {
      node.identifier = `${node.identifier}-${name}`;
      node.label = `${node.label ?? ''}-${name}`;
    }
    if ('children' in node) {
      const children = node.children.flatMap((child: RootContent) => (isDirective(child) && replace(child)) || [child]);
      node.children = children as never;
      children.forEach(visit);
    }
    // Positions refer to the text, not to the file.
    delete node.position;
  }
}

function headingsOf(node: Nodes): number[] {
  if (node.type === 'heading') return [node.depth];
  return 'children' in node ? node.children.flatMap(headingsOf) : [];
}
