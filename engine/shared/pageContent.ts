/**
 * One page on its way from `node/` to the renderer: its data, and its content, which has one shape per kind of page.
 */
import type { PageData, SidebarData, TocItem, Untranslated } from './pageData.ts';
import type { LinkTarget, RoutePath } from './siteData.ts';

/** Input of the renderer: the page's data, its sidebar, and its content. */
export interface Page extends PageData {
  /** Headings of the table of contents. */
  toc: TocItem[];
  /** The page only has headings of levels that the table of contents omits, so there is space for an empty one. */
  hasEmptyToc?: true;
  hideToc?: boolean;
  /** Absent if all blocks are laid out at once. */
  blockHeights?: BlockHeights;
  /** The site has a page at its root, to which breadcrumbs lead. */
  hasHome?: boolean;
  sidebar?: SidebarData;
  content: PageContent;
}

export type PageContent =
  | DocContent
  | GeneratedIndexContent
  | TagsContent
  | TagContent
  | BlogListContent
  | BlogPostContent
  | BlogArchiveContent
  | BlogAuthorsContent
  | BlogAuthorContent
  | MarkdownPageContent
  | CodePageContent
  | CompareContent
  | { kind: 'search' }
  | { kind: 'not-found'; hasSuggestions?: boolean };

export interface Breadcrumb {
  label: string;
  /** Set if it differs from the page's. */
  language?: Untranslated;
  href?: LinkTarget;
}

/** The mean height of the blocks that the browser lays out late, in pixels: in a wide window, and on a phone. */
export type BlockHeights = [wide: number, narrow: number];

export interface PageLink {
  title: string;
  language?: Untranslated;
  href: LinkTarget;
}

export interface TagLink {
  label: string;
  /** Language of label and description, if it differs from the page's. */
  language?: Untranslated;
  href: RoutePath;
  description?: string;
}

export interface VersionBanner {
  kind: 'unreleased' | 'unmaintained';
  versionLabel: string;
  latestLabel: string;
  /** Same doc in the latest version, else its main document. */
  latestHref: RoutePath;
  latestVersionName: string;
  /** The changes from this version to the latest. */
  changesHref?: LinkTarget;
}

/** The page's line about changes since the previous version. */
export interface ChangeNote {
  type: 'changed' | 'new';
  /** The label of the version since which it changed, or in which it is new. */
  label: string;
  href: LinkTarget;
}

export interface LastUpdated {
  /** Milliseconds since the epoch. */
  at?: number;
  by?: string;
}

export interface DocContent {
  kind: 'doc';
  untranslated?: Untranslated;
  title: string;
  /** The article as HTML, with final links. Contains its own `<h1>` when `hasH1`. */
  html: string;
  hasH1: boolean;
  hideTitle: boolean;
  breadcrumbs?: Breadcrumb[];
  versionBadge?: string;
  banner?: VersionBanner;
  changes?: ChangeNote;
  previous?: PageLink;
  next?: PageLink;
  tags: TagLink[];
  editUrl?: string;
  lastUpdated?: LastUpdated;
  unlisted: boolean;
  draft: boolean;
  /** Address of the Markdown twin, relative to the site root, for "Copy page". */
  markdownFile?: string;
  /** The address for readers' answers about the page. */
  feedback?: string;
}

export interface DocCard {
  type: 'link' | 'category';
  label: string;
  language?: Untranslated;
  href: LinkTarget;
  description?: string;
  descriptionLanguage?: Untranslated;
  /** Class names of the item in the sidebar. */
  className?: string;
  /** Number of items below a category without description. */
  count?: number;
}

export interface GeneratedIndexContent {
  kind: 'generated-index';
  title: string;
  titleLanguage?: Untranslated;
  description?: string;
  descriptionLanguage?: Untranslated;
  image?: LinkTarget;
  cards: DocCard[];
  breadcrumbs?: Breadcrumb[];
  versionBadge?: string;
  banner?: VersionBanner;
  previous?: PageLink;
  next?: PageLink;
}

export interface TagsContent {
  kind: 'tags';
  title: string;
  tags: (TagLink & { count: number })[];
  /** The tags belong to a blog, not to docs. */
  ofBlog: boolean;
  sidebar?: BlogSidebar;
}

export interface TagContent {
  kind: 'tag';
  tag: TagLink;
  allTagsHref: RoutePath;
  unlisted?: boolean;
  items: (PageLink & { href: RoutePath; description?: string })[];
}

export interface BlogAuthorData {
  key?: string;
  /** Language of name, title and description, if it differs from the page's. */
  language?: Untranslated;
  name: string;
  title?: string;
  url?: string;
  email?: string;
  imageUrl?: LinkTarget;
  description?: string;
  socials: { platform: string; url: string }[];
  /** Author page, when there is one. */
  page?: RoutePath;
  postCount: number;
}

export interface BlogPostSummary {
  title: string;
  /** Set if it differs from the page's. */
  language?: Untranslated;
  href: RoutePath;
  /** ISO 8601. */
  date: string;
  readingMinutes?: number;
  description: string;
  image?: ImageData;
  authors: BlogAuthorData[];
  tags: TagLink[];
  /** Excerpt (or whole post) as HTML, for lists that show it. */
  excerptHtml: string;
  truncated: boolean;
  unlisted: boolean;
  editUrl?: string;
}

interface ImageData {
  src: LinkTarget;
  width?: number;
  height?: number;
  alt?: string;
}

export interface BlogListContent {
  kind: 'blog-list';
  title: string;
  titleLanguage?: Untranslated;
  posts: BlogPostSummary[];
  /** Set on a tag's or author's list. */
  tag?: TagLink & { count: number };
  allTagsHref?: RoutePath;
  unlisted?: boolean;
  previousPage?: RoutePath;
  nextPage?: RoutePath;
  sidebar?: BlogSidebar;
}

export interface BlogSidebar {
  title: string;
  titleLanguage?: Untranslated;
  /** In groups, each below its year. */
  byYear: boolean;
  items: BlogSidebarItem[];
}

export interface BlogSidebarItem extends PageLink {
  /** ISO 8601. */
  date: string;
}

export interface BlogPostContent {
  kind: 'blog-post';
  untranslated?: Untranslated;
  post: BlogPostSummary;
  html: string;
  hasH1: boolean;
  previous?: PageLink;
  next?: PageLink;
  editUrl?: string;
  lastUpdated?: LastUpdated;
  sidebar?: BlogSidebar;
  markdownFile?: string;
}

export interface BlogArchiveContent {
  kind: 'blog-archive';
  title: string;
  description?: string;
  /** Newest year first; posts ascending by date within a year. */
  years: { year: string; posts: (PageLink & { href: RoutePath; date: string })[] }[];
}

export interface BlogAuthorsContent {
  kind: 'blog-authors';
  authors: BlogAuthorData[];
  sidebar?: BlogSidebar;
}

export interface BlogAuthorContent {
  kind: 'blog-author';
  author: BlogAuthorData;
  posts: BlogPostSummary[];
  authorsHref: RoutePath;
  previousPage?: RoutePath;
  nextPage?: RoutePath;
  sidebar?: BlogSidebar;
}

/** Versions to choose from; the browser computes their differences. */
export interface CompareContent {
  kind: 'compare';
  /** The script that compares pages, relative to the site root. */
  workerFile: string;
  instances: {
    id: string;
    versions: { label: string; href: RoutePath }[];
    /** For each version, the index of the newest one with the same text. */
    texts: number[];
    /** The changes, release by release. */
    feed: LinkTarget;
  }[];
}

/** A page written as a component. */
export interface CodePageContent {
  kind: 'code-page';
  html: string;
}

export interface MarkdownPageContent {
  kind: 'page';
  untranslated?: Untranslated;
  title: string;
  html: string;
  hasH1: boolean;
  unlisted?: boolean;
  draft?: boolean;
  editUrl?: string;
  lastUpdated?: LastUpdated;
}
