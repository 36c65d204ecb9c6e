import type { ReactNode } from 'react';
/** Messages between the comparison page and its worker. */
import type { SectionChange } from '../../shared/compare/comparePages.ts';
import type { RoutePath, SiteData } from '../../shared/siteData.ts';
import type { PathRules } from '../../shared/url/sitePaths.ts';

export interface PageInput {
  path: RoutePath;
  /** Folder of its locale in the output. */
  folder?: string;
  title: string;
  /** `<main>`, from the page's data file. */
  html: string;
}

export interface CompareRequest {
  /** Absent if a version does not have the page. */
  before?: PageInput;
  after?: PageInput;
  /** Absent if only numbers are requested. */
  show?: ShowOptions;
}

export interface ShowOptions {
  /** Whether both versions share a column or have one each. */
  columns: 1 | 2;
  /** Absolute URL of the site's root. */
  root: string;
  rules: PathRules;
  /** `{heading}` is a placeholder. */
  movedHere: string;
  movedAway: string;
  onlyLook: string;
}

/** A block at the top level of the article. */
export interface Row {
  /** The number of changes in it. */
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
  /** Converts a link's address for the page, because another script cannot read the React context. */
  href(target: string): string;
  /** Only changes of operations on this page. */
  path?: string;
}

export type ApiChangesView = (props: ApiChangesProps) => ReactNode;
