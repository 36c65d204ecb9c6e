/**
 * The maximal number of edits in one search. Texts with more differences have nothing in common that a reader would
 * follow.
 */
const MAX_EDITS = 600;
/** Steps for one page: about a quarter of a second on a slow machine. */
const MAX_STEPS = 1_500_000;

/**
 * The remaining number of attempts. Counted, not timed, so that the same two pages give the same result on every
 * machine. A search for `n` edits takes about `n²` steps.
 */
export interface Effort {
  maxEdits(): number;
  spend(edits: number): void;
}

export function createEffort(): Effort {
  let left = MAX_STEPS;
  return {
    maxEdits: () => Math.floor(Math.min(MAX_EDITS, Math.sqrt(Math.max(left, 0)))),
    spend(edits) {
      left -= edits * edits;
    },
  };
}
