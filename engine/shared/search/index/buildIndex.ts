/** Pages → the data of an index: which word occurs where, and how often. */
import { ownValue } from '../../ownValue.ts';
import type { Field } from '../fields.ts';
import { JOIN_PREFIX, STOP_PREFIX } from '../text/specialWords.ts';
import { isStopWord } from '../text/stopWords.ts';
import { createTermReader } from '../text/createTermReader.ts';
import { nearWords } from '../text/otherWords.ts';
import { findAbbreviations } from '../text/findAbbreviations.ts';
import { stem } from '../text/stem.ts';
import { wordsOf } from '../text/tokenize.ts';
import { addFrequency } from './frequencies.ts';
import type { IndexData, IndexPage, IndexRecord, IndexTerm, SearchPageInput, TextRef } from './types.ts';

/** Shorter texts may be the same by chance, and mean what stands around them. */
const MIN_REPEAT = 40;

export function buildIndex(
  inputs: readonly SearchPageInput[],
  toTexts: (page: SearchPageInput, records: readonly IndexRecord[]) => TextRef[] = () => [],
  readTerms = createTermReader(),
): IndexData {
  const terms = new Map<string, IndexTerm>();
  const lengths: IndexData['lengths'] = { title: [], heading: [], description: [], keywords: [], content: [] };
  const repeats = new Map<number, number>();
  const firstOf = new Map<string, number>();
  let record = 0;

  const addText = (text: string, field: Field): void => {
    if (field === 'title' || field === 'heading') {
      for (const word of wordsOf(text)) if (isStopWord(word)) addWord(terms, STOP_PREFIX + word, record, field);
    }
    addTerms(readTerms(text), field);
  };

  const addTerms = (text: string, field: Field): void => {
    let length = 0;
    for (const term of text === '' ? [] : text.split(' ')) {
      addWord(terms, term, record, field);
      if (!term.startsWith(JOIN_PREFIX)) length++;
    }
    lengths[field].push(length);
  };

  /** As keywords of the record: words by which others call it, and it does not call itself. */
  const addNames = (names: readonly string[], own: string): void => {
    const known = new Set(wordsOf(own).map(stem));
    const words = new Set(names.flatMap((name) => readTerms(name).split(' ')));
    for (const word of words) if (word !== '' && !known.has(stem(word))) addWord(terms, word, record, 'keywords');
  };

  const noteRepeat = (heading: string, text: string): void => {
    if (heading === '' || text.length < MIN_REPEAT) return;
    const key = `${heading}\n${text}`;
    const first = firstOf.get(key);
    if (first === undefined) firstOf.set(key, record);
    else repeats.set(record, first);
  };

  const pages = inputs.map((input): IndexPage => {
    const { records, recordTerms } = toRecords(input, readTerms);
    addText(input.title, 'title');
    addText(input.description, 'description');
    addText(input.keywords.join(' '), 'keywords');
    for (const [at, { heading, id, text }] of records.entries()) {
      addText(heading, 'heading');
      addTerms(recordTerms[at] ?? '', 'content');
      noteRepeat(heading, text);
      addNames(ownValue(input.otherNames ?? {}, id) ?? [], at === 0 ? input.title : heading);
      record++;
    }
    return {
      routePath: input.routePath,
      title: input.title,
      breadcrumbs: input.breadcrumbs,
      records,
      texts: toTexts(input, records),
    };
  });
  const texts = pages.flatMap(({ records }) => records.map(({ text }) => text));
  return {
    pages,
    terms: sortTerms(terms),
    lengths,
    repeats,
    synonyms: [...findAbbreviations(texts), ...nearWords(terms.keys())],
  };
}

/** The lead takes in what precedes any heading, and under a heading that repeats the title. */
function toRecords(
  { title, sections }: SearchPageInput,
  readTerms: (text: string) => string,
): { records: IndexRecord[]; recordTerms: string[] } {
  const lead: IndexRecord = { heading: '', id: '', level: 0, text: '' };
  const records = [lead];
  const recordTerms = [''];
  for (const { id, heading, level, text, terms = readTerms(text) } of sections) {
    const repeatsTitle = records.length === 1 && (level <= 1 || heading === '' || heading === title);
    if (id === undefined || repeatsTitle) {
      const last = records[records.length - 1] ?? lead;
      last.text = joinTexts(last.text, '\n', text);
      recordTerms.push(joinTexts(recordTerms.pop() ?? '', ' ', terms));
    } else {
      records.push({ heading, id, level: Math.min(Math.max(level, 1), 6), text });
      recordTerms.push(terms);
    }
  }
  return { records, recordTerms };
}

function joinTexts(first: string, between: string, second: string): string {
  return first === '' || second === '' ? first + second : first + between + second;
}

function addWord(terms: Map<string, IndexTerm>, word: string, record: number, field: Field): void {
  let term = terms.get(word);
  if (term === undefined) terms.set(word, (term = { word, records: [], frequencies: [] }));
  const { records, frequencies } = term;
  const last = records.length - 1;
  if (records[last] === record) frequencies[last] = addFrequency(frequencies[last] ?? 0, field);
  else {
    records.push(record);
    frequencies.push(addFrequency(0, field));
  }
}

function sortTerms(terms: Map<string, IndexTerm>): IndexTerm[] {
  return [...terms.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
}
