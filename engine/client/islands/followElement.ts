import { ISLAND_TAG } from '../../shared/island.ts';

/**
 * Finds an element again after its island went live. React replaces the server's elements if a component renders
 * something else in the browser; then it is the element in the same place of the outermost island.
 */
export function followElement(element: Element): () => Element {
  const steps: number[] = [];
  const findOutermost = (inside: Element): Element => {
    const parent = inside.parentElement;
    if (!parent?.closest(ISLAND_TAG)) return inside;
    steps.unshift([...parent.children].indexOf(inside));
    return findOutermost(parent);
  };
  const outermost = findOutermost(element);
  return () => {
    if (element.isConnected) return element;
    return steps.reduce<Element | undefined>((parent, step) => parent?.children[step], outermost) ?? element;
  };
}
