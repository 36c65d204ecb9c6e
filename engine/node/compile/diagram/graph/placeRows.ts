import type { Ranking } from './rankItems.ts';

export interface GroupSpan {
  first: number;
  last: number;
  /** Space between a group's border and its content, including all inner groups that start or end there too. */
  start: number;
  end: number;
}

export interface Row {
  start: number;
  size: number;
}

/** Between two rows of boxes, and between a box and a label. Columns need less, because width is scarce. */
const GAPS = { vertical: 38, horizontal: 32 };
const LABEL_GAPS = { vertical: 20, horizontal: 15 };
/** Lines that run far across need room for gentle curves. */
const SLOPE = 0.13;
const MAX_SLOPE = 44;

/**
 * The position of each row along the direction. `shifts` holds how far lines move across between a row and the next.
 */
export function placeRows(rows: Ranking['rows'], groups: GroupSpan[], shifts: number[], isVertical: boolean): Row[] {
  const way = isVertical ? 'vertical' : 'horizontal';
  let at = 0;
  return rows.map(({ size, hasItems }, index) => {
    const before = rows[index - 1];
    if (before) {
      const gap = before.hasItems && hasItems ? GAPS[way] : LABEL_GAPS[way];
      at += gap + Math.min(MAX_SLOPE, (shifts[index - 1] ?? 0) * SLOPE);
      at += most(groups.filter(({ last }) => last === index - 1).map(({ end }) => end));
    }
    at += most(groups.filter(({ first }) => first === index).map(({ start }) => start));
    const start = at;
    at += size;
    return { start, size };
  });
}

function most(values: number[]): number {
  return Math.max(0, ...values);
}
