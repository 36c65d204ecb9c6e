/**
 * The name that was probably meant. Every message about an unknown key, id or path ends with it.
 */

/** Damerau-Levenshtein: how many letters to insert, delete, replace or swap with a neighbour. */
export function editDistance(from: string, to: string): number {
  const a = [...from];
  const b = [...to];
  const far = a.length + b.length;
  // Row and column 0 are a border one step before the empty prefixes, so that a swap at the start has a place to look.
  const width = b.length + 2;
  const table = new Int32Array((a.length + 2) * width);
  const at = (i: number, j: number): number => table[i * width + j] ?? far;
  table[0] = far;
  for (let i = 0; i <= a.length; i++) {
    table[(i + 1) * width] = far;
    table[(i + 1) * width + 1] = i;
  }
  for (let j = 0; j <= b.length; j++) {
    table[j + 1] = far;
    table[width + j + 1] = j;
  }
  const lastRowOf = new Map<string | undefined, number>();
  for (let i = 1; i <= a.length; i++) {
    let lastMatch = 0;
    for (let j = 1; j <= b.length; j++) {
      const row = lastRowOf.get(b[j - 1]) ?? 0;
      const column = lastMatch;
      const same = a[i - 1] === b[j - 1];
      if (same) lastMatch = j;
      table[(i + 1) * width + j + 1] = Math.min(
        at(i, j) + (same ? 0 : 1),
        at(i + 1, j) + 1,
        at(i, j + 1) + 1,
        at(row, column) + (i - row - 1) + 1 + (j - column - 1),
      );
    }
    lastRowOf.set(a[i - 1], i);
  }
  return at(a.length + 1, b.length + 1);
}

/**
 * The candidate that `name` was probably meant to be, or nothing when none is near: a wild guess sends people in
 * the wrong direction. About one letter in three may differ, case counts for little, and a name typed half still
 * names its word. The first of equals wins.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    if (candidate === name) return candidate;
    const distance = nameDistance(wanted, candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

function nameDistance(wanted: string, other: string, limit: number): number {
  if (wanted === other) return 0.25;
  if (wanted.length >= 3 && other.startsWith(wanted)) return 0.5;
  const reach = Math.max(1, Math.floor(Math.max(wanted.length, other.length) / 3));
  // The difference in length is a lower bound; it spares most of the work over many candidates.
  if (Math.abs(wanted.length - other.length) > Math.min(reach, limit)) return Infinity;
  const distance = editDistance(wanted, other);
  return distance > reach ? Infinity : distance;
}

/** ` Did you mean "x"?`, or nothing. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const nearest = nearestName(name, candidates);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}
