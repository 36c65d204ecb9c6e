import type { Heading, Nodes, Parents, Root } from 'mdast';
import { directiveToText, isDirective, type DirectiveSource } from '../tree/directiveToText.ts';
import { wrapTitle } from '../tree/transformTree.ts';
import type { Problem } from '../../siteCode/types.ts';

/** After the last plugin: directives that no plugin handled become their source text, and the title is marked. */
export function settleTree(root: Root, source: DirectiveSource): Problem[] {
  const problems: Problem[] = [];
  walk(root);
  return problems;

  function walk(parent: Parents): void {
    parent.children = parent.children.flatMap((child: Nodes): Nodes[] => {
      if ('children' in child) walk(child);
      if (isDirective(child) && !child.data) {
        const { nodes, problem } = directiveToText(child, source);
        if (problem) problems.push(problem);
        return nodes;
      }
      return [child.type === 'heading' && isTitle(child) ? wrapTitle(child) : child];
    }) as never;
  }
}

function isTitle({ data }: Heading): boolean {
  return (data as { isContentTitle?: boolean } | undefined)?.isContentTitle === true;
}
