import fc from 'fast-check';
import lunr from 'lunr';
import { describe, expect, it } from 'vitest';
import { FIELDS } from '../fields.ts';
import { lexQuery } from './lexQuery.ts';
import { parseQuery, QueryParseError } from './parseQuery.ts';

/** Parts of lunr that its types leave out. */
const { QueryParser } = lunr as unknown as {
  QueryParser: new (query: string, into: lunr.Query) => { parse(): void };
};

function errorOf(query: string): QueryParseError {
  try {
    parseQuery(query);
  } catch (error) {
    if (error instanceof QueryParseError) return error;
    throw error;
  }
  throw new Error(`no parse error: ${query}`);
}

const marked = (query: string): string => {
  const error = errorOf(query);
  return query.slice(error.start, error.end);
};

describe('parseQuery', () => {
  it('reads every operator', () => {
    expect(parseQuery('+title:Install~1^10 -beta some*thing').clauses).toMatchObject([
      { term: 'install', fields: ['title'], presence: 'required', editDistance: 1, boost: 10 },
      { term: 'beta', fields: FIELDS, presence: 'prohibited', boost: 1 },
      { term: 'some*thing', presence: 'optional' },
    ]);
  });

  it.each(['install windows', 'air-gapped', 'GPU - setup', 'backup create --include-models', 'c++', 'a-', '', '  '])(
    '%j is plain',
    (query) => {
      expect(parseQuery(query).explicit).toBe(false);
    },
  );

  it.each(['+a', 'a -b', 'title:a', 'a~1', 'a^2', 'a*'])('%j is explicit', (query) => {
    expect(parseQuery(query).explicit).toBe(true);
  });

  it.each([
    ['foo:bar', 'field', 'foo'],
    ['a :b', 'field', ''],
    ['word~x', 'distance', '~'],
    ['word^', 'boost', '^'],
    ['~2', 'clause', '2'],
    ['^', 'clause', ''],
    ['+', 'clause', '+'],
    ['++a', 'clause', '+'],
    ['title:', 'term', 'title'],
    ['title:+a', 'term', '+'],
  ])('%j: %s', (query, code, place) => {
    expect(errorOf(query).code).toBe(code);
    expect(marked(query)).toBe(place);
  });

  it('keeps huge numbers finite', () => {
    expect(parseQuery(`a~${'9'.repeat(400)}^${'9'.repeat(400)}`).clauses[0]).toMatchObject({
      editDistance: 1_000_000,
      boost: 1_000_000,
    });
  });

  const text = fc
    .array(fc.constantFrom('a', 'bc', 'the', '+', '-', ':', 'title:', '~', '^', '*', '1', '20', ' ', '\t', '\\', 'é'), {
      maxLength: 14,
    })
    .map((pieces) => pieces.join(''))
    // The one exception to lunr's rules, see lexQuery.
    .filter((query) => !/-(?:[\s-]|$)/.test(query));

  // The second exception: numbers must be finite.
  const toFinite = (number: number) => Math.min(number, 1_000_000);

  it('gives the clauses that lunr gives, and errors where lunr has errors', () => {
    fc.assert(
      fc.property(text, (query) => {
        const theirs = new lunr.Query([...FIELDS]);
        let failed = false;
        try {
          new QueryParser(query, theirs).parse();
        } catch (error) {
          if (!(error instanceof lunr.QueryParseError)) throw error;
          failed = true;
        }
        if (failed) {
          expect(() => parseQuery(query)).toThrow(QueryParseError);
          return;
        }
        const presence = { 1: 'optional', 2: 'required', 3: 'prohibited' } as Record<number, string>;
        expect(
          parseQuery(query).clauses.map((c) => [c.term, c.fields.length, c.presence, c.boost, c.editDistance ?? -1]),
        ).toEqual(
          (theirs.clauses as (lunr.Query.Clause & { presence: number })[]).map((c) => [
            c.term,
            c.fields.length,
            presence[c.presence],
            toFinite(c.boost),
            toFinite(c.editDistance ?? -1),
          ]),
        );
      }),
      { numRuns: 8000 },
    );
  });

  it('never throws anything but a QueryParseError, and points into the query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (query) => {
        for (const lexeme of lexQuery(query)) expect(lexeme.end).toBeLessThanOrEqual(query.length);
        try {
          parseQuery(query);
        } catch (error) {
          expect(error).toBeInstanceOf(QueryParseError);
          const { start, end } = error as QueryParseError;
          expect(0 <= start && start <= end && end <= query.length).toBe(true);
        }
      }),
      { numRuns: 4000 },
    );
  });
});
