/** Options of the docs plugin. */
import * as v from 'valibot';
import { address, flag, functionOf, maybeEmptyText, recordOf, removed, strict, text, unused } from './fields.ts';
import { fileFields, instanceId, lastUpdateFields, markdownFields, tagFields } from './pluginFields.ts';

export type DocsEditUrlFunction = (params: {
  version: string;
  versionDocsDirPath: string;
  docPath: string;
  permalink: string;
  locale: string;
}) => string | undefined;

export type NumberPrefixParser = (fileName: string) => { filename: string; numberPrefix?: number };

export const docsVersionOptions = strict({
  /** Part of the URL; `''` is the root of the instance. */
  path: v.optional(maybeEmptyText),
  label: v.optional(text),
  banner: v.optional(v.picklist(['none', 'unreleased', 'unmaintained'])),
  badge: v.optional(flag),
  noIndex: v.optional(flag),
  className: v.optional(text),
});

const docsFields = strict({
  id: instanceId,
  /** Content folder, relative to the site folder. */
  path: v.optional(text, 'docs'),
  /** The address of the instance; `/` or `''` is the root of the site. */
  routeBasePath: v.optional(maybeEmptyText, 'docs'),
  tagsBasePath: v.optional(text, 'tags'),
  ...fileFields(['**/*.{md,mdx}']),
  /** Module with the sidebars; `false`: no sidebars; unset: one sidebar generated from the folders. */
  sidebarPath: v.optional(v.union([v.literal(false), text], 'the path of a file, or `false`')),
  sidebarItemsGenerator: v.optional(functionOf<(args: never) => unknown>()),
  sidebarCollapsible: v.optional(flag, true),
  /** Unset: the same as `sidebarCollapsible`; a category that cannot be folded is open. */
  sidebarCollapsed: v.optional(flag),
  /** `true`: `01-name` has number 1; `false`: the number is part of the name. */
  numberPrefixParser: v.optional(v.union([flag, functionOf<NumberPrefixParser>()], 'a boolean or a function'), true),
  editUrl: v.optional(v.union([address, functionOf<DocsEditUrlFunction>()], 'a URL or a function')),
  editCurrentVersion: v.optional(flag, false),
  editLocalizedFiles: v.optional(flag, false),
  ...lastUpdateFields,
  ...tagFields,
  breadcrumbs: v.optional(flag, true),
  disableVersioning: v.optional(flag, false),
  includeCurrentVersion: v.optional(flag, true),
  lastVersion: v.optional(text),
  onlyIncludeVersions: v.optional(v.pipe(v.array(text), v.minLength(1, 'at least one version'))),
  versions: v.optional(recordOf(docsVersionOptions), () => ({})),
  ...markdownFields,
  homePageId: removed('write `slug: /` into the front matter of the page that comes first'),
  /** A component of the site for this kind of page, `@site/…` or `@theme/…`; all docs must name the same. */
  docItemComponent: v.optional(text),
  docTagsListComponent: v.optional(text),
  docTagDocListComponent: v.optional(text),
  docCategoryGeneratedIndexComponent: v.optional(text),
  ...unused(text, 'docsRootComponent', 'docVersionRootComponent', 'docRootComponent'),
});

export const docsOptions = v.pipe(
  docsFields,
  v.transform((options) => ({
    ...options,
    sidebarCollapsed: options.sidebarCollapsible && (options.sidebarCollapsed ?? true),
  })),
);

export type DocsOptions = v.InferOutput<typeof docsOptions>;
