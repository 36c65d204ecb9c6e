/** What the page and the search engine say to each other, whether there is a worker between them or not. */
import type { HitType } from '../../shared/search/fields.ts';
import type { QueryProblem } from '../../shared/search/search.ts';
import type { Segment } from '../../shared/search/text/toExcerpt.ts';
import type { LinkTarget, RoutePath } from '../../shared/siteData.ts';

export type { QueryProblem, Segment };

/** Which indexes a search looks through. */
export interface SearchScope {
  /** Main files of the indexes, relative to the site's root. */
  files: string[];
  /** Those of `files` that rank behind their equals, such as the blog's beside the docs. */
  secondary?: string[];
  /** Only pages whose route path begins so. */
  pathPrefix?: string;
  /** Groups of terms that mean the same, beside those that search knows. */
  synonyms?: string[][];
}

export interface SearchRequest extends SearchScope {
  /** `box`, `page` or `suggestions`: a newer search of the same requester replaces an older one. */
  requester: string;
  query: string;
  limit: number;
  perPage: number;
  /** Length of an excerpt, in characters. */
  excerptLength: number;
  /** Results name the terms to mark on their page. */
  highlight: boolean;
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
  breadcrumbs: string[];
  /** Undefined until its text has loaded, or when it cannot be loaded. */
  excerpt: Segment[] | undefined;
}

export interface SearchResponse {
  query: string;
  results: SearchResult[];
  problem?: QueryProblem;
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
  { id: number; response: SearchResponse } | { id: number; done: true } | { id: number; error: string };
