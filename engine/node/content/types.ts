import type { BlogAuthorData, LastUpdated, SidebarItem } from '../../shared/pageData.ts';
import type { RoutePath } from '../../shared/siteData.ts';

/** Everything the site folder holds, before any Markdown is compiled. */
export interface Content {
  docs: DocsInstance[];
  blogs: BlogInstance[];
  pages: PagesInstance[];
  /** Absolute paths, in order of precedence. */
  staticDirs: string[];
}

export interface DocsInstance {
  id: string;
  routeBasePath: string;
  versions: DocsVersion[];
  breadcrumbs: boolean;
  tagsBasePath: string;
}

export interface DocsVersion {
  instanceId: string;
  name: string;
  label: string;
  path: RoutePath;
  isLast: boolean;
  banner: 'none' | 'unreleased' | 'unmaintained';
  badge: boolean;
  noIndex: boolean;
  className: string;
  /** Absolute content folder. */
  contentDir: string;
  docs: Doc[];
  draftIds: string[];
  mainDocId: string;
  sidebars: Record<string, SidebarItem[]>;
  generatedIndexes: GeneratedIndex[];
  tags: DocTag[];
}

/** A Markdown file as read from disk. `contentTitle` and `excerpt` come from a line scan, not a parse. */
export interface MarkdownSource {
  filePath: string;
  /** From the content root, `/` separated. */
  relPath: string;
  source: string;
  frontMatter: Record<string, unknown>;
  frontMatterLines: number;
  contentTitle?: string;
  excerpt?: string;
}

export interface Doc {
  id: string;
  file: MarkdownSource;
  routePath: RoutePath;
  title: string;
  description: string;
  keywords: string[];
  image?: string;
  sidebarName?: string;
  sidebarLabel?: string;
  breadcrumbs: { label: string; href?: string }[];
  previous?: { title: string; href: RoutePath };
  next?: { title: string; href: RoutePath };
  tags: { label: string; permalink: RoutePath; description?: string }[];
  draft: boolean;
  unlisted: boolean;
  editUrl?: string;
  lastUpdated?: LastUpdated;
  hideTitle: boolean;
  hideToc: boolean;
  tocMinLevel?: number;
  tocMaxLevel?: number;
}

export interface GeneratedIndex {
  routePath: RoutePath;
  title: string;
  description?: string;
  image?: string;
  keywords: string[];
  sidebarName: string;
  items: SidebarItem[];
  breadcrumbs: { label: string; href?: string }[];
  previous?: { title: string; href: RoutePath };
  next?: { title: string; href: RoutePath };
}

export interface DocTag {
  label: string;
  permalink: RoutePath;
  description?: string;
  docIds: string[];
}

export interface BlogInstance {
  id: string;
  routePath: RoutePath;
  title: string;
  description: string;
  contentDir: string;
  posts: BlogPost[];
  authors: BlogAuthorData[];
  tags: { label: string; permalink: RoutePath; description?: string; postIds: string[] }[];
  postsPerPage: number | 'ALL';
  sidebarTitle: string;
  sidebarCount: number | 'ALL';
  archivePath: RoutePath | null;
  tagsPath: RoutePath;
  authorsPath: RoutePath;
  feed: {
    types: ('rss' | 'atom' | 'json')[];
    title?: string;
    description?: string;
    copyright?: string;
    limit: number | false;
  };
  showReadingTime: boolean;
}

export interface BlogPost {
  id: string;
  file: MarkdownSource;
  routePath: RoutePath;
  title: string;
  description: string;
  /** ISO 8601. */
  date: string;
  tags: { label: string; permalink: RoutePath; description?: string }[];
  authors: BlogAuthorData[];
  keywords: string[];
  image?: string;
  draft: boolean;
  unlisted: boolean;
  editUrl?: string;
  lastUpdated?: LastUpdated;
  hideToc: boolean;
  tocMinLevel?: number;
  tocMaxLevel?: number;
}

export interface PagesInstance {
  id: string;
  pages: MarkdownPage[];
}

export interface MarkdownPage {
  file: MarkdownSource;
  routePath: RoutePath;
  title?: string;
  description?: string;
  keywords: string[];
  image?: string;
  wrapperClassName?: string;
  hideToc: boolean;
  unlisted: boolean;
  draft: boolean;
  editUrl?: string;
  lastUpdated?: LastUpdated;
}
