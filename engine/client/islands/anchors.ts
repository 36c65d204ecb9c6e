/** Text nodes that stand for HTML which React does not know. React renders the text node, and the HTML follows it. */

/** Makes hydration continue with the result of `next`, because React reads `nextSibling` to find the next node. */
export function skip(node: Node, next: () => Node | null): void {
  Object.defineProperty(node, 'nextSibling', { configurable: true, get: next });
}

export function endSkip(node: Node): void {
  delete (node as { nextSibling?: unknown }).nextSibling;
}

/**
 * React gives no reference to a text. Effects run in the order of the document, so it is the first with these
 * characters that does not wait to be hydrated.
 */
export function findAnchor(characters: string, waiting: { has(text: Text): boolean }): Text {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  let node;
  while ((node = walker.nextNode() as Text | null) && (node.data !== characters || waiting.has(node)));
  return node!;
}
