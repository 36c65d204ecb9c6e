import { END_MARK, PART_MARK } from '../../shared/ranges.ts';
import { createAnchor, insertAnchor, takeAnchor } from './anchors.ts';
import { contentsOf, findLater, nodesIn, partsIn, valueOf, type NodeRange } from './ranges.ts';

/**
 * HTML of the server inside live code. React only knows an empty text in front of it. The nodes follow that text, and are
 * put aside while it is not shown.
 */
export interface ServerPart extends NodeRange {
  key: string;
  anchor?: Text;
  isShown?: boolean;
}

/** A placeholder that no real text equals. It is removed as soon as React has put it in place, so readers never see it. */
export const ANCHOR = '\u2063';

const shown = new Set<ServerPart>();
// React moves the text alone.
const moves = new MutationObserver(() => shown.forEach(place));

/** The parts of an island whose HTML is the server's, ready for React to hydrate what is around them. */
export function takeParts(island: NodeRange): ServerPart[] {
  return partsIn(island).map((range) => {
    const { start, end } = range;
    return { start, end, key: valueOf(range) as string, anchor: createAnchor(ANCHOR, range) };
  });
}

/** Nothing in it is live yet. In the document of a template nothing loads before it is shown. */
export function copyPart(range: NodeRange, key: string): ServerPart {
  const [start, end] = [new Comment(PART_MARK + JSON.stringify(key)), new Comment(END_MARK)];
  const { content } = document.createElement('template');
  content.append(start, ...nodesIn(range).map((node) => content.ownerDocument.importNode(node, true)), end);
  return { start, end, key };
}

/** The parts with this key: those of the island, or else those of the page. */
export function findParts(parts: ServerPart[], key: string): ServerPart[] {
  const own = parts.filter((part) => part.key === key);
  if (own.length > 0) return own;
  const later = findLater(key);
  if (!later) return own;
  const part = copyPart(later, key);
  parts.push(part);
  return [part];
}

/** Shows a part at the text that React has put in place. */
export function showPart(parts: ServerPart[], key: string): ServerPart {
  const own = findParts(parts, key);
  // React removes the HTML of parts that it could not hydrate.
  let part = own.find(({ start, anchor, isShown }) => !isShown && anchor && start.isConnected);
  if (part) insertAnchor(part.anchor!, part);
  else {
    part = own.find(({ isShown }) => !isShown);
    // Shown twice.
    if (!part) parts.push((part = copyPart(own[0]!, key)));
    part.anchor = takeAnchor(ANCHOR);
  }
  part.isShown = true;
  place(part);
  shown.add(part);
  moves.observe(part.anchor!.parentNode!, { childList: true });
  return part;
}

export function hidePart(part: ServerPart): void {
  part.isShown = false;
  shown.delete(part);
  new DocumentFragment().append(...takeOut(part));
}

function place(part: ServerPart): void {
  const { anchor, start } = part;
  if (anchor!.isConnected && anchor!.nextSibling !== start) anchor!.after(...takeOut(part));
}

function takeOut(part: ServerPart): Node[] {
  const { start, end } = part;
  // Code may have written another text over it.
  return start.parentNode ? [start, contentsOf(part).extractContents(), end] : [start, end];
}
