import type { TextBlock } from '../text/layoutText.ts';
import type { Shape } from './types.ts';

export interface Size {
  width: number;
  height: number;
}

const PAD_X = 14;
const PAD_Y = 10;
const MIN_WIDTH = 52;
/** Slanted and rounded sides need room next to the text, as a share of the height. */
export const SLANT = 0.3;
export const CYLINDER_CAP = 6;
export const SUBROUTINE_BAR = 8;

const FIXED: Partial<Record<Shape, Size>> = {
  start: { width: 16, height: 16 },
  end: { width: 18, height: 18 },
  choice: { width: 30, height: 30 },
};

/** The minimal size of a shape for its text. */
export function nodeSize(shape: Shape, text: TextBlock): Size {
  const fixed = FIXED[shape];
  if (fixed) return fixed;
  const width = Math.max(MIN_WIDTH, even(text.width + 2 * PAD_X));
  const height = even(Math.max(text.height, 18) + 2 * PAD_Y);
  switch (shape) {
    case 'stadium':
      return { width: width + 10, height };
    case 'subroutine':
      return { width: width + 2 * SUBROUTINE_BAR, height };
    case 'cylinder':
      return { width, height: height + 2 * CYLINDER_CAP };
    case 'circle':
    case 'double-circle': {
      const size = even(Math.hypot(text.width, text.height) + (shape === 'circle' ? 16 : 26));
      return { width: size, height: size };
    }
    case 'ellipse':
      return { width: even(text.width * 1.3 + 24), height: even(text.height * 1.4 + 18) };
    case 'diamond': {
      const tall = even(2 * text.height + 28);
      return { width: Math.max(tall, even(text.width / (1 - text.height / tall) + 14)), height: tall };
    }
    case 'hexagon':
    case 'lean-right':
    case 'lean-left':
    case 'trapezoid':
    case 'trapezoid-down':
      return { width: even(width + 2 * SLANT * height), height };
    case 'flag':
      return { width: even(width + SLANT * height), height };
    case 'text':
      return { width: even(text.width + 8), height: even(text.height + 8) };
    default:
      return { width, height };
  }
}

/** Middles of even boxes are whole numbers. */
function even(value: number): number {
  return Math.ceil(value / 2) * 2;
}
