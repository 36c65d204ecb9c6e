/** The name that was probably meant. Every message about an unknown key, id or path ends with it. */
import { editDistance } from './editDistance.ts';

/**
 * The candidate that was probably meant by `name`, or undefined if none is near, because a wild guess would mislead.
 * About one letter in three may differ, case counts little, and half a name still matches its word. The first of equal
 * candidates wins.
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
  // A candidate that cannot beat the best so far need not be measured completely.
  const max = Math.floor(Math.min(reach, limit));
  const distance = editDistance(wanted, other, max);
  return distance > max ? Infinity : distance;
}

/** ` Did you mean "x"?`, or nothing. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const nearest = nearestName(name, candidates);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}
