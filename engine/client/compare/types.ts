import type { ReactNode } from 'react';
/** Requests of the comparison page to its worker, and the answers. */
import type { SectionChange } from '../../shared/compare/comparePages.ts';
import type { RoutePath, SiteData } from '../../shared/siteData.ts';
import type { PathRules } from '../../shared/url/sitePaths.ts';

export interface PageInput {
  path: RoutePath;
  /** Folder of its locale in the output. */
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
  /** One HTML text for both versions; in two columns, that of the older version and that of the newer. */
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

/** Which changes of an API are shown. */
export interface ApiChangesProps {
  instanceId: string;
  from: string;
  to: string;
  site: SiteData;
  /** The address of a link, as the page writes it: another script has no part in the context of React. */
  href(target: string): string;
  /** Only changes of operations on this page. */
  path?: string;
}

export type ApiChangesView = (props: ApiChangesProps) => ReactNode;
