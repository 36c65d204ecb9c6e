import { MIN_SCALE, type Drawing } from '../svg/figure.ts';
import { layer, rect } from '../svg/element.ts';
import { textElement } from '../svg/textElement.ts';
import { drawEdges, drawLabels } from './drawEdges.ts';
import { drawNode } from './drawNode.ts';
import { layoutGraph } from './layoutGraph.ts';
import { isCrossing } from './isCrossing.ts';
import { CYLINDER_CAP } from './nodeSize.ts';
import { GROUP_PAD, TITLE_TOP } from './readScope.ts';
import type { Graph, GraphLayout, PlacedEdge, PlacedGroup, PlacedNode } from './types.ts';

/** Widths at which labels break. The narrower one is used if it keeps a drawing within the column. */
const WRAPS = [176, 112, 84];
/** Width of an article, in units. A wider graph is shrunk to it, up to `MAX_WIDTH`. */
const COLUMN = 620;
const MAX_WIDTH = COLUMN / MIN_SCALE;
/** A wider graph never fits a column, however labels break. */
const FEW_NODES = 40;
const MAX_NODES = 100;
const MAX_EDGES = 150;

/** Larger graphs take dagre too long, and nobody could read them. */
export function isTooLarge({ nodes, groups, edges }: Graph): boolean {
  return nodes.size + groups.size > MAX_NODES || edges.length > MAX_EDGES;
}

export function drawGraph(graph: Graph): Omit<Drawing, 'label'> {
  const layout = chooseLayout(graph);
  return { width: layout.width, height: layout.height, content: draw(layout) };
}

/** Breaks labels earlier as long as that makes the drawing narrower, until it fits. */
function chooseLayout(graph: Graph): GraphLayout {
  let best: GraphLayout | undefined;
  for (const wrap of WRAPS) {
    const layout = layoutGraph(graph, wrap);
    if (!best || layout.width < best.width * (best.width > MAX_WIDTH ? 1 : 0.95)) best = layout;
    if (best.width <= COLUMN || graph.nodes.size > FEW_NODES) break;
  }
  if (!best) throw new RangeError('No width to try.');
  return best;
}

function draw({ nodes, groups, edges }: GraphLayout): string {
  return [
    layer('groups', groups.map(({ x, y, width, height }) => rect(x, y, width, height, 8)).join('')),
    drawEdges(edges),
    layer('nodes', nodes.map(drawNode).join('')),
    layer('titles', groups.map((group) => drawTitle(group, edges)).join('')),
    drawLabels(edges),
    nodes.map(drawText).join(''),
  ].join('');
}

function drawText({ shape, text, x, y, width, height }: PlacedNode): string {
  return textElement(text, x + width / 2, y + height / 2 + (shape === 'cylinder' ? CYLINDER_CAP / 2 : 0));
}

/** A title stands at the left, or at the right if lines would run through it there only. */
function drawTitle({ x, y, width, title }: PlacedGroup, edges: PlacedEdge[]): string {
  const top = y + TITLE_TOP;
  const left = x + GROUP_PAD;
  const right = x + width - GROUP_PAD - title.width;
  const isFree = (at: number) =>
    !edges.some((edge) => isCrossing(edge, { x: at - 4, y: top, width: title.width + 8, height: title.height }));
  return textElement(title, isFree(left) || !isFree(right) ? left : right, top + title.height / 2);
}
