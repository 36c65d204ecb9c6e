/** Text nodes that stand for HTML which React does not know. React renders the text node, and the HTML follows it. */
import type { NodeRange } from './ranges.ts';

/** Makes hydration continue with the result of `next`, because React reads `nextSibling` to find the next node. */
export function skip(node: Node, next: () => Node | null): void {
  Object.defineProperty(node, 'nextSibling', { configurable: true, get: next });
}

export function endSkip(node: Node): void {
  delete (node as { nextSibling?: unknown }).nextSibling;
}

/**
 * A text that React will find in the place of the range. It is not in the document, where even a text without width
 * would take up a line until React has hydrated.
 */
export function createAnchor(characters: string, { start, end }: NodeRange): Text {
  const anchor = new Text(characters);
  skip(start, () => anchor);
  skip(anchor, () => end.nextSibling);
  return anchor;
}

/** Puts a text that React has hydrated in front of its range. */
export function insertAnchor(anchor: Text, { start }: NodeRange): void {
  endSkip(start);
  endSkip(anchor);
  anchor.data = '';
  start.before(anchor);
}

/** Finds a text that React has rendered, and empties it. React gives no reference to it, but effects run in the order of the document. */
export function takeAnchor(characters: string): Text {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  let node;
  while ((node = walker.nextNode() as Text | null) && node.data !== characters);
  node!.data = '';
  return node!;
}
