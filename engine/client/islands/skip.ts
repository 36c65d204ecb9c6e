/** React reads from here on where it looks for the next node to hydrate. */
export function skip(node: Node, next: () => Node | null): void {
  Object.defineProperty(node, 'nextSibling', { configurable: true, get: next });
}

export function endSkip(node: Node): void {
  delete (node as { nextSibling?: unknown }).nextSibling;
}
