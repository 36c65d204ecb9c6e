import { isIsland, listItems, nodesIn, partsIn, slotName, valueOf, type Item, type NodeRange } from './ranges.ts';

/**
 * Changes sibling nodes into those of a new page, and keeps all nodes that can stay. Live parts stay live, with the new
 * properties, so a list that the reader has opened stays open. `append` puts nodes after the last one.
 */
export function morph(
  nodes: Iterable<ChildNode>,
  next: Iterable<ChildNode>,
  append: (...nodes: ChildNode[]) => void,
): void {
  const items = listItems(nodes);
  listItems(next).forEach((item, index) => {
    const current = items[index];
    if (!current) return append(...item.nodes);
    if (isAlike(current, item)) return update(current, item);
    current.nodes[0]!.before(...item.nodes);
    remove(current);
  });
  items.slice(listItems(next).length).forEach(remove);
}

function remove({ nodes }: Item): void {
  for (const node of nodes) node.remove();
}

function isAlike({ nodes: [a], range }: Item, { nodes: [b], range: other }: Item): boolean {
  if (range && other) return isIsland(range) && nameOf(range) === nameOf(other);
  return !range && !other && a!.nodeName === b!.nodeName;
}

function nameOf(range: NodeRange): unknown {
  const value = slotName(range) ?? valueOf(range);
  return isIsland(range) ? (value as unknown[])[0] : value;
}

function update(current: Item, item: Item): void {
  if (current.range) return updateIsland(current, item.range!, item.nodes);
  const [old, node] = [current.nodes[0]!, item.nodes[0]!];
  if (!(old instanceof Element && node instanceof Element)) {
    if (old.nodeValue !== node.nodeValue) old.nodeValue = node.nodeValue;
    return;
  }
  for (const { name } of [...old.attributes]) if (!node.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of node.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  morph(old.childNodes, [...node.childNodes], (...added) => old.append(...added));
}

function updateIsland(current: Item, next: NodeRange, nodes: ChildNode[]): void {
  const range = current.range!;
  const { start } = range;
  if (!octavo.islands?.isLive(start)) {
    start.before(...nodes);
    return remove(current);
  }
  // React does not look into the theme's own parts.
  const parts = partsIn(next);
  for (const part of partsIn(range)) {
    const other = parts.find((found) => nameOf(found) === nameOf(part));
    if (other) morph(nodesIn(part), nodesIn(other), (...added) => part.end.before(...added));
  }
  const isChanged = propsOf(start) !== propsOf(next.start);
  start.data = next.start.data;
  if (isChanged) octavo.islands.show?.(start);
}

/** The properties are the last part of the mark. */
function propsOf({ data }: Comment): string {
  return data.slice(data.indexOf('{'));
}
