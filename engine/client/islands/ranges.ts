import { END_MARK, ISLAND_MARK, LATER_ATTRIBUTE, PART_MARK, SLOT_MARK, START_MARK } from '../../shared/ranges.ts';

/** Sibling nodes between two comments, see `shared/ranges.ts`. */
export interface NodeRange {
  start: Comment;
  end: Comment;
  /** The listed range around this one. */
  outer?: NodeRange;
}

export function isIsland({ start }: NodeRange): boolean {
  return start.data.startsWith(ISLAND_MARK);
}

export function isPart({ start }: NodeRange): boolean {
  return start.data.startsWith(PART_MARK);
}

/** The name of the shell's part, where the range is one. */
export function slotName({ start: { data } }: NodeRange): string | undefined {
  return data.startsWith(SLOT_MARK) ? data.slice(SLOT_MARK.length) : undefined;
}

/** The value in the mark of an island or a part. */
export function valueOf({ start: { data } }: NodeRange): unknown {
  return JSON.parse(data.slice(data.indexOf(' ')));
}

/** The ranges in a node, or between two nodes in it, in the order of their starts. */
export function listRanges(root: Node, from = root, to?: Node): NodeRange[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  walker.currentNode = from;
  const found: NodeRange[] = [];
  let open: NodeRange | undefined;
  for (let node; (node = walker.nextNode() as Comment | null) && node !== to;) {
    if (node.data.startsWith(START_MARK)) {
      open = { start: node, end: node, outer: open };
      found.push(open);
    } else if (open && node.data === END_MARK) {
      open.end = node;
      open = open.outer;
    }
  }
  return found;
}

/** Those in a range. */
export function listInside({ start, end }: NodeRange): NodeRange[] {
  return listRanges(start.getRootNode(), start, end);
}

/** The nodes between the two comments. */
export function contentsOf({ start, end }: NodeRange): Range {
  const range = new Range();
  range.setStartAfter(start);
  range.setEndBefore(end);
  return range;
}

/** Parts that the page contains but does not show yet. */
export function findLater(key: string): NodeRange | undefined {
  return [...document.querySelectorAll<HTMLTemplateElement>(`template[${LATER_ATTRIBUTE}]`)]
    .flatMap(({ content }) => listRanges(content))
    .find((range) => isPart(range) && valueOf(range) === key);
}

/** A node, or the nodes of a range. */
export interface Item {
  nodes: ChildNode[];
  range?: NodeRange;
}

/** Sibling nodes; those of a range count as one. */
export function listItems(nodes: Iterable<ChildNode>): Item[] {
  const items: Item[] = [];
  let open: NodeRange | undefined;
  let depth = 0;
  for (const node of nodes) {
    const { data = '' } = node.nodeType === Node.COMMENT_NODE ? (node as Comment) : {};
    const isStart = data.startsWith(START_MARK);
    if (open) items.at(-1)!.nodes.push(node);
    else if (isStart) items.push({ nodes: [node], range: (open = { start: node as Comment, end: node as Comment }) });
    else items.push({ nodes: [node] });
    if (isStart) depth++;
    else if (open && data === END_MARK && --depth === 0) {
      open.end = node as Comment;
      open = undefined;
    }
  }
  return items;
}

/** The nodes of a range, without its comments. */
export function nodesIn({ start, end }: NodeRange): ChildNode[] {
  const nodes = [...start.parentNode!.childNodes];
  return nodes.slice(nodes.indexOf(start) + 1, nodes.indexOf(end));
}

/** The parts directly in an island, not those inside other parts. */
export function partsIn(island: NodeRange): NodeRange[] {
  return listInside(island).filter((range) => !range.outer && isPart(range));
}
