import { Graph, layout, type EdgeLabel, type GraphLabel, type NodeLabel } from '@dagrejs/dagre';
import { orderRows } from './orderRows.ts';

/** A box to place. Sizes are along the direction of the layout (`main`) and across it (`cross`). */
interface Item {
  id: string;
  main: number;
  cross: number;
  parent?: string;
}

interface Group {
  id: string;
  parent?: string;
}

/** A line between two items, with the size of its label. */
interface Link {
  from: string;
  to: string;
  main: number;
  cross: number;
  length: number;
}

/** The row of an item, and its position in that row. */
export interface Spot {
  row: number;
  cross: number;
}

export interface Ranking {
  items: Map<string, Spot>;
  /** The rows that a link runs through, and the position of its label. */
  links: { passes: Spot[]; label?: Spot }[];
  /** The extent of groups across, including lines that run inside them. */
  groups: Map<string, { low: number; high: number }>;
  rows: { size: number; hasItems: boolean }[];
}

interface Spacing {
  /** Distance between two boxes of a row. */
  items: number;
  /** Distance between two lines that run side by side. */
  lines: number;
}

type Ranker = NonNullable<GraphLabel['ranker']>;
const RANKERS: Ranker[] = ['network-simplex', 'tight-tree', 'longest-path'];

/**
 * Decides the row of each item, its order in the row, and its position across. The distance between rows is decided
 * later, when their content is known. Rows without items and labels do not count, because lines cross them freely.
 */
export function rankItems(items: Item[], groups: Group[], links: Link[], spacing: Spacing): Ranking {
  let problem: unknown;
  // dagre leaves some dense graphs with many groups incomplete: lines get coordinates that are not numbers. Another ranker
  // often succeeds.
  for (const ranker of RANKERS) {
    try {
      const { graph, isMirrored } = runDagre(items, groups, links, spacing, ranker);
      const ranking = readRows(graph, items, groups, links);
      if (isMirrored) mirror(ranking);
      return ranking;
    } catch (error) {
      problem = error;
    }
  }
  throw problem;
}

function runDagre(items: Item[], groups: Group[], links: Link[], spacing: Spacing, ranker: Ranker) {
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>({ multigraph: true, compound: true });
  graph.setGraph({ rankdir: 'TB', nodesep: spacing.items, edgesep: spacing.lines, ranksep: 40, ranker });
  for (const { id } of groups) graph.setNode(`g${id}`, { width: 0, height: 0 });
  for (const { id, main, cross } of items) graph.setNode(`n${id}`, { width: cross, height: main });
  for (const { id, parent } of groups) if (parent !== undefined) graph.setParent(`g${id}`, `g${parent}`);
  for (const { id, parent } of items) if (parent !== undefined) graph.setParent(`n${id}`, `g${parent}`);
  links.forEach(({ from, to, main, cross, length }, index) => {
    const label = { width: cross, height: main, labelpos: 'c', minlen: length } as const;
    graph.setEdge(`n${from}`, `n${to}`, label, String(index));
  });
  let isMirrored = false;
  const customOrder = (layers: typeof graph, order: (graph: typeof layers) => void) => {
    ({ isMirrored } = orderRows(layers, order));
  };
  layout(graph, { customOrder });
  return { graph, isMirrored };
}

function readRows(
  graph: Graph<GraphLabel, NodeLabel, EdgeLabel>,
  items: Item[],
  groups: Group[],
  links: Link[],
): Ranking {
  const nodes = items.map(({ id }) => graph.node(`n${id}`));
  const edges = links.map(({ from, to }, index) => graph.edge(`n${from}`, `n${to}`, String(index)));
  const hasLabel = (index: number) => links[index]?.from !== links[index]?.to && (links[index]?.main ?? 0) > 0;
  const places = [...nodes, ...edges.filter((_, index) => hasLabel(index))].map((one) => Math.round(one.y ?? 0));
  const rowAt = new Map([...new Set(places)].sort((a, b) => a - b).map((y, row) => [y, row]));
  const rows = Array.from(rowAt, () => ({ size: 0, hasItems: false }));

  const ranking: Ranking = { items: new Map(), links: [], groups: new Map(), rows };
  for (const { id } of groups) {
    const { x = 0, width } = graph.node(`g${id}`);
    ranking.groups.set(id, { low: x - width / 2, high: x + width / 2 });
  }
  items.forEach(({ id, main }, index) => {
    const spot = toSpot(nodes[index] ?? {});
    if (spot) {
      ranking.items.set(id, spot);
      grow(spot.row, main, true);
    }
  });
  links.forEach(({ main }, index) => {
    const edge = edges[index];
    const label = edge && hasLabel(index) ? toSpot(edge) : undefined;
    if (label) grow(label.row, main, false);
    if (edge?.points?.some(({ x, y }) => Number.isNaN(x + y))) throw new RangeError('A line without a place.');
    const passes = (edge?.points ?? []).slice(1, -1).flatMap((point) => toSpot(point) ?? []);
    ranking.links.push({ passes, label });
  });
  return ranking;

  function toSpot({ x = 0, y = 0 }: { x?: number; y?: number }): Spot | undefined {
    const row = rowAt.get(Math.round(y));
    return row === undefined ? undefined : { row, cross: x };
  }

  function grow(index: number, size: number, isItem: boolean) {
    const row = rows[index];
    if (!row) return;
    row.size = Math.max(row.size, size);
    row.hasItems ||= isItem;
  }
}

function mirror({ items, links, groups }: Ranking) {
  for (const [id, { low, high }] of groups) groups.set(id, { low: -high, high: -low });
  const spots = links.flatMap(({ passes, label }) => [...passes, ...(label ? [label] : [])]);
  for (const spot of [...items.values(), ...spots]) spot.cross = -spot.cross;
}
