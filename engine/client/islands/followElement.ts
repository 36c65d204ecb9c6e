import { ISLAND_TAG } from '../../shared/island.ts';

/**
 * Finds an element again after its island went live. React replaces the server's elements if a component renders
 * something else in the browser; then it is the element of this tag that has the same number in the outermost island.
 */
export function followElement(element: Element): () => Element {
  const outermost = [...document.querySelectorAll(ISLAND_TAG)].find((island) => island.contains(element));
  const alike = () => [...(outermost ?? element).querySelectorAll(element.localName)];
  const place = alike().indexOf(element);
  return () => (element.isConnected ? element : (alike()[place] ?? element));
}
