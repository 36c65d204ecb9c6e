/** Options of the blog plugin. */
import * as v from 'valibot';
import {
  address,
  flag,
  functionOf,
  maybeEmptyText,
  regExp,
  severity,
  strict,
  text,
  unused,
  wholeNumber,
} from './fields.ts';
import { fileFields, instanceId, lastUpdateFields, markdownFields, tagFields } from './pluginFields.ts';

export type BlogEditUrlFunction = (params: {
  blogDirPath: string;
  blogPath: string;
  permalink: string;
  locale: string;
}) => string | undefined;

export type FeedType = 'rss' | 'atom' | 'json';

const feedType = v.picklist(['rss', 'atom', 'json']);

/** `'all'`, one type, a list of types, or `null` for no feed; always a list afterwards. */
const feedTypes = v.pipe(
  v.union([v.picklist(['all', 'rss', 'atom', 'json']), v.array(feedType), v.null()]),
  v.transform((value): FeedType[] => {
    if (value === null) return [];
    if (value === 'all') return ['rss', 'atom', 'json'];
    return Array.isArray(value) ? value : [value];
  }),
);

/** How browsers show a feed: with a file of the site, or with the built-in one. */
const stylesheet = v.nullable(v.union([text, flag], 'the path of a file, a boolean or `null`'));

const feedOptions = strict({
  type: v.optional(feedTypes, () => ['rss', 'atom'] as FeedType[]),
  title: v.optional(maybeEmptyText),
  description: v.optional(maybeEmptyText),
  copyright: v.optional(maybeEmptyText),
  language: v.optional(text),
  /** `false` or `null`: no limit. */
  limit: v.optional(v.nullable(v.union([v.literal(false), v.number()])), 20),
  createFeedItems: v.optional(functionOf<(params: never) => unknown>()),
  ...unused(
    v.nullable(
      v.union([flag, strict(unused(stylesheet, 'rss', 'atom'))], 'a boolean, `null`, or an object of `rss` and `atom`'),
    ),
    'xslt',
  ),
});

const allOrCount = (least: number) =>
  v.union([v.literal('ALL'), wholeNumber(least)], `'ALL' or a whole number from ${least}`);

export const blogOptions = strict({
  id: instanceId,
  /** Content folder, relative to the site folder. */
  path: v.optional(text, 'blog'),
  routeBasePath: v.optional(maybeEmptyText, 'blog'),
  tagsBasePath: v.optional(text, 'tags'),
  pageBasePath: v.optional(text, 'page'),
  authorsBasePath: v.optional(text, 'authors'),
  /** `null`: no archive. */
  archiveBasePath: v.optional(v.nullable(text), 'archive'),
  ...fileFields(['**/*.{md,mdx}']),
  postsPerPage: v.optional(allOrCount(1), 10),
  blogTitle: v.optional(maybeEmptyText, 'Blog'),
  blogDescription: v.optional(maybeEmptyText, 'Blog'),
  blogSidebarCount: v.optional(allOrCount(0), 5),
  blogSidebarTitle: v.optional(text, 'Recent posts'),
  truncateMarker: v.optional(regExp),
  showReadingTime: v.optional(flag, true),
  readingTime: v.optional(functionOf<(params: never) => number>()),
  feedOptions: v.optional(feedOptions, {}),
  editUrl: v.optional(v.union([address, functionOf<BlogEditUrlFunction>()], 'a URL or a function')),
  editLocalizedFiles: v.optional(flag, false),
  /** Relative to the content folder. */
  authorsMapPath: v.optional(text, 'authors.yml'),
  onInlineAuthors: v.optional(severity, 'warn'),
  onUntruncatedBlogPosts: v.optional(severity, 'warn'),
  sortPosts: v.optional(v.picklist(['descending', 'ascending']), 'descending'),
  processBlogPosts: v.optional(functionOf<(params: never) => unknown>()),
  ...lastUpdateFields,
  ...tagFields,
  ...markdownFields,
  /** A component of the site for this kind of page, `@site/…` or `@theme/…`; all blogs must name the same. */
  blogListComponent: v.optional(text),
  blogPostComponent: v.optional(text),
  blogTagsListComponent: v.optional(text),
  blogTagsPostsComponent: v.optional(text),
  blogArchiveComponent: v.optional(text),
  ...unused(text, 'blogAuthorsPostsComponent', 'blogAuthorsListComponent'),
});

export type BlogOptions = v.InferOutput<typeof blogOptions>;
