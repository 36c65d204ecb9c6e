/** Pages → a segment of an index: which word occurs where, and how often. */
import { ownValue } from '../../ownValue.ts';
import type { Field } from '../fields.ts';
import { JOIN_PREFIX, STOP_PREFIX } from '../text/specialWords.ts';
import { isStopWord } from '../text/stopWords.ts';
import { createTermReader } from '../text/createTermReader.ts';
import { createAbbreviations } from '../text/createAbbreviations.ts';
import { stem } from '../text/stem.ts';
import { wordsOf } from '../text/tokenize.ts';
import { mergeSegments } from './mergeSegments.ts';
import { Postings } from './Postings.ts';
import {
  REFERENCE_LEVEL,
  type IndexData,
  type IndexPage,
  type IndexRecord,
  type IndexSegment,
  type PageTexts,
  type SearchPageInput,
} from './types.ts';

/** Shorter texts may be equal by chance; their meaning depends on the text around them. */
const MIN_REPEAT = 40;

/** How the texts of a page are stored, and how two texts are compared. */
export interface IndexOptions {
  /** Keeps the texts of a page's records, in order. */
  toTexts?(page: SearchPageInput, texts: readonly string[]): PageTexts | undefined;
  readTerms?(text: string): string;
  /** Represents a long text where only equality matters, so that the text itself need not be stored. */
  toKey?(text: string): string;
}

export interface SegmentBuilder {
  /** Keeps nothing of its text. */
  add(page: SearchPageInput): void;
  finish(): IndexSegment;
}

export function buildIndex(inputs: readonly SearchPageInput[], options?: IndexOptions): IndexData {
  const builder = createSegmentBuilder(options);
  for (const input of inputs) builder.add(input);
  return mergeSegments([builder.finish()]);
}

/** Page by page, so that a large site's texts need not all be in memory. */
export function createSegmentBuilder({
  toTexts = () => undefined,
  readTerms = createTermReader(),
  toKey = (text) => text,
}: IndexOptions = {}): SegmentBuilder {
  const postings = new Postings();
  const readerWords = new Postings();
  const lengths: IndexSegment['lengths'] = { title: [], heading: [], description: [], keywords: [], content: [] };
  const comparable: IndexSegment['comparable'] = [];
  const abbreviations = createAbbreviations();
  const pages: IndexPage[] = [];
  let record = 0;

  const addText = (text: string, field: Field): void => {
    if (field === 'title' || field === 'heading') {
      for (const word of wordsOf(text)) if (isStopWord(word)) postings.add(STOP_PREFIX + word, record, field);
    }
    addTerms(readTerms(text), field);
  };

  const addTerms = (text: string, field: Field): void => {
    let length = 0;
    for (const term of text === '' ? [] : text.split(' ')) {
      postings.add(term, record, field);
      if (!term.startsWith(JOIN_PREFIX)) length++;
    }
    lengths[field].push(length);
  };

  /** Keywords of the record: the names that others use for it and that it does not use itself. */
  const addOtherNames = (words: Iterable<string>, own: string): void => {
    const known = new Set(wordsOf(own).map(stem));
    for (const word of words) if (word !== '' && !known.has(stem(word))) postings.add(word, record, 'keywords');
  };
  /** Words of many readers count more, even the record's own name. */
  const addReaderWords = (words: readonly string[]): void => {
    for (const word of words) if (word !== '') readerWords.add(word, record, 'keywords');
  };
  const wordsIn = (names: readonly string[] = []): string[] => names.flatMap((name) => readTerms(name).split(' '));

  const noteComparable = (heading: string, text: string): void => {
    if (heading !== '' && text.length >= MIN_REPEAT) comparable.push([record, toKey(`${heading}\n${text}`)]);
  };

  return {
    add(input) {
      const sections = toRecords(input, readTerms);
      const texts = sections.map(({ text }) => text);
      addText(input.title, 'title');
      addText(input.description, 'description');
      addText(input.keywords.join(' '), 'keywords');
      for (const [at, { record: own, text, terms }] of sections.entries()) {
        addText(own.heading, 'heading');
        addTerms(terms, 'content');
        noteComparable(own.heading, text);
        const name = at === 0 ? input.title : own.heading;
        addOtherNames(new Set(wordsIn(ownValue(input.otherNames ?? {}, own.id))), name);
        addReaderWords(wordsIn(ownValue(input.readerWords ?? {}, own.id)));
        abbreviations.add(text);
        record++;
      }
      pages.push({
        routePath: input.routePath,
        title: input.title,
        breadcrumbs: input.breadcrumbs,
        originals: input.originals,
        records: sections.map((section) => section.record),
        texts: toTexts(input, texts),
      });
    },
    finish() {
      return {
        pages,
        lengths,
        comparable,
        abbreviations: abbreviations.toGroups(),
        postings: postings.pack(),
        readerWords: readerWords.pack(),
      };
    },
  };
}

interface RecordText {
  record: IndexRecord;
  text: string;
  terms: string;
}

/** The lead contains the text before any heading, and the text under a heading that repeats the title. */
function toRecords({ title, sections }: SearchPageInput, readTerms: (text: string) => string): RecordText[] {
  const lead: RecordText = { record: { heading: '', id: '', level: 0 }, text: '', terms: '' };
  const records = [lead];
  for (const { id, heading, level, text, terms = readTerms(text) } of sections) {
    const repeatsTitle = records.length === 1 && (level <= 1 || heading === '' || heading === title);
    if (id === undefined || repeatsTitle) {
      const last = records[records.length - 1] ?? lead;
      last.text = joinTexts(last.text, '\n', text);
      last.terms = joinTexts(last.terms, ' ', terms);
    } else {
      records.push({ record: { heading, id, level: clampLevel(level) }, text, terms });
    }
  }
  return records;
}

function clampLevel(level: number): number {
  const base = level > REFERENCE_LEVEL ? REFERENCE_LEVEL : 0;
  return base + Math.min(Math.max(level - base, 1), 6);
}

function joinTexts(first: string, between: string, second: string): string {
  return first === '' || second === '' ? first + second : first + between + second;
}
