import { draw, element, layer, path, round } from '../svg/element.ts';
import { headPaths, HEAD_LENGTH } from '../svg/heads.ts';
import { textElement } from '../svg/textElement.ts';
import type { Head, Line, PlacedEdge, Point } from './types.ts';

const LINE_CLASSES: Record<Exclude<Line, 'hidden'>, string | undefined> = {
  solid: undefined,
  dotted: 'dotted',
  thick: 'thick',
};

/** All lines of a kind form one path and all heads another, which looks the same and takes fewer bytes. */
export function drawEdges(edges: PlacedEdge[]): string {
  const lines = new Map<Line, string>();
  let filled = '';
  let open = '';
  for (const edge of edges) {
    if (edge.line === 'hidden' || edge.points.length < 2) continue;
    const start = trim(edge.points, edge.start, edge.isVertical);
    const end = trim(edge.points.toReversed(), edge.end, edge.isVertical);
    const points = [start.point, ...edge.points.slice(1, -1), end.point];
    lines.set(edge.line, (lines.get(edge.line) ?? '') + (edge.isLoop ? loop(points) : curve(points, edge)));
    filled += start.filled + end.filled;
    open += start.open + end.open;
  }
  const paths = Array.from(lines, ([line, d]) => path(d, line === 'hidden' ? undefined : LINE_CLASSES[line]));
  return layer('edges', paths.join('') + (open && path(open, 'open')) + (filled && path(filled, 'heads')));
}

export function drawLabels(edges: PlacedEdge[]): string {
  const labels = edges.flatMap(({ label, line }) => {
    if (!label || line === 'hidden') return [];
    const { x, y, width, height, text } = label;
    return [element('rect', { x, y, width, height, rx: 4 }) + textElement(text, x + width / 2, y + height / 2)];
  });
  return layer('labels', labels.join(''));
}

/** Shortens the line by the length of its head. */
function trim(points: Point[], head: Head, isVertical: boolean) {
  const [tip, next] = points;
  if (!tip || !next) throw new RangeError('A line has two ends.');
  const dx = isVertical ? 0 : Math.sign(tip.x - next.x);
  const dy = isVertical ? Math.sign(tip.y - next.y) : 0;
  const length = HEAD_LENGTH[head];
  return { point: { x: tip.x - dx * length, y: tip.y - dy * length }, ...headPaths(head, tip, dx, dy) };
}

/**
 * Leaves and arrives along the direction of the layout, so that heads are perpendicular to the shapes they point at.
 */
function curve(points: Point[], { isVertical, bend }: PlacedEdge): string {
  let text = '';
  let from: Point | undefined;
  for (const to of points) {
    if (!from) {
      text = draw`M${to.x} ${to.y}`;
    } else if (isVertical ? round(from.x) === round(to.x) : round(from.y) === round(to.y)) {
      text += isVertical ? draw`V${to.y}` : draw`H${to.x}`;
    } else if (isVertical) {
      const middle = from.y + (to.y - from.y) * bend;
      text += draw`C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`;
    } else {
      const middle = from.x + (to.x - from.x) * bend;
      text += draw`C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
    }
    from = to;
  }
  return text;
}

function loop([a, b, c, d]: Point[]): string {
  return a && b && c && d ? draw`M${a.x} ${a.y}C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}` : '';
}
