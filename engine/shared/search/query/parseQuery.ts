/** Turns lexemes into clauses, or throws a `QueryParseError` that names what was expected and where. */
import { FIELDS, type Field } from '../fields.ts';
import { lexQuery, type Lexeme } from './lexQuery.ts';

type Presence = 'optional' | 'required' | 'prohibited';

export interface Clause {
  /** In lower case; `*` means any letters. */
  term: string;
  fields: readonly Field[];
  presence: Presence;
  boost: number;
  /** Absent if none was written, which differs from 0 for a term with `*`. */
  editDistance?: number;
  start: number;
  end: number;
}

export interface ParsedQuery {
  clauses: Clause[];
  /** False for plain words: nothing of the query language was used. */
  explicit: boolean;
}

/** What a query lacks: a number after `^` or `~`, a known field, a term after a field, anything to look for. */
export type QueryProblemCode = 'boost' | 'distance' | 'field' | 'term' | 'clause';

/** A query that does not follow the query language; `start` and `end` mark the place in it. */
export class QueryParseError extends Error {
  readonly code: QueryProblemCode;
  readonly start: number;
  readonly end: number;

  constructor(code: QueryProblemCode, start: number, end: number) {
    super(code);
    this.code = code;
    this.start = start;
    this.end = end;
  }
}

/** Larger numbers change no answer any more. */
const MAX_NUMBER = 1_000_000;

export function parseQuery(query: string): ParsedQuery {
  const lexemes = lexQuery(query);
  const clauses: Clause[] = [];
  let at = 0;
  while (at < lexemes.length) at = parseClause(lexemes, at, clauses);
  const explicit = lexemes.some((lexeme) => lexeme.type !== 'TERM' || lexeme.text.includes('*'));
  return { clauses, explicit };
}

/** Reads `[presence] [field] term {distance | boost}` and returns where the next clause begins. */
function parseClause(lexemes: readonly Lexeme[], first: number, clauses: Clause[]): number {
  let at = first;
  let presence: Presence = 'optional';
  let fields: readonly Field[] = FIELDS;
  let lexeme = lexemes[at];
  if (lexeme?.type === 'PRESENCE') {
    presence = lexeme.text === '+' ? 'required' : 'prohibited';
    lexeme = expected(lexemes, ++at, ['FIELD', 'TERM']);
  }
  if (lexeme?.type === 'FIELD') {
    fields = [toField(lexeme)];
    lexeme = expected(lexemes, ++at, ['TERM']);
  }
  lexeme = expected(lexemes, at, ['TERM']);
  const clause: Clause = {
    term: lexeme.text.toLowerCase(),
    fields,
    presence,
    boost: 1,
    start: lexeme.start,
    end: lexeme.end,
  };
  for (at++; at < lexemes.length; at++) {
    const next = lexemes[at];
    if (next?.type === 'EDIT_DISTANCE') clause.editDistance = toNumber(next, 'distance');
    else if (next?.type === 'BOOST') clause.boost = toNumber(next, 'boost');
    else break;
  }
  clauses.push(clause);
  return at;
}

function expected(lexemes: readonly Lexeme[], at: number, types: readonly Lexeme['type'][]): Lexeme {
  const lexeme = lexemes[at];
  if (lexeme !== undefined && types.includes(lexeme.type)) return lexeme;
  const last = lexemes[at - 1];
  const { start, end } = lexeme ?? last ?? { start: 0, end: 0 };
  throw new QueryParseError(last?.type === 'FIELD' ? 'term' : 'clause', start, end);
}

function toField(lexeme: Lexeme): Field {
  const name = lexeme.text.toLowerCase();
  const field = FIELDS.find((candidate) => candidate === name);
  if (field !== undefined) return field;
  throw new QueryParseError('field', lexeme.start, lexeme.end);
}

function toNumber(lexeme: Lexeme, code: QueryProblemCode): number {
  if (lexeme.text === '') {
    // No number was found, so the operator itself is marked.
    throw new QueryParseError(code, lexeme.start - 1, lexeme.end);
  }
  return Math.min(Number(lexeme.text), MAX_NUMBER);
}
