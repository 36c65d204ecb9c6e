import { createEffort } from '../../shared/compare/effort.ts';
import { matchSequences } from '../../shared/compare/matchSequences.ts';
import { SLOT } from '../../shared/island.ts';
import { isIsland, listItems, nodesIn, partsIn, valueOf, type Item, type NodeRange } from '../islands/ranges.ts';

/**
 * Prefixes are numbered throughout the page, so one more component changes the prefixes of all later ones, and the keys
 * of their content.
 */
const PREFIX = /(?<=<!--oc-island \["(?:[^"\\]|\\.)*",)"[^"]*","[^"]*"|(?<=<!--oc-part ")[^" ]+(?= \d+"-->)/g;
/** Values among a component's properties that are exports of the site's code, or content. */
const NEEDS = new RegExp(`"[^"]+#[^"#]+"|"${SLOT.replace('$', '\\$')}":\\d+`, 'g');

/**
 * Applies the changes between the server's HTML `before` and `after` a save to the article on the screen. Everything
 * else stays: the state of live components, open sections, selected tabs.
 */
export function patchArticle(shown: Element, before: string, after: string): void {
  const changed: NodeRange[] = [];
  patchChildren(insideOf(shown), parse(before), parse(after), changed);
  // After all slots are in place, because components read them.
  for (const { start } of changed) octavo.islands?.show?.(start);
}

function parse(html: string): ChildNode[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.childNodes];
}

/** Sibling nodes on the screen: all children of an element, or the nodes of a range. */
interface Place {
  nodes: ChildNode[];
  append(...nodes: ChildNode[]): void;
}

function insideOf(element: Element): Place {
  return { nodes: [...element.childNodes], append: (...nodes) => element.append(...nodes) };
}

function insideOfRange(range: NodeRange): Place {
  return { nodes: nodesIn(range), append: (...nodes) => range.end.before(...nodes) };
}

function patchChildren(shown: Place, before: ChildNode[], after: ChildNode[], changed: NodeRange[]): void {
  const now = listItems(shown.nodes);
  const old = listItems(before);
  const next = listItems(after);
  // A script has added something here, such as buttons to a code block, and will add it again.
  if (now.length !== old.length || now.some((item, i) => kindOf(item) !== kindOf(old[i]!))) {
    shown.append(...after);
    return now.forEach(remove);
  }
  const same = matchSequences(old.map(toKey), next.map(toKey), createEffort());
  const kept = new Map(same.map(([i, j]) => [j, now[i]!]));
  let from = 0;
  let place = 0;
  for (const [i, j] of [...same, [old.length, next.length] as const]) {
    // Between two equal nodes, nodes of the same kind on both sides count as one edited node.
    const candidates = old.slice(from, i).map((item, k) => ({ item, shown: now[from + k]! }));
    for (; place < j; place++) {
      const item = next[place]!;
      const at = candidates.findIndex((one) => isEdited(one.shown, one.item, item));
      if (at < 0) continue;
      const { item: edited, shown: patched } = candidates[at]!;
      candidates.splice(0, at + 1);
      patchItem(patched, edited, item, changed);
      kept.set(place, patched);
    }
    from = i + 1;
    place = j + 1;
  }
  const stay = new Set(kept.values());
  for (const item of now) if (!stay.has(item)) remove(item);
  // Nodes that stay are already in order; moving one would reset it.
  const staying = now.filter((item) => stay.has(item));
  next.forEach((item, j) => {
    if (kept.has(j)) staying.shift();
    else if (staying[0]) staying[0].nodes[0]!.before(...item.nodes);
    else shown.append(...item.nodes);
  });
}

function remove({ nodes }: Item): void {
  for (const node of nodes) node.remove();
}

function kindOf({ nodes: [node], range }: Item): string {
  return range ? String(isIsland(range)) : node!.nodeName;
}

function toKey({ nodes }: Item): string {
  return nodes.map(toText).join('').replace(PREFIX, '');
}

function toText(node: ChildNode): string {
  if (node instanceof Element) return node.outerHTML;
  return node instanceof Comment ? `<!--${node.data}-->` : `${node.nodeName} ${node.nodeValue}`;
}

function isEdited(shown: Item, old: Item, next: Item): boolean {
  if (kindOf(old) !== kindOf(next)) return false;
  if (!old.range || !next.range) return !(old.nodes[0] instanceof HTMLTemplateElement);
  if (!isIsland(old.range)) return keyOf(old.range) === keyOf(next.range);
  if (!octavo.islands?.isLive(shown.range!.start)) return false;
  const [before, after] = [old.range.start.data, next.range.start.data];
  if (nameOf(old.range) !== nameOf(next.range)) return false;
  // Code that is new to the page has to be loaded first, and content has another prefix.
  const known = new Set(before.match(NEEDS));
  return (after.match(NEEDS) ?? []).every((name) => known.has(name));
}

function nameOf(island: NodeRange): unknown {
  return (valueOf(island) as unknown[])[0];
}

/** `shown` is the node on the screen for the server's `old`. */
function patchItem(shown: Item, old: Item, next: Item, changed: NodeRange[]): void {
  if (shown.range) return patchRange(shown.range, old.range!, next.range!, changed);
  const [node, before, after] = [shown.nodes[0]!, old.nodes[0]!, next.nodes[0]!];
  if (!(node instanceof Element && before instanceof Element && after instanceof Element)) {
    node.nodeValue = after.nodeValue;
    return;
  }
  for (const name of new Set([...before.getAttributeNames(), ...after.getAttributeNames()])) {
    const value = after.getAttribute(name);
    if (before.getAttribute(name) === value) continue;
    if (value === null) node.removeAttribute(name);
    else node.setAttribute(name, value);
  }
  if (before.innerHTML !== after.innerHTML) {
    patchChildren(insideOf(node), [...before.childNodes], [...after.childNodes], changed);
  }
}

function patchRange(shown: NodeRange, old: NodeRange, next: NodeRange, changed: NodeRange[]): void {
  if (!isIsland(shown)) return patchChildren(insideOfRange(shown), nodesIn(old), nodesIn(next), changed);
  const [oldParts, parts] = [byKey(old), byKey(next)];
  for (const [key, part] of byKey(shown)) {
    const [was, is] = [oldParts.get(key), parts.get(key)].map((range) => range && nodesIn(range));
    if (was && is && toKey({ nodes: was }) !== toKey({ nodes: is })) {
      patchChildren(insideOfRange(part), was, is, changed);
    }
  }
  // The node keeps its prefixes.
  const [name, ...prefixes] = valueOf(shown) as unknown[];
  const value = [name, ...prefixes.slice(0, 2), ...(valueOf(next) as unknown[]).slice(3)];
  shown.start.data = `${shown.start.data.split(' ', 1)[0]} ${JSON.stringify(value)}`;
  changed.push(shown);
}

/** The server's HTML directly inside an island. */
function byKey(island: NodeRange): Map<string, NodeRange> {
  return new Map(
    partsIn(island)
      .reverse()
      .map((part) => [keyOf(part), part]),
  );
}

/** The key of a part, without the prefix of its island. */
function keyOf(part: NodeRange): string {
  return String(valueOf(part)).replace(/^\S+ (?=\d+$)/, '');
}
