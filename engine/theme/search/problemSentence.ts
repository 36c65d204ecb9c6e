import type { QueryProblem } from '../../client/index.ts';

/** `boost must be numeric` → `Boost must be numeric.` */
export function toSentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'}`;
}

/** The query in three pieces: before, at and after the place that was not understood. */
export function splitAtProblem(query: string, { start, end }: QueryProblem): [string, string, string] {
  // An empty place (nothing was found where something was expected) is shown with its neighbour.
  const from = start === end ? Math.max(0, start - 1) : start;
  return [query.slice(0, from), query.slice(from, end), query.slice(end)];
}
