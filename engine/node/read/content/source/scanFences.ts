const FENCE = /^[\s>]*(?:[-*+]\s+|\d{1,9}[.)]\s+)?(`{3,}|~{3,})(.*)$/;

/**
 * Calls `visit` for every line outside fenced code blocks, and joins the results. The fences themselves count as
 * inside. Code stays unchanged.
 */
export function mapOutsideFences(text: string, visit: (line: string, index: number) => string): string {
  const lines = text.split('\n');
  let open: string | undefined;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    // Most lines are not fences; comparing two characters is cheaper than a match.
    const fence = line.includes('```') || line.includes('~~~') ? FENCE.exec(line) : null;
    if (open !== undefined) {
      if (fence && closes(fence, open)) open = undefined;
      continue;
    }
    if (fence && !(fence[1]?.startsWith('`') && fence[2]?.includes('`'))) {
      open = fence[1];
      continue;
    }
    lines[i] = visit(line, i);
  }
  return lines.join('\n');
}

function closes(fence: RegExpExecArray, open: string): boolean {
  const marker = fence[1] ?? '';
  return marker[0] === open[0] && marker.length >= open.length && fence[2]?.trim() === '';
}
