import { circle, draw, element, path, rect } from '../svg/element.ts';
import { CYLINDER_CAP, SUBROUTINE_BAR } from './nodeSize.ts';
import { cornersOf } from './outline.ts';
import type { PlacedNode } from './types.ts';

const RADIUS = 6;

/** The shape around a node's text. */
export function drawNode({ shape, x, y, width, height }: PlacedNode): string {
  const cx = x + width / 2;
  const cy = y + height / 2;
  const corners = cornersOf(shape, width, height);
  if (corners) {
    const [first, ...more] = corners.map(([dx, dy]) => draw`${cx + dx} ${cy + dy}`);
    return path(`M${first}L${more.join(' ')}z`);
  }
  switch (shape) {
    case 'round':
      return rect(x, y, width, height, 14);
    case 'stadium':
      return rect(x, y, width, height, height / 2);
    case 'subroutine':
      return (
        rect(x, y, width, height, RADIUS) +
        path(draw`M${x + SUBROUTINE_BAR} ${y}v${height}M${x + width - SUBROUTINE_BAR} ${y}v${height}`)
      );
    case 'cylinder': {
      const r = width / 2;
      const cap = CYLINDER_CAP;
      return path(
        draw`M${x} ${y + cap}a${r} ${cap} 0 0 1 ${width} 0v${height - 2 * cap}a${r} ${cap} 0 0 1 ${-width} 0z` +
          draw`a${r} ${cap} 0 0 0 ${width} 0`,
      );
    }
    case 'circle':
      return circle(cx, cy, width / 2);
    case 'double-circle':
      return circle(cx, cy, width / 2) + circle(cx, cy, width / 2 - 5);
    case 'ellipse':
      return element('ellipse', { cx, cy, rx: width / 2, ry: height / 2 });
    case 'start':
      return circle(cx, cy, width / 2, 'ink');
    case 'end':
      return circle(cx, cy, width / 2) + circle(cx, cy, width / 2 - 4, 'ink');
    case 'bar':
      return rect(x, y, width, height, 2, 'ink');
    case 'note':
      return rect(x, y, width, height, 2, 'note');
    case 'text':
      return '';
    default:
      return rect(x, y, width, height, RADIUS);
  }
}
