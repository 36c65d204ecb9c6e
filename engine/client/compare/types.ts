/** What the page that compares versions asks of the worker, and what it answers. */
import type { SectionChange } from '../../shared/compare/comparePages.ts';
import type { RoutePath } from '../../shared/siteData.ts';
import type { PathRules } from '../../shared/url/sitePaths.ts';

export interface PageInput {
  path: RoutePath;
  /** Of its locale in the output. */
  folder?: string;
  title: string;
  /** `<main>` as the page's data file has it. */
  html: string;
}

export interface CompareRequest {
  /** Absent where a version does not have the page. */
  before?: PageInput;
  after?: PageInput;
  /** Absent where only numbers are wanted. */
  show?: ShowOptions;
}

export interface ShowOptions {
  /** Both versions in one column, or each in its own. */
  columns: 1 | 2;
  /** Absolute URL of the site's root. */
  root: string;
  rules: PathRules;
  /** `{heading}` is a placeholder. */
  movedHere: string;
  movedAway: string;
  onlyLook: string;
}

/** A part of the article at its top level. */
export interface Row {
  /** Changes in it. */
  changes: number;
  isHeading: boolean;
  /** HTML of both versions in one; of two columns, that of the older version and that of the newer. */
  html: string | readonly [before: string, after: string];
}

export interface CompareResponse {
  /** Words. */
  added: number;
  removed: number;
  sections: SectionChange[];
  rows: Row[];
}

export interface WorkerCall {
  id: number;
  request: CompareRequest;
}

export type WorkerReply = { id: number; response: CompareResponse } | { id: number; error: string };
