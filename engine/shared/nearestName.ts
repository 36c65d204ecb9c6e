/** The name that was probably meant. Every message about an unknown key, id or path ends with it. */
import { editDistance } from './editDistance.ts';

/**
 * The candidate that was probably meant by `name`, or undefined if none is near, because a wild guess would mislead.
 * About one letter in three may differ, case counts little, and half a name still matches its word. The first of equal
 * candidates wins.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  const leastDistance = compareLetters(wanted);
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    if (candidate === name) return candidate;
    const distance = nameDistance(wanted, candidate.toLowerCase(), bestDistance, leastDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

function nameDistance(wanted: string, other: string, limit: number, leastDistance: (other: string) => number): number {
  if (wanted === other) return 0.25;
  if (wanted.length >= 3 && other.startsWith(wanted)) return 0.5;
  const reach = Math.max(1, Math.floor(Math.max(wanted.length, other.length) / 3));
  // A candidate that cannot beat the best so far need not be measured completely.
  const max = Math.floor(Math.min(reach, limit));
  if (leastDistance(other) > max) return Infinity;
  const distance = editDistance(wanted, other, max);
  return distance > max ? Infinity : distance;
}

/**
 * Returns a lower bound of the distance to a name: the letters that only one of the two has, in any order. A large site
 * has thousands of candidates for every broken link, and counting letters rules out nearly all of them.
 */
function compareLetters(wanted: string): (other: string) => number {
  // Letters that share a place only lower the bound.
  const counts = new Int16Array(64);
  const left = new Int16Array(64);
  for (let at = 0; at < wanted.length; at++) counts[wanted.charCodeAt(at) & 63]!++;
  return (other) => {
    left.set(counts);
    let added = 0;
    for (let at = 0; at < other.length; at++) {
      if (left[other.charCodeAt(at) & 63]!-- <= 0) added++;
    }
    return Math.max(added, wanted.length - other.length + added);
  };
}

/** ` Did you mean "x"?`, or nothing. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const nearest = nearestName(name, candidates);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}
