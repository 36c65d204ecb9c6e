import { ISLAND_MARK } from '../../shared/ranges.ts';

/**
 * Finds an element again after its island went live. React replaces the server's elements if a component renders
 * something else in the browser; then it is the element with the same tag and the same position inside the parent of the outermost island.
 */
export function followElement(element: Element): () => Element {
  let around: Node = element;
  for (let start; (start = octavo.rangeAround!(around, ISLAND_MARK));) around = start.parentNode!;
  const alike = () => [...(around as Element).querySelectorAll(element.localName)];
  const place = alike().indexOf(element);
  return () => (element.isConnected ? element : (alike()[place] ?? element));
}
