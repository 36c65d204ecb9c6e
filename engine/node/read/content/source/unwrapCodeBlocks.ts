const CODE_BLOCK_FENCE = /^ *(`{3,4}) *mdx-code-block\s*$/;

/** Lines of the fence become empty, what is between them is read as Markdown. */
export function unwrapCodeBlocks(text: string): string {
  if (!text.includes('mdx-code-block')) return text;
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const fence = CODE_BLOCK_FENCE.exec(lines[i] ?? '')?.[1];
    if (!fence) continue;
    const end = lines.findIndex((line, at) => at > i && line.trim() === fence);
    if (end < 0) continue;
    lines[i] = '';
    lines[end] = '';
    i = end;
  }
  return lines.join('\n');
}
