import { layoutText, SMALL_SIZE, type TextBlock } from '../text/layoutText.ts';
import { Undrawable } from '../undrawable.ts';
import { reachOf } from './outline.ts';
import { nodeSize } from './nodeSize.ts';
import type { Direction, Graph, GraphEdge, GraphLayout, GraphNode, Shape } from './types.ts';

/** The nodes of one layout: all except those in groups with their own direction. */
export interface Scope {
  direction: Direction;
  items: ScopeItem[];
  groups: ScopeGroup[];
  links: ScopeLink[];
}

export interface ScopeItem {
  id: string;
  parent?: string;
  shape: Shape;
  text: TextBlock;
  width: number;
  height: number;
  /** Room to keep free for the title of the group around it. */
  minWidth: number;
  /** For frames: their content. */
  inner?: GraphLayout;
}

interface ScopeGroup {
  id: string;
  parent?: string;
  title: TextBlock;
}

export interface ScopeLink {
  edge: GraphEdge;
  /** The items or groups at the ends of the line, and the items that represent them in rows. */
  from: string;
  to: string;
  fromItem: string;
  toItem: string;
  label?: TextBlock;
}

export const GROUP_PAD = 14;
/** Space between a group's border and its title, and between the title and the content. */
export const TITLE_TOP = 8;
const TITLE_GAP = 8;
const TITLE_WIDTH = 220;
const LABEL_WIDTH = 150;
const LINE_ROOM = 12;
const MAX_LINE_ROOM = 220;
/** Bars of forks and joins. */
const BAR = { long: 72, short: 6 };

/** Room above a group's content. */
export function titleRoom(title: TextBlock): number {
  return title.width > 0 ? TITLE_TOP + title.height + TITLE_GAP : GROUP_PAD;
}

export interface ScopeOptions {
  wrap: number;
  /** Lays out a group separately. */
  layoutInner(id: string, direction: Direction): GraphLayout;
}

export function readScope(
  graph: Graph,
  scopeId: string | undefined,
  direction: Direction,
  options: ScopeOptions,
): Scope {
  const { nodes, groups, edges } = graph;
  const filled = new Set<string>();
  for (const { parent } of nodes.values()) for (const id of ancestors(parent)) filled.add(id);

  const frames = new Set<string>();
  const scope: Scope = { direction, items: [], groups: [], links: [] };
  for (const group of groups.values()) {
    const { id, parent } = group;
    if (!isInScope(id) || frameOf(parent) !== undefined) continue;
    const title = layoutText(group.title, TITLE_WIDTH, SMALL_SIZE);
    const own = parent === scopeId ? undefined : parent;
    if (!filled.has(id)) {
      addItem({ id, text: group.title, shape: 'rect' }, own);
    } else if (group.direction !== undefined && group.direction !== direction && isClosed(id)) {
      frames.add(id);
      const inner = options.layoutInner(id, group.direction);
      const width = Math.max(inner.width, title.width) + 2 * GROUP_PAD;
      const height = inner.height + titleRoom(title) + GROUP_PAD;
      scope.items.push({ id, parent: own, shape: 'frame', text: title, width, height, minWidth: 0, inner });
    } else {
      scope.groups.push({ id, parent: own, title });
    }
  }
  for (const node of nodes.values()) {
    if (!isInScope(node.id) || frameOf(node.parent) !== undefined) continue;
    addItem(node, node.parent === scopeId ? undefined : node.parent);
  }
  for (const { id, title } of scope.groups) {
    const inside = itemsIn(id);
    const widest = inside.reduce((a, b) => (b.width > a.width ? b : a));
    widest.minWidth = Math.max(widest.minWidth, widthForTitle(id, title.width, inside));
  }
  for (const edge of edges) addLink(edge);
  return scope;

  function* ancestors(from: string | undefined): Generator<string> {
    const seen = new Set<string>();
    for (let id = from; id !== undefined && !seen.has(id); id = groups.get(id)?.parent) {
      seen.add(id);
      yield id;
    }
  }

  function parentOf(id: string): string | undefined {
    return (groups.get(id) ?? nodes.get(id))?.parent;
  }

  function isInside(id: string, groupId: string): boolean {
    return [...ancestors(parentOf(id))].includes(groupId);
  }

  function isInScope(id: string): boolean {
    return scopeId === undefined || isInside(id, scopeId);
  }

  /** The outermost frame around an item. */
  function frameOf(id: string | undefined): string | undefined {
    return [...ancestors(id)].findLast((one) => frames.has(one));
  }

  /** No line leads from inside a group to the outside. */
  function isClosed(groupId: string): boolean {
    return edges.every(({ from, to }) => isInside(from, groupId) === isInside(to, groupId));
  }

  function addItem({ id, text: source, shape }: Omit<GraphNode, 'parent'>, parent: string | undefined) {
    const isDiamond = shape === 'diamond';
    const text = layoutText(source, isDiamond ? options.wrap * 0.8 : options.wrap);
    const isFlat = direction === 'TB' || direction === 'BT';
    const size =
      shape === 'bar'
        ? { width: isFlat ? BAR.long : BAR.short, height: isFlat ? BAR.short : BAR.long }
        : { ...nodeSize(shape, text) };
    // Lines need room to start and end side by side.
    const room = Math.min(busiestSide(id) * LINE_ROOM + 4, MAX_LINE_ROOM);
    if (reachOf(shape, 100) > 0) size[isFlat ? 'width' : 'height'] = Math.max(size[isFlat ? 'width' : 'height'], room);
    scope.items.push({ id, parent, shape, text, ...size, minWidth: 0 });
  }

  /** If the group is so narrow that lines to its middle would run through the title, it becomes twice as wide. */
  function widthForTitle(groupId: string, width: number, inside: ScopeItem[]): number {
    const isNarrow = inside.reduce((sum, item) => sum + item.width, 0) < 2 * width;
    const isVertical = direction === 'TB' || direction === 'BT';
    return isVertical && isNarrow && !isClosed(groupId) ? 2 * (width + 6) : width;
  }

  function busiestSide(id: string): number {
    const lines = edges.filter(({ line, from, to }) => line !== 'hidden' && from !== to);
    return Math.max(lines.filter(({ from }) => from === id).length, lines.filter(({ to }) => to === id).length);
  }

  function itemsIn(groupId: string): ScopeItem[] {
    return scope.items.filter(({ parent }) => [...ancestors(parent)].includes(groupId));
  }

  function addLink(edge: GraphEdge) {
    if (!isInScope(edge.from) || !isInScope(edge.to)) return;
    const [from, to] = [edge.from, edge.to].map((id) => frameOf(parentOf(id)) ?? id) as [string, string];
    if (frames.has(from) && from === to && edge.from !== from) return;
    if (isInside(from, to) || isInside(to, from) || (from === to && isGroup(from))) {
      throw new Undrawable('line between a group and its own content');
    }
    scope.links.push({
      edge,
      from,
      to,
      fromItem: isGroup(from) ? stub(from, 'from') : from,
      toItem: isGroup(to) ? stub(to, 'to') : to,
      label: edge.text === '' ? undefined : layoutText(edge.text, LABEL_WIDTH, SMALL_SIZE),
    });
  }

  function isGroup(id: string): boolean {
    return scope.groups.some((group) => group.id === id);
  }

  /** A line to a group ends at the group's first item, a line from it starts at the last. */
  function stub(groupId: string, end: 'from' | 'to'): string {
    const inner = itemsIn(groupId).map(({ id }) => id);
    const other = end === 'from' ? 'to' : 'from';
    const isOuter = (id: string) => !edges.some((edge) => edge[end] === id && inner.includes(edge[other]));
    const found = end === 'to' ? inner.find(isOuter) : inner.findLast(isOuter);
    return found ?? inner.at(end === 'to' ? 0 : -1) ?? groupId;
  }
}
