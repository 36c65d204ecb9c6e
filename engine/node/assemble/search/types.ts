import type { SearchPageInput } from '../../../shared/search/index/types.ts';
import type { SearchIndexRef } from '../../../shared/siteData.ts';

/** The content of one index: a version of a docs instance, a blog, or the standalone pages. */
export interface SearchInput {
  type: SearchIndexRef['type'];
  instanceId: string;
  versionName: string;
  /** Relative to the base, with trailing slash, `''` for the latest. */
  versionPath: string;
  pages: readonly SearchPage[];
  /** The site's name as readers type it, if the first page introduces the site. */
  siteName?: string;
  /** Language and direction of texts that are not in the site's language: `en ltr`. */
  language?: string;
  /** Its language writes compounds as one word, which are found by their ends. */
  hasCompounds?: boolean;
}

/** Read when an index is built, so that the texts of a large version need not all be in memory. */
export interface SearchPage {
  routePath: string;
  /** Identifies the content without its address: the same page has the same key in every version. */
  key: string;
  read(): Promise<SearchPageInput>;
}

/** Includes the key that decides whether an index must be rebuilt. */
export interface KeyedSearchInput extends SearchInput {
  /** Derived from its pages. */
  key: string;
  /** The same without their addresses: equal in versions that have the same pages. */
  contentKey: string;
}

/** With the main file of its index. */
export type Named<Input extends SearchInput = SearchInput> = Input & { file: string };

export interface SearchOutput {
  files: SearchFile[];
  refs: SearchIndexRef[];
}

export interface SearchFile {
  /** Relative to the output folder. */
  path: string;
  bytes: Uint8Array;
}
