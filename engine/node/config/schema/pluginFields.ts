/** What the docs, blog and pages plugins have in common. */
import * as v from 'valibot';
import { flag, functionOf, severity, strict, text } from './fields.ts';

/** A remark, rehype or recma plugin; a name is not enough. */
const unifiedPlugin = v.union(
  [
    functionOf<(...args: never[]) => unknown>(),
    v.pipe(
      v.array(v.unknown()),
      v.check(([plugin]) => typeof plugin === 'function'),
    ),
  ],
  'a plugin function, or a list of the function and its options',
);

const unifiedPlugins = v.optional(v.array(unifiedPlugin), () => []);

/** `admonitions`: on, off, or other keywords. */
const admonitions = v.optional(
  v.union([
    flag,
    strict({
      keywords: v.optional(v.array(text), () => []),
      extendDefaults: v.optional(flag, true),
    }),
  ]),
  true,
);

export const markdownFields = {
  remarkPlugins: unifiedPlugins,
  rehypePlugins: unifiedPlugins,
  recmaPlugins: unifiedPlugins,
  beforeDefaultRemarkPlugins: unifiedPlugins,
  beforeDefaultRehypePlugins: unifiedPlugins,
  admonitions,
};

export const lastUpdateFields = {
  showLastUpdateTime: v.optional(flag, false),
  showLastUpdateAuthor: v.optional(flag, false),
};

export const tagFields = {
  /** File with the tags that may be used, relative to the content folder; `false` or `null`: no such file. */
  tags: v.optional(v.nullable(v.union([v.literal(false), text]))),
  /** What to do when a page names a tag that file lacks. */
  onInlineTags: v.optional(severity, 'warn'),
};

/** Files left out everywhere by default: partials, tests. */
export const DEFAULT_EXCLUDE = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
];

export const fileFields = (include: string[]) => ({
  include: v.optional(v.array(text), () => [...include]),
  exclude: v.optional(v.array(text), () => [...DEFAULT_EXCLUDE]),
});

/** Instance id: part of folder names and storage keys. */
export const instanceId = v.optional(
  v.pipe(text, v.regex(/^[\w-]+$/, 'an id of letters, digits, `-` and `_`')),
  'default',
);
