import type { Paragraph, RootContent } from 'mdast';

/**
 * A paragraph of nothing but JSX and expressions is no paragraph: `<Card/>` on a line is a block. Returns what it
 * holds, as blocks; or nothing if it is a paragraph after all.
 */
export function unravelParagraph({ children }: Paragraph): RootContent[] | undefined {
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
