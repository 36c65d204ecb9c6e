import {
  FRESH_ATTRIBUTE,
  ISLAND_TAG,
  OF_ATTRIBUTE,
  PART_ATTRIBUTE,
  PART_TAG,
  PROPS_ATTRIBUTE,
} from '../../shared/island.ts';

/**
 * Makes the children of an element those of another, and keeps every child that can stay: live parts stay live, with
 * the new properties, so that a list which the reader has opened stays open.
 */
export function morph(element: ParentNode & Node, next: ParentNode & Node): void {
  const wanted = [...next.childNodes];
  wanted.forEach((node, index) => {
    const there = element.childNodes[index];
    if (!there) element.append(node);
    else if (!isAlike(there, node)) there.replaceWith(node);
    else if (there instanceof Element) update(there, node as Element);
    else if (there.nodeValue !== node.nodeValue) there.nodeValue = node.nodeValue;
  });
  while (element.childNodes.length > wanted.length) element.lastChild!.remove();
}

function isAlike(a: Node, b: Node): boolean {
  if (a.nodeName !== b.nodeName) return false;
  return !(a instanceof Element) || a.getAttribute(OF_ATTRIBUTE) === (b as Element).getAttribute(OF_ATTRIBUTE);
}

function update(there: Element, node: Element): void {
  const isIsland = there.localName === ISLAND_TAG;
  const isChanged = isIsland && there.getAttribute(PROPS_ATTRIBUTE) !== node.getAttribute(PROPS_ATTRIBUTE);
  // A live one stays what it is, however it began.
  if (isIsland && octavo.islands?.isLive(there))
    node.toggleAttribute(FRESH_ATTRIBUTE, there.hasAttribute(FRESH_ATTRIBUTE));
  for (const { name } of [...there.attributes]) if (!node.hasAttribute(name)) there.removeAttribute(name);
  for (const { name, value } of node.attributes)
    if (there.getAttribute(name) !== value) there.setAttribute(name, value);
  if (!isIsland) return morph(there, node);
  if (!octavo.islands?.isLive(there)) {
    there.innerHTML = node.innerHTML;
    return;
  }
  // React does not look into the theme's own parts.
  for (const part of there.querySelectorAll(PART_TAG)) {
    const key = part.getAttribute(PART_ATTRIBUTE);
    const other = [...node.querySelectorAll(PART_TAG)].find((found) => found.getAttribute(PART_ATTRIBUTE) === key);
    if (other) morph(part, other);
  }
  if (isChanged) octavo.islands.show?.(there);
}
