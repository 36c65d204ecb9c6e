/**
 * Two columns, by number, that must be this far apart. The second may lie beyond the last column; the distance is then
 * ignored.
 */
export interface Distance {
  from: number;
  to: number;
  distance: number;
}

/** Centres of columns that keep all distances. */
export function placeColumns(count: number, distances: Distance[]): number[] {
  const gaps = Array.from({ length: Math.max(0, count - 1) }, () => 0);
  // Neighbours first: wider spans then need less or nothing.
  const sorted = distances
    .map(({ from, to, distance }) => ({ from: Math.min(from, to), to: Math.max(from, to), distance }))
    .filter(({ from, to }) => from >= 0 && to < count && from < to)
    .sort((a, b) => a.to - a.from - (b.to - b.from));
  for (const { from, to, distance } of sorted) {
    const span = gaps.slice(from, to);
    const missing = distance - span.reduce((sum, gap) => sum + gap, 0);
    if (missing <= 0) continue;
    for (let index = from; index < to; index++) gaps[index] = (gaps[index] ?? 0) + missing / span.length;
  }
  const places = [0];
  for (const gap of gaps) places.push((places.at(-1) ?? 0) + Math.ceil(gap));
  return places.slice(0, count);
}
