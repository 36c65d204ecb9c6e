import { CYLINDER_CAP, SLANT } from './nodeSize.ts';
import type { Shape } from './types.ts';

type Corner = [x: number, y: number];

/** Corners of shapes that are polygons, around their middle. */
export function cornersOf(shape: Shape, width: number, height: number): Corner[] | undefined {
  const w = width / 2;
  const h = height / 2;
  const s = SLANT * height;
  switch (shape) {
    case 'diamond':
    case 'choice':
      return [[0, -h], [w, 0], [0, h], [-w, 0]]; // oxfmt-ignore
    case 'hexagon':
      return [[-w + s, -h], [w - s, -h], [w, 0], [w - s, h], [-w + s, h], [-w, 0]]; // oxfmt-ignore
    case 'lean-right':
      return [[-w + s, -h], [w, -h], [w - s, h], [-w, h]]; // oxfmt-ignore
    case 'lean-left':
      return [[-w, -h], [w - s, -h], [w, h], [-w + s, h]]; // oxfmt-ignore
    case 'trapezoid':
      return [[-w + s, -h], [w - s, -h], [w, h], [-w, h]]; // oxfmt-ignore
    case 'trapezoid-down':
      return [[-w, -h], [w, -h], [w - s, h], [-w + s, h]]; // oxfmt-ignore
    case 'flag':
      return [[-w, -h], [w, -h], [w, h], [-w, h], [-w + s, 0]]; // oxfmt-ignore
    default:
      return undefined;
  }
}

const ROUND = new Set<Shape>(['circle', 'double-circle', 'ellipse', 'start', 'end']);

export interface Side {
  isVertical: boolean;
  /** Towards larger coordinates: the lower or the right side. */
  isFar: boolean;
}

/** The distance between a box and the edge of its shape, where a line at `offset` from the middle meets it. */
export function insetOf(shape: Shape, width: number, height: number, side: Side, offset: number): number {
  const [along, across] = side.isVertical ? [height, width] : [width, height];
  if (ROUND.has(shape)) return (along / 2) * (1 - Math.sqrt(Math.max(0, 1 - ((2 * offset) / across) ** 2)));
  if (shape === 'stadium' && !side.isVertical) {
    return across / 2 - Math.sqrt(Math.max(0, (across / 2) ** 2 - offset ** 2));
  }
  if (shape === 'cylinder' && side.isVertical) {
    return CYLINDER_CAP * (1 - Math.sqrt(Math.max(0, 1 - ((2 * offset) / width) ** 2)));
  }
  const corners = cornersOf(shape, width, height);
  if (!corners) return 0;
  const sign = side.isFar ? 1 : -1;
  let furthest = -Infinity;
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [[a, b], [c, d]] = side.isVertical ? [flip(corner), flip(next)] : [corner, next];
    if (b === d ? b !== offset : offset < Math.min(b, d) || offset > Math.max(b, d)) return;
    const at = b === d ? (sign > 0 ? Math.max(a, c) : Math.min(a, c)) : a + ((c - a) * (offset - b)) / (d - b);
    furthest = Math.max(furthest, sign * at);
  });
  return furthest === -Infinity ? 0 : along / 2 - furthest;
}

function flip([x, y]: Corner): Corner {
  return [y, x];
}

/** How far from the middle of a side lines may start or end. */
export function reachOf(shape: Shape, across: number): number {
  if (shape === 'start' || shape === 'end' || shape === 'choice') return 0;
  if (ROUND.has(shape) || shape === 'diamond') return across * 0.25;
  const corner = shape === 'stadium' || shape === 'round' ? 14 : 8;
  return Math.min(across * 0.36, Math.max(0, across / 2 - corner));
}
