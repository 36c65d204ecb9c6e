import type { Shape } from '../graph/types.ts';
import { Undrawable } from '../undrawable.ts';

const NAMES: Partial<Record<Shape, string>> = {
  rect: 'rect rectangle proc process',
  round: 'rounded event',
  stadium: 'stadium pill terminal',
  subroutine: 'subproc fr-rect framed-rectangle subprocess subroutine',
  cylinder: 'cyl cylinder database db',
  circle: 'circle circ',
  'double-circle': 'dbl-circ double-circle',
  flag: 'odd',
  diamond: 'diam diamond decision question',
  hexagon: 'hex hexagon prepare',
  'lean-right': 'lean-r lean-right in-out',
  'lean-left': 'lean-l lean-left out-in',
  trapezoid: 'trap-b trapezoid trapezoid-bottom priority',
  'trapezoid-down': 'trap-t inv-trapezoid trapezoid-top manual',
  text: 'text',
  bar: 'fork join',
};

const shapes = new Map(
  Object.entries(NAMES).flatMap(([shape, names]) => names.split(' ').map((name) => [name, shape as Shape] as const)),
);

/** The shape for a name as in `@{ shape: cyl }`. */
export function shapeByName(name: string): Shape {
  const shape = shapes.get(name);
  if (!shape) throw new Undrawable(`shape "${name}"`);
  return shape;
}
