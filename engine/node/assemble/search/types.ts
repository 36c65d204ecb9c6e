import type { SearchPageInput } from '../../../shared/search/index/types.ts';
import type { SearchIndexRef } from '../../../shared/siteData.ts';

/** What one index is made of: a version of a docs instance, a blog, or the standalone pages. */
export interface SearchInput {
  type: SearchIndexRef['type'];
  instanceId: string;
  versionName: string;
  /** Relative to the base, with trailing slash, `''` for the latest. */
  versionPath: string;
  pages: SearchPageInput[];
}

/** With the main file of its index. */
export interface NamedSearchInput extends SearchInput {
  file: string;
}

export interface SearchOutput {
  files: SearchFile[];
  refs: SearchIndexRef[];
}

export interface SearchFile {
  /** Relative to the output folder. */
  path: string;
  bytes: Uint8Array;
}
