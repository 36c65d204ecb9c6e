/**
 * The number of insertions, deletions, substitutions and transpositions that turn `pattern` into `word`, or `max + 1`
 * if there are more than `max`. Letters may be inserted between the two of a transposition, as in lunr, and a
 * `wildcard` in the pattern matches any one letter.
 */
export function editDistance(pattern: string, word: string, max = Infinity, wildcard?: string): number {
  const n = pattern.length;
  const m = word.length;
  const limit = max + 1;
  if (Math.abs(n - m) > max) return limit;
  // Row i holds the distances of pattern[0..i) to every word[0..j); three rows are enough.
  let beforeLast: number[] = [];
  let last = Array.from({ length: m + 1 }, (_, j) => j);
  let lastBest = 0;
  for (let i = 1; i <= n; i++) {
    const row: number[] = [i];
    const letter = pattern[i - 1];
    const previous = pattern[i - 2];
    let best = i;
    /** The best distance for a transposition whose first half (this letter) is before `j`. */
    let open = Infinity;
    for (let j = 1; j <= m; j++) {
      const found = word[j - 1];
      const same = letter === found || letter === wildcard;
      let d = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      open += 1;
      if (i > 1 && (previous === found || previous === wildcard)) d = Math.min(d, open);
      if (i > 1 && same) open = Math.min(open, at(beforeLast, j - 1));
      row.push(d);
      if (d < best) best = d;
    }
    // A transposition can reach back two rows, so one bad row alone does not end it.
    if (best > max && lastBest > max) return limit;
    beforeLast = last;
    last = row;
    lastBest = best;
  }
  return Math.min(at(last, m), limit);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
