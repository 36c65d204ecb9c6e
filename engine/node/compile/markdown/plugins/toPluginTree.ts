import type { Nodes, Parents, Root, Yaml } from 'mdast';
import { unravelParagraph } from '../tree/unravel.ts';
import type { CompileInput } from '../types.ts';

/**
 * Marks tags that the author wrote: there `<img>` is the element. In tags that a plugin creates, it is the theme's
 * component.
 */
export const WRITTEN_TAG = '_mdxExplicitJsx';

/**
 * Prepares the tree for plugins: front matter is a node, JSX alone in a paragraph is a block, and the author's tags are
 * marked.
 */
export function toPluginTree(root: Root, { source, frontMatterLines }: CompileInput): Root {
  walk(root);
  if (frontMatterLines > 0) root.children.unshift(toYaml(source.split(/\r?\n/).slice(0, frontMatterLines)));
  return root;

  function walk(parent: Parents): void {
    parent.children = parent.children.flatMap((child: Nodes): Nodes[] => {
      const blocks = child.type === 'paragraph' ? (unravelParagraph(child) ?? [child]) : [child];
      for (const block of blocks) {
        if (block.type === 'mdxJsxFlowElement' || block.type === 'mdxJsxTextElement') {
          block.data = { ...block.data, [WRITTEN_TAG]: true } as object;
        }
        if ('children' in block) walk(block);
      }
      return blocks;
    }) as never;
  }
}

function toYaml(lines: string[]): Yaml {
  const position = {
    start: { line: 1, column: 1, offset: 0 },
    end: { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 },
  };
  return { type: 'yaml', value: lines.slice(1, -1).join('\n'), position };
}
