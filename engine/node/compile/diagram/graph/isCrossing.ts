import type { Box, PlacedEdge, Point } from './types.ts';

const SAMPLES = 12;

/** Whether a line runs through a box. Curves are sampled at a few points, which is enough for boxes with words. */
export function isCrossing({ points, line, isVertical }: PlacedEdge, box: Box): boolean {
  if (line === 'hidden') return false;
  return points.some((to, index) => {
    const from = points[index - 1];
    if (!from) return false;
    for (let step = 0; step <= SAMPLES; step++) {
      if (isInside(pointAt(from, to, step / SAMPLES, isVertical), box)) return true;
    }
    return false;
  });
}

/** A point on the curve that leaves and arrives along one axis. */
function pointAt(from: Point, to: Point, t: number, isVertical: boolean): Point {
  const across = t * t * (3 - 2 * t);
  const along = 1.5 * t - 1.5 * t * t + t * t * t;
  const [x, y] = isVertical ? [across, along] : [along, across];
  return { x: from.x + (to.x - from.x) * x, y: from.y + (to.y - from.y) * y };
}

function isInside({ x, y }: Point, box: Box): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}
