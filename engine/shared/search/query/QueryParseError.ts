/** A query that does not follow the query language; `start` and `end` mark the place in it. */
export class QueryParseError extends Error {
  readonly start: number;
  readonly end: number;

  constructor(message: string, start: number, end: number) {
    super(message);
    this.name = 'QueryParseError';
    this.start = start;
    this.end = end;
  }
}
