import type { EdgeLabel, Graph, GraphLabel, NodeLabel } from '@dagrejs/dagre';
import { groupBy } from '../../../../shared/groupBy.ts';

type Layers = Graph<GraphLabel, NodeLabel, EdgeLabel>;
type Order = (graph: Layers, options?: { disableOptimalOrderHeuristic?: boolean }) => void;

/** A line seen from one end: its target, and the places that it takes up in the rows between. */
interface Strand {
  key: string;
  chain: string[];
}

/**
 * Orders each row so that few lines cross. dagre does that well, but chooses any of several equally good orders;
 * readers expect the order in which the diagram is written. Returns whether mirroring the rows would match it better.
 */
export function orderRows(graph: Layers, order: Order): { isMirrored: boolean } {
  const hasGroups = graph.nodes().some((id) => graph.children(id).length > 0);
  order(graph, { disableOptimalOrderHeuristic: true });
  const written = hasGroups ? undefined : readOrder(graph);
  const crossings = countCrossings(graph);
  order(graph);
  restoreParallels(graph);
  if (written && crossings <= countCrossings(graph)) {
    for (const [id, place] of written) graph.node(id).order = place;
    return { isMirrored: false };
  }
  const twins = findTwins(graph);
  const isMirrored = countTurned(graph, twins) > 0;
  for (const same of twins) sortTwins(graph, same, isMirrored);
  return { isMirrored };
}

/**
 * If three or more lines join the same two items, dagre forgets some of them when it sorts a row: two items then have
 * the same place. Puts all these lines next to each other.
 */
function restoreParallels(graph: Layers) {
  const simple = graph.nodes().filter((id) => graph.children(id).length === 0);
  for (const row of groupBy(simple, (id) => graph.node(id).rank).values()) {
    const placeOf = (id: string) => graph.node(id).order ?? 0;
    const taken = groupBy(row, placeOf);
    if (taken.size === row.length) continue;
    const isSure = (id: string) => taken.get(placeOf(id))?.length === 1;
    const parallels = groupBy(row, (id) => parallelKey(graph.node(id)) ?? id);
    const sets = [...parallels.values()].map((ids) => ({ ids, place: placeOf(ids.find(isSure) ?? ids[0] ?? '') }));
    sets.sort((a, b) => a.place - b.place);
    sets.flatMap(({ ids }) => ids).forEach((id, place) => (graph.node(id).order = place));
  }
}

function parallelKey({ dummy, edgeObj }: NodeLabel): string | undefined {
  return dummy?.startsWith('edge') && edgeObj ? `${edgeObj.v}\n${edgeObj.w}` : undefined;
}

function readOrder(graph: Layers): Map<string, number> {
  return new Map(graph.nodes().map((id) => [id, graph.node(id).order ?? 0]));
}

function isReal({ dummy, borderTop }: NodeLabel): boolean {
  return dummy === undefined && borderTop === undefined;
}

function countCrossings(graph: Layers): number {
  let count = 0;
  for (const edges of groupBy(graph.edges(), ({ v }) => graph.node(v).rank).values()) {
    const lines = edges.map(({ v, w }) => [graph.node(v).order ?? 0, graph.node(w).order ?? 0] as const);
    lines.forEach(([a, b], index) => {
      for (const [c, d] of lines.slice(index + 1)) if ((a - c) * (b - d) < 0) count++;
    });
  }
  return count;
}

/** Counts the pairs of a row that are against the written order, and subtracts those that follow it. */
function countTurned(graph: Layers, twins: string[][]): number {
  const ids = graph.nodes().filter((id) => isReal(graph.node(id)));
  const classOf = new Map(twins.flatMap((same, index) => same.map((id) => [id, index] as const)));
  let balance = 0;
  ids.forEach((a, index) => {
    for (const b of ids.slice(index + 1)) {
      const [one, two] = [graph.node(a), graph.node(b)];
      const isTwin = classOf.has(a) && classOf.get(a) === classOf.get(b);
      if (one.rank === two.rank && !isTwin) balance += Math.sign((one.order ?? 0) - (two.order ?? 0));
    }
  });
  return balance;
}

/** Items of a row that are connected with the same items in the same way, so they can swap places. */
function findTwins(graph: Layers): string[][] {
  const real = graph.nodes().filter((id) => isReal(graph.node(id)));
  const classes = groupBy(real, (id) => {
    const strands = strandsOf(graph, id).map(({ key }) => key);
    return [graph.node(id).rank, graph.parent(id), ...strands].join(' ');
  });
  return [...classes.values()].filter((same) => same.length > 1);
}

function strandsOf(graph: Layers, id: string): Strand[] {
  const follow = (next: string | undefined, step: (id: string) => string[] | void, way: string): Strand => {
    const chain: string[] = [];
    let at = next;
    while (at !== undefined && graph.node(at).dummy?.startsWith('edge')) {
      chain.push(at);
      at = step(at)?.[0];
    }
    const hasLabel = chain.some((one) => graph.node(one).dummy === 'edge-label');
    return { key: `${way}${at}/${chain.length}${hasLabel ? 'l' : ''}`, chain };
  };
  const outward = (graph.successors(id) ?? []).map((next) => follow(next, (one) => graph.successors(one), '>'));
  const inward = (graph.predecessors(id) ?? []).map((next) => follow(next, (one) => graph.predecessors(one), '<'));
  return [...outward, ...inward].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

function sortTwins(graph: Layers, twins: string[], isMirrored: boolean) {
  const parts = twins.map((id) => [id, ...strandsOf(graph, id).flatMap(({ chain }) => chain)]);
  const places = parts.map((ids) => ids.map((id) => graph.node(id).order ?? 0));
  const sorted = places.toSorted((a, b) => ((a[0] ?? 0) - (b[0] ?? 0)) * (isMirrored ? -1 : 1));
  parts.forEach((ids, index) => {
    ids.forEach((id, part) => (graph.node(id).order = sorted[index]?.[part]));
  });
}
