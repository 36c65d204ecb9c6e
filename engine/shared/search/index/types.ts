/** The input of an index, and its form before it is encoded. */
import type { SynonymGroups } from '../text/synonyms.ts';
import type { PackedPostings } from './Postings.ts';

/** A page as search sees it. */
export interface SearchPageInput {
  routePath: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** Label of the navbar item, then of the categories down to the page. */
  breadcrumbs: readonly string[];
  /** Which of its texts are not in the site's language: bit 0 for the page, the next ones for its breadcrumbs. */
  originals?: number;
  /** Other pages' names for the page (`''`) or a section (by id). */
  otherNames?: Readonly<Record<string, readonly string[]>>;
  /** Readers' names for the page (`''`) or a section (by id), from the author. */
  readerWords?: Readonly<Record<string, readonly string[]>>;
  sections: readonly SearchSectionInput[];
}

/** Text under one heading. The first section of a page has no id: it is what precedes any heading. */
interface SearchSectionInput {
  id?: string;
  heading: string;
  level: number;
  text: string;
  /** Terms of the text by `createTermReader`, where they are known already. */
  terms?: string;
}

/** A section of an API reference has its level plus this: names of methods and fields rank behind texts that explain. */
export const REFERENCE_LEVEL = 8;

/** A record is what a search finds: the start of a page (its lead, level 0) or one section of it. */
export interface IndexRecord {
  heading: string;
  /** Id of the heading's element; empty for the lead. */
  id: string;
  level: number;
}

export interface IndexPage {
  routePath: string;
  title: string;
  breadcrumbs: readonly string[];
  originals?: number;
  /** Lead first. Records of all pages are numbered through in order. */
  records: IndexRecord[];
  /** Where the texts of its records are; undefined if they are not stored. */
  texts?: PageTexts;
}

/** Texts of a page's records, in order: pieces of a pack, one after the other. */
export interface PageTexts {
  pack: string;
  /** Byte of the pack at which the first piece begins. */
  start: number;
  pieces: TextPiece[];
}

/** The number of texts, and the number of bytes. */
export type TextPiece = [count: number, length: number];

export interface IndexTerm {
  word: string;
  /** The number of records that contain it. */
  count: number;
  /** Visits each of them in ascending order, with its frequencies, see `addFrequency`. */
  forEach(visit: (record: number, frequencies: number) => void): void;
}

/** A run of pages of an index, independent of the other pages. Records are numbered from 0. */
export interface IndexSegment {
  /** Identifies the whole content, where segments are cached. */
  key?: string;
  pages: IndexPage[];
  lengths: IndexData['lengths'];
  /** Records with enough text to be distinguished, with a hash of the text. */
  comparable: [record: number, key: string][];
  /** Abbreviations that its texts define, with their long forms. */
  abbreviations: SynonymGroups;
  postings: PackedPostings;
  /** Postings of the readers' words. */
  readerWords: PackedPostings;
}

export interface IndexData {
  pages: IndexPage[];
  /** Ascending by word (UTF-16 code units). */
  terms: IndexTerm[];
  /** Words that only readers use, in the same order. */
  readerWords: IndexTerm[];
  /** Number of words (stop words not counted) by field and record; page fields by page. */
  lengths: Record<'title' | 'heading' | 'description' | 'keywords' | 'content', number[]>;
  /** Sections that repeat one of another page, heading and text: record → the first of its kind. */
  repeats: Map<number, number>;
  /** Sections whose heading many sections have (`Options`), so it does not name their subject. */
  commonHeadings: Set<number>;
  /** Terms that mean the same: those the pages themselves define, and what is common in the field. */
  synonyms: SynonymGroups;
  /** The site's name as it is typed, if the first page introduces the site. */
  siteName?: string | undefined;
  /** Language and direction of texts that are not in the site's language: `en ltr`. */
  language?: string | undefined;
  /** Visits bytes that together determine the postings of the terms from `from` up to, but not including, `to`. */
  visitPostings(from: number, to: number, visit: (bytes: Uint8Array) => void): void;
}
