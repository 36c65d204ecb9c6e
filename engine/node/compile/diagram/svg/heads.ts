import type { Head, Point } from '../graph/types.ts';
import { draw } from './element.ts';

export interface HeadPaths {
  /** Filled, and drawn with a line. */
  filled: string;
  open: string;
}

/** The length of a line that its head covers. */
export const HEAD_LENGTH: Record<Head, number> = { none: 0, arrow: 7, circle: 8, cross: 0 };
const LENGTH = 9;
const HALF = 4.5;

/** The head of a line that ends at `tip`, coming from a direction of length 1. */
export function headPaths(head: Head, tip: Point, dx: number, dy: number): HeadPaths {
  const at = (back: number, aside: number): [number, number] => [
    tip.x - dx * back - dy * aside,
    tip.y - dy * back + dx * aside,
  ];
  if (head === 'arrow') {
    return { filled: triangle(tip, at(LENGTH, HALF), at(LENGTH, -HALF)), open: '' };
  }
  if (head === 'cross') {
    const [[a, b], [c, d], [e, f], [g, h]] = [at(2, -5), at(12, 5), at(2, 5), at(12, -5)];
    return { filled: '', open: draw`M${a} ${b}L${c} ${d}M${e} ${f}L${g} ${h}` };
  }
  if (head === 'circle') {
    const [x, y] = at(4, 0);
    return { filled: '', open: draw`M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0` };
  }
  return { filled: '', open: '' };
}

/** Tips are precise enough to show half units. */
function triangle(...corners: (Point | [number, number])[]): string {
  const [a, ...rest] = corners.map((corner) => {
    const [x, y] = Array.isArray(corner) ? corner : [corner.x, corner.y];
    return `${half(x)} ${half(y)}`;
  });
  return `M${a}L${rest.join(' ')}z`;
}

function half(value: number): number {
  return Math.round(value * 2) / 2;
}
