import { createEffort } from '../../shared/compare/effort.ts';
import { matchSequences } from '../../shared/compare/matchSequences.ts';
import {
  ISLAND_TAG,
  OF_ATTRIBUTE,
  PART_ATTRIBUTE,
  PART_TAG,
  PREFIX_ATTRIBUTE,
  PROPS_ATTRIBUTE,
  SLOT,
} from '../../shared/island.ts';

/** Prefixes are counted through the page: one more component changes those of all that follow, and the keys of their content. */
const PREFIX = new RegExp(` ${PREFIX_ATTRIBUTE}="[^"]*"|(?<= ${PART_ATTRIBUTE}=")[^" ]+(?= \\d+")`, 'g');
/** Among the properties of a component: an export of the site's code, or content. */
const NEEDS = new RegExp(`"[^"]+#[^"#]+"|"${SLOT.replace('$', '\\$')}":\\d+`, 'g');

/**
 * Changes an article on the screen as a save changed the server's HTML from `before` to `after`. Everything else stays as
 * it is: the state of live components, open sections, chosen tabs.
 */
export function patchArticle(shown: Element, before: string, after: string): void {
  const changed: Element[] = [];
  patchChildren(shown, parse(before), parse(after), changed);
  // When all slots are in place: components read them.
  for (const island of changed) octavo.islands?.show?.(island);
}

function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

type Parent = Node & ParentNode;

function patchChildren(shown: Parent, before: Parent, after: Parent, changed: Element[]): void {
  const now = [...shown.childNodes];
  const old = [...before.childNodes];
  const next = [...after.childNodes];
  // A script has added something here, such as buttons to a code block. It does so again.
  if (now.length !== old.length || now.some((node, i) => node.nodeName !== old[i]!.nodeName))
    return shown.replaceChildren(...next);
  const same = matchSequences(old.map(toKey), next.map(toKey), createEffort());
  const kept = new Map(same.map(([i, j]) => [j, now[i]!]));
  let from = 0;
  let place = 0;
  for (const [i, j] of [...same, [old.length, next.length] as const]) {
    // Between two equal nodes: what is of the same kind on both sides is one node that was edited.
    const candidates = old.slice(from, i).map((node, k) => ({ node, shown: now[from + k]! }));
    for (; place < j; place++) {
      const node = next[place]!;
      const at = candidates.findIndex((one) => isEdited(one.shown, one.node, node));
      if (at < 0) continue;
      const { node: edited, shown: element } = candidates[at]!;
      candidates.splice(0, at + 1);
      patchNode(element, edited, node, changed);
      kept.set(place, element);
    }
    from = i + 1;
    place = j + 1;
  }
  const stay = new Set(kept.values());
  for (const node of now) if (!stay.has(node)) node.remove();
  // Nodes that stay are in their order already; to move one would reset it.
  next.forEach((node, j) => {
    if (!kept.has(j)) shown.insertBefore(node, shown.childNodes[j] ?? null);
  });
}

function toKey(node: ChildNode): string {
  const text = node instanceof Element ? node.outerHTML.replace(PREFIX, '') : node.nodeValue;
  return `${node.nodeName} ${text}`;
}

function isEdited(shown: ChildNode, old: ChildNode, next: ChildNode): boolean {
  if (old.nodeName !== next.nodeName) return false;
  if (!(old instanceof Element)) return true;
  const island = next as Element;
  if (old.localName === PART_TAG) return keyOf(old) === keyOf(island);
  if (old.localName !== ISLAND_TAG) return true;
  if (!octavo.islands?.isLive(shown as Element)) return false;
  if (old.getAttribute(OF_ATTRIBUTE) !== island.getAttribute(OF_ATTRIBUTE)) return false;
  // Code that the page did not have before has to be loaded first, and content has another prefix.
  const known = new Set(propsOf(old).match(NEEDS));
  return (propsOf(island).match(NEEDS) ?? []).every((name) => known.has(name));
}

function propsOf(island: Element): string {
  return island.getAttribute(PROPS_ATTRIBUTE) ?? '';
}

/** `shown` is on the screen where the server had sent `old`. */
function patchNode(shown: ChildNode, old: ChildNode, next: ChildNode, changed: Element[]): void {
  if (!(shown instanceof Element)) {
    shown.nodeValue = next.nodeValue;
    return;
  }
  const before = old as Element;
  const after = next as Element;
  for (const name of new Set([...before.getAttributeNames(), ...after.getAttributeNames()])) {
    const value = after.getAttribute(name);
    if (before.getAttribute(name) === value || name === PREFIX_ATTRIBUTE || name === PART_ATTRIBUTE) continue;
    if (value === null) shown.removeAttribute(name);
    else shown.setAttribute(name, value);
  }
  if (shown.localName !== ISLAND_TAG) {
    if (before.innerHTML !== after.innerHTML) patchChildren(shown, before, after, changed);
    return;
  }
  const slots = servedIn(after);
  const oldSlots = servedIn(before);
  for (const [key, part] of servedIn(shown)) {
    const [was, is] = [oldSlots.get(key), slots.get(key)];
    if (was && is && toKey(was) !== toKey(is)) patchChildren(part, was, is, changed);
  }
  changed.push(shown);
}

/** What the server rendered directly inside an island, by key. */
function servedIn(island: Element): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const part of island.querySelectorAll(PART_TAG)) {
    if (part.parentElement!.closest(`${ISLAND_TAG},${PART_TAG}`) !== island) continue;
    const key = keyOf(part);
    if (!found.has(key)) found.set(key, part);
  }
  return found;
}

/** The key of a part, without the prefix of its island. */
function keyOf(part: Element): string {
  return (part.getAttribute(PART_ATTRIBUTE) ?? '').replace(/^\S+ (?=\d+$)/, '');
}
