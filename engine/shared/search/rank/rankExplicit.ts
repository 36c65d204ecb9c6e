/**
 * Answers a query that uses the query language. Which records match, and how they are scored, is what lunr 2.3.9
 * does with the same records: a record must match every `+` clause and no `-` clause, and at least one clause at
 * all; with only `-` clauses everything else matches. Its score is, summed over the fields, the cosine-like product
 * of the query's boosts with the BM25 weights of the record's stems.
 */
import { FIELDS, PAGE_FIELDS, type Field } from '../fields.ts';
import { expandClause, type StemGroups } from '../query/expandClause.ts';
import type { Clause } from '../query/parseQuery.ts';
import type { Corpus, CorpusTerm } from './Corpus.ts';
import { createMatches, NONE, type Matches } from './Matches.ts';

/** Longer queries are pasted by accident. */
const MAX_CLAUSES = 64;

export async function rankExplicit(corpus: Corpus, clauses: readonly Clause[]): Promise<Matches> {
  const expanded: { clause: Clause; groups: StemGroups }[] = [];
  for (const clause of clauses.slice(0, MAX_CLAUSES)) {
    for (const groups of (await expandClause(clause, corpus)) ?? []) expanded.push({ clause, groups });
  }
  const stems = new Map<string, Occurrences>();
  for (const { groups } of expanded) {
    for (const [stem, terms] of groups) if (!stems.has(stem)) stems.set(stem, await findOccurrences(corpus, terms));
  }

  const boosts = new Map<Field, Map<string, number>>(FIELDS.map((field) => [field, new Map<string, number>()]));
  const matches = createMatches(corpus);
  const excluded = new Set<number>();
  let required: Set<number> | undefined;
  for (const { clause, groups } of expanded) {
    const found = new Set<number>();
    for (const [stem, terms] of groups) {
      for (const field of clause.fields) {
        eachRecord(stems.get(stem), field, (record) => found.add(record));
        if (clause.presence === 'prohibited') continue;
        const byStem = boosts.get(field);
        byStem?.set(stem, (byStem.get(stem) ?? 0) + clause.boost);
      }
      if (clause.presence !== 'prohibited') addWords(matches.words, terms);
    }
    if (clause.presence === 'prohibited') for (const record of found) excluded.add(record);
    if (clause.presence === 'required') required = required === undefined ? found : intersect(required, found);
  }

  const allows = (record: number): boolean => !excluded.has(record) && (required === undefined || required.has(record));
  if (clauses.length > 0 && clauses.every((clause) => clause.presence === 'prohibited')) {
    for (let record = 0; record < corpus.recordCount; record++) if (allows(record)) matches.scores[record] = 0;
    return matches;
  }
  score(corpus, stems, boosts, allows, matches);
  return matches;
}

function score(
  corpus: Corpus,
  stems: ReadonlyMap<string, Occurrences>,
  boosts: ReadonlyMap<Field, ReadonlyMap<string, number>>,
  allows: (record: number) => boolean,
  { scores, fields }: Matches,
): void {
  const idfs = new Map<string, number>();
  for (const [stem, occurrences] of stems) idfs.set(stem, corpus.idf(countFields(occurrences)));
  FIELDS.forEach((field, bit) => {
    const byStem = boosts.get(field) ?? new Map<string, number>();
    const magnitude = Math.hypot(...byStem.values());
    for (const [stem, boost] of byStem) {
      const weight = magnitude > 0 ? ((idfs.get(stem) ?? 0) * boost) / magnitude : 0;
      eachRecord(stems.get(stem), field, (record, frequency) => {
        if (!allows(record)) return;
        const before = Math.max(0, scores[record] ?? NONE);
        scores[record] = before + weight * corpus.saturation(field, record, frequency);
        fields[record] = (fields[record] ?? 0) | (1 << bit);
      });
    }
  });
}

/** Frequency by record, for each field. */
type Occurrences = Record<Field, Map<number, number>>;

/** Where the words of a stem stand, counted together; all records of a page have the fields of the page. */
async function findOccurrences(corpus: Corpus, terms: readonly CorpusTerm[]): Promise<Occurrences> {
  const found = Object.fromEntries(FIELDS.map((field) => [field, new Map<number, number>()])) as Occurrences;
  const add = (field: Field, record: number, frequency: number): void => {
    if (frequency > 0) found[field].set(record, (found[field].get(record) ?? 0) + frequency);
  };
  for (const { records, content, named, offset } of await Promise.all(terms.map((term) => corpus.postings(term)))) {
    records.forEach((record, i) => add('content', offset + record, content[i] ?? 0));
    for (const { record, frequencies } of named) {
      const first = offset + record;
      FIELDS.forEach((field, i) => {
        const end = PAGE_FIELDS.includes(field) ? corpus.pageEnd(first) : first + 1;
        for (let own = first; own < end; own++) add(field, own, frequencies[i] ?? 0);
      });
    }
  }
  return found;
}

function eachRecord(
  occurrences: Occurrences | undefined,
  field: Field,
  visit: (record: number, frequency: number) => void,
): void {
  occurrences?.[field].forEach((frequency, record) => visit(record, frequency));
}

/** lunr counts a record once for each field it has the stem in. */
function countFields(occurrences: Occurrences): number {
  return FIELDS.reduce((count, field) => count + occurrences[field].size, 0);
}

function addWords(words: Set<string>, terms: readonly CorpusTerm[]): void {
  for (const { word } of terms) words.add(word);
}

function intersect(a: Set<number>, b: Set<number>): Set<number> {
  return new Set([...a].filter((record) => b.has(record)));
}
