import { diffArrays } from 'diff/lib/diff/array.js';
import type { Effort } from './effort.ts';

/** Positions of equal items in two sequences. */
export type Match = readonly [before: number, after: number];

/**
 * The longest common subsequence of two lists of keys, as far as `effort` allows. Beyond that, keys that both lists
 * have exactly once divide them, and only the parts between those are compared.
 */
export function matchSequences(before: readonly string[], after: readonly string[], effort: Effort): Match[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  ) {
    end++;
  }
  const middle = matchMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end), effort);
  return [
    ...Array.from({ length: start }, (_, i): Match => [i, i]),
    ...middle.map(([i, j]): Match => [i + start, j + start]),
    ...Array.from({ length: end }, (_, i): Match => [before.length - end + i, after.length - end + i]),
  ];
}

function matchMiddle(before: readonly string[], after: readonly string[], effort: Effort): Match[] {
  // Items that only one side has cannot match. Without them little is left, even if everything differs.
  const inBefore = new Set(before);
  const inAfter = new Set(after);
  const left = before.flatMap((key, i) => (inAfter.has(key) ? i : []));
  const right = after.flatMap((key, j) => (inBefore.has(key) ? j : []));
  if (left.length === 0 || right.length === 0) return [];
  const keysOf = (list: readonly string[], places: readonly number[]) => places.map((place) => list[place]!);
  const found = matchShort(keysOf(before, left), keysOf(after, right), effort);
  return found.map(([i, j]) => [left[i]!, right[j]!]);
}

function matchShort(before: readonly string[], after: readonly string[], effort: Effort): Match[] {
  const maxEditLength = effort.maxEdits();
  const changes = diffArrays([...before], [...after], { maxEditLength });
  if (!changes) {
    effort.spend(maxEditLength);
    return matchByAnchors(before, after, effort);
  }
  const matches: Match[] = [];
  let i = 0;
  let j = 0;
  let edits = 0;
  for (const { added, removed, count } of changes) {
    if (added) j += count;
    else if (removed) i += count;
    else for (let k = 0; k < count; k++) matches.push([i++, j++]);
    if (added || removed) edits += count;
  }
  effort.spend(edits);
  return matches;
}

function matchByAnchors(before: readonly string[], after: readonly string[], effort: Effort): Match[] {
  const places = uniquePlaces(after);
  const pairs = [...uniquePlaces(before)].flatMap(([key, i]): Match[] => {
    const j = places.get(key);
    return j === undefined ? [] : [[i, j]];
  });
  const anchors = longestRun(pairs);
  if (anchors.length === 0) return [];
  return matchBetween(anchors, before, after, (some, others) => matchSequences(some, others, effort));
}

/** Known matches, and those that `match` finds in the gaps between them. */
export function matchBetween<Item>(
  known: readonly Match[],
  before: readonly Item[],
  after: readonly Item[],
  match: (before: Item[], after: Item[]) => readonly Match[],
): Match[] {
  const matches: Match[] = [];
  let i = 0;
  let j = 0;
  for (const [nextI, nextJ] of [...known, [before.length, after.length] as const]) {
    const between = match(before.slice(i, nextI), after.slice(j, nextJ));
    for (const [k, l] of between) matches.push([i + k, j + l]);
    if (nextI < before.length) matches.push([nextI, nextJ]);
    i = nextI + 1;
    j = nextJ + 1;
  }
  return matches;
}

function uniquePlaces(keys: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  keys.forEach((key, place) => (places.has(key) ? repeated.add(key) : places.set(key, place)));
  for (const key of repeated) places.delete(key);
  return places;
}

/** Given pairs in the order of their first place, finds the longest run whose second places rise too. */
export function longestRun(pairs: readonly Match[]): Match[] {
  /** The last pair of the best run of each length. */
  const ends: number[] = [];
  /** The predecessor of each pair in its run; -1 for the first. */
  const previous: number[] = [];
  pairs.forEach(([, second], at) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[ends[middle]!]![1] < second) low = middle + 1;
      else high = middle;
    }
    previous[at] = low > 0 ? ends[low - 1]! : -1;
    ends[low] = at;
  });
  const run: Match[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at]!) run.push(pairs[at]!);
  return run.reverse();
}
