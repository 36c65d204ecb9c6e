import { contentsOf, type NodeRange } from './ranges.ts';

/** Stands for the element around a component, for React. It acts on the range only. */
export interface Container extends Element {
  /** Listens to the element that is around the range now, and no longer to the last one. */
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
      // All nodes together, because inner ranges need their neighbours.
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
