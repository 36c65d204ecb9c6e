/** Pages → the data of an index: which word stands where, how often. */
import { FIELDS, type Field } from '../fields.ts';
import { JOIN_PREFIX, STOP_PREFIX } from '../text/specialWords.ts';
import { isStopWord } from '../text/stopWords.ts';
import { joinedWords, wordsOf } from '../text/tokenize.ts';
import type { IndexData, IndexPage, IndexRecord, IndexTerm, Posting, SearchPageInput, TextRef } from './types.ts';

export function buildIndex(
  inputs: readonly SearchPageInput[],
  toTexts: (page: SearchPageInput, records: readonly IndexRecord[]) => TextRef[] = () => [],
): IndexData {
  const terms = new Map<string, Posting[]>();
  const lengths: IndexData['lengths'] = { title: [], heading: [], description: [], keywords: [], content: [] };
  let record = 0;

  const addText = (text: string, field: Field): void => {
    let length = 0;
    for (const word of wordsOf(text)) {
      if (!isStopWord(word)) {
        addWord(terms, word, record, field);
        length++;
      } else if (field === 'title' || field === 'heading') addWord(terms, STOP_PREFIX + word, record, field);
    }
    for (const word of joinedWords(text)) addWord(terms, JOIN_PREFIX + word, record, field);
    lengths[field].push(length);
  };

  const pages = inputs.map((input): IndexPage => {
    const records = toRecords(input);
    addText(input.title, 'title');
    addText(input.description, 'description');
    addText(input.keywords.join(' '), 'keywords');
    for (const { heading, text } of records) {
      addText(heading, 'heading');
      addText(text, 'content');
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
  return { pages, terms: sortTerms(terms), lengths };
}

/** The lead takes in what stands before any heading, and under a heading that repeats the title. */
function toRecords({ title, sections }: SearchPageInput): IndexRecord[] {
  const lead: IndexRecord = { heading: '', id: '', level: 0, text: '' };
  const records = [lead];
  for (const { id, heading, level, text } of sections) {
    const repeatsTitle = records.length === 1 && (level <= 1 || heading === '' || heading === title);
    if (id === undefined || repeatsTitle) {
      const last = records[records.length - 1] ?? lead;
      last.text = last.text === '' ? text : `${last.text}\n${text}`;
    } else records.push({ heading, id, level: Math.min(Math.max(level, 1), 6), text });
  }
  return records;
}

function addWord(terms: Map<string, Posting[]>, word: string, record: number, field: Field): void {
  let postings = terms.get(word);
  if (postings === undefined) terms.set(word, (postings = []));
  let last = postings[postings.length - 1];
  if (last?.record !== record) postings.push((last = { record, frequencies: [0, 0, 0, 0, 0] }));
  const at = FIELDS.indexOf(field);
  last.frequencies[at] = (last.frequencies[at] ?? 0) + 1;
}

function sortTerms(terms: Map<string, Posting[]>): IndexTerm[] {
  return [...terms].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, postings]) => ({ word, postings }));
}
