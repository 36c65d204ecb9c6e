import { END_MARK, START_MARK } from '../../shared/ranges.ts';

/** The start of the innermost range around a node whose mark begins with `mark`. */
export function rangeAround(node: Node, mark: string): Comment | undefined {
  let depth = 0;
  for (let at: Node | null = node; at; at = at.previousSibling ?? at.parentNode) {
    const { data = '' } = at.nodeType === Node.COMMENT_NODE ? (at as Comment) : {};
    if (data === END_MARK) depth++;
    else if (data.startsWith(START_MARK) && --depth < 0) {
      if (data.startsWith(mark)) return at as Comment;
      depth = 0;
    }
    if (!at.previousSibling) depth = 0;
  }
  return undefined;
}
