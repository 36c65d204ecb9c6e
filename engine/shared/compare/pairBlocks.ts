import type { Block } from './article.ts';
import { likeness, MIN_LIKENESS } from './likeness.ts';
import { bagOf } from './words.ts';
import { longestRun, type Match } from './matchSequences.ts';

/** Up to this number, every block is compared with every other. */
const MAX_COMPARISONS = 1200;
/** A word in more blocks than this does not identify any of them. */
const MAX_PLACES = 6;
const MAX_CANDIDATES = 3;

/** Pairs blocks that are versions of each other, without crossing. */
export function pairBlocks(before: readonly Block[], after: readonly Block[]): Match[] {
  if (before.length * after.length <= MAX_COMPARISONS) return pairExactly(before, after);
  return pairByRareWords(before, after);
}

/** Maximizes the sum of likenesses. */
function pairExactly(before: readonly Block[], after: readonly Block[]): Match[] {
  const columns = after.length + 1;
  /** The best sum for the blocks from `i` and from `j` on. */
  const sums = new Float64Array((before.length + 1) * columns);
  const alike = new Float64Array((before.length + 1) * columns);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const at = i * columns + j;
      const value = likeness(before[i]!, after[j]!);
      alike[at] = value;
      const paired = value >= MIN_LIKENESS ? value + sums[at + columns + 1]! : 0;
      sums[at] = Math.max(paired, sums[at + columns]!, sums[at + 1]!);
    }
  }
  const pairs: Match[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length && j < after.length) {
    const at = i * columns + j;
    if (alike[at]! >= MIN_LIKENESS && sums[at] === alike[at]! + sums[at + columns + 1]!) pairs.push([i++, j++]);
    else if (sums[at] === sums[at + columns]) i++;
    else j++;
  }
  return pairs;
}

/** For many blocks: only those that share an unusual word are compared. */
function pairByRareWords(before: readonly Block[], after: readonly Block[]): Match[] {
  const places = new Map<string, number[]>();
  after.forEach((block, j) => {
    for (const word of bagOf(block).words.keys()) {
      const known = places.get(word);
      if (known) known.push(j);
      else places.set(word, [j]);
    }
  });
  /** The best partner of each block of `after`. */
  const partners = new Map<number, { i: number; value: number }>();
  before.forEach((block, i) => {
    const shared = new Map<number, number>();
    for (const word of bagOf(block).words.keys()) {
      const found = places.get(word) ?? [];
      if (found.length <= MAX_PLACES) for (const j of found) shared.set(j, (shared.get(j) ?? 0) + 1);
    }
    const candidates = [...shared].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MAX_CANDIDATES);
    for (const [j] of candidates) {
      const value = likeness(block, after[j]!);
      if (value >= MIN_LIKENESS && value > (partners.get(j)?.value ?? 0)) partners.set(j, { i, value });
    }
  });
  const byBefore = new Map<number, { j: number; value: number }>();
  for (const [j, { i, value }] of partners) {
    if (value > (byBefore.get(i)?.value ?? 0)) byBefore.set(i, { j, value });
  }
  return longestRun([...byBefore].map(([i, { j }]): Match => [i, j]).sort((a, b) => a[0] - b[0]));
}
