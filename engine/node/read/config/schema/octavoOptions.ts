/** Octavo's own options, under `customFields.octavo`, where Docusaurus does not look. */
import * as v from 'valibot';
import { apiOptions } from './apiOptions.ts';
import { flag, strict, text, wholeNumber } from './fields.ts';

const endpoint = v.pipe(
  text,
  v.regex(/^(?:https:\/\/[^\s/]|\/(?!\/))\S*$/, 'an address that begins with "https://" or "/"'),
);
/** Also a server on the author's machine. */
const feedbackAddress = v.pipe(
  text,
  v.regex(
    /^(?:https:\/\/[^\s/]|http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/]|$)|\/(?!\/))\S*$/,
    'an address that begins with "https://" or "/"',
  ),
);
const synonymGroup = v.pipe(v.array(text), v.minLength(2, 'a list of at least two terms that mean the same'));

const host = v.pipe(
  text,
  v.regex(
    /^(?:https?|wss?):\/\/(?:\*\.)?[a-z\d_-]+(?:\.[a-z\d_-]+)*(?::\d+)?\/?$/i,
    'a host such as "https://api.example.com" or "wss://*.example.com"',
  ),
  v.transform((value) => value.replace(/\/$/, '')),
);

const searchFields = strict({
  /** Synonyms that readers of this site use: `[['quota', 'allowance'], ['GPU', 'accelerator card']]`. */
  synonyms: v.optional(v.array(synonymGroup), []),
  /** A file with readers' names for a page or a section: `/operations#backup | disaster recovery, restore point`. */
  readerWords: v.optional(text),
  /** The box offers recent searches, stored on the reader's machine. */
  recent: v.optional(flag, true),
  /** Address that receives queries without results. */
  reportEmpty: v.optional(endpoint),
});

/** The search of the site, and the options of Octavo's own. */
function toSearchChoice(value: 'auto' | 'site' | false | v.InferOutput<typeof searchFields>) {
  if (typeof value === 'object') return { use: 'octavo' as const, ...value };
  return { use: value === false ? ('none' as const) : value, ...v.parse(searchFields, {}) };
}

const ownOptions = strict({
  /** The theme's style sheets: Docusaurus's, or Octavo's. */
  look: v.optional(v.picklist(['classic', 'octavo']), 'classic'),
  /** The `Copy page` button on docs and blog posts; the look decides the default. */
  copyPage: v.optional(flag),
  /**
   * Readers can enlarge pictures and diagrams wider than their column; the look and the site's plugins decide the
   * default.
   */
  zoom: v.optional(flag),
  /** Address that receives readers' answers to "Was this page helpful?"; without it no page asks. */
  feedback: v.optional(feedbackAddress),
  /** Suggestions of similar pages and a link to the start page, on the not-found page; the look decides the default. */
  suggestions: v.optional(flag),
  /** Other folders from which pages may use pictures, and to which symbolic links may lead. */
  allowOutside: v.optional(v.array(text), []),
  /** For sites in plain Markdown: static files are reviewed like code, so they may do what code may. */
  trustStatic: v.optional(flag, false),
  /** Hosts that the policy allows scripts to contact, in addition to those that appear in the site's code. */
  connect: v.optional(v.array(host), []),
  /** The page that shows what changed between two versions; `false`: none. */
  compare: v.optional(
    v.union([
      v.literal(false),
      strict({
        /** Its path; by default `compare`, unless the site has a page there. */
        path: v.optional(text),
        /**
         * Shows a link to the differences on every page that differs from the previous version; the look decides the
         * default.
         */
        line: v.optional(flag),
      }),
    ]),
    {},
  ),
  /** A cache server shared with other machines, with Bazel's HTTP protocol; `OCTAVO_CACHE_URL` wins. */
  cacheUrl: v.optional(text),
  /** API descriptions with a reference on the site. */
  api: v.optional(apiOptions, []),
  /** How long one step of a plugin may wait or block its event loop. */
  pluginSeconds: v.optional(wholeNumber(1), 120),
  /** Octavo's own search: on unless the site has one. `false`: none. `'site'`: the site's own search. */
  search: v.optional(
    v.pipe(
      v.union([v.literal('auto'), v.literal(false), v.literal('site'), searchFields], 'an object, `false` or "site"'),
      v.transform(toSearchChoice),
    ),
    'auto',
  ),
});

/**
 * A Docusaurus folder keeps its appearance: Octavo's additions belong to its own look, unless the site enables them.
 */
export const octavoOptions = v.pipe(
  ownOptions,
  v.transform(({ copyPage, suggestions, compare, ...options }) => {
    const byDefault = options.look === 'octavo';
    return {
      ...options,
      copyPage: copyPage ?? byDefault,
      suggestions: suggestions ?? byDefault,
      compare: compare === false ? compare : { ...compare, line: compare.line ?? byDefault },
    };
  }),
);

export type OctavoOptions = v.InferOutput<typeof octavoOptions>;
