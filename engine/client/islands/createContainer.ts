import { contentsOf, type NodeRange } from './ranges.ts';

/** What React takes for the element around a component: it acts on the range alone. */
export interface Container extends Element {
  /** Listens to the element around the range, which may have become another one, and no longer to the last. */
  listen(parent: Node | null): void;
}

export function createContainer(range: NodeRange): Container {
  const { start, end } = range;
  const { ownerDocument, namespaceURI } = end.parentElement!;
  const listeners: Parameters<Element['addEventListener']>[] = [];
  let heard: Node | null = null;
  return {
    nodeType: Node.ELEMENT_NODE,
    nodeName: '',
    ownerDocument,
    namespaceURI,
    get parentNode() {
      return end.parentNode;
    },
    get firstChild() {
      return start.nextSibling;
    },
    set textContent(_: string) {
      // Together, because ranges in it need their neighbours.
      contentsOf(range).extractContents();
    },
    appendChild: (node: ChildNode) => end.before(node),
    insertBefore: (node: Node, before: Node) => end.parentNode!.insertBefore(node, before),
    removeChild: (node: ChildNode) => node.remove(),
    addEventListener: (...listener: Parameters<Element['addEventListener']>) => void listeners.push(listener),
    listen(parent: Node | null) {
      if (parent === heard) return;
      for (const listener of listeners) {
        heard?.removeEventListener(...listener);
        parent?.addEventListener(...listener);
      }
      heard = parent;
    },
  } as unknown as Container;
}
