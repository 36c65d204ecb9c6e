/** Options of the local search plugin (`@easyops-cn/docusaurus-search-local`). */
import * as v from 'valibot';
import { flag, listOf, recordOf, regExp, strict, text, unused } from './fields.ts';
import { instanceId } from './pluginFields.ts';

const contextByPath = v.union([
  text,
  strict({
    /** One label, or one per locale. */
    label: v.union([text, recordOf(text)]),
    path: text,
  }),
]);

const fileFilter = v.union([text, regExp], 'a text or a regular expression');

const entries = {
  id: instanceId,
  indexDocs: v.optional(flag, true),
  indexBlog: v.optional(flag, true),
  indexPages: v.optional(flag, false),
  docsRouteBasePath: v.optional(listOf(text), () => ['docs']),
  blogRouteBasePath: v.optional(listOf(text), () => ['blog']),
  docsDir: v.optional(listOf(text), () => ['docs']),
  blogDir: v.optional(listOf(text), () => ['blog']),
  language: v.optional(listOf(text), () => ['en']),
  /** Octavo's index files always carry a hash. */
  hashed: v.optional(v.union([flag, text], 'a boolean, `filename` or `query`'), false),
  removeDefaultStopWordFilter: v.optional(v.union([flag, v.array(text)]), () => []),
  removeDefaultStemmer: v.optional(flag, false),
  highlightSearchTermsOnTargetPage: v.optional(flag, false),
  searchResultLimits: v.optional(v.number(), 8),
  searchResultContextMaxLength: v.optional(v.number(), 50),
  explicitSearchResultPath: v.optional(flag, false),
  ignoreFiles: v.optional(listOf(fileFilter), () => []),
  ignoreCssSelectors: v.optional(listOf(text), () => []),
  searchBarShortcut: v.optional(flag, true),
  searchBarShortcutHint: v.optional(flag, true),
  searchBarPosition: v.optional(text, 'auto'),
  docsPluginIdForPreferredVersion: v.optional(text),
  /** Paths below which search is a separate context. */
  searchContextByPaths: v.optional(v.array(contextByPath)),
  hideSearchBarWithNoSearchContext: v.optional(flag, false),
  useAllContextsWithNoSearchContext: v.optional(flag, false),
  forceIgnoreNoIndex: v.optional(flag, false),
  fuzzyMatchingDistance: v.optional(v.number(), 1),
  ...unused(text, 'zhUserDict', 'zhUserDictPath'),
};

/** Open, because Docusaurus does not validate the options of this plugin. */
export const searchOptions = strict(entries, { open: true });

export const SEARCH_OPTIONS = Object.keys(entries);

export type SearchOptions = v.InferOutput<typeof searchOptions>;
