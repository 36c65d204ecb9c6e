import type { Paragraph, RootContent } from 'mdast';

/**
 * A paragraph of nothing but JSX and expressions is no paragraph: `<Card/>` on a line is a block. Returns what it
 * holds, as blocks; or nothing if it is a paragraph after all.
 */
export function unravelParagraph({ children, ...paragraph }: Paragraph): RootContent[] | undefined {
  const [first, ...rest] = children;
  // `<summary>` belongs to `<details>`, also when text follows on the next line.
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
