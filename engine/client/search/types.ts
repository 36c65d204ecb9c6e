/** Messages between the page and the search engine, with or without a worker between them. */
import type { ComponentType } from 'react';
import type { HitType } from '../../shared/search/fields.ts';
import type { QueryProblem } from '../../shared/search/search.ts';
import type { Segment } from '../../shared/search/text/toExcerpt.ts';
import type { Translate } from '../../shared/createTranslate.ts';
import type { Untranslated } from '../../shared/pageData.ts';
import type { LinkTarget, RoutePath, SiteData } from '../../shared/siteData.ts';
import type { resolveScope, ScopeChoice, SearchScope } from './resolveScope.ts';
import type { searchableVersions } from './searchableVersions.ts';
import type { toSearchTarget } from './searchTarget.ts';

export type { QueryProblem, Segment };

export interface SearchRequest extends SearchScope {
  /** `box`, `page` or `suggestions`: a newer search of the same requester replaces an older one. */
  requester: string;
  query: string;
  limit: number;
  perPage: number;
  /** Length of an excerpt, in characters; 0: none is needed. */
  excerptLength: number;
  /** Only so many results are shown, and have excerpts; absent: all. */
  shown?: number;
  /** Results name the terms to mark on their page. */
  highlight: boolean;
  /** Only results of this page. */
  page?: RoutePath | undefined;
}

/** A hit, ready to show. */
export interface SearchResult {
  type: HitType;
  /** With the terms to mark on the page. */
  target: LinkTarget;
  /** Results of one page are next to each other. */
  pagePath: RoutePath;
  title: Segment[];
  /** Empty for a hit on the page as a whole. */
  section: Segment[];
  /** Language and direction of title, section and excerpt, if they are not in the site's language. */
  language: Partial<Untranslated>;
  /** Breadcrumbs and title of its page, with their languages. */
  path: ({ label: string } & Partial<Untranslated>)[];
  /** Undefined until its text has loaded, or when it cannot be loaded. */
  excerpt: Segment[] | undefined;
  /** The number of its page's other results; set on the last one that is shown. */
  more?: number;
}

export interface SearchResponse {
  query: string;
  results: SearchResult[];
  problem?: QueryProblem;
  /** A query that was probably meant. */
  suggestion?: string;
  /** False when another response with the excerpts follows. */
  complete: boolean;
}

/** The two operations. A search may answer twice: as soon as there are hits, and again with their excerpts. */
export interface SearchOperations {
  fetchIndexes(files: string[]): Promise<void>;
  search(request: SearchRequest, onResponse: (response: SearchResponse) => void): Promise<void>;
}

export type WorkerCall =
  | { id: number; operation: 'fetchIndexes'; files: string[] }
  | { id: number; operation: 'search'; request: SearchRequest };

export type WorkerReply =
  | { id: number; response: SearchResponse }
  | { id: number; done: true }
  | { id: number; error: string };

/** One line of the list under the box: a result, a link, or something that stays in the box. */
export type BoxEntry = { result: SearchResult } | BoxAction;

export interface BoxAction {
  label: string;
  target?: LinkTarget;
  run?(): void;
  /** The page to whose results it belongs. */
  pagePath?: RoutePath;
}

/** The input of the list under the box. */
export interface EntriesInput {
  response: SearchResponse;
  /** Places with results, where there are none here. */
  offers?: readonly SearchOffer[] | undefined;
  t: Translate;
  /** The search page for the same query. */
  searchTarget: LinkTarget;
  /** The searched part, if not everything. */
  context: string | undefined;
  /** There is more than what is searched. */
  canWiden: boolean;
  /** Only results of this page are shown. */
  page: RoutePath | undefined;
  type(query: string): void;
  showPage(page: RoutePath | undefined): void;
  searchEverywhere(): void;
}

export interface SearchPanelProps {
  id: string;
  t: Translate;
  href(target: LinkTarget): string;
  Icon: ComponentType<{ name: 'page' | 'section' | 'text' }>;
  /** None before anything is typed: then the entries are recent searches. */
  response: SearchResponse | undefined;
  entries: readonly BoxEntry[];
  selected: number;
  onSelect(index: number): void;
}

export interface SearchResultsProps extends Pick<SearchPanelProps, 't' | 'href' | 'response'> {
  status: 'idle' | 'loading' | 'done' | 'failed';
  offers: readonly SearchOffer[] | undefined;
  /** How many results are shown; others come on demand. */
  shown: number;
  showMore(): void;
  type(query: string): void;
  /** Absent where everything is searched. */
  searchEverywhere: (() => void) | undefined;
}

/** Set by a separate script on the search page. */
export type SearchResultsView = ComponentType<SearchResultsProps>;

/** Results of another context or version. */
export interface SearchOffer {
  /** The context's or the version's. */
  label: string;
  count: number;
  /** The search page that shows them. */
  target: LinkTarget;
}

export interface ElsewhereInput {
  site: Pick<SiteData, 'search' | 'docs'>;
  query: string;
  /** Where it has no results. */
  choice: ScopeChoice;
  client: Pick<SearchOperations, 'search'>;
  resolveScope: typeof resolveScope;
  searchableVersions: typeof searchableVersions;
  toSearchTarget: typeof toSearchTarget;
}

/** The data that recent searches are listed with. */
export interface RecentInput {
  t: Translate;
  type(query: string): void;
  close(): void;
}

/** Set by a separate script when the box is first used. */
export interface SearchView {
  toEntries(input: EntriesInput): BoxEntry[];
  Panel: ComponentType<SearchPanelProps>;
  Problem: ComponentType<{ t: Translate; query: string; problem: QueryProblem }>;
  toRecentEntries(input: RecentInput): BoxEntry[];
  addRecent(query: string): void;
  /** Returns what ends it. */
  lookElsewhere(input: ElsewhereInput, onOffers: (offers: SearchOffer[]) => void): () => void;
}
