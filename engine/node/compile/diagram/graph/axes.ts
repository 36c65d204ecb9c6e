import type { Direction } from './types.ts';

/** A layout is made along (`main`) and across (`cross`) its direction, and turned into x and y at the end. */
export interface Axes {
  isVertical: boolean;
  /** From the bottom up, or from right to left. */
  isReversed: boolean;
}

export function axesOf(direction: Direction): Axes {
  return {
    isVertical: direction === 'TB' || direction === 'BT',
    isReversed: direction === 'BT' || direction === 'RL',
  };
}

/** A box, given by its borders. */
export interface Area {
  start: number;
  end: number;
  low: number;
  high: number;
}

export function around(areas: Area[]): Area {
  return {
    start: Math.min(...areas.map((area) => area.start)),
    end: Math.max(...areas.map((area) => area.end)),
    low: Math.min(...areas.map((area) => area.low)),
    high: Math.max(...areas.map((area) => area.high)),
  };
}

/** A point on a line. */
export interface Mark {
  main: number;
  cross: number;
}
