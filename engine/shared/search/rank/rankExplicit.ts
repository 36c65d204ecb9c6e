/**
 * Answers a query that uses the query language. Which records match, and how they are scored, is what lunr 2.3.9
 * does with the same records: a record must match every `+` clause and no `-` clause, and at least one clause at
 * all; with only `-` clauses everything else matches. Its score is, summed over the fields, the cosine-like product
 * of the query's boosts with the BM25 weights of the record's stems.
 */
import { FIELDS, PAGE_FIELDS, type Field } from '../fields.ts';
import { expandClause, type StemGroups } from '../query/expandClause.ts';
import type { Clause } from '../query/parseQuery.ts';
import type { Corpus, CorpusTerm, Occurrences } from './Corpus.ts';

/** Longer queries are pasted by accident. */
const MAX_CLAUSES = 64;

export interface ExplicitMatches {
  /** Score by record. */
  scores: Map<number, number>;
  /** Fields that matched, as bits in the order of `FIELDS`, by record. */
  fields: Map<number, number>;
  /** Words of the index that matched. */
  words: Set<string>;
}

export async function rankExplicit(corpus: Corpus, clauses: readonly Clause[]): Promise<ExplicitMatches> {
  const expanded: { clause: Clause; groups: StemGroups }[] = [];
  for (const clause of clauses.slice(0, MAX_CLAUSES)) {
    for (const groups of (await expandClause(clause, corpus)) ?? []) expanded.push({ clause, groups });
  }
  const stems = new Map<string, Occurrences>();
  for (const { groups } of expanded) {
    for (const [stem, terms] of groups) if (!stems.has(stem)) stems.set(stem, await corpus.occurrences(terms));
  }

  const boosts = new Map<Field, Map<string, number>>(FIELDS.map((field) => [field, new Map<string, number>()]));
  const matches: ExplicitMatches = { scores: new Map(), fields: new Map(), words: new Set() };
  const excluded = new Set<number>();
  let required: Set<number> | undefined;
  for (const { clause, groups } of expanded) {
    const found = new Set<number>();
    for (const [stem, terms] of groups) {
      for (const field of clause.fields) {
        eachRecord(corpus, stems.get(stem), field, (record) => found.add(record));
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
    for (let record = 0; record < corpus.recordCount; record++) if (allows(record)) matches.scores.set(record, 0);
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
  { scores, fields }: ExplicitMatches,
): void {
  const idfs = new Map<string, number>();
  for (const [stem, occurrences] of stems) idfs.set(stem, corpus.idf(countFields(corpus, occurrences)));
  FIELDS.forEach((field, bit) => {
    const byStem = boosts.get(field) ?? new Map<string, number>();
    const magnitude = Math.hypot(...byStem.values());
    for (const [stem, boost] of byStem) {
      const weight = magnitude > 0 ? ((idfs.get(stem) ?? 0) * boost) / magnitude : 0;
      eachRecord(corpus, stems.get(stem), field, (record, frequency) => {
        if (!allows(record)) return;
        scores.set(record, (scores.get(record) ?? 0) + weight * corpus.saturation(field, record, frequency));
        fields.set(record, (fields.get(record) ?? 0) | (1 << bit));
      });
    }
  });
}

/** Calls back for every record that has the stem in the field; all records of a page have the fields of the page. */
function eachRecord(
  corpus: Corpus,
  occurrences: Occurrences | undefined,
  field: Field,
  visit: (record: number, frequency: number) => void,
): void {
  if (occurrences === undefined) return;
  const { records, frequencies } = occurrences;
  const at = FIELDS.indexOf(field);
  records.forEach((record, i) => {
    const frequency = frequencies[i * FIELDS.length + at] ?? 0;
    if (frequency === 0) return;
    if (!PAGE_FIELDS.includes(field)) visit(record, frequency);
    else {
      const { start, end } = corpus.pageRange(record);
      for (let own = start; own < end; own++) visit(own, frequency);
    }
  });
}

/** lunr counts a record once for each field it has the stem in. */
function countFields(corpus: Corpus, occurrences: Occurrences): number {
  let count = 0;
  for (const field of FIELDS) eachRecord(corpus, occurrences, field, () => count++);
  return count;
}

function addWords(words: Set<string>, terms: readonly CorpusTerm[]): void {
  for (const { word } of terms) words.add(word);
}

function intersect(a: Set<number>, b: Set<number>): Set<number> {
  return new Set([...a].filter((record) => b.has(record)));
}
