const FENCES = ['```', '````'].map((fence) => ({ fence, start: new RegExp(`^ *${fence} *mdx-code-block\\s*$`) }));

/** Fence lines become empty, and the text between them becomes Markdown. Also finds short fences inside long ones. */
export function unwrapCodeBlocks(text: string): string {
  if (!text.includes('mdx-code-block')) return text;
  const lines = text.split('\n');
  for (const { fence, start } of FENCES) {
    for (let i = 0; i < lines.length; i++) {
      if (!start.test(lines[i] ?? '')) continue;
      const end = lines.findIndex((line, at) => at > i && line.trim() === fence);
      if (end < 0) continue;
      lines[i] = '';
      lines[end] = '';
      i = end;
    }
  }
  return lines.join('\n');
}
