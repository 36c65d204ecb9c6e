/** Options that the docs, blog and pages plugins share. */
import * as v from 'valibot';
import { stubSource } from '../module/stub.ts';
import { isNpm2yarn } from '../npm2yarnOptions.ts';
import { flag, severity, strict, text } from './fields.ts';

const PLUGIN = 'a plugin function, or a list of the function and its options';

/** A remark, rehype or recma plugin; a name is not enough. */
const unifiedPlugin = v.custom<UnifiedPlugin>((value) => {
  if (Array.isArray(value)) return value.length === 2 && typeof value[0] === 'function';
  // An object is a preset of plugins and settings.
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}, PLUGIN);

export type UnifiedPlugin =
  | ((...args: never[]) => unknown)
  | [(...args: never[]) => unknown, ...unknown[]]
  | { plugins?: unknown[]; settings?: object };

function isRunnable(plugin: UnifiedPlugin): boolean {
  return stubSource(Array.isArray(plugin) ? plugin[0] : plugin) === undefined || isNpm2yarn(plugin);
}

/** Plugins of missing packages are omitted; a warning has named the package. One plugin needs no package. */
const unifiedPlugins = v.optional(
  v.pipe(
    v.array(unifiedPlugin),
    v.transform((plugins) => plugins.filter(isRunnable)),
  ),
  () => [],
);

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
  /** File with the allowed tags, relative to the content folder; `false` or `null`: no such file. */
  tags: v.optional(v.nullable(v.union([v.literal(false), text]))),
  /** The reaction to a page's tag that is missing in that file. */
  onInlineTags: v.optional(severity, 'warn'),
};

/** Files excluded by default: partials and tests. */
const DEFAULT_EXCLUDE = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'];

export const fileFields = (include: string[]) => ({
  include: v.optional(v.array(text), () => [...include]),
  exclude: v.optional(v.array(text), () => [...DEFAULT_EXCLUDE]),
});

/** Instance id: part of folder names and storage keys. */
export const instanceId = v.optional(
  v.pipe(text, v.regex(/^[\w-]+$/, 'an id of letters, digits, `-` and `_`')),
  'default',
);
