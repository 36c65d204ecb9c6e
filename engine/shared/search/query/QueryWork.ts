/**
 * The cost limit of one explicit query. A pattern such as `a*` can match every word of a large site, and a query can
 * have dozens of them; these limits keep the work bounded. handbook/docs/search-ranking.md lists what is left out.
 */
export interface WorkLimits {
  /** Letters compared to find the words that a pattern or an edit distance means, shared out among the clauses. */
  letters: number;
  /** Files of words opened for one clause. */
  wordShards: number;
  /** Stems looked up in all; each clause has at least one. */
  stems: number;
  /** Postings of those stems; the nearest stem of each clause is always looked up. */
  postings: number;
}

export const WORK_LIMITS: WorkLimits = { letters: 5_000_000, wordShards: 128, stems: 2000, postings: 500_000 };
/** Every stem of a split index may be in a separate file. */
export const SHARDED_WORK_LIMITS: WorkLimits = { ...WORK_LIMITS, stems: 200 };

/** Counts what a query costs. */
export class QueryWork {
  readonly limits: WorkLimits;
  letters = 0;
  /** Limit of letters for the current clause. */
  #limit = 0;

  constructor(limits: WorkLimits) {
    this.limits = limits;
  }

  /** Gives the next of `clauses` clauses an equal share of the remaining letters. */
  startClause(clauses: number): void {
    this.#limit = this.letters + Math.floor((this.limits.letters - this.letters) / Math.max(1, clauses));
  }

  /** True if the current clause may compare this many letters. */
  spend(letters: number): boolean {
    if (this.letters + letters > this.#limit) return false;
    this.letters += letters;
    return true;
  }
}
