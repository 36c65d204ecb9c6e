import type { AtRule, ChildNode, Container } from 'postcss';
import parse from 'postcss/lib/parse';

/** At-rules that contain rules for elements. */
const GROUPS = /^(?:media|supports|layer|container|scope|starting-style)$/;

/**
 * The rules of a sheet that `isWanted` accepts by their selectors, inside the at-rules around them. At-rules without
 * selectors, such as `@font-face`, are accepted by their names: `['@font-face']`.
 */
export function pickRules(css: string, isWanted: (selectors: string[]) => boolean): string {
  const root = parse(css) as Container;
  prune(root);
  return root.toString().trim();

  function prune(container: Container): void {
    for (const node of [...(container.nodes ?? [])]) {
      if (isGroup(node)) prune(node);
      if (node.type === 'comment' || (isGroup(node) ? node.nodes?.length === 0 : !isWanted(selectorsOf(node)))) {
        node.remove();
      }
    }
  }
}

function isGroup(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.nodes !== undefined && GROUPS.test(node.name);
}

function selectorsOf(node: ChildNode): string[] {
  if (node.type === 'rule') return node.selectors;
  return node.type === 'atrule' ? [`@${node.name} ${node.params}`] : [];
}
