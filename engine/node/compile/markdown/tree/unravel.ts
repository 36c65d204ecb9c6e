import type { Paragraph, RootContent } from 'mdast';

/**
 * A paragraph that consists of JSX and expressions is not a paragraph: `<Card/>` on a line is a block. Returns its
 * content as blocks, or undefined if it is a paragraph.
 */
export function unravelParagraph({ children, ...paragraph }: Paragraph): RootContent[] | undefined {
  const [first, ...rest] = children;
  // `<summary>` belongs to `<details>`, even if text follows on the next line.
  if (first?.type === 'mdxJsxTextElement' && first.name === 'summary' && rest.length > 0) {
    return [{ ...first, type: 'mdxJsxFlowElement' } as never, { ...paragraph, children: rest }];
  }
  let hasJsx = false;
  for (const child of children) {
    if (child.type === 'mdxJsxTextElement' || child.type === 'mdxTextExpression') hasJsx = true;
    else if (child.type === 'comment' || (child.type === 'text' && /^[\t\r\n ]*$/.test(child.value))) continue;
    else return undefined;
  }
  if (!hasJsx) return undefined;
  const blocks: RootContent[] = [];
  for (const child of children) {
    if (child.type === 'mdxJsxTextElement') blocks.push({ ...child, type: 'mdxJsxFlowElement' } as never);
    else if (child.type === 'mdxTextExpression') blocks.push({ ...child, type: 'mdxFlowExpression' } as never);
    else if (child.type === 'comment') blocks.push(child);
  }
  return blocks;
}
